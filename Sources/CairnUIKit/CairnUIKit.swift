import Cairn

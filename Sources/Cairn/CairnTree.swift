@_exported import CairnTree

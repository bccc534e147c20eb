"""What a kernel of the lessons loads before its first box, which can say then what it needs; no name is left of it."""

with __import__("contextlib").suppress(ImportError):  # a terminal of this JupyterLab may open another Python
    __import__("barrage_nb")

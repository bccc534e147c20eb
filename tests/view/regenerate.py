"""Write the pictures kept beside the tests anew: `python tests/view/regenerate.py`, then look at each."""

import sys
from pathlib import Path

FOLDER = Path(__file__).parent / "golden"

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).parents[2]))
    from barrage_nb.view import svg
    from tests.view.pictures import golden

    for name, picture in golden().items():
        (FOLDER / f"{name}.svg").write_text(svg(picture))
        print(name)

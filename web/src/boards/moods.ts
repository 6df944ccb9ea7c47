// The colours of all games: each has a file mood.css in its folder here. They are few, and tiles and tables need them at once.

import.meta.glob("./*/mood.css", { eager: true });

// What games of every kind need, and their wording, for those who open or read any (see `gameAwaited` in `play.ts`).
import "./nurikabe/game.ts";
import "./wording.ts";

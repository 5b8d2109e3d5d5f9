// What games of every kind need, for those who open or read any (see `gameAwaited` in `play.ts`).
import "./nurikabe/game.ts";

import "./game.ts";
import "./wording.ts";

/** Nurikabe as all who play it know it, with all that a game needs. The page has these parts apart; see `first.ts`. */
export { nurikabe } from "./first.ts";

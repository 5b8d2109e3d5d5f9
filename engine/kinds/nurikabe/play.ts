import "./wording.ts";
import "./writing.ts";

/** Nurikabe as all who play it know it, with all that is played. The page has these parts apart; see `first.ts`. */
export { nurikabe } from "./first.ts";

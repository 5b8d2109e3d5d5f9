// What digits are written with; it comes with the board of digits.
import "./digit-hand.ts";

export { Pad } from "./pad.ts";
export { Pens } from "./pens.ts";

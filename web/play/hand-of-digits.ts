// What digits are written with; it comes with the board of digits.
export { Pad } from "./pad.ts";
export { Pens } from "./pens.ts";

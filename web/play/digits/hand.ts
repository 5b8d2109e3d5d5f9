// What digits are written with; it comes with the board of digits.
import "../pad.ts";
import "../pens.ts";

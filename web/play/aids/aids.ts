// What aids the eye and the hand beside a board, and is fetched after the first one can be played.
import "./board-aids.ts";
import "./board-bar.ts";
import "./input-mode.ts";
import "./verdict.ts";

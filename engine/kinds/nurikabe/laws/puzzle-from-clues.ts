import { bringLaws } from "../puzzle/from-clues.ts";
import { NurikabeGrid } from "../puzzle/grid.ts";
import { answerOn } from "./answer.ts";
import { lawsOf } from "./laws.ts";

bringLaws({ lawsOf, blank: (cells) => new NurikabeGrid(cells), answer: answerOn });

/** The puzzle with these clues, and all that its laws need. */
export { nurikabePuzzle } from "../puzzle/from-clues.ts";

import type { CSSResult } from "lit";
import type { Board } from "../../../engine/model/board.ts";
import { type Cell, cellOf, type Fact } from "../../../engine/model/fact.ts";
import type { CellNames } from "../../../engine/model/lattice.ts";
import type { Puzzle } from "../../../engine/model/puzzle.ts";
import type { Lang } from "../../../engine/model/words.ts";
import { withoutFilled } from "../../boards/chain-tints.ts";
import { mentionsIn, renamed } from "../../boards/mentions.ts";
import { outlined } from "../../boards/outline.ts";
import { tintsIn } from "../../boards/tint.ts";
import type { TintRole, Tints } from "../../boards/tints.ts";
import type { HintState, PlayState } from "../../state/state.ts";
import type { WhyState } from "../../state/why.ts";
import { memo } from "../../ui/memo.ts";
import { besideStyles } from "./beside-styles.ts";
import { fitBoard } from "./board-window.ts";
import { hintWords } from "./hint-words.ts";
import { offered } from "./mistake-part.ts";
import { whyWords } from "./why-words.ts";

const NONE: readonly Fact[] = [];

/** How a hint, or the answer to a question, is shown on the board and said to who does not see it. */
export interface HintDisplay {
  tints(play: PlayState): Tints;
  /** What is said to who does not see it; cells as the player calls them. */
  said(play: PlayState, lang: Lang, names: CellNames): string;
  /** The layout of the screen beside its sheet. */
  readonly styles: CSSResult;
  /** Keeps in sight what is spoken of; see `fitBoard`. */
  fit(main: HTMLElement, play: PlayState, lang: Lang): void;
}

const tinted = memo(
  (hint: HintState | null, why: WhyState | null, puzzle: Puzzle, board: Board, going: readonly Fact[]) => {
    const tints = withoutFilled(tintsIn({ hint, why }), puzzle, board);
    const marked = going.map((fact): [Cell, TintRole[]] => [cellOf(fact), ["conflict"]]);
    return outlined({ ...tints, cells: new Map([...tints.cells, ...marked]) }, puzzle);
  },
);

/** A broken rule names its cells; beside them all marks are shown that taking it back would take. */
function tintsFor(play: PlayState): Tints {
  const { hint, why, puzzle, position } = play;
  const going = hint?.hint?.type === "broken" && !why ? offered(play).facts : NONE;
  return tinted(hint, why, puzzle, position.board, going);
}

/** What the board was last fitted to: the clock draws the screen anew each second, and to fit is to lay it out several times. */
let fitted: readonly unknown[] = [];

/** The display of hints and answers; the sheets bring it along. */
export const telling: HintDisplay = {
  tints: tintsFor,
  styles: besideStyles,
  fit(main, play, lang) {
    const { hint, why, puzzle } = play;
    const now = [main, main.clientWidth, main.clientHeight, hint, why, lang];
    if (now.every((one, at) => one === fitted[at])) return;
    fitted = now;
    const named = mentionsIn(said(play, lang), puzzle.cols, lang, "rows").flatMap(({ cell }) => cell ?? []);
    fitBoard(main, tintsFor(play), named, puzzle);
  },
  said: (play, lang, names) => renamed(said(play, lang), play.puzzle.cols, lang, names),
};

function said(play: PlayState, lang: Lang): string {
  const { why, hint } = play;
  if (why) {
    const { heading, verdict, rule, context, sentences } = whyWords(play, why, lang);
    return joined([heading, verdict, rule, context, ...sentences]);
  }
  if (!hint) return "";
  const { heading, context, sentences } = hintWords(play, hint, lang);
  return joined([heading, context, ...sentences]);
}

function joined(parts: readonly (string | null)[]): string {
  return parts.filter((part) => part !== null).join(". ");
}

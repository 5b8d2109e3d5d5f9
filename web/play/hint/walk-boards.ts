import { nothing, render } from "lit";
import { PLAIN } from "../../boards/board.ts";
import type { BoardElement } from "../../boards/board-element.ts";
import { withoutFilled } from "../../boards/chain-tints.ts";
import { type FrameWords, frameWords } from "../../boards/frame-words.ts";
import { outlined } from "../../boards/outline.ts";
import type { PhraseSubject } from "../../boards/spoken/phrase.ts";
import { frameTints } from "../../boards/tint.ts";
import { frame as nextFrame } from "../../effects/frame.ts";
import { boardTags, showBoard } from "../../kinds/boards.ts";
import type { Picture } from "../../pictures/picture.ts";
import { snapshotOf } from "../../pictures/snapshot.ts";
import type { App } from "../../state/app.ts";
import { type Frame, framesOf } from "../../state/frames.ts";
import { chunkLost } from "../../state/reload.ts";
import type { HintState, PlayState } from "../../state/state.ts";
import { subjectOf } from "./sheet-parts.ts";

/** Side of a board while it is drawn, in CSS pixels: digits and lines stand to each other as on a phone. */
const SIDE = 340;

/** A frame of a walk: its board and its words. */
export interface Drawn {
  readonly picture: Picture;
  readonly words: FrameWords;
  readonly subject: PhraseSubject;
}

/** The frames of a hint; none where it walks nowhere. */
export function walkOf({ hint }: HintState): readonly Frame[] {
  return hint?.type === "step" ? framesOf(hint.steps) : [];
}

/**
 * Draws the boards of a walk one by one, as on paper whatever the theme, where nobody sees them; `told` hears how many are drawn.
 * Null when the signal called it off.
 */
export async function drawWalk(
  app: App,
  play: PlayState,
  hint: HintState,
  told: (n: number) => void,
  signal: AbortSignal,
): Promise<readonly Drawn[] | null> {
  const { state } = app.store;
  const { lang, settings } = state;
  const { puzzle } = play;
  const place = document.createElement("div");
  place.className = "on-paper";
  place.inert = true;
  Object.assign(place.style, { position: "fixed", insetInlineStart: "-200vw", inlineSize: `${SIDE}px` });
  place.style.setProperty("--rows", String(puzzle.rows));
  place.style.setProperty("--cols", String(puzzle.cols));
  place.style.setProperty("--board-height", `${2 * SIDE}px`);
  document.body.append(place);
  const drawn: Drawn[] = [];
  try {
    for (const [step, frame] of walkOf(hint).entries()) {
      const words = frameWords(play, frame, lang);
      const shown = {
        ...{ puzzle, lang, readonly: true, board: hint.board },
        look: { ...PLAIN, cells: settings.cells },
        tints: outlined(withoutFilled(frameTints(frame), puzzle, hint.board), puzzle),
        tool: "pan" as const,
      };
      render(
        showBoard(shown, () => chunkLost(app.store)),
        place,
      );
      const board = place.querySelector<BoardElement>(boardTags());
      await board?.updateComplete;
      await nextFrame();
      if (signal.aborted) return null;
      const subject = subjectOf(state, play, { ...hint, tier: 3, step });
      if (board) drawn.push({ words, subject, picture: snapshotOf(board, words.heading) });
      told(drawn.length);
    }
    return drawn;
  } finally {
    render(nothing, place);
    place.remove();
  }
}

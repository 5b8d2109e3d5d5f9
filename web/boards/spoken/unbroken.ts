import { html, type TemplateResult } from "lit";
import type { CellNames } from "../../../engine/model/lattice.ts";
import type { Lang } from "../../../engine/model/words.ts";
import { mentionsIn } from "../mentions.ts";

/** A sentence with its cells as the player calls them; class "whole" keeps each name on one line. */
export function unbroken(
  sentence: string,
  cols: number,
  lang: Lang,
  names: CellNames,
): (string | TemplateResult)[] {
  return mentionsIn(sentence, cols, lang, names).map(({ text, cell }) =>
    cell === undefined ? text : html`<span class="whole">${text}</span>`,
  );
}

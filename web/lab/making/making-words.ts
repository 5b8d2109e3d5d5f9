import type { Lang } from "../../../engine/model/words.ts";
import type { MakingEvent } from "../../../worker/api.ts";
import { numeral } from "../../ui/numbers.ts";
import { count, t } from "../../words/more.ts";

/** What a maker did, in a sentence. */
export function makingWords({ type, cells, open }: MakingEvent): string {
  switch (type) {
    case "begun":
      return cells.length > 0 || open > 0 ? count("making.begun-draft", open) : t("making.begun");
    case "one":
      return t("making.one");
    case "dug":
    case "other":
    case "put-back":
      return count(`making.${type}`, cells.length);
    case "kept":
    case "dropped":
    case "renewed":
      return count(`making.${type}`, open);
  }
}

/** Milliseconds with two digits that count. */
export function millisText(ms: number, lang: Lang): string {
  return numeral(ms, lang, { maximumSignificantDigits: 2 });
}

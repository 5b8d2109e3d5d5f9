import { playKind } from "../../engine/kinds/play.ts";
import { fail } from "../../engine/model/result.ts";
import { inEveryLang } from "../../engine/model/words.ts";
import type { Acts } from "../state/app.ts";
import type { Store } from "../state/store.ts";
import type { Thinking } from "../thinking/think.ts";
import { t } from "../words/more.ts";
import type { Navigation } from "./navigate.ts";

/** Opens the puzzle of a text; the worker reads it, so no text can hold the page. */
export function openActs(
  store: Store,
  thinking: () => Promise<Thinking>,
  navigation: Navigation,
): Pick<Acts, "detect" | "openText"> {
  const detect: Acts["detect"] = async (text, signal) => {
    try {
      return await (await thinking()).read(text, signal);
    } catch {
      return fail(
        "lost",
        inEveryLang(() => t("play.lost")),
      );
    }
  };
  return {
    detect,
    async openText(text, signal) {
      const read = await detect(text, signal);
      if (signal?.aborted) return null;
      if (!read.ok) return read.problem;
      const { kind, text: canonical, marks, notice } = read.value;
      const puzzle = playKind(kind)?.parse(canonical);
      if (!puzzle?.ok) return puzzle ? puzzle.problem : null;
      const place = {
        route: { screen: "play", kind, text: canonical } as const,
        puzzle: puzzle.value,
        marks,
      };
      await navigation.enter(place);
      if (notice) store.dispatch({ type: "toast", toast: { text: notice[store.state.lang] } });
      return null;
    },
  };
}

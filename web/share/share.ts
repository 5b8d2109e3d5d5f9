import { linkTo } from "../../engine/play/link.ts";
import type { Acts } from "../state/app.ts";
import type { Store } from "../state/store.ts";
import { subjectsOf } from "../state/subjects.ts";

/** Links to the puzzle on the screen, and the ways they leave the app. */
export function shareActs(store: Store): Pick<Acts, "link" | "share" | "copy"> {
  return {
    link(withMarks) {
      const [play] = subjectsOf(store.state);
      const base = new URL("./", document.baseURI);
      if (!play) return base.href;
      const marks = withMarks ? play.position.board.marks : undefined;
      base.hash = linkTo(play.kind, play.puzzle, marks);
      return base.href;
    },

    async share(url) {
      if ("share" in navigator) {
        try {
          await navigator.share({ title: document.title, url });
          return "shared";
        } catch (why) {
          if (why instanceof DOMException && why.name === "AbortError") return "shared";
        }
      }
      return (await copied(url)) ? "copied" : "failed";
    },

    copy: copied,
  };
}

async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

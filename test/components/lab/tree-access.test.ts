import { expect } from "@open-wc/testing";
import { DEFAULT_SETTINGS } from "../../../web/state/settings.ts";
import { dress, entitle } from "../../../web/ui/document.ts";
import { speak } from "../../../web/words/words.ts";
import { all, cramped, find, flaws, LOOKS, type Look, overflow, phone, settled } from "../look.ts";
import { leaveTrees, type TreeStand, treeStand } from "./tree-stand.ts";

const CLASSIC = "/((3,12,8)(2,4,6)(14,5,2))";

/** What is looked at, and how one gets there. */
const SCENES: Readonly<Record<string, readonly [link: string, act: (on: TreeStand) => Promise<void>]>> = {
  "at a cut": [CLASSIC, async (on) => on.acts.go(13)],
  "at the end, with what minimax finds and the table of nodes": [
    CLASSIC,
    async (on) => {
      on.acts.set({ minimax: true });
      on.acts.go(99);
      for (const details of all(on.pane, "details")) (details as HTMLDetailsElement).open = true;
      await on.until(() => all(on.pane, "tbody tr").length === 13);
    },
  ],
  "with long numbers": ["/((-123456789012345,0.5)(999999999999999,7))", async (on) => on.acts.go(5)],
  "with a text that is no tree": ["/((3,12,8)(2,four,6)", async () => {}],
  "with a tree too large to draw": [
    CLASSIC,
    async (on) => {
      on.acts.put(`(${"(1 2)".repeat(1_000)})`);
      await on.until(() => Object.keys(on.tree.entered).length === 4 && on.tree.trace?.nodes.length === 0);
    },
  ],
};

async function shown(look: Look, link: string): Promise<TreeStand> {
  await phone(look);
  dress(look.lang, look.theme);
  entitle("Ergo");
  return treeStand(link, undefined, {
    lang: look.lang,
    settings: { ...DEFAULT_SETTINGS, theme: look.theme },
  });
}

for (const look of LOOKS) {
  describe(`The tree in ${look.lang}, ${look.theme}, text at ${look.text} %`, () => {
    for (const [name, [link, act]] of Object.entries(SCENES)) {
      it(`has no flaw and fits a phone ${name}`, async () => {
        const on = await shown(look, link);
        await act(on);
        await settled(on.pane);
        await new Promise((resolve) => setTimeout(resolve, 50));
        // The pane stands alone here, without the screen's landmarks and heading.
        const own = (await flaws(look)).filter((flaw) => !/^(region|landmark|page-has)/.test(flaw));
        expect(own).to.deep.equal([]);
        expect(overflow()).to.equal(0);
        if (look.text === 100) expect(cramped()).to.deep.equal([]);
      });
    }
  });
}

describe("The tree on a phone", () => {
  it("has picture, sentence and steps in sight together, between the heading and the tabs", async () => {
    for (const lang of ["en", "zh"] as const) {
      const on = await shown({ lang, theme: "light", text: 100 }, CLASSIC);
      on.acts.go(13);
      await settled(on.pane);
      const top = on.pan.getBoundingClientRect().top;
      const bottom = find(on.pane, ".buttons").getBoundingClientRect().bottom;
      expect(bottom - top).to.be.lessThan(740 - 56 - 61 - 60);
      expect(on.pan.view.getBoundingClientRect().height).to.be.greaterThan(220);
    }
  });

  it("has targets of at least 44 pixels for fingers", async () => {
    const on = await shown({ lang: "en", theme: "light", text: 100 }, CLASSIC);
    for (const target of all(on.pane, "button, select, summary, label.order, input[type=range]")) {
      const { width, height } = target.getBoundingClientRect();
      if (width === 0) continue;
      expect(Math.min(width, height), target.outerHTML.slice(0, 80)).to.be.at.least(44);
    }
  });
});

after(async () => {
  leaveTrees();
  document.documentElement.style.fontSize = "";
  delete document.documentElement.dataset.theme;
  await speak("en");
});

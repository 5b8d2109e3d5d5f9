import { expect } from "@open-wc/testing";
import { DEFAULT_SETTINGS } from "../../../web/state/settings.ts";
import { dress, entitle } from "../../../web/ui/document.ts";
import { speak } from "../../../web/words/words.ts";
import { PANES, type Workbench } from "../../../web/workbench/bench/workbench.ts";
import { find, flaws, LOOKS, overflow, phone, settled } from "../look.ts";
import { game } from "../shell.ts";
import { benchStage, SUDOKU } from "./workbench-stage.ts";

/** A small Sudoku and a small Nurikabe; what they say is as long as elsewhere. */
const SMALL = "/sudoku/1200300200400300";
const ISLANDS = "/nurikabe/5/5/2g2n4n1j";

/** A run of each puzzle, done once and looked at in every way. */
const runs = new Map<string, Workbench>();

async function runOf(link: string): Promise<Workbench> {
  const known = runs.get(link);
  if (known) return known;
  const on = await benchStage(link);
  while (!on.bench.rules) await settled(on.screen);
  await on.acts.run();
  runs.set(link, on.bench);
  return on.bench;
}

/** What is on the bench when it is looked at, beside the panes after a run. */
const SCENES: Readonly<Record<string, (run: Workbench) => Partial<Workbench>>> = {
  "before a run": () => ({ journal: [], tallies: [], rounds: [], end: null }),
  "while it runs": () => ({ running: "run", end: null }),
  "with a wrong mark and its reason": ({ journal, kind }) => ({
    ...{ journal: [], end: null, wrong: [1, 3], taps: "write", selection: [1] },
    doubt: {
      cell: 1,
      why: {
        ...{ type: "because", fact: journal[0].adds[0] },
        steps: journal.flatMap(({ step }) => step ?? []).slice(0, kind.id === "sudoku" ? 12 : 3),
      },
    },
  }),
  "with a supposition walked": ({ journal }) => ({
    pane: "query",
    view: { entry: journal.findIndex(({ step }) => step?.chains), frame: 1 },
    selection: [4],
  }),
};

before(() => speak("en"));

for (const look of LOOKS) {
  describe(`The workbench in ${look.lang}, ${look.theme}, text at ${look.text} %`, () => {
    const shown = async (link: string, change: (run: Workbench) => Partial<Workbench>) => {
      const run = await runOf(link);
      await phone(look);
      dress(look.lang, look.theme);
      entitle("Ergo");
      const on = await benchStage(link, undefined, {
        ...{ lang: look.lang, settings: { ...DEFAULT_SETTINGS, theme: look.theme } },
        shelf: { games: [game(1)], corpus: [{ kind: "sudoku", level: 3, count: 9 }] },
      });
      on.app.store.dispatch({ type: "set", set: { workbench: { ...run, ...change(run) } } });
      await settled(on.screen);
      return on;
    };
    const isFine = async () => {
      await new Promise((resolve) => setTimeout(resolve, 50));
      expect(await flaws(look)).to.deep.equal([]);
      expect(overflow()).to.equal(0);
    };

    for (const pane of PANES) {
      it(`has no flaw and fits a phone after a run: ${pane}`, async () => {
        const on = await shown(pane === "log" ? ISLANDS : SMALL, ({ journal }) => ({
          pane,
          ...(pane === "query" && { selection: [1], view: { entry: journal.length - 1, frame: 0 } }),
        }));
        if (pane === "rules") await customElements.whenDefined("ergo-rule-desk");
        if (pane === "analysis") await customElements.whenDefined("ergo-analysis-pane");
        await settled(on.screen);
        await isFine();
      });
    }

    for (const [name, change] of Object.entries(SCENES)) {
      it(`has no flaw and fits a phone ${name}`, async () => {
        await shown(name.includes("supposition") ? SUDOKU : SMALL, change);
        await isFine();
      });
    }

    it("has no flaw and fits a phone where a puzzle is chosen", async () => {
      const on = await shown(SMALL, () => ({}));
      on.app.store.dispatch({ type: "sheet", sheet: "puzzle" });
      await customElements.whenDefined("ergo-puzzle-sheet");
      await settled(on.screen);
      find(on.screen, "ergo-puzzle-sheet textarea, textarea");
      await new Promise((resolve) => setTimeout(resolve, 300));
      await isFine();
    });
  });
}

after(() => {
  document.documentElement.style.fontSize = "";
  delete document.documentElement.dataset.theme;
});

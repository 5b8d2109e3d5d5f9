import { expect } from "@open-wc/testing";
import { setViewport } from "@web/test-runner-commands";
import type { TableState } from "../../../web/lab/race/table.ts";
import { DEFAULT_SETTINGS } from "../../../web/state/settings.ts";
import { dress, entitle } from "../../../web/ui/document.ts";
import { speak } from "../../../web/words/words.ts";
import { all, cramped, find, flaws, LOOKS, overflow, phone, settled } from "../look.ts";
import { labStage, timed } from "./lab-stage.ts";

const LOST: TableState["problem"] = {
  code: "lost",
  text: {
    en: "The timing broke off. What was timed stays; please go on once more.",
    zh: "计时中断了，已有的结果保留，请继续一次。",
  },
};

/** How the table is looked at. */
const TABLES: Readonly<Record<string, () => TableState>> = {
  "before it was begun": () => ({ ...timed(0), tables: {}, run: null }),
  "while it runs": () => timed(7),
  "after it broke off": () => ({ ...timed(12), run: null, problem: LOST }),
  "when it is whole": () => timed(25),
  "of five searches": () => timed(25, "nurikabe"),
};

before(() => speak("en"));

for (const look of LOOKS) {
  describe(`The lab in ${look.lang}, ${look.theme}, text at ${look.text} %`, () => {
    const shown = async (link: string) => {
      await phone(look);
      dress(look.lang, look.theme);
      entitle("Ergo");
      return labStage(link, { lang: look.lang, settings: { ...DEFAULT_SETTINGS, theme: look.theme } });
    };
    const isFine = async () => {
      await new Promise((resolve) => setTimeout(resolve, 200)); // colours of buttons change slowly
      expect(await flaws(look)).to.deep.equal([]);
      expect(overflow()).to.equal(0);
      if (look.text === 100) expect(cramped()).to.deep.equal([]);
    };

    it("has no flaw and fits a phone with an odd address", async () => {
      const on = await shown("/xyz");
      await on.until(() => (on.lab.race?.names.length ?? 0) > 0);
      await isFine();
    });

    for (const [name, table] of Object.entries(TABLES)) {
      it(`has no flaw and fits a phone with the table ${name}`, async () => {
        const on = await shown("/race");
        on.acts.race.show("table");
        await customElements.whenDefined("ergo-race-table");
        await on.until(() => on.lab.table !== null);
        on.app.store.dispatch({ type: "set", set: { lab: { ...on.lab, table: table() } } });
        await settled(on.screen);
        await isFine();
        for (const head of all(on.screen, ".times tbody th[scope=row]")) {
          const { scrollWidth, clientWidth } = head;
          expect(scrollWidth, head.textContent ?? "").to.be.at.most(clientWidth);
          const verdict = head.nextElementSibling?.querySelector(".verdict");
          const left = verdict?.getBoundingClientRect().left ?? Number.POSITIVE_INFINITY;
          expect(left, verdict?.textContent ?? "").to.be.at.least(head.getBoundingClientRect().right);
        }
      });
    }

    it("has the open tab in sight on the smallest phone", async () => {
      await shown("/methods");
      await setViewport({ width: 320, height: 568 });
      const on = await labStage("/methods", { lang: look.lang });
      const [tab, row] = ["[role=tab][aria-selected=true]", ".tabs"].map((one) =>
        find(on.screen, one).getBoundingClientRect(),
      );
      expect(tab.left).to.be.at.least(row.left);
      expect(tab.right).to.be.at.most(row.right);
    });
  });
}

after(() => {
  document.documentElement.style.fontSize = "";
  delete document.documentElement.dataset.theme;
});

import { expect } from "@open-wc/testing";
import { METHOD_IDS } from "../../../web/lab/methods/methods.ts";
import { DEFAULT_SETTINGS } from "../../../web/state/settings.ts";
import { dress, entitle } from "../../../web/ui/document.ts";
import { speak } from "../../../web/words/words.ts";
import { cramped, find, flaws, LOOKS, overflow, phone, settled } from "../look.ts";
import { type LabStage, labStage } from "./lab-stage.ts";

const pane = ({ screen }: LabStage) => find(screen, "ergo-methods-pane");
const within = (on: LabStage, selector: string): HTMLElement[] =>
  Array.from(pane(on).shadowRoot?.querySelectorAll<HTMLElement>(selector) ?? []);

async function shown(link: string, look = LOOKS[0]): Promise<LabStage> {
  await phone(look);
  dress(look.lang, look.theme);
  entitle("Ergo");
  await speak(look.lang);
  const on = await labStage(link, {
    lang: look.lang,
    settings: { ...DEFAULT_SETTINGS, theme: look.theme },
  });
  await on.until(() => within(on, "h3").length > 0);
  return on;
}

describe("The pages on methods", () => {
  it("are listed with a link each, and an odd name is answered with a sentence", async () => {
    const on = await shown("/methods");
    const links = within(on, ".list a").map((link) => link.getAttribute("href"));
    expect(links).to.deep.equal(METHOD_IDS.map((id) => `#/lab/methods/${id}`));
    const odd = await shown("/methods/xyz");
    expect(find(odd.screen, "[role=alert]").textContent).to.contain("no page");
  });

  for (const lang of ["en", "zh"] as const) {
    const look = LOOKS.find((one) => one.lang === lang) ?? LOOKS[0];
    it(`tell idea, cost and source of each, and the code of all but the numbers and the orders (${lang})`, async () => {
      const on = await shown("/methods", look);
      for (const id of METHOD_IDS) {
        on.app.store.dispatch({ type: "route", route: { screen: "lab", link: `/methods/${id}` } });
        await on.until(() => on.lab.methods?.page === id);
        await settled(pane(on));
        expect(within(on, "section p").length, id).to.be.greaterThan(0);
        expect(within(on, "dt").length, id).to.be.within(1, 4);
        expect(within(on, ".sources li").length, id).to.be.greaterThan(0);
        expect(within(on, "pre").length, id).to.equal(["numbers", "orders"].includes(id) ? 0 : 1);
        for (const line of within(on, "pre span")) {
          // A line that wraps goes on within the one that it belongs to.
          const { paddingInlineStart, textIndent } = getComputedStyle(line);
          const [sign, indent] = [line.textContent?.search(/\S/) ?? 0, Number.parseFloat(paddingInlineStart)];
          expect(Number.parseFloat(textIndent), id).to.equal(-indent);
          expect(indent, id).to.be.greaterThan(
            sign * (Number.parseFloat(getComputedStyle(line).fontSize) / 2),
          );
        }
        for (const said of within(on, "p, dd"))
          expect(/[一-鿿]/.test(said.textContent ?? "") || said.textContent === "O(n)。", id).to.equal(
            lang === "zh",
          );
      }
    });
  }

  for (const look of LOOKS) {
    it(`have no flaw and fit a phone in ${look.lang}, ${look.theme}, text at ${look.text} %`, async () => {
      for (const link of ["/methods", "/methods/alpha-beta"]) {
        await shown(link, look);
        await new Promise((resolve) => setTimeout(resolve, 200)); // colours of buttons change slowly
        expect(await flaws(look)).to.deep.equal([]);
        expect(overflow()).to.equal(0);
        if (look.text === 100) expect(cramped()).to.deep.equal([]);
      }
    });
  }
});

after(async () => {
  document.documentElement.style.fontSize = "";
  delete document.documentElement.dataset.theme;
  await speak("en");
});

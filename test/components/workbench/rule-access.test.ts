import { expect } from "@open-wc/testing";
import { EVERY_RULE } from "../../../engine/model/choice.ts";
import "../../../web/workbench/rules/rule-desk.ts";
import { all, find, flaws, LOOKS, overflow, phone, settled, until } from "../look.ts";
import { desk, OWN, SUSPENDED } from "./rule-stage.ts";

afterEach(() => {
  document.documentElement.removeAttribute("style");
  document.documentElement.removeAttribute("data-theme");
});

describe("the rules on a phone", () => {
  for (const look of LOOKS)
    it(`have no flaw, ${look.lang}, ${look.theme}, text at ${look.text} %`, async () => {
      await phone(look);
      document.documentElement.dataset.theme = look.theme;
      document.documentElement.lang = look.lang;
      document.title = "Ergo";
      const { element } = await desk({
        lang: look.lang,
        choice: { ...EVERY_RULE, text: OWN.replace("Swordfish", "Swordfish spot"), off: ["last-place"] },
        suspended: [SUSPENDED],
      });
      find(find(element, "ergo-rule-vet"), "button").click();
      await until(() => all(find(element, "ergo-rule-vet"), "li").length === 4);
      await settled(element);
      expect(await flaws(look)).to.deep.equal([]);
      expect(overflow()).to.equal(0);

      find(element, ".head button").click();
      await settled(element);
      expect(await flaws(look)).to.deep.equal([]);
      expect(overflow()).to.equal(0);

      all(element, ".segment")[1].click();
      await until(() => all(element, ".cm-lintRange-error").length > 0);
      await settled(element);
      expect(all(element, ".cm-lintRange-error")).to.have.length(1);
      expect(await flaws(look)).to.deep.equal([]);
      expect(overflow()).to.equal(0);
    });
});

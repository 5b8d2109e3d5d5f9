import { expect } from "@open-wc/testing";
import { setViewport } from "@web/test-runner-commands";
import { LANGS } from "../../../engine/model/words.ts";
import { speak } from "../../../web/words/words.ts";
import { all, dressed, find, overflow, settled } from "../look.ts";
import { benchStage, SUDOKU } from "./workbench-stage.ts";

before(dressed);
beforeEach(() => {
  document.documentElement.style.fontSize = "200%";
});
after(async () => {
  document.documentElement.style.fontSize = "";
  await speak("en");
  await setViewport({ width: 800, height: 600 });
});

const SIZES = [
  [320, 568],
  [740, 360],
  [1280, 800],
] as const;

for (const [width, height] of SIZES)
  for (const lang of LANGS)
    it(`with text of 200 % on ${width} x ${height} the bench has its board, its controls and words of tabs in sight (${lang})`, async () => {
      await setViewport({ width, height });
      await speak(lang);
      const on = await benchStage(SUDOKU, undefined, { lang });
      await settled(on.screen);
      const title = find(on.screen, "h1");
      expect(title.scrollWidth, "title").to.be.at.most(title.clientWidth);
      const isBelow = width < 960;
      const floor = isBelow ? find(on.screen, ".tabs").getBoundingClientRect().top : innerHeight;
      for (const one of all(on.screen, ".tool"))
        expect(one.getBoundingClientRect().bottom, one.textContent ?? "").to.be.at.most(floor);
      for (const tab of all(on.screen, ".tab")) {
        expect(tab.scrollWidth, tab.textContent ?? "").to.be.at.most(tab.clientWidth);
        if (!isBelow) expect(tab.getBoundingClientRect().right).to.be.at.most(innerWidth);
        expect(find(tab, "span").getClientRects()).to.have.length(1);
      }
      expect(overflow()).to.be.at.most(0);
      if (isBelow) return;
      const [long, last] = [document.createElement("div"), document.createElement("span")];
      long.style.blockSize = "3000px";
      last.className = "unseen";
      last.textContent = "for the ear";
      find(on.screen, ".pane").append(long, last);
      expect(document.documentElement.scrollHeight).to.be.at.most(innerHeight);
    });

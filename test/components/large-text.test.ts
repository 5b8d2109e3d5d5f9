import { expect, fixture, html } from "@open-wc/testing";
import { setViewport } from "@web/test-runner-commands";
import "../../engine/kinds/games.ts";
import { LANGS } from "../../engine/model/words.ts";
import "../../web/enter/enter-screen.ts";
import { FIRST } from "../../web/enter/record.ts";
import { extendByEntering } from "../../web/enter/reduce.ts";
import { boardTags } from "../../web/kinds/boards.ts";
import "../../web/settings/settings-screen.ts";
import { extendByHome } from "../../web/shelf/home.ts";
import "../../web/shelf/shelf-screen.ts";
import { speak } from "../../web/words/words.ts";
import { all, cramped, dressed, find, overflow, settled, until } from "./look.ts";
import { appWith, CORPUS, IDLE_DESK } from "./shell.ts";

/** The smallest phone, upright and on its side, and a desktop. */
const SIZES = [
  [320, 568],
  [740, 360],
  [1280, 800],
] as const;

before(dressed);
beforeEach(() => {
  document.documentElement.style.fontSize = "200%";
});
after(async () => {
  document.documentElement.style.fontSize = "";
  await speak("en");
  await setViewport({ width: 800, height: 600 });
});

/** The parts of an element that reach beyond its right edge, each as a line. */
function beyond(box: Element): string[] {
  const { right } = box.getBoundingClientRect();
  return all(box, "*")
    .filter((one) => one.getBoundingClientRect().right > right + 0.5)
    .map((one) => one.outerHTML.slice(0, 80));
}

for (const [width, height] of SIZES) {
  describe(`with text of 200 % on ${width} x ${height}`, () => {
    for (const lang of LANGS) {
      it(`all settings stay within their cards (${lang})`, async () => {
        await setViewport({ width, height });
        await speak(lang);
        const storage = async () => ({ games: 12, bytes: 1_340_000, persisted: false, limits: [] });
        const screen = await fixture(
          html`<ergo-settings-screen .app=${appWith({ lang }, { storage })}></ergo-settings-screen>`,
        );
        const build = "0123456789abcdef";
        find(screen, ".about .name .note").append(build);
        await settled(screen);
        expect(overflow()).to.be.at.most(0);
        expect(all(screen, "section").flatMap(beyond)).to.deep.equal([]);
        expect(cramped(screen)).to.deep.equal([]);
        for (const words of all(screen, ".segments span")) {
          const [box, own] = [words.closest("label"), words].map((one) => one?.getBoundingClientRect());
          expect(own && box && own.top - box.top, words.textContent ?? "").to.be.at.least(8);
          expect(own && box && own.height / own.width, words.textContent ?? "").to.be.below(2);
        }
      });

      it(`the welcome of a newcomer has at least six signs on a line (${lang})`, async () => {
        await setViewport({ width, height });
        await speak(lang);
        const app = appWith({ lang, shelf: { games: [], corpus: CORPUS } });
        extendByHome(app.store);
        const screen = await fixture(html`<ergo-shelf-screen .app=${app}></ergo-shelf-screen>`);
        await settled(screen);
        const welcome = find(screen, ".welcome p");
        const sign = Number.parseFloat(getComputedStyle(welcome).fontSize);
        expect(welcome.getBoundingClientRect().width).to.be.at.least(6 * sign);
        expect(overflow()).to.be.at.most(0);
        expect(all(screen, "section").flatMap(beyond)).to.deep.equal([]);
      });
    }

    it("the board of a puzzle that is entered can be seen", async () => {
      await setViewport({ width, height });
      await speak("en");
      const app = appWith({ route: { screen: "enter", link: "" } }, { entering: async () => IDLE_DESK });
      extendByEntering(app.store);
      app.store.dispatch({ type: "enter/opened", kept: FIRST });
      const screen = await fixture(html`<ergo-enter-screen .app=${app}></ergo-enter-screen>`);
      await until(() => all(screen, "[role=gridcell]").length > 0);
      await settled(screen);
      expect(find(screen, boardTags()).getBoundingClientRect().width).to.be.at.least(
        Math.min(width, height) * 0.75,
      );
      expect(overflow()).to.be.at.most(0);
    });
  });
}

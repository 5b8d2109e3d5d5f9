// A third kind on the real screens: a bundle in which the tables name Latin squares as well (see test/browser/bundles.mjs).
import { expect, fixture, fixtureCleanup, html } from "@open-wc/testing";
import { EVERY_RULE } from "../../engine/model/choice.ts";
import { LANGS } from "../../engine/model/words.ts";
import { linkTo } from "../../engine/play/link.ts";
import "../../web/enter/enter-screen.ts";
import { FIRST } from "../../web/enter/record.ts";
import { extendByEntering } from "../../web/enter/reduce.ts";
import { Weighing } from "../../web/enter/weighing.ts";
import { readRemembered } from "../../web/make/order.ts";
import { pictureOf } from "../../web/share/picture.ts";
import { Lane } from "../../web/thinking/engine-client.ts";
import { spawn } from "../../web/thinking/spawn.ts";
import { speak, t } from "../../web/words/words.ts";
import { firstOrder } from "../../web/workbench/analysis/analysis.ts";
import { newBench } from "../../web/workbench/bench/new-bench.ts";
import "../../web/make/make-screen.ts";
import "../../web/share/print-sheet.ts";
import "../../web/share/share-sheet.ts";
import "../../web/shelf/shelf-screen.ts";
import "../../web/workbench/analysis/analysis-order.ts";
import { cellOn, labelOf } from "./board-hand.ts";
import { raceStage } from "./lab/race-stage.ts";
import { all, dressed, find, flaws, LOOKS, overflow, phone, settled, textIn, until } from "./look.ts";
import { hinted, part, stage, type } from "./play/play-stage.ts";
import { appWith, CORPUS, IDLE_DESK, playing } from "./shell.ts";
import { benchStage } from "./workbench/workbench-stage.ts";

const TEXT = "0020113000400500000002003";
const ANSWER = "3524113524413522413552413";
const LATIN = { kind: "latin", text: TEXT };
const NAME = { en: "Latin square", zh: "拉丁方阵" };
const lane = new Lane(spawn, { spare: false });

before(async () => {
  document.title = "Ergo";
  await dressed();
});
beforeEach(() => speak("en"));
after(() => {
  document.documentElement.removeAttribute("data-theme");
  document.documentElement.style.fontSize = "";
});

describe("Latin squares on the play screen", () => {
  it("stand on the board of digits, with peers in row and column and no blocks", async () => {
    const on = await stage(LATIN);
    expect(on.board.localName).to.equal("ergo-digit-board");
    expect(all(on.board, "[role=gridcell]")).to.have.length(25);
    expect(all(on.board, ".blocks")).to.have.length(0);
    on.app.store.dispatch({ type: "select", cells: [6] });
    await settled(on.screen);
    expect(all(on.board, ".peer")).to.have.length(8);
    expect(all(part(on, "ergo-pad"), "span.digit")).to.have.length(5);
  });

  it("bring their rules in pictures", async () => {
    const on = await stage(LATIN);
    on.app.acts.sheet("help");
    await until(() => all(on.screen, "figure").length > 0);
    expect(all(on.screen, "figure").map(({ className }) => className)).to.deep.equal([
      ...["right", "wrong", "right", "wrong"],
    ]);
    expect(textIn(on.screen)).to.contain("This column holds 1 twice.");
  });

  it("are drawn as a picture with what is written", async () => {
    const { puzzle, position } = playing("latin", TEXT);
    const marks = position.board.marks.map((_, cell) => (cell === 0 ? 3 : 0));
    const { svg } = pictureOf(puzzle, { board: { ...position.board, marks } }, NAME.en);
    const drawn = new DOMParser().parseFromString(svg, "image/svg+xml");
    const texts = (look: string) => [...drawn.querySelectorAll(look)].map((text) => text.textContent);
    expect(texts(".given")).to.deep.equal([...TEXT].filter((digit) => digit !== "0"));
    expect(texts(".yours")).to.deep.equal(["3"]);
  });

  for (const lang of LANGS) {
    it(`take digits and show a hint of the real reasoner (${lang})`, async () => {
      await speak(lang);
      const on = await stage({ ...LATIN, settings: { lang }, state: { lang } });
      const grid = all(on.board, "[role=grid]")[0];
      expect(grid.getAttribute("aria-label")).to.contain(NAME[lang]);
      on.app.store.dispatch({ type: "select", cells: [0] });
      await type(on, "3");
      expect(labelOf(on.board, 0)).to.contain(t("board.yours", { digit: 3 }));
      const { board } = on.play.position;
      const reply = await lane.ask("hint", { ...LATIN, board, truth: null });
      if (!reply.ok) throw new Error(reply.problem.text.en);
      await hinted(on, reply.value);
      on.app.store.dispatch({ type: "hint-show", tier: 3 });
      await settled(on.screen);
      const sheet = part(on, "ergo-hint-sheet");
      // The sheet is drawn in a frame of its own.
      await until(() => textIn(sheet) !== "");
      expect(textIn(sheet)).to.contain({ en: "Hidden single", zh: "排除" }[lang]);
      expect(textIn(sheet)).to.match(
        { en: /(row|column) \d, \d fits only in R\dC\d\./, zh: /第\d[行列]里，/ }[lang],
      );
      const [told] = reply.value.type === "step" ? reply.value.steps.slice(-1) : [];
      expect(told?.adds).to.have.length(1);
      expect(all(on.board, ".conclude")).to.have.length(1);
    });
  }

  it("can be asked about each of their digits", async () => {
    const on = await stage(LATIN);
    on.app.acts.why(1);
    await customElements.whenDefined("ergo-why-sheet");
    await settled(on.screen);
    const labels = all(part(on, "ergo-why-sheet"), "button").map((button) => button.textContent?.trim());
    expect(labels.filter((label) => /^\d$/.test(label ?? ""))).to.deep.equal(["1", "2", "3", "4", "5"]);
  });

  for (const look of LOOKS) {
    it(`have no accessibility fault (${look.lang}, ${look.theme}, ${look.text} %)`, async () => {
      await phone(look);
      document.documentElement.lang = look.lang;
      document.documentElement.dataset.theme = look.theme;
      const on = await stage({
        ...LATIN,
        settings: { theme: look.theme, lang: look.lang },
        state: { lang: look.lang },
      });
      await type(on, "ArrowDown");
      expect(await flaws(look)).to.deep.equal([]);
      expect(overflow()).to.equal(0);
      expect(cellOn(on.board, 2).textContent).to.equal("2");
    });
  }
});

describe("Latin squares elsewhere", () => {
  for (const lang of LANGS) {
    it(`are told of on the shelf, which has none of them to begin (${lang})`, async () => {
      await speak(lang);
      fixtureCleanup();
      const app = appWith({ lang, shelf: { games: [], corpus: CORPUS } });
      const screen = await fixture(html`<ergo-shelf-screen .app=${app}></ergo-shelf-screen>`);
      await settled(screen);
      expect(all(screen, "details summary").map((one) => one.textContent)).to.include(NAME[lang]);
      expect(all(screen, ".start")).to.have.length(2);
    });
  }

  it("are shared by link, and by no address of another program", async () => {
    fixtureCleanup();
    const play = playing("latin", TEXT);
    const link = `https://ergo.test/${linkTo(play.kind, play.puzzle)}`;
    const app = appWith({ sheet: "share", play }, { link: () => link });
    const sheet = await fixture(html`<ergo-share-sheet .app=${app}></ergo-share-sheet>`);
    await settled(sheet);
    expect(find<HTMLInputElement>(sheet, "input.field").value).to.equal(`https://ergo.test/#/latin/${TEXT}`);
    expect(textIn(sheet)).not.to.contain("puzz.link");
    expect(textIn(sheet)).to.contain("Plain text");
  });

  it("stand on paper with their answer", async () => {
    fixtureCleanup();
    const app = appWith(
      { sheet: "print", play: playing("latin", TEXT), picked: [] },
      { solve: async () => [...ANSWER].map(Number) },
    );
    const sheet = await fixture(html`<ergo-print-sheet .app=${app}></ergo-print-sheet>`);
    await settled(sheet);
    find(sheet, ".switch input").click();
    await settled(sheet);
    const paper = find(document.body, "ergo-print-pages");
    const digitsOn = (page: Element) => [...page.querySelectorAll("svg.board text")].length;
    await until(() => all(paper, "svg.sheet").map(digitsOn).join() === "8,25");
    expect(
      all(paper, "svg.board .boxes")
        .map((path) => path.getAttribute("d"))
        .join(""),
    ).to.equal("");
  });

  it("can be made in their sizes", async () => {
    fixtureCleanup();
    const blank = readRemembered(null);
    const app = appWith({
      making: {
        ...blank,
        run: null,
        techniques: {},
        problem: null,
        order: { ...blank.order, kind: "latin" },
      },
    });
    const screen = await fixture(html`<ergo-make-screen .app=${app}></ergo-make-screen>`);
    await settled(screen);
    const sizes = all(screen, "input[name=size]").map((input) => input.getAttribute("value"));
    expect(sizes).to.deep.equal(["4", "5", "6"]);
    expect(all(screen, "input[name=kind]").map((input) => input.getAttribute("value"))).to.include("latin");
  });

  it("are entered by hand in their sizes, and weighed by the real reasoner", async () => {
    fixtureCleanup();
    const app = appWith(
      { route: { screen: "enter", link: "" } },
      { entering: async () => ({ ...IDLE_DESK, open: () => weighing.weigh() }) },
    );
    extendByEntering(app.store);
    const board = { kind: "latin", text: `0${TEXT.slice(1)}` };
    app.store.dispatch({ type: "enter/opened", kept: { ...FIRST, board } });
    const weighing = new Weighing(app.store);
    const screen = await fixture(html`<ergo-enter-screen .app=${app}></ergo-enter-screen>`);
    await until(() => textIn(screen).includes("Exactly one answer. "));
    const what = find(screen, ".what");
    if (what.getAttribute("aria-expanded") !== "true") what.click();
    app.store.dispatch({ type: "enter/sized", rows: 4, cols: 4 });
    await settled(screen);
    expect(all(screen, "[role=gridcell]")).to.have.length(16);
    expect(all(screen, "input[name=size]").map((input) => input.getAttribute("value"))).to.deep.equal([
      ...["4", "5", "6"],
    ]);
    window.dispatchEvent(new KeyboardEvent("keydown", { key: "4" }));
    window.dispatchEvent(new KeyboardEvent("keydown", { key: "4" }));
    await settled(screen);
    expect(find(screen, ".said").textContent).to.contain("row");
    weighing.leave();
  });

  it("are run on the workbench by the real reasoner, with their own rules", async () => {
    const on = await benchStage(`/latin/${TEXT}`);
    await on.press("Run", ".run");
    await until(() => textIn(on.screen).includes("Solved"));
    await on.rest();
    const cells = all(on.board, "[role=gridcell]")
      .map((cell) => cell.textContent)
      .join("");
    expect(cells).to.equal(ANSWER);
    await on.tab("rules");
    await until(() => textIn(on.screen).includes("Naked pair"));
  });

  it("are analysed as a set of one's own, since none is built in", async () => {
    fixtureCleanup();
    const { kind, puzzle } = playing("latin", TEXT);
    const app = appWith({
      workbench: newBench(kind, puzzle, EVERY_RULE),
      shelf: { games: [], corpus: CORPUS },
    });
    const order = { ...firstOrder([]), source: "text" };
    const form = await fixture(html`<ergo-analysis-order .app=${app} .order=${order}></ergo-analysis-order>`);
    await settled(form);
    expect(all(form, "input[name=source]")).to.have.length(0);
    expect(all(form, "textarea")).to.have.length(1);
  });

  it("are raced on by the real searches, which agree", async () => {
    const on = await raceStage(`/latin/${TEXT}`);
    expect(on.race.names).to.deep.equal(["brute", "backtrack", "forward", "fast"]);
    for (const name of ["Brute force", "Fast search"]) expect(textIn(on.pane)).to.contain(name);
    await on.press("Start");
    await until(
      () => on.race.lanes.length === 4 && on.race.lanes.every(({ answers }) => answers.length === 1),
    );
    for (const { answers } of on.race.lanes) expect(answers[0].join("")).to.equal(ANSWER);
  });
});

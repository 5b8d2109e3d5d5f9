import { expect, fixture, html } from "@open-wc/testing";
import type { Making, MakingActs } from "../../web/make/making.ts";
import { readRemembered } from "../../web/make/order.ts";
import { speak } from "../../web/words/words.ts";
import "../../web/make/make-screen.ts";
import { all, dressed, find, settled, textIn, until } from "./look.ts";
import { appWith, type Call, game, sudokuText } from "./shell.ts";

const NEEDS = [
  { id: "x-wing", name: { en: "X-wing", zh: "X 翼" }, level: 4, count: 2 },
  { id: "skyscraper", name: { en: "Skyscraper", zh: "摩天楼" }, level: 4, count: 1 },
  { id: "naked-pair", name: { en: "Naked pair", zh: "显性数对" }, level: 3, count: 4 },
];
const batch = (first: number, count: number, level: number | null = 4) => ({
  kind: "sudoku",
  wish: { rows: 9, cols: 9, ...(level && { level }) },
  puzzles: Array.from({ length: count }, (_, n) => ({
    text: sudokuText(first + n),
    rating: level === null ? null : { level, work: 640, needs: NEEDS },
    number: first + n,
  })),
});
const blank: Making = { ...readRemembered(null), run: null, techniques: {}, problem: null };

/** The screen, with a workshop that notes what it is asked and orders as the real one does. */
async function opened(making: Partial<Making> = {}, games = [game(1)]) {
  const asked: Call[] = [];
  const workshop = new Proxy({} as MakingActs, {
    get: (_, name: string) =>
      name === "then"
        ? undefined
        : (...given: unknown[]) => {
            asked.push([name, ...given]);
            const now = app.store.state.making;
            if (name !== "order" || !now) return;
            const order = { ...now.order, ...(given[0] as object) };
            app.store.dispatch({ type: "set", set: { making: { ...now, order } } });
          },
  });
  const app = appWith(
    { making: { ...blank, ...making }, shelf: { games, corpus: [] } },
    { making: async () => workshop },
  );
  const screen = await fixture(html`<ergo-make-screen .app=${app}></ergo-make-screen>`);
  await settled(screen);
  const set = async (change: Partial<Making>) => {
    const now = app.store.state.making ?? blank;
    app.store.dispatch({ type: "set", set: { making: { ...now, ...change } } });
    await settled(screen);
  };
  const choose = async (name: string, value: string) => {
    find(screen, `input[name=${name}][value="${value}"]`).click();
    await settled(screen);
  };
  const wish = () => app.store.state.making?.order.wishes[app.store.state.making.order.kind];
  return { app, asked, screen, set, choose, wish };
}

const type = async (screen: Element, field: HTMLInputElement, text: string) => {
  field.value = text;
  field.dispatchEvent(new Event("change"));
  await settled(screen);
};

before(async () => {
  await dressed();
  await speak("en");
});

describe("what is ordered", () => {
  it("scrolls what gets the focus clear of the bar, at any height of the bar", async () => {
    const on = await opened();
    const bar = find(on.screen, "ergo-make-bar");
    const fields = all(find(on.screen, "ergo-make-form"), "input:checked");
    expect(fields.length).to.be.greaterThan(2);
    for (const height of [90, 180]) {
      bar.style.blockSize = `${height}px`;
      const room = () => getComputedStyle(document.documentElement).scrollPaddingBlockEnd;
      await until(() => room() === `${height + 8}px`);
      for (const field of fields) {
        scrollTo(0, 0);
        field.focus();
        expect(field.getBoundingClientRect().bottom).to.be.at.most(bar.getBoundingClientRect().top);
      }
    }
    on.screen.remove();
    expect(getComputedStyle(document.documentElement).scrollPaddingBlockEnd).to.equal("auto");
  });

  it("is kind, size, level and pattern; each kind keeps its own", async () => {
    const on = await opened();
    await on.choose("size", "6");
    await on.choose("level", "4");
    await on.choose("symmetry", "left-right");
    expect(on.wish()).to.deep.equal({ rows: 6, cols: 6, level: 4, symmetry: "left-right" });
    await on.choose("kind", "nurikabe");
    expect(all(on.screen, "input[name=symmetry]")).to.have.length(0);
    await on.choose("size", "12");
    await on.choose("level", "1");
    await on.choose("level", "any");
    expect(on.wish()).to.deep.equal({ rows: 12, cols: 12 });
    await on.choose("kind", "sudoku");
    expect(find<HTMLInputElement>(on.screen, "input[name=size]:checked").value).to.equal("6");
    expect(find<HTMLInputElement>(on.screen, "input[name=symmetry]:checked").value).to.equal("left-right");
  });

  it("can be a technique of the level that is chosen, which another level forgets", async () => {
    const techniques = [
      ...NEEDS,
      { id: "skyscraper-5", name: { en: "Longer skyscraper", zh: "大摩天楼" }, level: 5 },
    ];
    const on = await opened();
    await on.choose("level", "4");
    expect(on.asked).to.deep.include(["techniques", "sudoku"]);
    const select = find<HTMLSelectElement>(on.screen, "select.technique");
    expect([select.disabled, select.options.length]).to.deep.equal([true, 1]);
    await on.set({ techniques: { sudoku: techniques } });
    expect(select.disabled).to.equal(false);
    expect([...select.options].map(({ text }) => text)).to.deep.equal(["Any", "X-wing", "Skyscraper"]);
    select.value = "skyscraper";
    select.dispatchEvent(new Event("change"));
    await settled(on.screen);
    expect(on.wish()).to.include({ level: 4, rule: "skyscraper" });
    await on.choose("level", "5");
    expect(on.wish()).to.deep.equal({ ...blank.order.wishes.sudoku, level: 5 });
  });

  it("is of no harder level than a size can be of", async () => {
    const on = await opened();
    await on.choose("level", "4");
    await on.choose("size", "4");
    expect(on.wish()).to.deep.equal({ rows: 4, cols: 4, symmetry: "half-turn" });
    const offered = () => all(on.screen, "input[name=level]").map((one) => one.getAttribute("value"));
    expect(offered()).to.deep.equal(["any", "1"]);
    expect(find<HTMLInputElement>(on.screen, "input[name=size][value='4']").checked).to.equal(true);
    await on.choose("size", "6");
    expect(offered()).to.deep.equal(["any", "1", "2", "3", "4", "5"]);
    await on.choose("level", "5");
    await on.choose("size", "9");
    expect(on.wish()).to.include({ rows: 9, level: 5 });
    expect(offered()).to.deep.equal(["any", "1", "2", "3", "4", "5", "6", "7"]);
  });

  it("can be any rectangle of a Nurikabe", async () => {
    const on = await opened();
    await on.choose("kind", "nurikabe");
    await on.choose("size", "other");
    const [cols, rows] = all(on.screen, ".sides .stepper");
    find(cols, "button", "one more").click();
    await settled(on.screen);
    await type(on.screen, find<HTMLInputElement>(rows, "input"), "99");
    expect(on.wish()).to.deep.equal({ rows: 20, cols: 8 });
    expect(textIn(on.screen)).not.to.contain("some seconds each");
    await on.choose("size", "20");
    expect(textIn(on.screen)).to.contain("some seconds each");
    expect(all(on.screen, ".sides")).to.have.length(0);
  });

  it("can name the givens, and that none may be left out", async () => {
    const on = await opened();
    const field = find<HTMLInputElement>(on.screen, ".givens input");
    await type(on.screen, field, "24");
    find(on.screen, "[role=switch]").click();
    await settled(on.screen);
    expect(on.wish()).to.include({ givens: 24, minimal: true });
    await type(on.screen, field, "");
    find(on.screen, "[role=switch]").click();
    await settled(on.screen);
    expect(on.wish()).to.deep.equal(blank.order.wishes.sudoku);
    expect(find<HTMLDetailsElement>(on.screen, "details").open).to.equal(true);
  });

  it("is made so many times as the stepper says, from 1 to 50", async () => {
    const on = await opened();
    const bar = find(on.screen, "ergo-make-bar");
    const field = find<HTMLInputElement>(bar, "input");
    find(bar, "button", "one fewer").click();
    await settled(bar);
    expect(field.value).to.equal("1");
    await type(on.screen, field, "80");
    expect(field.value).to.equal("50");
    await type(on.screen, field, "x");
    expect(field.value).to.equal("1");
    find(bar, "button", "one more").click();
    await settled(bar);
    expect(find(bar, ".act").textContent).to.contain("Make 2 puzzles");
    find(bar, ".act").click();
    await settled(bar);
    expect(on.asked.at(-1)).to.deep.equal(["make"]);
  });
});

describe("while puzzles are made", () => {
  const run = {
    question: 1,
    batch: batch(1, 2),
    wanted: 5,
    done: 2,
    nodes: 48_210,
    began: Date.now() - 12_400,
  };

  it("says how far it is, to the eye and to a screen reader, and stops", async () => {
    const on = await opened({ run });
    const bar = find(on.screen, "ergo-make-bar");
    expect(textIn(bar)).to.contain("2 of 5 made");
    const [, minutes, seconds] = /(\d+):(\d\d) · 48,210 positions/.exec(textIn(bar)) ?? [];
    expect(60 * Number(minutes) + Number(seconds)).to.be.at.least(12);
    expect(find<HTMLProgressElement>(bar, "progress").position).to.equal(0.4);
    expect(find(bar, "[role=status]").textContent).to.equal("2 of 5 made");
    expect(find(on.screen, "ergo-make-form").inert).to.equal(true);
    find(bar, ".act", "Stop").focus();
    find(bar, ".act", "Stop").click();
    await settled(bar);
    expect(on.asked.at(-1)).to.deep.equal(["stop"]);
    await on.set({ run: null });
    expect(find(bar, "[role=status]").textContent).to.equal("2 puzzles made");
    expect(bar.shadowRoot?.activeElement).to.equal(find(bar, ".act", "Make 1 puzzle"));
    expect(find(on.screen, "ergo-make-form").inert).to.equal(false);
  });

  it("says what went wrong", async () => {
    const on = await opened();
    const problem = { code: "odd", text: { en: "There is no such puzzle.", zh: "没有这样的题。" } };
    await on.set({ problem });
    expect(find(on.screen, "[role=alert]").textContent?.trim()).to.equal("There is no such puzzle.");
  });
});

describe("what was made", () => {
  it("is shown batch by batch, the newest unfolded, each puzzle with what is known of it", async () => {
    const begun = game(1, { text: sudokuText(12), progress: 0.35, id: `sudoku/${sudokuText(12)}` });
    const on = await opened({ batches: [batch(11, 2), batch(1, 3, null)] }, [begun]);
    const [newest, older] = all(on.screen, "ergo-made-batch");
    expect(textIn(newest)).to.contain("Sudoku 9 × 9 · Hard 2 puzzles");
    const cards = all(newest, "ergo-made-card");
    expect(cards.map((card) => find(card, ".number").textContent)).to.deep.equal(["No. 11", "No. 12"]);
    expect(textIn(cards[0])).to.match(/Hard · work 640 · \d+ givens Needs X-wing twice, Skyscraper once/);
    expect(textIn(cards[1])).to.match(/35% .*Continue/);
    expect(all(older, "ergo-made-card")).to.have.length(0);
    find(older, "summary").click();
    await settled(on.screen);
    expect(all(older, "ergo-made-card")).to.have.length(3);
    expect(textIn(older)).to.contain("Sudoku 9 × 9 3 puzzles");
  });

  it("is played, shared, printed and removed", async () => {
    const one = batch(11, 2);
    const on = await opened({ batches: [one] });
    const [card] = all(on.screen, "ergo-made-card");
    find(card, ".play", "Play").click();
    find(card, ".share").click();
    find(on.screen, ".print").click();
    find(on.screen, ".drop").click();
    await settled(on.screen);
    expect(on.asked.filter(([name]) => name !== "techniques")).to.deep.equal([
      ["play", "sudoku", one.puzzles[0]],
      ["show", "share", "sudoku", [one.puzzles[0]]],
      ["show", "print", "sudoku", one.puzzles],
      ["drop", one],
    ]);
  });

  it("is saved as one file, a puzzle a line", async () => {
    const on = await opened({ batches: [batch(11, 2)] });
    const saved: string[] = [];
    const click = HTMLAnchorElement.prototype.click;
    const files: Promise<string>[] = [];
    HTMLAnchorElement.prototype.click = function () {
      saved.push(this.download);
      files.push(fetch(this.href).then((response) => response.text()));
    };
    find(on.screen, ".save").click();
    await until(() => saved.length > 0);
    HTMLAnchorElement.prototype.click = click;
    expect(saved).to.deep.equal(["ergo-sudoku-2.sdm"]);
    const lines = (await files[0]).trim().split("\n");
    expect(lines.map((line) => line.replaceAll(".", "0"))).to.deep.equal([sudokuText(11), sudokuText(12)]);
  });

  it("has a word for where it will be", async () => {
    expect(textIn((await opened()).screen)).to.contain("appear here");
  });
});

it("waits for what is remembered before it shows anything to choose", async () => {
  const app = appWith();
  const screen = await fixture(html`<ergo-make-screen .app=${app}></ergo-make-screen>`);
  await settled(screen);
  expect(app.calls).to.deep.equal([["making"]]);
  expect(find(screen, "main").ariaBusy).to.equal("true");
  app.store.dispatch({ type: "set", set: { making: { ...blank, techniques: { sudoku: [] } } } });
  await settled(screen);
  expect(all(screen, "ergo-make-form")).to.have.length(1);
});

import { expect, fixture, html } from "@open-wc/testing";
import { setViewport } from "@web/test-runner-commands";
import { dayOf } from "../../engine/pack/daily.ts";
import type { PackFile } from "../../engine/pack/manifest.ts";
import type { PacksState } from "../../web/packs/packs-state.ts";
import { solvesOf } from "../../web/statistics/figures.ts";
import type { HintCount } from "../../web/statistics/hint-counts.ts";
import { speak } from "../../web/words/words.ts";
import "../../web/days/days-screen.ts";
import "../../web/statistics/statistics-screen.ts";
import { all, dressed, find, settled, textIn, until } from "./look.ts";
import { appWith, CORPUS, game } from "./shell.ts";

before(async () => {
  await dressed();
  await speak("en");
});

describe("the calendar of every day", () => {
  const today = dayOf(new Date());
  const solved = game(1, { finished: true, elapsed: 61_000 });
  const begun = game(3, { kind: "nurikabe", progress: 0.5 });
  const puzzles = [solved, begun].map(({ kind, text }, at) => ({
    kind,
    level: at + 1,
    number: 40 + at,
    text,
  }));
  const calendar = async () => {
    const app = appWith(
      { shelf: { games: [solved, begun], corpus: CORPUS } },
      { dailyPuzzles: async (day) => (day === today ? puzzles : []) },
    );
    const screen = await fixture(html`<ergo-days-screen .app=${app}></ergo-days-screen>`);
    await until(() => all(screen, ".mark").length > 0);
    await settled(screen);
    return { app, screen };
  };

  it("shows today's puzzles with what was done, marks the day, and opens them", async () => {
    const { app, screen } = await calendar();
    const day = find(screen, "[aria-current=date]");
    expect(day.ariaPressed).to.equal("true");
    expect(day.getAttribute("aria-label")).to.match(/, Sudoku solved, Nurikabe begun$/);
    expect(all(screen, ".mark").map((mark) => mark.className)).to.deep.equal(["mark solved", "mark begun"]);
    expect(getComputedStyle(find(screen, ".legend")).visibility).to.equal("visible");
    const [first, second] = all(screen, ".puzzle");
    expect(textIn(first)).to.contain("1:01");
    expect(textIn(second)).to.contain("50%");
    expect(first.getAttribute("href")).to.equal("#/sudoku/l1-40");
    second.click();
    expect(app.calls.at(-1)).to.deep.equal(["openCorpus", "nurikabe", 2, 41]);
  });

  it("says that other puzzles may stand in while a pack is not here", async () => {
    const { app, screen } = await calendar();
    expect(textIn(screen)).not.to.contain("stand in");
    const pack: PackFile = {
      kind: "sudoku",
      level: 1,
      file: "sudoku-1.pack",
      count: 2,
      daily: 2,
      bytes: 9,
      sha256: "a",
      engine: "1",
      rating: 1,
    };
    const packs: PacksState = { offered: [pack], kept: [], status: "idle", problem: null };
    for (const kept of [[], [pack]]) {
      app.store.dispatch({ type: "set", set: { packs: { ...packs, kept } } });
      await settled(screen);
      expect(textIn(screen).includes("stand in")).to.equal(kept.length === 0);
    }
  });

  it("goes to other months, not beyond this one, and from day to day by arrows", async () => {
    const { screen } = await calendar();
    const later = find(screen, "[aria-label='The month after']") as HTMLButtonElement;
    expect(later.disabled).to.equal(true);
    const month = find(screen, "#month").textContent;
    find(screen, "[aria-label='The month before']").click();
    await settled(screen);
    expect(find(screen, "#month").textContent).not.to.equal(month);
    expect(getComputedStyle(find(screen, ".legend")).visibility).to.equal("hidden");
    expect(later.disabled).to.equal(false);
    later.click();
    await settled(screen);
    const day = find(screen, "[aria-current=date]");
    day.focus();
    day.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowUp", bubbles: true, cancelable: true }));
    await settled(screen);
    await until(() => find(screen, "[aria-pressed=true]").dataset.day === String(today - 7));
    expect(screen.shadowRoot?.activeElement).to.equal(find(screen, "[aria-pressed=true]"));
  });
});

describe("the statistics", () => {
  const games = [
    game(2, { finished: true, elapsed: 90_000, played: 1 }),
    game(7, { finished: true, elapsed: 30_000, played: 2 }),
    game(12, { finished: true, elapsed: 60_000, played: 3 }),
    game(4, { finished: true, shown: true }),
    game(5),
  ];
  const counts: HintCount[] = [{ kind: "sudoku", name: { en: "X-wing", zh: "X 翼" }, level: 4, told: 3 }];
  const statistics = async (shown = games, hints = counts) => {
    const app = appWith({ shelf: { games: shown, corpus: CORPUS } }, { hintCounts: async () => hints });
    const screen = await fixture(html`<ergo-statistics-screen .app=${app}></ergo-statistics-screen>`);
    await settled(screen);
    return screen;
  };

  it("tell best and median by level, a curve with the same in a table, and hints by technique", async () => {
    const screen = await statistics();
    const rows = all(screen, "tbody tr").map((row) => textIn(row));
    expect(rows[0]).to.equal("Sudoku · Medium 3 0:30 1:00");
    const points = find(screen, "polyline").getAttribute("points")?.split(" ") ?? [];
    expect(points).to.have.length(solvesOf(games).length);
    const heights = points.map((point) => Number(point.split(",")[1]));
    expect(heights[1]).to.be.greaterThan(heights[2]);
    expect(heights[2]).to.be.greaterThan(heights[0]);
    expect(rows.slice(1, 4)).to.deep.equal(["1 1:30", "2 0:30", "3 1:00"]);
    expect(rows[4]).to.equal("X-wing Sudoku 3");
    expect(find(screen, ".curve").getAttribute("aria-label")).to.contain("Sudoku · Medium");
  });

  it("name the kind of a technique in smaller type than the technique, with text of 200 % too", async () => {
    await setViewport({ width: 320, height: 568 });
    document.documentElement.style.fontSize = "200%";
    const kind = find(await statistics(), "th .note");
    const [own, name] = [kind, kind.closest("th") ?? kind].map((one) => getComputedStyle(one).fontSize);
    document.documentElement.style.fontSize = "";
    await setViewport({ width: 800, height: 600 });
    expect(Number.parseFloat(own)).to.be.below(Number.parseFloat(name));
  });

  it("say so where nothing was solved and no hint was told", async () => {
    const screen = await statistics([game(5)], []);
    expect(textIn(screen)).to.contain("Once you solve a puzzle");
    expect(textIn(screen)).to.contain("No hint named");
    expect(all(screen, "table")).to.have.length(0);
  });
});

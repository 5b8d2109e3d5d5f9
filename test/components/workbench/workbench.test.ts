import { expect } from "@open-wc/testing";
import { sendKeys, setViewport } from "@web/test-runner-commands";
import { cellOf, is } from "../../../engine/model/fact.ts";
import { ONE_ANSWER } from "../../../engine/model/rule.ts";
import { linkTo } from "../../../engine/play/link.ts";
import { speak } from "../../../web/words/words.ts";
import { factsOf } from "../../../web/workbench/bench/journal.ts";
import { cellOn } from "../board-hand.ts";
import { all, dressed, eventually, find, paste, settled, textIn, until } from "../look.ts";
import { game, playing } from "../shell.ts";
import { type BenchStage, benchStage, HARD, LEANING, NURIKABE, SUDOKU } from "./workbench-stage.ts";

const ANSWER = "274198365138256749965473281357649812819725634642831597781962453526314978493587126";

before(async () => {
  await dressed();
  await speak("en");
});
after(async () => {
  for (const { name = "" } of await indexedDB.databases())
    if (name.startsWith("bench-")) indexedDB.deleteDatabase(name);
});

const marks = ({ board }: BenchStage) => board.board.marks;
const select = async (on: BenchStage, cell: number) => {
  on.board.dispatchEvent(new CustomEvent("board-select", { detail: { cells: [cell] } }));
  await settled(on.screen);
};

describe("the reasoner on the bench", () => {
  it("runs to the end, part by part, and says how it ended and what it took", async () => {
    const on = await benchStage(SUDOKU);
    expect(textIn(find(on.screen, "ergo-pane-answer"))).to.contain("Not begun");
    const parts = new Set<number>();
    on.app.store.listen(({ workbench }) => workbench && parts.add(workbench.journal.length));
    await on.press("Run");
    await on.rest();
    expect(parts.size).to.be.greaterThan(4);
    expect(on.bench.end).to.equal("solved");
    const given = [...SUDOKU.slice(8)].map(Number);
    const shown = marks(on).map((mark, cell) => mark || given[cell]);
    expect(shown.join("")).to.equal(ANSWER);
    const answer = textIn(find(on.screen, "ergo-pane-answer"));
    expect(answer).to.match(/Solved .*Every cell is decided/);
    expect(answer).to.match(/Steps [1-9]/);
    expect(find<HTMLButtonElement>(on.screen, ".run").disabled).to.equal(true);
  });

  it("says of an earlier moment on the board what stands there, apart from how the whole run ended", async () => {
    const on = await benchStage(SUDOKU);
    await on.press("Run");
    await on.rest();
    const entry = on.bench.journal.findIndex(({ step }) => (step?.level ?? 0) > 0);
    on.app.store.dispatch({ type: "bench/set", change: { view: { entry, frame: 0 } } });
    await settled(on.screen);
    const answer = find(on.screen, "ergo-pane-answer");
    const blank = marks(on).filter((mark, cell) => mark === 0 && SUDOKU.slice(8)[cell] === "0").length;
    expect(blank).to.be.greaterThan(30);
    expect(textIn(find(answer, ".end"))).to.match(
      new RegExp(`The board at fact #\\d+ ${blank} cells are open. Back to now`),
    );
    expect(textIn(answer)).to.contain("The whole run: Solved");
    find<HTMLButtonElement>(answer, ".end button").click();
    await settled(on.screen);
    expect(textIn(find(answer, ".end"))).to.match(/Solved .*Every cell is decided/);
  });

  it("steps to one conclusion, shows it on the board with its sentence, and back to now", async () => {
    const on = await benchStage(SUDOKU);
    await on.press("Step");
    await on.rest();
    const named = on.bench.journal.filter(({ step }) => (step?.level ?? 0) > 0);
    expect(named).to.have.length(1);
    expect(on.bench.view?.entry).to.equal(on.bench.journal.length - 1);
    const [cell] = named[0].adds.map(cellOf);
    expect(cellOn(on.board, cell).ariaLabel).to.contain("conclusion");
    expect(textIn(find(on.screen, ".moment"))).to.contain(named[0].step?.text.en);
    await on.press("Back to now");
    expect(on.bench.view).to.equal(null);
    expect(cellOn(on.board, cell).ariaLabel).not.to.contain("conclusion");
    await on.press("Back", ".tool");
    expect(on.bench.journal.some(({ step }) => (step?.level ?? 0) > 0)).to.equal(false);
    await on.press("Restart", ".tool");
    expect(on.bench.journal).to.have.length(0);
  });

  it("says beside the board that a conclusion uses the one answer of the puzzle", async () => {
    const on = await benchStage(LEANING);
    await on.press("Run");
    await on.rest();
    const { journal } = on.bench;
    const leans = journal.findIndex(({ step }) => step?.laws.includes(ONE_ANSWER));
    const plain = journal.findIndex(({ step }) => step && step.level > 0 && !step.laws.includes(ONE_ANSWER));
    const momentOf = async (entry: number) => {
      on.acts.set({ view: { entry, frame: 0 }, pane: "answer" });
      await settled(on.screen);
      return textIn(find(on.screen, ".moment"));
    };
    const says = "that the puzzle has one answer.";
    expect(await momentOf(leans))
      .to.contain(journal[leans].step?.text.en)
      .and.to.contain(says);
    expect(await momentOf(plain))
      .to.contain(journal[plain].step?.text.en)
      .and.not.to.contain(says);
  });

  it("goes once through all rules at a step in rounds", async () => {
    const on = await benchStage(SUDOKU);
    await on.tab("rules");
    find(on.screen, "input[value=rounds]").click();
    await on.press("Step");
    await on.rest();
    expect(on.bench.rounds).to.have.length(1);
    expect(on.bench.journal.length).to.be.greaterThan(50);
  });

  it("stops at once, keeps what was concluded, and goes on from there", async () => {
    const on = await benchStage(SUDOKU);
    on.app.store.listen(({ workbench }) => {
      if (workbench?.running && workbench.journal.length > 0) queueMicrotask(() => on.acts.stop());
    });
    await on.press("Run");
    await on.rest();
    const { length } = on.bench.journal;
    expect(length).to.be.greaterThan(0);
    expect(on.bench.end).not.to.equal("solved");
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(on.bench.journal).to.have.length(length);
    expect(find(on.screen, ".run").textContent).to.contain("Run");
  });
});

describe("the header of the bench", () => {
  it("has its title and the puzzle's name whole on the smallest phone, with large text too", async () => {
    await setViewport({ width: 320, height: 568 });
    try {
      for (const text of ["100%", "200%"]) {
        document.documentElement.style.fontSize = text;
        const on = await benchStage(SUDOKU);
        for (const part of ["h1", ".puzzle"]) {
          const one = find(on.screen, part);
          expect(one.scrollWidth, `${part} at ${text}`).to.be.at.most(one.clientWidth + 1);
        }
      }
    } finally {
      document.documentElement.style.fontSize = "";
      await setViewport({ width: 800, height: 600 });
    }
  });
});

describe("the player on the bench", () => {
  it("writes between runs, and what is wrong is told, with its reason on demand", async () => {
    const on = await benchStage(SUDOKU);
    await on.press("Write");
    await select(on, 1);
    await on.press("4", ".keys button");
    expect(marks(on)[1]).to.equal(4);
    while (on.bench.wrong.length === 0) await settled(on.screen);
    expect(on.bench.wrong).to.deep.equal([1]);
    expect(textIn(find(on.screen, "ergo-pane-doubt"))).to.contain("1 mark is wrong");
    await on.press("Why R1C2?");
    while (!on.bench.doubt?.why) await settled(on.screen);
    expect(textIn(find(on.screen, "ergo-pane-doubt"))).to.contain("That is wrong");
    await on.press("7", ".keys button");
    await until(() => on.bench.wrong.length === 0);
    expect(factsOf(on.bench.journal)).to.deep.equal([is(1, 7)]);
    await on.press("Run");
    await on.rest();
    expect(on.bench.end).to.equal("solved");
    await on.press("Erase", ".keys button");
    expect(marks(on)[1]).to.equal(0);
    expect(on.bench.journal.every(({ step }) => step)).to.equal(true);
    expect(on.bench.end).to.equal(null);
  });

  it("writes with keys, takes back with Ctrl+Z, and leaves the rest to the reasoner", async () => {
    const on = await benchStage(SUDOKU);
    await select(on, 1);
    cellOn(on.board, 1).focus();
    await sendKeys({ press: "7" });
    expect(marks(on)[1]).to.equal(7);
    await sendKeys({ down: "Control" });
    await sendKeys({ press: "z" });
    await sendKeys({ up: "Control" });
    expect(marks(on)[1]).to.equal(0);
    await sendKeys({ press: "s" });
    await on.rest();
    expect(on.bench.view).not.to.equal(null);
    await sendKeys({ press: "Escape" });
    expect(on.bench.view).to.equal(null);
    await sendKeys({ press: "r" });
    await on.rest();
    expect(on.bench.end).to.equal("solved");
  });

  it("paints a Nurikabe while writing, and only asks otherwise", async () => {
    const on = await benchStage(NURIKABE);
    const tap = async (cell: number) => {
      const box = cellOn(on.board, cell).getBoundingClientRect();
      const view = on.board.renderRoot.querySelector(".view");
      const at = { clientX: box.x + box.width / 2, clientY: box.y + box.height / 2 };
      const held = { ...at, pointerId: 1, pointerType: "touch", isPrimary: true, bubbles: true };
      view?.dispatchEvent(new PointerEvent("pointerdown", { ...held, button: 0, buttons: 1 }));
      view?.dispatchEvent(new PointerEvent("pointerup", { ...held, button: 0 }));
      await settled(on.screen);
    };
    await tap(12);
    expect(on.bench.journal).to.have.length(0);
    expect(on.bench.pane).to.equal("query");
    await on.press("Write", ".tool");
    await tap(12);
    expect(factsOf(on.bench.journal)).to.deep.equal([is(12, 0)]);
    await on.press("Run");
    await on.rest();
    expect(on.bench.end).to.equal("solved");
  });
});

describe("Query", () => {
  it("tells of a fact by its number, and opens what it used down to the givens", async () => {
    const on = await benchStage(SUDOKU);
    await on.press("Run");
    await on.rest();
    await on.tab("query");
    const pane = find(on.screen, "ergo-pane-query");
    const last = on.bench.journal.findLast(({ step }) => (step?.level ?? 0) > 0);
    find<HTMLInputElement>(pane, "#fact").value = String(last?.first);
    find(pane, "form button").click();
    await settled(on.screen);
    expect(textIn(find(pane, ".card"))).to.contain(last?.step?.text.en);
    expect(textIn(find(pane, ".card"))).to.contain(`#${last?.first}`);
    const reasons = find(pane, "ergo-pane-reasons");
    for (let depth = 0; depth < 60; depth++) {
      const closed = all(reasons, "[aria-expanded=false]").at(-1);
      if (!closed) break;
      closed.click();
      await (reasons as unknown as { updateComplete: Promise<unknown> }).updateComplete;
      if (textIn(reasons).includes("given")) break;
    }
    expect(textIn(reasons)).to.contain("given");
  });

  it("tells of a tapped cell, walks an argument on the board, and takes back to before it", async () => {
    const on = await benchStage(HARD);
    await on.press("Run");
    await on.rest();
    const at = on.bench.journal.findIndex(({ step }) => step?.argument);
    const { step, adds } = on.bench.journal[at];
    await select(on, cellOf(adds[0]));
    const pane = find(on.screen, "ergo-pane-query");
    expect(textIn(pane)).to.contain("About R");
    on.acts.set({ view: { entry: at, frame: 0 } });
    await settled(on.screen);
    const seen = new Set<string>();
    for (;;) {
      seen.add(textIn(find(pane, ".walk [aria-live]")));
      const next = find<HTMLButtonElement>(pane, "button", "Next link");
      if (next.ariaDisabled === "true") break;
      next.click();
      await settled(on.screen);
    }
    const told = [...seen].join(" ");
    expect(told).to.contain("Suppose");
    const lines = step?.argument?.at(-1)?.told ?? [];
    expect(lines.length).to.be.greaterThan(0);
    for (const { en } of lines) expect(told).to.contain(en);
    await on.press("Take back to before this");
    expect(on.bench.journal).to.have.length(at);
  });

  it("walks a chain on the board from the whole of it, link by link", async () => {
    const on = await benchStage(HARD);
    await on.press("Run");
    await on.rest();
    const entry = on.bench.journal.findIndex(({ step }) => step?.links);
    const { step } = on.bench.journal[entry];
    const links = step?.links ?? [];
    expect(links.length).to.be.greaterThan(2);
    on.acts.set({ view: { entry, frame: 0 }, pane: "query" });
    await settled(on.screen);
    const pane = find(on.screen, "ergo-pane-query");
    const drawn = () => all(on.board, ".links path:not(.band)").map((line) => line.getAttribute("opacity"));
    expect(drawn()).to.deep.equal(links.map(() => "1"));
    for (const { text } of links) {
      find(pane, "button", "Next link").click();
      await settled(on.screen);
      expect(textIn(find(pane, ".walk [aria-live]"))).to.contain(text.en);
      expect(drawn().filter((opacity) => opacity === "1")).to.have.length(1);
    }
    expect(textIn(find(pane, ".walk"))).to.contain(`link ${links.length} of ${links.length}`);
    expect(find(pane, "button", "Next link").ariaDisabled).to.equal("true");
  });

  it("lists everything so far, bookkeeping on demand", async () => {
    const on = await benchStage(SUDOKU);
    await on.press("Step");
    await on.rest();
    await on.tab("query");
    const list = find(on.screen, "ergo-pane-journal");
    expect(all(list, ".line")).to.have.length(1);
    find(list, "[role=switch]").click();
    await settled(on.screen);
    expect(all(list, ".line").length).to.be.greaterThan(1);
    all(list, ".line").at(-1)?.click();
    await settled(on.screen);
    expect(on.bench.journal[on.bench.view?.entry ?? -1].step?.level).to.equal(0);
  });
});

describe("Log", () => {
  it("sums up, sorts by any column, and saves itself", async () => {
    const on = await benchStage(SUDOKU);
    await on.tab("log");
    expect(textIn(find(on.screen, "ergo-pane-log"))).to.contain("after a run");
    await on.press("Run");
    await on.rest();
    const pane = find(on.screen, "ergo-pane-log");
    const { journal, rounds } = on.bench;
    const facts = journal.flatMap(({ adds }) => adds).length;
    expect(textIn(pane)).to.contain(
      `Solved. Firings: ${journal.length}. Rounds: ${rounds.length}. Facts: ${facts}.`,
    );
    const column = (n: number) =>
      all(pane, `tbody td:nth-child(${n})`).map(({ innerText }) => Number(innerText));
    find(pane, "thead button", "Fired").click();
    await settled(on.screen);
    const fired = column(2);
    expect(fired).to.deep.equal(fired.toSorted((a, b) => b - a));
    expect(fired.reduce((sum, n) => sum + n, 0)).to.equal(journal.length);
    find(pane, "thead button", "Fired").click();
    await settled(on.screen);
    expect(column(2)).to.deep.equal(fired.toSorted((a, b) => a - b));
    expect(find(pane, "[aria-sort]").ariaSort).to.equal("ascending");
    expect(all(pane, ".bars li").length).to.be.greaterThan(2);
    // A full track is all of the time.
    for (const one of all(pane, ".bars li")) {
      const told = Number.parseFloat(find(one, ".value").innerText);
      expect(Number(one.querySelector("rect.bar")?.getAttribute("width"))).to.be.closeTo(told, 1);
    }
    find(pane, "button", "not asked").click();
    await settled(on.screen);
    expect(column(2).length).to.be.greaterThan(fired.length);
    find(pane, "summary").click();
    // The event that tells of the unfolding comes later.
    await until(() => all(pane, "ergo-log-matrix").length > 0);
    await settled(on.screen);
    const matrix = find(pane, "ergo-log-matrix");
    expect(all(matrix, "thead th")).to.have.length(rounds.length + 3); // the rule, the sum, the time
    expect(all(matrix, "tbody tr")).to.have.length(fired.filter((n) => n > 0).length);

    const saved: string[] = [];
    const click = HTMLAnchorElement.prototype.click;
    HTMLAnchorElement.prototype.click = function () {
      saved.push(this.download);
    };
    // What saves is fetched first: of two presses the second may be the first to have it.
    await on.press("Save (CSV)");
    await until(() => saved.length === 1);
    await on.press("Save (text)");
    await until(() => saved.length === 2);
    await on.tab("answer");
    await on.press("Save the run");
    await until(() => saved.length === 3);
    HTMLAnchorElement.prototype.click = click;
    expect(saved).to.deep.equal(["ergo-sudoku-log.csv", "ergo-sudoku-log.txt", "ergo-sudoku-run.json"]);
  });
});

describe("the bench", () => {
  it("turns its tabs with arrows, one of them in the tab order", async () => {
    const on = await benchStage(SUDOKU);
    find(on.screen, "#tab-answer").focus();
    await sendKeys({ press: "ArrowRight" });
    await settled(on.screen);
    expect(on.bench.pane).to.equal("query");
    await sendKeys({ press: "ArrowLeft" });
    await sendKeys({ press: "ArrowLeft" });
    await settled(on.screen);
    expect(on.bench.pane).to.equal("analysis");
    await sendKeys({ press: "Home" });
    await settled(on.screen);
    expect(on.screen.shadowRoot?.activeElement?.id).to.equal("tab-answer");
    expect(all(on.screen, "[role=tab][tabindex='0']")).to.have.length(1);
  });

  it("tells how each rule is worked out", async () => {
    const on = await benchStage(SUDOKU);
    await on.tab("compiled");
    while (!on.bench.rules) await settled(on.screen);
    await settled(on.screen);
    const pane = find(on.screen, "ergo-pane-compiled");
    expect(all(pane, "article")).to.have.length(on.bench.rules?.rules.length ?? -1);
    expect(textIn(pane)).to.contain("at most");
  });

  it("comes back after a reload as it was: puzzle, the player's marks, what the rules had concluded", async () => {
    const first = await benchStage(SUDOKU, "bench-kept");
    await first.press("Step");
    await first.rest();
    first.acts.write({ type: "mark", cells: [1], mark: 7 });
    await first.press("Step");
    await first.rest();
    await first.tab("query");
    const { journal } = first.bench;
    const told = (entries: typeof journal) =>
      entries.map(({ first, adds, step }) => [first, adds, step?.rule]);
    await eventually(async () => {
      const again = await benchStage("", "bench-kept");
      await again.rest();
      expect(told(again.bench.journal)).to.deep.equal(told(journal));
      expect(again.bench.pane).to.equal("query");
      again.connection.close();
    });
    first.connection.close();
  });

  it("calls nobody back who went elsewhere while it was opened", async () => {
    const on = await benchStage("");
    const { store } = on.app;
    const address = location.hash;
    const opening = on.acts.open(SUDOKU);
    store.dispatch({ type: "route", route: { screen: "shelf" } });
    await opening;
    expect(store.state.route).to.deep.equal({ screen: "shelf" });
    expect(location.hash).to.equal(address);
  });

  it("takes marks along from a link, and has a word for an address without a puzzle", async () => {
    const { kind, puzzle } = playing("sudoku", "1000000000000000");
    const written = Array.from({ length: 16 }, (_, cell) => (cell === 1 ? 3 : 0));
    const on = await benchStage(linkTo(kind, puzzle, written).slice(1));
    expect(factsOf(on.bench.journal)).to.deep.equal([is(1, 3)]);
    expect(location.hash).to.equal("#/workbench/sudoku/1000000000000000");
    const odd = await benchStage("").then(async (bare) => {
      bare.app.store.dispatch({ type: "route", route: { screen: "workbench", link: "/sudoku/12" } });
      await until(() => /digits|81/.test(textIn(bare.screen)));
      return textIn(bare.screen);
    });
    expect(odd).to.contain("Choose a puzzle");
  });

  it("takes another puzzle from any text, or a game of the player's with its marks", async () => {
    const { kind, puzzle, text } = playing("sudoku", "1000000000000000");
    const marks = Array.from({ length: 16 }, (_, cell) => (cell === 5 ? 3 : 0));
    const on = await benchStage(SUDOKU, undefined, {
      shelf: { games: [game(1, { text, marks })], corpus: [] },
    });
    const sheet = async () => {
      await on.press("Sudoku");
      await customElements.whenDefined("ergo-puzzle-sheet");
      await settled(on.screen);
      return find(on.screen, "ergo-puzzle-sheet");
    };
    const field = find<HTMLTextAreaElement>(await sheet(), "textarea");
    expect(find<HTMLButtonElement>(on.screen, "button", "Put it on the bench").disabled).to.equal(true);
    field.value = "0200000000000000";
    field.dispatchEvent(new InputEvent("input"));
    const put = find<HTMLButtonElement>(on.screen, "button", "Put it on the bench");
    await until(() => !put.disabled);
    await on.press("Put it on the bench");
    expect(on.bench.text).to.equal("0200000000000000");
    await sheet();
    find(on.screen, ".game").click();
    await settled(on.screen);
    expect([on.bench.text, ...factsOf(on.bench.journal)]).to.deep.equal([kind.format(puzzle), is(5, 3)]);
  });

  it("takes what is pasted while it is on the screen", async () => {
    const on = await benchStage(SUDOKU);
    document.body.dispatchEvent(paste("0200000000000000"));
    await customElements.whenDefined("ergo-puzzle-sheet");
    await settled(on.screen);
    expect(find<HTMLTextAreaElement>(on.screen, "textarea").value).to.equal("0200000000000000");
  });
});

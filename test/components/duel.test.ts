import { expect } from "@open-wc/testing";
import { sendKeys, setViewport } from "@web/test-runner-commands";
import { focused } from "../../web/parts/focused.ts";
import { DEFAULT_SETTINGS } from "../../web/state/settings.ts";
import { speak } from "../../web/words/words.ts";
import { labelOf, middleOf, point, tap, waitFor } from "./board-hand.ts";
import { type DuelStage, duelStage, thoughtOf } from "./duel-stage.ts";
import { all, dressed, find, settled, textIn } from "./look.ts";

before(async () => {
  await dressed();
  await setViewport({ width: 360, height: 740 });
  await speak("en");
});

const keyOf = (on: DuelStage, digit: number) => find(on.pane, ".key", `Write ${digit}`);
const isOpen = (key: HTMLElement) => key.getAttribute("aria-disabled") === "false";
const openKeys = (on: DuelStage) =>
  all(on.pane, ".key")
    .filter(isOpen)
    .map(({ textContent }) => textContent);
const strip = (on: DuelStage) => textIn(find(on.pane, "ergo-duel-strip"));

/** Writes a digit as a finger does. */
async function write(on: DuelStage, cell: number, digit: number): Promise<void> {
  await tap(on.board, cell);
  await settled(on.pane);
  keyOf(on, digit).click();
  await settled(on.pane);
}

describe("A duel", () => {
  it("begins as it was chosen, and tells its rules", async () => {
    const on = await duelStage();
    expect(textIn(on.pane)).to.contain("Whoever cannot move loses");
    for (const chosen of ["6", "computer-person", "best"])
      find<HTMLInputElement>(on.pane, `input[value="${chosen}"]`).click();
    await on.press("Start");
    expect(on.duel.match).to.deep.include({ size: 6, seating: "computer-person", strength: "best" });
    expect(on.lane.last.question).to.deep.include({ size: 6, depth: null, prunes: true });
    expect(strip(on)).to.contain("The computer is thinking.");
  });

  it("begins on the size of its address, but never over a game that is on", async () => {
    const on = await duelStage("/9");
    expect(on.digits).to.have.length(81);
    await write(on, 40, 5);
    await on.acts.open("/4");
    expect(on.digits).to.have.length(81);
    expect((await on.acts.open("/5"))?.text.en).to.contain("4x4, 6x6 or 9x9");
    expect(on.digits).to.have.length(81);
  });

  it("lets only legal digits be written, and takes turns", async () => {
    const on = await duelStage("/4");
    expect(openKeys(on)).to.deep.equal([]);
    await write(on, 0, 1);
    expect(on.digits).to.equal("1000000000000000");
    expect(on.lane.last.question.cells.join("")).to.equal(on.digits);
    expect(on.board.readonly).to.equal(true);
    expect(openKeys(on)).to.deep.equal([]);
    await on.reply(["5=2", "10=1"]);
    expect(on.digits).to.equal("1000020000000000");
    await tap(on.board, 1);
    await settled(on.pane);
    expect(openKeys(on)).to.deep.equal(["3", "4"]);
    keyOf(on, 2).click();
    await settled(on.pane);
    expect(on.digits).to.equal("1000020000000000");
  });

  it("says whose digit it is, which was last, and which cells are closed", async () => {
    const on = await duelStage("/4");
    await write(on, 0, 1);
    await on.reply(["1=2"]);
    await write(on, 2, 3);
    await on.reply(["7=4"]);
    expect(labelOf(on.board, 0)).to.equal("row 1 column 1, 1, yours");
    expect(labelOf(on.board, 1)).to.equal("row 1 column 2, 2, by the computer");
    expect(labelOf(on.board, 7)).to.equal("row 2 column 4, 4, by the computer, last move");
    expect(labelOf(on.board, 3)).to.equal("row 1 column 4, closed, takes no digit");
    expect(labelOf(on.board, 15)).to.equal("row 4 column 4, blank");
  });

  it("shows the candidates when they are wanted", async () => {
    const on = await duelStage("/4");
    await write(on, 0, 1);
    await on.press("Candidates");
    expect(labelOf(on.board, 1)).to.equal("row 1 column 2, candidates 2 3 4");
    await on.press("Candidates");
    expect(labelOf(on.board, 1)).to.equal("row 1 column 2, blank");
  });

  it("is played by keys alone", async () => {
    const on = await duelStage("/4");
    on.board.focus();
    await settled(on.pane);
    await sendKeys({ press: "ArrowRight" });
    await sendKeys({ press: "ArrowDown" });
    await sendKeys({ press: "3" });
    await settled(on.pane);
    expect(on.digits).to.equal("0000030000000000");
    await on.reply(["0=1"]);
    expect(focused()?.getAttribute("aria-label")).to.contain("row 2 column 2");
    await sendKeys({ down: "Control" });
    await sendKeys({ press: "z" });
    await sendKeys({ up: "Control" });
    await settled(on.pane);
    expect(on.digits).to.equal("0000000000000000");
    await sendKeys({ press: "h" });
    expect(on.lane.last.question.depth).to.equal(null);
  });

  it("takes the focus along from the form to the board and back", async () => {
    const on = await duelStage();
    find(on.pane, "button", "Start").focus();
    await sendKeys({ press: "Enter" });
    await settled(on.pane);
    expect(focused()?.getAttribute("aria-label")).to.contain("row 1 column 1");
    find(on.pane, "button", "New game").focus();
    await sendKeys({ press: "Enter" });
    await settled(on.pane);
    expect(focused()?.getAttribute("value")).to.equal("4");
    await on.press("Back to the game");
    expect(on.duel.match?.moves).to.deep.equal([]);
  });

  it("takes back a move with its reply, and one that was not replied to alone", async () => {
    const on = await duelStage("/4");
    await write(on, 0, 1);
    await on.reply(["5=2"]);
    await write(on, 10, 3);
    const asked = on.lane.last;
    await on.press("Undo");
    expect(asked.isOff()).to.equal(true);
    expect(on.digits).to.equal("1000020000000000");
    await on.press("Undo");
    expect(on.digits).to.equal("0000000000000000");
    expect(find<HTMLButtonElement>(on.pane, "button", "Undo").disabled).to.equal(true);
  });

  it("ends with who won, why, and a rematch", async () => {
    const on = await duelStage("/4");
    on.acts.wish({ seating: "person-person" });
    on.acts.start();
    const full = "1234341221434321";
    for (const [cell, digit] of [...full].entries()) on.acts.play({ cell, digit: Number(digit) });
    await settled(on.pane);
    expect(strip(on)).to.contain("Player 2 wins");
    expect(strip(on)).to.contain("No cell can take a digit any more, so Player 1 cannot move.");
    await on.press("Rematch");
    expect(on.digits).to.equal("0".repeat(16));
    expect(strip(on)).to.contain("Player 1 to move");
  });

  it("lets two computers play to the end", async () => {
    const on = await duelStage("/4");
    on.acts.wish({ seating: "computer-computer" });
    on.acts.start();
    await settled(on.pane);
    expect(strip(on)).to.contain("Computer 1 is thinking.");
    await on.reply(["0=1"]);
    expect(strip(on)).to.contain("Computer 2 is thinking.");
    expect(on.lane.last.question.cells[0]).to.equal(1);
    expect(find<HTMLButtonElement>(on.pane, "button", "Undo").disabled).to.equal(true);
  });
});

describe("What the computer thinks", () => {
  const replied = async (change = {}) => {
    const on = await duelStage("/4");
    await write(on, 0, 1);
    await on.reply(["5=2", "10=1", "15=3"], change);
    return on;
  };

  it("is shown while it thinks", async () => {
    const on = await duelStage("/4");
    await write(on, 0, 1);
    on.lane.last.news(50_000, thoughtOf(["5=2"], { depth: 4, nodes: 50_000, score: 2 }));
    await settled(on.pane);
    expect(strip(on)).to.contain("4 ahead · 50K positions");
    expect(find<HTMLProgressElement>(on.pane, "progress").value).to.be.closeTo(0.25, 0.01);
    expect(textIn(on.pane)).to.contain("It looks better for the computer.");
  });

  it("is told in words and figures afterwards", async () => {
    const on = await replied({ proved: { wins: false, moves: 5 }, known: 56, cuts: 78 });
    const told = textIn(find(on.pane, "ergo-duel-thoughts"));
    expect(told).to.contain("You will win with best play, in 5 moves.");
    for (const figure of ["1,234", "56", "78"]) expect(told).to.contain(figure);
  });

  it("can be walked along its best line, on the board and back", async () => {
    const on = await replied();
    expect(
      all(on.pane, ".line .chip").map((chip) => chip.textContent?.replace(/\s+/g, " ").trim()),
    ).to.deep.equal(["1, the computer: r2c2 = 2", "2, you: r3c3 = 1", "3, the computer: r4c4 = 3"]);
    await on.press("2, you");
    expect(on.digits).to.equal("1000020000100000");
    expect(labelOf(on.board, 10)).to.equal("row 3 column 3, 1, yours, move 2 of the line");
    expect(strip(on)).to.contain("Move 2 of 3");
    await on.press("One move on");
    expect(on.digits).to.equal("1000020000100003");
    expect(find<HTMLButtonElement>(on.pane, "button", "One move on").disabled).to.equal(true);
    await tap(on.board, 3);
    await settled(on.pane);
    expect(openKeys(on)).to.deep.equal([]);
    await sendKeys({ press: "Escape" });
    await settled(on.pane);
    expect(on.digits).to.equal("1000020000000000");
  });

  it("ends at once with the best so far", async () => {
    const on = await duelStage("/9");
    await write(on, 0, 1);
    const asked = on.lane.last;
    asked.news(10, thoughtOf(["40=5"]));
    asked.news(20, thoughtOf(["41=6"]));
    await settled(on.pane);
    await on.press("Move now");
    expect(asked.isOff()).to.equal(true);
    expect(on.board.board.marks[41]).to.equal(6);
  });

  it("takes any legal move where nothing was found in time", async () => {
    const on = await duelStage("/9");
    await write(on, 0, 1);
    await on.press("Move now");
    expect(on.duel.match?.moves[1]).to.deep.equal({ cell: 1, digit: 2 });
  });

  it("comes to a move within two seconds, whatever the lane does", async () => {
    const on = await duelStage("/9");
    await write(on, 0, 1);
    on.lane.last.news(10, thoughtOf(["40=5"]));
    await waitFor(2_000);
    expect(on.duel.match?.moves[1]).to.deep.equal({ cell: 40, digit: 5 });
  });

  it("can be stopped, and goes on when it is told to", async () => {
    const on = await duelStage("/4");
    await write(on, 0, 1);
    const asked = on.lane.last;
    const stop = find(on.pane, "button", "Stop thinking");
    stop.focus();
    stop.click();
    await settled(on.pane);
    expect(asked.isOff()).to.equal(true);
    expect(strip(on)).to.contain("Paused");
    expect(focused()?.textContent).to.contain("Go on");
    await waitFor(600);
    expect(on.duel.match?.moves).to.have.length(1);
    await on.press("Go on");
    await on.reply(["5=2"]);
    expect(on.digits).to.equal("1000020000000000");
  });

  it("says so when the worker is lost, and is asked again", async () => {
    const on = await duelStage("/4");
    await write(on, 0, 1);
    on.lane.last.lose();
    await waitFor(600);
    await settled(on.pane);
    expect(strip(on)).to.contain("Thinking broke off");
    await on.press("Go on");
    expect(on.lane.asked).to.have.length(2);
  });

  it("can be asked for the best move, which is shown and not played", async () => {
    const on = await duelStage("/4");
    await on.press("Best move");
    on.lane.last.answer(thoughtOf(["6=3", "9=3"], { proved: { wins: true, moves: 9 } }));
    await waitFor(20);
    await settled(on.pane);
    expect(on.duel.match?.moves).to.deep.equal([]);
    expect(labelOf(on.board, 6)).to.contain("3, yours, move 1 of the line");
    expect(textIn(on.pane)).to.contain("You will win with best play, in 9 moves.");
    await on.press("Back to the game", "button");
    expect(openKeys(on)).to.deep.equal(["1", "2", "3", "4"]);
  });

  it("says who must win only when that is wanted", async () => {
    const on = await duelStage("/4");
    expect(on.lane.asked).to.have.length(0);
    find<HTMLInputElement>(on.pane, "[role=switch]").click();
    on.lane.last.answer(thoughtOf(["0=1"], { proved: { wins: false, moves: 10 } }));
    await waitFor(20);
    await settled(on.pane);
    expect(strip(on)).to.contain("The computer will win with best play, in 10 moves.");
    find<HTMLInputElement>(on.pane, "[role=switch]").click();
    await settled(on.pane);
    expect(strip(on)).not.to.contain("will win");
  });
});

describe("With and without pruning", () => {
  const compared = async () => {
    const on = await duelStage("/4");
    await on.press("one more");
    await on.press("Compare");
    return on;
  };

  it("looks as far ahead both ways, and tells how many times as many it took", async () => {
    const on = await compared();
    expect(on.lane.last.question).to.deep.include({ depth: 4, prunes: true });
    on.lane.last.answer(thoughtOf([], { depth: 4, nodes: 1_000 }));
    await waitFor(20);
    expect(on.lane.last.question).to.deep.include({ depth: 4, prunes: false });
    on.lane.last.news(6_000, thoughtOf([], { depth: 3, nodes: 6_000 }));
    await settled(on.pane);
    expect(textIn(find(on.pane, "ergo-duel-compare"))).to.contain("6,000");
    on.lane.last.answer(thoughtOf([], { depth: 4, nodes: 12_300 }));
    await waitFor(20);
    await settled(on.pane);
    const told = textIn(find(on.pane, "ergo-duel-compare"));
    expect(told).to.contain("with pruning 1,000");
    expect(told).to.contain("12,300");
    expect(told).to.contain("12 times as many positions");
  });

  it("claims no more than it saw where the limit ended it", async () => {
    const on = await compared();
    on.lane.last.answer(thoughtOf([], { depth: 4, nodes: 1_000 }));
    await waitFor(20);
    on.lane.last.answer(thoughtOf([], { depth: 3, nodes: 50_000 }));
    await waitFor(20);
    await settled(on.pane);
    const told = textIn(find(on.pane, "ergo-duel-compare"));
    expect(told).to.contain("over 50,000");
    expect(told).to.contain("more than 50 times as many");
  });

  it("can be stopped", async () => {
    const on = await compared();
    const asked = on.lane.last;
    await on.press("Stop");
    expect(asked.isOff()).to.equal(true);
    await on.press("Compare");
    expect(on.lane.asked).to.have.length(2);
    expect(on.duel.paused).to.equal(false);
  });

  it("ends when a move is made", async () => {
    const on = await compared();
    await write(on, 0, 1);
    expect(on.lane.asked[0].isOff()).to.equal(true);
    expect(on.duel.comparison).to.equal(null);
    await on.reply(["5=2"]);
  });
});

describe("A duel that is left", () => {
  it("stops thinking, ends its lane, and goes on when one comes back", async () => {
    const on = await duelStage("/4");
    await write(on, 0, 1);
    const asked = on.lane.last;
    on.acts.leave();
    expect(asked.isOff()).to.equal(true);
    expect(on.lane.ended).to.equal(1);
    await on.acts.open("");
    await on.reply(["5=2"]);
    expect(on.digits).to.equal("1000020000000000");
  });

  it("stops thinking while another part of the lab is shown", async () => {
    const on = await duelStage("/4");
    await write(on, 0, 1);
    const { lab } = on.app.store.state;
    if (lab) on.app.store.dispatch({ type: "lab", lab: { ...lab, part: "tree" } });
    await waitFor(0);
    expect(on.lane.last.isOff()).to.equal(true);
  });

  it("is as it was after the page was closed, and the computer goes on", async () => {
    const name = `duel-${Math.random()}`;
    const first = await duelStage("/6", name);
    await write(first, 0, 1);
    await first.reply(["8=2"]);
    await write(first, 35, 6);
    first.connection.close();
    const second = await duelStage("", name);
    expect(second.digits).to.equal(first.digits);
    expect(second.lane.last.question.cells[35]).to.equal(6);
    await second.reply(["3=5"]);
    expect(second.board.board.marks[3]).to.equal(5);
    second.connection.close();
  });

  it("begins anew where what was stored is odd", async () => {
    const name = `duel-${Math.random()}`;
    const first = await duelStage("/4", name);
    await write(first, 0, 1);
    const odd = { match: { ...first.duel.match, moves: [{ cell: 3, digit: 9 }] } };
    await first.connection.database?.put("settings", odd, "duel");
    first.connection.close();
    const second = await duelStage("", name);
    expect(second.duel.match).to.equal(null);
    expect(find(second.pane, "button", "Start")).to.exist;
    second.connection.close();
  });
});

describe("A duel by touch", () => {
  it("has the board, the keys, whose turn it is and the tools in sight together on a phone", async () => {
    const on = await duelStage("/9");
    const lowest = Math.max(...all(on.pane, ".key, .tool").map((key) => key.getBoundingClientRect().bottom));
    const highest = on.board.getBoundingClientRect().top;
    // The lab's heading takes 60 pixels, its tabs 62.
    expect(lowest - highest).to.be.at.most(740 - 60 - 62);
  });

  it("selects one cell, also when a finger is dragged over several", async () => {
    const on = await duelStage("/4", undefined, { settings: DEFAULT_SETTINGS });
    point(on.board, "pointerdown", middleOf(on.board, 0));
    for (const cell of [1, 2]) point(on.board, "pointermove", middleOf(on.board, cell));
    point(on.board, "pointerup", middleOf(on.board, 2));
    await settled(on.pane);
    expect(on.duel.selection).to.have.length(1);
  });

  it("has targets of at least 44 pixels", async () => {
    const on = await duelStage("/9");
    await write(on, 40, 5);
    await on.reply(["0=1", "8=2"]);
    for (const button of all(on.pane, "button")) {
      const { width, height } = button.getBoundingClientRect();
      expect(Math.min(width, height), button.textContent ?? "").to.be.at.least(44);
    }
  });
});

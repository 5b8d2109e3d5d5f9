import { expect } from "@open-wc/testing";
import { sendKeys, setViewport } from "@web/test-runner-commands";
import { DEFAULT_SETTINGS } from "../../../web/state/settings.ts";
import { focused } from "../../../web/ui/focused.ts";
import { speak } from "../../../web/words/words.ts";
import { labelOf, middleOf, point, tap } from "../board-hand.ts";
import { all, dressed, find, settled, textIn } from "../look.ts";
import { duelStage, keyOf, openKeys, told, write } from "./duel-stage.ts";

before(async () => {
  await dressed();
  await setViewport({ width: 360, height: 740 });
  await speak("en");
});

describe("A duel", () => {
  it("begins as it was chosen, and tells its rules", async () => {
    const on = await duelStage();
    expect(textIn(on.pane)).to.contain("Whoever cannot move loses");
    for (const chosen of ["6", "computer-person", "best"])
      find<HTMLInputElement>(on.pane, `input[value="${chosen}"]`).click();
    await on.press("Start");
    expect(on.duel.match).to.deep.include({ size: 6, seating: "computer-person", strength: "best" });
    expect(on.lane.last.question).to.deep.include({ size: 6, depth: null, prunes: true });
    expect(told(on)).to.contain("The computer is thinking.");
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
    expect(told(on)).to.contain("2 stands in that row, column or box already.");
    await tap(on.board, 5);
    await settled(on.pane);
    expect(told(on)).not.to.contain("already");
    await sendKeys({ press: "3" });
    await settled(on.pane);
    expect(told(on)).to.contain("That cell is written already.");
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

  it("goes back to the game that another was begun over, until a person moves", async () => {
    const name = `duel-${Math.random()}`;
    const on = await duelStage("/4", name);
    await write(on, 0, 1);
    await on.reply(["5=2"]);
    for (let again = 0; again < 2; again++) {
      await on.press("New game");
      await on.press("Start");
    }
    expect(on.digits).to.equal("0000000000000000");
    const later = await duelStage("", name);
    await later.press("Last game");
    expect(later.digits).to.equal("1000020000000000");
    expect(textIn(later.pane)).not.to.contain("Last game");
    await later.press("New game");
    await later.press("Start");
    await write(later, 3, 3);
    await later.press("Undo");
    expect(later.digits).to.equal("0000000000000000");
    expect(find<HTMLButtonElement>(later.pane, "button", "Undo").disabled).to.equal(true);
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
    expect(told(on)).to.contain("Player 2 wins");
    expect(told(on)).to.contain("No cell can take a digit any more, so Player 1 cannot move.");
    await on.press("Rematch");
    expect(on.digits).to.equal("0".repeat(16));
    expect(told(on)).to.contain("Player 1 to move");
  });

  it("lets two computers play to the end", async () => {
    const on = await duelStage("/4");
    on.acts.wish({ seating: "computer-computer" });
    on.acts.start();
    await settled(on.pane);
    expect(told(on)).to.contain("Computer 1 is thinking.");
    await on.reply(["0=1"]);
    expect(told(on)).to.contain("Computer 2 is thinking.");
    expect(on.lane.last.question.cells[0]).to.equal(1);
    expect(find<HTMLButtonElement>(on.pane, "button", "Undo").disabled).to.equal(true);
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

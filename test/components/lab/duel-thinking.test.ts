import { expect } from "@open-wc/testing";
import { sendKeys, setViewport } from "@web/test-runner-commands";
import { focused } from "../../../web/ui/focused.ts";
import { speak } from "../../../web/words/words.ts";
import { labelOf, tap, waitFor } from "../board-hand.ts";
import { all, dressed, find, settled, textIn } from "../look.ts";
import { duelStage, openKeys, thoughtOf, told, write } from "./duel-stage.ts";

before(async () => {
  await dressed();
  await setViewport({ width: 360, height: 740 });
  await speak("en");
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
    on.lane.last.news(750_000, thoughtOf(["5=2"], { depth: 4, nodes: 50_000, score: 2 }));
    await settled(on.pane);
    expect(told(on)).to.contain("4 ahead · 50K positions");
    expect(find<HTMLProgressElement>(on.pane, "progress").value).to.be.within(0.25, 0.5);
    expect(textIn(on.pane)).to.contain("It looks better for the computer.");
  });

  it("is told in words and figures afterwards", async () => {
    const on = await replied({ proved: { wins: false, moves: 5 }, known: 56, cuts: 78 });
    const words = textIn(find(on.pane, "ergo-duel-thoughts"));
    expect(words).to.contain("You will win with best play, in 5 moves.");
    for (const figure of ["1,234", "56", "78"]) expect(words).to.contain(figure);
  });

  it("can be walked along its best line, on the board and back", async () => {
    const on = await replied();
    expect(
      all(on.pane, ".line .chip").map((chip) => chip.textContent?.replace(/\s+/g, " ").trim()),
    ).to.deep.equal(["1, the computer: R2C2 = 2", "2, you: R3C3 = 1", "3, the computer: R4C4 = 3"]);
    await on.press("2, you");
    expect(on.digits).to.equal("1000020000100000");
    expect(labelOf(on.board, 10)).to.equal("row 3 column 3, 1, yours, move 2 of the line");
    expect(told(on)).to.contain("Move 2 of 3");
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
    expect(told(on)).to.contain("Paused");
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
    expect(told(on)).to.contain("Thinking broke off");
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
    expect(told(on)).to.contain("The computer will win with best play, in 10 moves.");
    find<HTMLInputElement>(on.pane, "[role=switch]").click();
    await settled(on.pane);
    expect(told(on)).not.to.contain("will win");
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
    const words = textIn(find(on.pane, "ergo-duel-compare"));
    expect(words).to.contain("with pruning 1,000");
    expect(words).to.contain("12,300");
    expect(words).to.contain("12 times as many positions");
  });

  it("claims no more than it saw where the limit ended it", async () => {
    const on = await compared();
    on.lane.last.answer(thoughtOf([], { depth: 4, nodes: 1_000 }));
    await waitFor(20);
    on.lane.last.answer(thoughtOf([], { depth: 3, nodes: 50_000 }));
    await waitFor(20);
    await settled(on.pane);
    const words = textIn(find(on.pane, "ergo-duel-compare"));
    expect(words).to.contain("over 50,000");
    expect(words).to.contain("more than 50 times as many");
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

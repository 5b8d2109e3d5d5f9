import { expect } from "@open-wc/testing";
import { speak } from "../../../web/words/words.ts";
import { cellOn, drag, tap } from "../board-hand.ts";
import { all, dressed, phone, settled, until } from "../look.ts";
import { nurikabeText } from "../shell.ts";
import { part, type Stage, select, stage, type } from "./play-stage.ts";

const played = () => stage({ kind: "nurikabe", text: nurikabeText(3) });
const brush = async (on: Stage, name: string) => {
  part(on, "ergo-brushes", "button", name).click();
  await settled(on.screen);
};
const marks = ({ play }: Stage) => play.position.board.marks;
const chosen = (on: Stage) => part(on, "ergo-brushes", "[aria-pressed=true]").textContent?.trim();

before(async () => {
  await dressed();
  await speak("en");
});

describe("the brushes", () => {
  it("go round by default, or write one mark", async () => {
    const on = await played();
    expect(chosen(on)).to.equal("Tap cycles");
    await tap(on.board, 8);
    await tap(on.board, 8);
    expect(marks(on)[8]).to.equal(2);
    await brush(on, "Wall");
    expect([chosen(on), on.app.store.state.settings.tap]).to.deep.equal(["Wall", "tool"]);
    await tap(on.board, 9);
    await tap(on.board, 9);
    expect(marks(on)[9]).to.equal(0);
    await brush(on, "Island");
    await tap(on.board, 9);
    expect(marks(on)[9]).to.equal(2);
    await brush(on, "Tap cycles");
    await tap(on.board, 10);
    expect(marks(on)[10]).to.equal(1);
  });

  it("write nothing while the board is moved", async () => {
    const on = await played();
    await brush(on, "Move");
    expect(on.app.store.state.settings.tap).to.equal("cycle");
    await drag(on.board, [8, 9, 10]);
    expect(marks(on).every((mark) => mark === 0)).to.equal(true);
  });
});

it("undoes a whole stroke at once", async () => {
  const on = await played();
  await drag(on.board, [7, 8, 9]);
  expect([7, 8, 9].map((cell) => marks(on)[cell])).to.deep.equal([1, 1, 1]);
  part(on, "ergo-toolbar", "button", "Undo").click();
  await settled(on.screen);
  expect(marks(on).every((mark) => mark === 0)).to.equal(true);
});

it("comes onto the board from the tools by arrows and by the keys of marks, which work at once", async () => {
  const on = await played();
  await select(on, 8);
  const tool = part(on, "ergo-brushes", "button", "Wall");
  tool.focus();
  await type(on, "ArrowRight", {}, tool);
  expect(on.play.selection).to.deep.equal([9]);
  const undo = part(on, "ergo-toolbar", "button", "Check");
  expect(await type(on, "c", { ctrlKey: true }, undo)).to.equal(false);
  await type(on, "x", {}, undo);
  expect(marks(on)[9]).to.equal(1);
});

it("keeps a solved board as it is until a step is undone, and goes on from it with Enter", async () => {
  const on = await stage({ kind: "nurikabe", text: "3/3/j1j" });
  await drag(on.board, [0, 1, 2]);
  on.app.store.dispatch({ type: "move", move: { type: "mark", cells: [3, 5, 6, 7, 8], mark: 1 } });
  await settled(on.screen);
  await until(() => all(part(on, "ergo-finished"), ".primary").length === 1);
  await tap(on.board, 0);
  expect([on.play.solved, marks(on)[0]]).to.deep.equal([true, 1]);
  const before = on.calls.length;
  on.board.focus();
  await type(on, "Enter", {}, cellOn(on.board, 0));
  expect(on.calls.length).to.be.greaterThan(before);
  await type(on, "z", { ctrlKey: true });
  await tap(on.board, 0);
  expect([on.play.solved, marks(on)[0]]).to.deep.equal([false, 2]);
});

it("shows islands that are complete", async () => {
  const on = await stage({ kind: "nurikabe", text: "2/2/1i" });
  expect(cellOn(on.board, 0).className).not.to.contain("done");
  on.app.store.dispatch({ type: "move", move: { type: "mark", cells: [1, 2], mark: 1 } });
  await settled(on.screen);
  expect(cellOn(on.board, 0).className).to.contain("done");
});

it("never lets the hint cover the board, on a phone of any height", async () => {
  await phone({ lang: "en", theme: "light", text: 100 });
  const on = await played();
  on.app.acts.hint();
  on.app.store.dispatch({ type: "hint-told", board: on.play.position.board, hint: { type: "stuck" } });
  await settled(on.screen);
  const sheet = part(on, "ergo-hint-sheet").getBoundingClientRect();
  expect(sheet.top).to.be.at.least(on.board.getBoundingClientRect().bottom);
  expect(sheet.bottom).to.be.at.most(innerHeight + 1);
});

import { expect } from "@open-wc/testing";
import { speak } from "../../../web/words/words.ts";
import { cellOn, drag, tap } from "../board-hand.ts";
import { dressed, phone, settled } from "../look.ts";
import { nurikabeText } from "../shell.ts";
import { part, type Stage, stage } from "./play-stage.ts";

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

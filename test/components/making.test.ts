import { expect } from "@open-wc/testing";
import type { Navigation } from "../../web/effects/navigate.ts";
import type { Making } from "../../web/make/making.ts";
import { easiestFirst } from "../../web/make/order.ts";
import { openWorkshop } from "../../web/make/workshop.ts";
import type { Destination } from "../../web/state/route.ts";
import { Connection } from "../../web/storage/connection.ts";
import { speak } from "../../web/words/words.ts";
import { eventually, until } from "./look.ts";
import { appWith, playing } from "./shell.ts";

const databases: string[] = [];
const open = async (name = `making-${Math.random()}`) => {
  databases.push(name);
  const { store } = appWith();
  const entered: Destination[] = [];
  const sheets: unknown[] = [];
  const navigation = {
    enter: async (place: Destination) => void entered.push(place),
    sheet: (sheet: unknown) => sheets.push(sheet),
  } as unknown as Navigation;
  const connection = new Connection(() => {}, name);
  const workshop = await openWorkshop(store, navigation, connection);
  const making = (): Making => {
    const { making } = store.state;
    if (!making) throw new Error("nothing was brought into the state");
    return making;
  };
  return { store, workshop, making, entered, sheets, connection, name };
};
const small = { kind: "sudoku", wishes: { sudoku: { rows: 4, cols: 4 }, nurikabe: { rows: 5, cols: 5 } } };
const numbers = (making: Making) => making.batches.map(({ puzzles }) => puzzles.map(({ number }) => number));

before(() => speak("en"));
after(() => {
  for (const name of databases) indexedDB.deleteDatabase(name);
});

describe("making", () => {
  it("makes what is ordered, none twice, each with its number", async () => {
    const { workshop, making } = await open();
    workshop.order({ ...small, count: 3 });
    await workshop.make();
    await workshop.make();
    expect(numbers(making())).to.deep.equal([
      [4, 5, 6],
      [1, 2, 3],
    ]);
    const texts = making().batches.flatMap(({ puzzles }) => puzzles.map(({ text }) => text));
    expect(new Set(texts).size).to.equal(6);
    expect(texts.every((text) => /^[0-4]{16}$/.test(text))).to.equal(true);
    expect([making().run, making().problem]).to.deep.equal([null, null]);
  });

  it("tells how far it is, and keeps what was made when it is stopped", async () => {
    const { store, workshop, making } = await open();
    workshop.order({ ...small, count: 50 });
    const told: string[] = [];
    store.listen(({ making }) => making?.run && told.push(`${making.run.done}/${making.run.wanted}`));
    const ended = workshop.make();
    expect(making().run).to.include({ wanted: 50, done: 0 });
    await until(() => (making().run?.done ?? 50) > 1);
    workshop.stop();
    await ended;
    const kept = numbers(making())[0].length;
    expect(kept).to.be.greaterThan(1);
    expect(kept).to.be.lessThan(50);
    expect(making().run).to.equal(null);
    expect(making().problem).to.equal(null);
    expect(told).to.include(`1/50`);
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(numbers(making())[0]).to.have.length(kept);
  });

  it("tells who went elsewhere that it is done, and nobody else", async () => {
    const { store, workshop } = await open();
    workshop.order({ ...small, count: 2 });
    store.dispatch({ type: "route", route: { screen: "make" } });
    await workshop.make();
    expect(store.state.toast).to.equal(null);
    const ended = workshop.make();
    store.dispatch({ type: "route", route: { screen: "shelf" } });
    await ended;
    expect(store.state.toast?.text).to.equal("2 puzzles made");
  });

  it("does one order at a time", async () => {
    const { workshop, making } = await open();
    workshop.order({ ...small, count: 2 });
    await Promise.all([workshop.make(), workshop.make()]);
    expect(numbers(making())).to.deep.equal([[1, 2]]);
  });

  it("says why a wish cannot come true", async () => {
    const { workshop, making } = await open();
    workshop.order({ kind: "sudoku", count: 2, wishes: { ...small.wishes, sudoku: { rows: 5, cols: 5 } } });
    await workshop.make();
    expect(making().batches).to.deep.equal([]);
    expect(making().problem?.text.en).to.match(/^[A-Z].*\.$/);
    workshop.order({ count: 1 });
    expect(making().problem).to.equal(null);
  });

  it("remembers order, puzzles and numbers, and forgets what is removed", async () => {
    const first = await open();
    first.workshop.order({ ...small, count: 2 });
    await first.workshop.make();
    await first.workshop.make();
    const [newest] = first.making().batches;
    first.workshop.drop(newest);
    expect(numbers(first.making())).to.deep.equal([[1, 2]]);
    const second = await eventually(async () => {
      const again = await open(first.name);
      expect(again.making()).to.deep.equal(first.making());
      return again;
    });
    expect(second.making().next).to.equal(5);
  });

  it("loses nothing that another tab makes at the same time, and removes it for good", async () => {
    const first = await open();
    const second = await open(first.name);
    for (const { workshop } of [first, second]) workshop.order({ ...small, count: 2 });
    await Promise.all([first.workshop.make(), second.workshop.make()]);
    const texts = ({ making }: typeof first) =>
      making().batches.flatMap(({ puzzles }) => puzzles.map(({ text }) => text));
    const made = new Set([...texts(first), ...texts(second)]);
    expect(made.size).to.be.at.least(3);
    const third = await open(first.name);
    expect(new Set(texts(third))).to.deep.equal(made);
    for (const batch of third.making().batches) third.workshop.drop(batch);
    third.workshop.order({ count: 3 });
    await eventually(async () => expect(texts(await open(first.name))).to.deep.equal([]));
  });

  it("puts nothing over what storage was too slow to tell", async () => {
    const { workshop, making, name, connection } = await open();
    workshop.order({ ...small, count: 3 });
    await workshop.make();
    const before = making();
    await eventually(async () => expect((await open(name)).making()).to.deep.equal(before));
    connection.close();
    const ask = Connection.prototype.ask;
    Connection.prototype.ask = async () => undefined;
    const late = await open(name).finally(() => {
      Connection.prototype.ask = ask;
    });
    expect(late.making().batches).to.deep.equal([]);
    await late.connection.ready;
    await late.workshop.make();
    await until(() => late.making().batches.length === 2);
    expect(numbers(late.making()).at(-1)).to.deep.equal([1, 2, 3]);
    expect(late.making().order).to.deep.equal(before.order);
  });

  it("offers back what is removed, and puts it where it was", async () => {
    const { store, workshop, making } = await open();
    workshop.order({ ...small, count: 1 });
    for (let n = 0; n < 3; n++) await workshop.make();
    workshop.drop(making().batches[1]);
    expect(numbers(making())).to.deep.equal([[3], [1]]);
    const { toast } = store.state;
    expect(toast?.text).to.equal("1 puzzle removed.");
    if (typeof toast?.button?.action === "object") store.dispatch(toast.button.action);
    expect(numbers(making())).to.deep.equal([[3], [2], [1]]);
  });

  it("does not bring back what is removed while more of it is made", async () => {
    const { workshop, making } = await open();
    workshop.order({ ...small, count: 20 });
    const ended = workshop.make();
    await until(() => (making().run?.done ?? 20) > 1);
    const [batch] = making().batches;
    workshop.drop(batch);
    await ended;
    expect(numbers(making()).flat()).to.have.length(20 - batch.puzzles.length);
  });

  it("opens a made puzzle with its number, and sheets on made puzzles", async () => {
    const { store, workshop, making, entered, sheets } = await open();
    workshop.order({ ...small, count: 2 });
    await workshop.make();
    const { kind, puzzles } = making().batches[0];
    workshop.play(kind, puzzles[1]);
    expect(entered[0].route).to.deep.equal({ screen: "play", kind, text: puzzles[1].text });
    expect(entered[0].origin).to.deep.equal({
      ...{ level: puzzles[1].rating?.level ?? 0, number: 2, made: true },
      ...(puzzles[1].rating && { rated: true }),
    });
    workshop.show("print", kind, puzzles);
    expect(sheets).to.deep.equal(["print"]);
    expect(store.state.picked.map(({ text }) => text)).to.deep.equal(puzzles.map(({ text }) => text));
  });

  it("goes on from a made puzzle to the next of its batch, then to a new one like it", async () => {
    const { store, workshop, making, entered } = await open();
    workshop.order({ ...small, count: 2 });
    await workshop.make();
    const inOrder = easiestFirst(making().batches[0].puzzles);
    const at = (index: number) => inOrder[index] ?? making().batches[0].puzzles[index];
    store.dispatch({ type: "opened", play: playing("sudoku", at(0).text) });
    await workshop.next();
    expect(entered.at(-1)?.route).to.include({ text: at(1).text });
    store.dispatch({ type: "opened", play: playing("sudoku", at(1).text) });
    await workshop.next();
    expect(numbers(making())).to.deep.equal([[1, 2, 3]]);
    expect(entered.at(-1)?.route).to.include({ text: at(2).text });
  });

  it("lets the player be who has left the solved puzzle meanwhile", async () => {
    const { store, workshop, making, entered } = await open();
    workshop.order({ ...small, count: 1 });
    await workshop.make();
    store.dispatch({ type: "opened", play: playing("sudoku", making().batches[0].puzzles[0].text) });
    const next = workshop.next();
    store.dispatch({ type: "closed" });
    await next;
    expect(numbers(making())).to.deep.equal([[1, 2]]);
    expect(entered).to.deep.equal([]);
  });
});

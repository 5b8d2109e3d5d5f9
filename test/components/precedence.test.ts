import { expect } from "@open-wc/testing";
import { Lane } from "../../web/thinking/engine-client.ts";
import type { Standing } from "../../web/thinking/precedence.ts";

const ENDLESS = { kind: "sudoku", text: "0".repeat(81), answers: 1e9, nodes: 1e9 };

const lanes: Lane[] = [];
function lane(standing: Standing): Lane {
  const spawn = () => new Worker(new URL("../../worker/thread/main.ts", import.meta.url), { type: "module" });
  const made = new Lane(spawn, { spare: false, standing });
  lanes.push(made);
  return made;
}

/** Work without an end, which counts its ticks and can be awaited by them. */
function endless(on: Lane) {
  const stop = new AbortController();
  let ticks = 0;
  let heard = () => {};
  const tick = () => {
    ticks++;
    heard();
  };
  const end = on.ask("solve", ENDLESS, { signal: stop.signal, tick }).catch(() => {});
  return {
    ticks: () => ticks,
    async ticked(more: number): Promise<void> {
      for (const until = ticks + more; ticks < until; )
        await new Promise<void>((resolve) => {
          heard = resolve;
        });
    },
    async stop(): Promise<void> {
      stop.abort();
      await end;
    },
  };
}

type Endless = ReturnType<typeof endless>;

/** A worker reads its messages in their order: what was sent before is done by now. A worker that waits may not answer at all. */
const isUpToDate = (on: Lane) => on.ask("import", { text: "1234341221434300" }).catch(() => {});

/** The work of a lane waits until what is urgent is stopped, and then goes on. */
async function waitsFor(urgent: Endless, last: Lane, long: Endless): Promise<void> {
  await Promise.race([isUpToDate(last), urgent.ticked(9)]);
  await urgent.ticked(1);
  const before = long.ticks();
  await urgent.ticked(4);
  expect(long.ticks()).to.equal(before);
  await urgent.stop();
  await long.ticked(2);
  await long.stop();
}

describe("lanes that go first and last", () => {
  afterEach(() => {
    for (const one of lanes.splice(0)) one.end();
  });

  it("let what goes last wait while a question that goes first is open, and go on after it", async () => {
    const last = lane("last");
    const long = endless(last);
    await long.ticked(1);
    const urgent = endless(lane("first"));
    await urgent.ticked(1);
    await waitsFor(urgent, last, long);
  });

  it("let others go on", async () => {
    const long = endless(lane("any"));
    const urgent = endless(lane("first"));
    await urgent.ticked(1);
    await long.ticked(3);
    await Promise.all([urgent.stop(), long.stop()]);
  });

  it("let one that begins later wait, too", async () => {
    const urgent = endless(lane("first"));
    await urgent.ticked(1);
    const last = lane("last");
    const long = endless(last);
    await waitsFor(urgent, last, long);
  });
});

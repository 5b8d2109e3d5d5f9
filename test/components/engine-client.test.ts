import { expect } from "@open-wc/testing";
import { emptyBoard } from "../../engine/model/board.ts";
import { Lane, NobodyThinks } from "../../web/thinking/engine-client.ts";

const EASY = { kind: "sudoku", text: "1234341221434300" };
const ENDLESS = { kind: "sudoku", text: "0".repeat(81), answers: 1e9, nodes: 1e9 };

const workers: Worker[] = [];
function real(): Worker {
  const worker = new Worker(new URL("../../worker/thread/main.ts", import.meta.url), { type: "module" });
  workers.push(worker);
  return worker;
}
function missing(): Worker {
  return new Worker(new URL("./no-such-worker.ts", import.meta.url), { type: "module" });
}
/** A worker that hears everything and never answers. */
function deaf(): Worker {
  const worker = new Worker(URL.createObjectURL(new Blob(["for (;;);"])));
  workers.push(worker);
  return worker;
}
/** A worker that says it works on a question, and holds its thread; what it was given is noted down. */
function held(given: string[], id: number): () => Worker {
  return () => {
    const worker = new Worker(URL.createObjectURL(new Blob([`postMessage({ atWork: ${id} }); for (;;);`])));
    workers.push(worker);
    const post = worker.postMessage.bind(worker) as (...args: unknown[]) => void;
    worker.postMessage = (message: unknown, ...rest: unknown[]) => {
      if (JSON.stringify(message).includes('"ask"')) given.push(JSON.stringify(message));
      post(message, ...rest);
    };
    return worker;
  };
}
/** A worker whose answers come before their news, as on a busy machine: the two come by ports of their own. */
function hasty(): Worker {
  const source = `onmessage = ({ data: { id, path, argumentList } }) => {
    const [, , , ticks] = argumentList ?? [];
    postMessage({ id, type: "RAW", value: ticks ? { ok: true, value: "the end" } : [] });
    if (ticks) setTimeout(() => { ticks.value.postMessage([1, "news"]); ticks.value.postMessage(null); }, 50);
  };`;
  const worker = new Worker(URL.createObjectURL(new Blob([source])));
  workers.push(worker);
  return worker;
}
const lane = (...spawns: (() => Worker)[]) =>
  new Lane(() => (spawns.length > 1 ? spawns.shift() : spawns[0])?.() ?? real(), { spare: true });
const hint = (on: Lane) => on.ask("hint", { ...EASY, board: emptyBoard(16), truth: null });
const failure = (asked: Promise<unknown>) =>
  asked.then(
    () => null,
    (why: unknown) => why,
  );

describe("a lane to the worker", () => {
  afterEach(() => {
    for (const worker of workers.splice(0)) worker.terminate();
  });

  it("gets a hint from the real worker", async () => {
    const reply = await hint(lane(real));
    expect(reply.ok && reply.value.type).to.equal("step");
  });

  it("gives no answer before all of its news", async () => {
    const told: unknown[] = [];
    const raced = { ...EASY, search: "fast", answers: 1, nodes: 100, events: 0 };
    const reply = await lane(hasty).ask("race", raced, { tick: (_nodes, news) => told.push(news) });
    expect([...told, reply.ok && reply.value]).to.deep.equal(["news", "the end"]);
  });

  it("calls a question off at once, and the same worker answers the next", async () => {
    const on = lane(real);
    await hint(on);
    const stop = new AbortController();
    const ticks: number[] = [];
    let ticked: () => void = () => {};
    const firstTick = new Promise<void>((resolve) => {
      ticked = resolve;
    });
    const tick = (nodes: number) => {
      ticks.push(nodes);
      ticked();
    };
    const asked = failure(on.ask("solve", ENDLESS, { signal: stop.signal, tick }));
    await firstTick;
    stop.abort();
    expect(await asked).to.be.instanceOf(Error);
    const heard = ticks.length;
    expect((await hint(on)).ok).to.equal(true);
    expect(workers).to.have.length(1);
    expect(ticks).to.have.length(heard);
  });

  it("asks nothing when it was called off before", async () => {
    const on = lane(real);
    expect(await failure(on.ask("solve", ENDLESS, { signal: AbortSignal.abort() }))).to.be.instanceOf(Error);
    expect(workers).to.have.length(0);
  });

  it("fails what was pending when its worker dies, and asks a new one next", async () => {
    const on = lane(real);
    await hint(on);
    const asked = failure(on.ask("solve", ENDLESS));
    workers[0].dispatchEvent(new ErrorEvent("error"));
    expect(await asked).to.be.instanceOf(Error);
    expect((await hint(on)).ok).to.equal(true);
  });

  it("fails, rather than waits, on a worker that cannot start; also when that was the spare", async () => {
    const on = lane(missing, missing, real);
    expect(await failure(hint(on))).to.be.instanceOf(Error);
    await new Promise((resolve) => setTimeout(resolve, 500)); // the spare has died by now, unasked
    expect((await hint(on)).ok).to.equal(true);
  });

  it("fails when no worker can be made at all", async () => {
    const on = new Lane(
      () => {
        throw new Error("refused");
      },
      { spare: true },
    );
    expect(await failure(hint(on))).to.be.instanceOf(Error);
  });

  it("asks only the innocent again when a worker is held, and gives no worker the text that held it", async () => {
    const given: string[] = [];
    const on = lane(held(given, 2), real);
    const text = "a text that holds a thread";
    const stop = new AbortController();
    const innocent = hint(on);
    const guilty = on.ask("import", { text });
    const off = failure(on.ask("solve", ENDLESS, { signal: stop.signal }));
    stop.abort();
    expect(await off).to.be.instanceOf(Error);
    const told = await guilty;
    expect(told.ok ? "" : told.problem.code).to.equal("unreadable");
    expect((await innocent).ok).to.equal(true);
    const again = await on.ask("import", { text });
    expect(again.ok ? "" : again.problem.code).to.equal("unreadable");
    expect((await on.ask("import", { text: EASY.text })).ok).to.equal(true);
    expect(given).to.have.length(3);
  });

  it("gives no worker a text that held one when it was called off", async () => {
    const given: string[] = [];
    const on = lane(held(given, 1), real);
    const text = "another text that holds a thread";
    const stop = new AbortController();
    const guilty = failure(on.ask("import", { text }, { signal: stop.signal }));
    const innocent = hint(on);
    stop.abort();
    expect(await guilty).to.be.instanceOf(Error);
    expect((await innocent).ok).to.equal(true);
    const again = await lane(real).ask("import", { text });
    expect(again.ok ? "" : again.problem.code).to.equal("unreadable");
  });

  it("asks the others again when a worker crashes over one question", async () => {
    const on = lane(held([], 1), real);
    const guilty = on.ask("import", { text: "a text that ends a worker" });
    const innocent = hint(on);
    await new Promise((resolve) => workers[0].addEventListener("message", resolve, { once: true }));
    workers[0].dispatchEvent(new ErrorEvent("error"));
    const told = await guilty;
    expect(told.ok ? "" : told.problem.code).to.equal("unreadable");
    expect((await innocent).ok).to.equal(true);
  });

  it("leaves a worker alone that hears what is called off, even if it answers late", async () => {
    const on = lane(real);
    const stop = new AbortController();
    const asked = failure(on.ask("solve", ENDLESS, { signal: stop.signal }));
    stop.abort();
    await asked;
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    expect((await hint(on)).ok).to.equal(true);
    expect(workers).to.have.length(1);
  });

  describe("without a worker has the page think", () => {
    const here = async () => (await import("../../worker/thread/main.ts")).thinker;
    /** A worker that was killed before it could say a word, and of which nobody was told. */
    const silent = () =>
      Object.assign(new EventTarget(), { postMessage() {}, terminate() {} }) as unknown as Worker;
    const ways: [string, () => Worker][] = [
      [
        "that cannot be made",
        () => {
          throw new DOMException("no", "SecurityError");
        },
      ],
      ["whose file cannot be fetched", missing],
      ["that never says a word", silent],
    ];
    for (const [way, spawn] of ways) {
      it(way, async () => {
        const on = new Lane(spawn, { spare: true, here, pulse: 200 });
        const [first, second] = await Promise.all([hint(on), hint(on)]);
        expect(first.ok && first.value.type).to.equal("step");
        expect(second).to.deep.equal(first);
        expect((await hint(on)).ok).to.equal(true);
      }).timeout(30_000);
    }

    it("and a question can be called off there, or ended with the lane", async () => {
      const on = new Lane(ways[0][1], { spare: false, here });
      const stop = new AbortController();
      let ticked: () => void = () => {};
      const firstTick = new Promise<void>((resolve) => {
        ticked = resolve;
      });
      const asked = failure(on.ask("solve", ENDLESS, { signal: stop.signal, tick: () => ticked() }));
      await firstTick;
      stop.abort();
      expect(await asked).to.be.instanceOf(Error);
      const again = failure(on.ask("solve", ENDLESS));
      expect((await hint(on)).ok).to.equal(true);
      on.end();
      expect(await again).to.be.instanceOf(Error);
      expect((await hint(on)).ok).to.equal(true);
    });

    it("and says that nobody thinks where the page cannot either, until a worker can be had again", async () => {
      const spawns = [ways[0][1], real];
      const on = new Lane(() => (spawns.shift() ?? real)(), {
        spare: false,
        here: () => Promise.reject(new TypeError("no network")),
      });
      expect(await failure(hint(on))).to.be.instanceOf(NobodyThinks);
      expect((await hint(on)).ok).to.equal(true);
    });
  });

  it("asks the others again when a worker does not let go of a question", async () => {
    const on = lane(deaf, real);
    const stop = new AbortController();
    const first = failure(on.ask("solve", ENDLESS, { signal: stop.signal }));
    const second = hint(on);
    stop.abort();
    expect(await first).to.be.instanceOf(Error);
    expect((await second).ok).to.equal(true);
  });

  describe("whose worker is gone without a word", () => {
    let own: Worker[] = [];
    const watchful = () => {
      const mine: Worker[] = [];
      own = mine;
      const spawn = () => {
        const worker = real();
        mine.push(worker);
        return worker;
      };
      return new Lane(spawn, { spare: false, pulse: 500 });
    };
    const board = emptyBoard(16);

    it("asks the next one when it was ended from outside", async () => {
      const on = watchful();
      await hint(on);
      own[0].terminate();
      expect((await hint(on)).ok).to.equal(true);
      expect(own).to.have.length(2);
    });

    it("asks the same one again when the question was lost", async () => {
      const on = watchful();
      await hint(on);
      const [worker] = own;
      const { postMessage } = Worker.prototype;
      let lost = 0;
      worker.postMessage = (message: { argumentList?: { value?: unknown }[] }, ...more: unknown[]) => {
        if (message.argumentList?.[1]?.value === "hint" && lost++ === 0) return;
        postMessage.call(worker, message, ...(more as []));
      };
      expect((await hint(on)).ok).to.equal(true);
      expect(lost).to.equal(2);
      expect(own).to.have.length(1);
    });

    it("gives up what the next one does not answer either, and what has told its news", async () => {
      const on = watchful();
      await hint(on);
      own[0].terminate();
      const told = failure(on.ask("hint", { ...EASY, board, truth: null }, { tick() {} }));
      expect(await told).to.be.instanceOf(Error);
      await hint(on);
      const asked = failure(hint(on));
      own[1].terminate();
      while (own.length < 3) await new Promise((resolve) => setTimeout(resolve, 10));
      own[2].terminate();
      expect(await asked).to.be.instanceOf(Error);
      expect((await hint(on)).ok).to.equal(true);
    });

    it("is patient with one that is at work", async () => {
      const on = watchful();
      await hint(on);
      let pulses = 0;
      const { postMessage } = Worker.prototype;
      own[0].postMessage = (message: { path?: string[] }, ...more: unknown[]) => {
        if (message.path?.[0] === "asked") pulses++;
        postMessage.call(own[0], message, ...(more as []));
      };
      const stop = new AbortController();
      const asked = failure(on.ask("solve", ENDLESS, { signal: stop.signal }));
      while (pulses < 6) await new Promise((resolve) => setTimeout(resolve, 50));
      stop.abort();
      await asked;
      expect((await hint(on)).ok).to.equal(true);
      expect(own).to.have.length(1);
    });
  });
});

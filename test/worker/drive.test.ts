import { expect, it } from "vitest";
import type { Job } from "../../engine/model/job.ts";
import { Cache } from "../../worker/thread/cache.ts";
import { drive, hold } from "../../worker/thread/drive.ts";

function* counting(nodes: number): Job<string> {
  for (let node = 0; node < nodes; node++) yield 1;
  return "done";
}

function* endless(): Job<string> {
  for (;;) yield 1;
}

it("runs a job to its end", async () => {
  expect(await drive(counting(100_000), new AbortController().signal)).toBe("done");
});

it("lets a cancel in between two slices of a job that would never end", async () => {
  const stop = new AbortController();
  setTimeout(() => stop.abort(), 0);
  const ticks: number[] = [];
  expect(await drive(endless(), stop.signal, (nodes) => ticks.push(nodes))).toBeUndefined();
});

/** Lets all that is ready in the loop of events have its turn, several times. */
async function turns(): Promise<void> {
  for (let turn = 0; turn < 20; turn++) await new Promise((resolve) => setTimeout(resolve, 1));
}

it("keeps jobs waiting while they are held, and lets them end after it", async () => {
  const rest = { nodes: 0 };
  function* noting(): Job<string> {
    // Far more than a slice does.
    while (rest.nodes < 3_000_000) {
      rest.nodes++;
      yield 1;
    }
    return "done";
  }
  hold(true);
  const job = drive(noting(), new AbortController().signal);
  await turns();
  const before = rest.nodes;
  await turns();
  expect(before).toBeLessThan(3_000_000);
  expect(rest.nodes).toBe(before);
  hold(false);
  expect(await job).toBe("done");
});

it("ends what is called off while it is held", async () => {
  const stop = new AbortController();
  hold(true);
  const job = drive(endless(), stop.signal);
  await turns();
  stop.abort();
  hold(false);
  expect(await job).toBeUndefined();
});

it("forgets the entry used longest ago", () => {
  const cache = new Cache<number>(2);
  cache.set("a", 1);
  cache.set("b", 2);
  expect(cache.get("a")).toBe(1);
  cache.set("c", 3);
  expect(cache.get("b")).toBeUndefined();
  expect([cache.get("a"), cache.get("c")]).toEqual([1, 3]);
});

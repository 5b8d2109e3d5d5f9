import { expect, it } from "vitest";
import type { Job } from "../../engine/model/job.ts";
import { Cache } from "../../worker/thread/cache.ts";
import { drive } from "../../worker/thread/drive.ts";

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

it("forgets the entry used longest ago", () => {
  const cache = new Cache<number>(2);
  cache.set("a", 1);
  cache.set("b", 2);
  expect(cache.get("a")).toBe(1);
  cache.set("c", 3);
  expect(cache.get("b")).toBeUndefined();
  expect([cache.get("a"), cache.get("c")]).toEqual([1, 3]);
});

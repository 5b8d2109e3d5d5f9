import { describe, expect, it } from "vitest";
import { asksToTakeOver, type Kept, source, stale, succeed } from "../../sw/plan.ts";

const release = (version: string, ...keys: string[]) => ({ version, keys });

describe("which releases stay", () => {
  it("keeps the first one alone", () => {
    expect(succeed(null, release("1", "a"))).toEqual({ current: release("1", "a"), previous: null });
  });

  it("keeps the one before, which open tabs may still be running, and no older one", () => {
    const one = succeed(null, release("1", "a"));
    const two = succeed(one, release("2", "b"));
    const three = succeed(two, release("3", "c"));
    expect(two).toEqual({ current: release("2", "b"), previous: release("1", "a") });
    expect(three).toEqual({ current: release("3", "c"), previous: release("2", "b") });
  });

  it("does not forget the one before when the same version activates again", () => {
    const two = succeed(succeed(null, release("1", "a")), release("2", "b"));
    expect(succeed(two, release("2", "b"))).toEqual(two);
  });

  it("calls stale what neither of them needs, also the files of a version that never activated", () => {
    const kept: Kept = {
      current: release("3", "page?3", "shared"),
      previous: release("1", "page?1", "shared"),
    };
    expect(stale(["page?1", "page?2", "page?3", "shared", "old"], kept)).toEqual(["page?2", "old"]);
  });
});

describe.each(["https://ergo.example/", "https://ergo.example/app/"])("what is asked under %s", (scope) => {
  const files = new Set(
    ["index.html", "assets/main-AB12CD34.js", "corpus/index.json"].map((file) => scope + file),
  );
  const apart = new Set([`${scope}assets/rule-code-EF56GH78.js`]);
  const ask = (path: string, mode = "cors", method = "GET") =>
    source(
      { method, mode, url: new URL(path, scope).href },
      scope,
      (url) => files.has(url),
      (url) => apart.has(url),
    );

  it.each(["", "?text=53..7", "index.html", "#/sudoku/1", "?source=home#/nurikabe"])(
    "%s is the page",
    (path) => {
      expect(ask(path, "navigate")).toEqual({ from: "release", url: `${scope}index.html` });
    },
  );

  it("leaves other pages to the network", () => {
    expect(ask("guide.html", "navigate")).toEqual({ from: "network" });
    expect(ask("corpus/index.json", "navigate")).toEqual({ from: "network" });
  });

  it("has the files of its own release, with any query", () => {
    expect(ask("assets/main-AB12CD34.js")).toEqual({
      from: "release",
      url: `${scope}assets/main-AB12CD34.js`,
    });
    expect(ask("corpus/index.json?x#y")).toEqual({ from: "release", url: `${scope}corpus/index.json` });
    expect(ask("")).toEqual({ from: "release", url: `${scope}index.html` });
  });

  it("keeps what is not fetched at install when it is first asked for", () => {
    const url = `${scope}assets/rule-code-EF56GH78.js`;
    expect(ask("assets/rule-code-EF56GH78.js")).toEqual({ from: "apart", url });
    expect(ask("assets/rule-code-EF56GH78.js?again")).toEqual({ from: "apart", url });
    expect(ask("assets/rule-code-EF56GH78.js", "cors", "HEAD")).toEqual({ from: "network" });
    expect(ask("assets/rule-code-OLDOLD00.js")).toEqual({ from: "older" });
  });

  it("looks for hashed files of other releases among the older ones", () => {
    expect(ask("assets/worker-OLDOLD00.js")).toEqual({ from: "older" });
  });

  it("leaves the rest alone", () => {
    expect(ask("corpus/other.txt")).toEqual({ from: "network" });
    expect(ask("assets/main-AB12CD34.js", "cors", "POST")).toEqual({ from: "network" });
    expect(ask("https://elsewhere.example/app/assets/main-AB12CD34.js")).toEqual({ from: "network" });
  });
});

describe("messages", () => {
  it("takes over only when asked to", () => {
    expect(asksToTakeOver({ type: "SKIP_WAITING" })).toBe(true);
    for (const other of [null, undefined, "SKIP_WAITING", {}, { type: "WAIT" }, 7])
      expect(asksToTakeOver(other)).toBe(false);
  });
});

import { describe, expect, it } from "vitest";
import {
  asksForVersion,
  asksToTakeOver,
  fileOf,
  hasAll,
  type KeptReleases,
  type Release,
  readKept,
  releaseOf,
  rescue,
  shownOf,
  source,
  stale,
  succeed,
} from "../../sw/plan.ts";

const SCOPE = "https://ergo.example/app/";

/** A release with a page of its own, and hashed files under the given names. */
const release = (version: string, ...names: string[]): Release =>
  releaseOf(
    version,
    [
      { url: "index.html", revision: version, integrity: `page ${version}` },
      ...names.map((name) => ({ url: `assets/${name}.js`, revision: null, integrity: name })),
    ],
    SCOPE,
  );
const kept = (
  current: Release,
  previous: Release | null,
  more: Partial<KeptReleases> = {},
): KeptReleases => ({
  current,
  previous,
  shown: "current",
  hasFailed: false,
  ...more,
});

describe("a release", () => {
  it("keeps its files under addresses that differ from release to release as their bytes do", () => {
    const { files } = releaseOf(
      "1",
      [
        { url: "index.html", revision: "r", integrity: "p" },
        { url: "assets/rules-1.js", revision: null, integrity: "q", isApart: true },
      ],
      SCOPE,
    );
    expect(files).toEqual([
      { url: `${SCOPE}index.html`, key: `${SCOPE}index.html?revision=r`, integrity: "p", isApart: false },
      {
        url: `${SCOPE}assets/rules-1.js`,
        key: `${SCOPE}assets/rules-1.js`,
        integrity: "q",
        isApart: true,
      },
    ]);
  });

  it("is complete without what is fetched only when it is asked for", () => {
    const { version, files } = release("1", "a", "b");
    const apart = { version, files: files.map((file, index) => ({ ...file, isApart: index === 2 })) };
    const keys = files.map(({ key }) => key);
    expect(hasAll(keys, apart)).toBe(true);
    expect(hasAll(keys.slice(0, 2), apart)).toBe(true);
    expect(hasAll(keys.slice(1), apart)).toBe(false);
  });
});

describe("which releases stay", () => {
  const [one, two, three] = ["1", "2", "3"].map((version) => release(version, version));

  it("keeps the first one alone", () => {
    expect(succeed(null, one)).toEqual(kept(one, null));
  });

  it("keeps the one before, which open tabs may still be running, and no older one", () => {
    expect(succeed(succeed(null, one), two)).toEqual(kept(two, one));
    expect(succeed(succeed(succeed(null, one), two), three)).toEqual(kept(three, two));
  });

  it("does not forget the one before, or which is shown, when the same version activates again", () => {
    const gone = kept(two, one, { shown: "previous", hasFailed: true });
    expect(succeed(gone, two)).toEqual(gone);
  });

  it("keeps the one that was shown in place of one that never started", () => {
    expect(succeed(kept(two, one, { shown: "previous", hasFailed: true }), three)).toEqual(kept(three, one));
  });

  it("calls stale what neither of them needs, also the files of a version that never activated", () => {
    const [a, b] = [release("1", "shared", "a"), release("3", "shared", "b")];
    const cached = [...a.files, ...release("2", "c").files, ...b.files].map(({ key }) => key);
    expect(stale([...cached, "old"], kept(b, a))).toEqual([
      `${SCOPE}index.html?revision=2`,
      `${SCOPE}assets/c.js`,
      "old",
    ]);
  });

  it("shows the page of the release that is shown, and the hashed files of both", () => {
    const [a, b] = [release("1", "a", "shared"), release("2", "b", "shared")];
    const page = `${SCOPE}index.html`;
    expect(fileOf(kept(b, a), page)?.integrity).toBe("page 2");
    expect(fileOf(kept(b, a, { shown: "previous" }), page)?.integrity).toBe("page 1");
    for (const shown of ["current", "previous"] as const)
      for (const name of ["a", "b", "shared"])
        expect(fileOf(kept(b, a, { shown }), `${SCOPE}assets/${name}.js`)?.integrity).toBe(name);
    expect(fileOf(kept(b, a), `${SCOPE}assets/c.js`)).toBeNull();
    expect(shownOf(kept(b, null, { shown: "previous" }))).toBe(b);
  });
});

describe("a page that does not start", () => {
  const [old, now] = [release("1", "a"), release("2", "b")];
  /** What is shown after an attempt that failed, with these releases whole. */
  const after = async (attempt: number, whole: readonly Release[], from = kept(now, old)) => {
    const { kept: next, release } = await rescue(from, attempt, async (one) => whole.includes(one));
    return { shows: release?.version ?? "repair", next };
  };

  it("is shown once more, when its release was made whole", async () => {
    expect(await after(1, [now, old])).toEqual({ shows: "2", next: kept(now, old) });
  });

  it("gives way to the one before when its release cannot be made whole, until it can", async () => {
    const next = kept(now, old, { shown: "previous" });
    expect(await after(1, [old])).toEqual({ shows: "1", next });
  });

  it("gives way for good when it fails though it is whole", async () => {
    const next = kept(now, old, { shown: "previous", hasFailed: true });
    expect(await after(2, [now, old])).toEqual({ shows: "1", next });
  });

  it.each([
    ["nothing is whole", 1, kept(now, old), []],
    ["there is none before and it is not whole", 1, kept(now, null), []],
    ["there is none before and it fails", 2, kept(now, null), [now]],
    ["the one before is not whole", 2, kept(now, old), [now]],
    ["the one before fails, too", 2, kept(now, old, { shown: "previous" }), [now, old]],
    ["all was tried", 3, kept(now, old), [now, old]],
  ] as const)("is the page that repairs when %s", async (_, attempt, from, whole) => {
    expect(await after(attempt, whole, from)).toEqual({ shows: "repair", next: from });
  });
});

describe("the note of the releases", () => {
  const whole = kept(release("2", "b"), release("1", "a"), { shown: "previous", hasFailed: true });

  it("is read as it was written", () => {
    expect(readKept(JSON.parse(JSON.stringify(whole)))).toEqual(whole);
    expect(readKept(kept(whole.current, null))).toEqual(kept(whole.current, null));
  });

  it("shows the current release where it names no other", () => {
    expect(readKept({ current: whole.current, previous: null, shown: "previous" })).toEqual(
      kept(whole.current, null),
    );
    expect(readKept({ ...whole, shown: 7, hasFailed: "no" })).toEqual({
      ...whole,
      shown: "current",
      hasFailed: false,
    });
  });

  it.each([
    null,
    7,
    "",
    [],
    {},
    { current: null, previous: null },
    { current: { version: "1", keys: ["a"] }, previous: null },
    { current: { version: 1, files: [] }, previous: null },
    { current: { version: "1", files: [{ url: "a", key: "a" }] }, previous: null },
    { ...whole, previous: 7 },
    { ...whole, previous: undefined },
  ])("is nothing when it is damaged: %j", (note) => {
    expect(readKept(note)).toBeNull();
  });
});

describe.each(["https://ergo.example/", "https://ergo.example/app/"])("what is asked under %s", (scope) => {
  const files = new Set(
    ["index.html", "assets/main-AB12CD34.js", "corpus/index.json"].map((file) => scope + file),
  );
  const ask = (path: string, mode = "cors", method = "GET", cache = "default") =>
    source({ method, mode, cache, url: new URL(path, scope).href }, scope, (url) => files.has(url));

  it.each(["", "?text=53..7", "index.html", "#/sudoku/1", "?source=home#/nurikabe", "?rescue=x"])(
    "%s is the page",
    (path) => {
      expect(ask(path, "navigate")).toEqual({ from: "page", attempt: 0 });
    },
  );

  it("is the page with how often it did not start", () => {
    expect(ask("?rescue=2#/sudoku/1", "navigate")).toEqual({ from: "page", attempt: 2 });
    expect(ask("?text=1&rescue=1", "navigate")).toEqual({ from: "page", attempt: 1 });
  });

  it("is the page that repairs, when that or a reset is asked for", () => {
    for (const path of ["repair.html", "repair.html?reset-sw", "?reset-sw#/sudoku/1", "index.html?reset-sw"])
      expect(ask(path, "navigate")).toEqual({ from: "repair" });
  });

  it("leaves other pages to the network, and what is to come from there", () => {
    for (const path of ["guide.html", "corpus/index.json"])
      expect(ask(path, "navigate")).toEqual({ from: "network" });
    for (const path of ["", "assets/main-AB12CD34.js"])
      expect(ask(path, "cors", "GET", "reload")).toEqual({ from: "network" });
    expect(ask("", "navigate", "GET", "reload")).toEqual({ from: "page", attempt: 0 });
  });

  it("has the files of its own release, with any query", () => {
    const main = `${scope}assets/main-AB12CD34.js`;
    expect(ask("assets/main-AB12CD34.js")).toEqual({ from: "file", url: main });
    expect(ask("assets/main-AB12CD34.js?again")).toEqual({ from: "file", url: main });
    expect(ask("corpus/index.json?x#y")).toEqual({ from: "file", url: `${scope}corpus/index.json` });
    expect(ask("")).toEqual({ from: "file", url: `${scope}index.html` });
  });

  it("looks for hashed files of other releases, too", () => {
    expect(ask("assets/worker-OLDOLD00.js")).toEqual({
      from: "file",
      url: `${scope}assets/worker-OLDOLD00.js`,
    });
  });

  it("leaves the rest alone", () => {
    expect(ask("corpus/other.txt")).toEqual({ from: "network" });
    expect(ask("assets/main-AB12CD34.js", "cors", "POST")).toEqual({ from: "network" });
    expect(ask("assets/main-AB12CD34.js", "cors", "HEAD")).toEqual({ from: "network" });
    expect(ask("https://elsewhere.example/app/assets/main-AB12CD34.js")).toEqual({ from: "network" });
  });
});

describe("messages", () => {
  it("takes over only when asked to", () => {
    expect(asksToTakeOver({ type: "SKIP_WAITING" })).toBe(true);
    for (const other of [null, undefined, "SKIP_WAITING", {}, { type: "WAIT" }, { type: "VERSION" }, 7])
      expect(asksToTakeOver(other)).toBe(false);
  });

  it("says who it is only when asked", () => {
    expect(asksForVersion({ type: "VERSION" })).toBe(true);
    for (const other of [null, undefined, "VERSION", {}, { type: "SKIP_WAITING" }, 7])
      expect(asksForVersion(other)).toBe(false);
  });
});

import "fake-indexeddb/auto";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { playKind } from "../../../engine/kinds/play.ts";
import { fail, ok } from "../../../engine/model/result.ts";
import { openTable } from "../../../web/lab/race/open-table.ts";
import {
  begunTable,
  isWhole,
  makingAt,
  ownIn,
  placeAt,
  type RaceTable,
  shownTable,
  TABLE_PUZZLES,
  type TableState,
  type TableTime,
  timesIn,
} from "../../../web/lab/race/table.ts";
import { readTables, tablesToKeep } from "../../../web/lab/race/table-kept.ts";
import { findingOf, meanOf, tableCsv } from "../../../web/lab/race/table-sums.ts";
import { extendByLab } from "../../../web/lab/reduce.ts";
import { Connection } from "../../../web/storage/connection.ts";
import type { Lane } from "../../../web/thinking/engine-client.ts";
import type { QuestionName } from "../../../worker/api.ts";
import { ask } from "../../../worker/thread/reply.ts";
import { share } from "../../share.ts";
import { emptyStore } from "../empty-state.ts";

const SEARCHES = ["brute", "backtrack", "forward", "fast"];
const ORDER = { kind: "sudoku", set: 1, nodes: 100_000 } as const;

/** A 4x4 Sudoku stands for any puzzle. */
const TEXT = "1200300200400300";

function time(ms: number, change: Partial<TableTime> = {}): TableTime {
  return { ms, runs: 3, right: true, nodes: 10, checks: 40, backtracks: 4, depth: 5, ...change };
}

/** A whole table whose times are a function of level, number and search. */
function tableOf(times: (level: number, number: number, search: string) => TableTime): RaceTable {
  const rows = Array.from({ length: TABLE_PUZZLES }, (_, index) => {
    const { level, number } = placeAt(index);
    const own = SEARCHES.map((search) => [search, times(level, number, search)]);
    return { level, number, text: TEXT, times: Object.fromEntries(own) };
  });
  return { order: ORDER, searches: SEARCHES, rows };
}

/** What RFC 4180 says a text of comma-separated values holds. Throws where it is none. */
function parseCsv(text: string): string[][] {
  const lines: string[][] = [[]];
  const field = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/gy;
  while (field.lastIndex < text.length) {
    const [, quoted, bare, end] = field.exec(text) ?? [];
    if (end === undefined) throw new Error(`no field: ${text.slice(0, 80)}`);
    lines.at(-1)?.push(quoted === undefined ? bare : quoted.replaceAll('""', '"'));
    if (end === "\r\n") lines.push([]);
  }
  lines.pop();
  return lines;
}

describe("the puzzles of a table", () => {
  it("are five of each level, from seeds that no other set has", () => {
    const seeds = [1, 2, 3].flatMap((set) =>
      Array.from({ length: TABLE_PUZZLES }, (_, index) => makingAt({ ...ORDER, set }, index)),
    );
    expect(new Set(seeds.map(({ seed }) => seed)).size).toBe(3 * TABLE_PUZZLES);
    const levels = seeds.map(({ wish }) => wish.level);
    for (const level of [1, 2, 3, 4, 5]) expect(levels.filter((one) => one === level)).toHaveLength(15);
  });
});

describe("what a table comes to", () => {
  it("is a mean a level, over what was timed", () => {
    const table = tableOf((level, number) => time(level * number, number === 5 ? { right: null } : {}));
    expect(meanOf(table, 2, "brute")).toEqual({
      ms: 6,
      price: 600,
      puzzles: 5,
      right: 4,
      wrong: 0,
      undecided: 1,
    });
    expect(meanOf({ ...table, rows: table.rows.slice(0, 7) }, 2, "brute")?.ms).toBe(3);
    expect(meanOf({ ...table, rows: table.rows.slice(0, 5) }, 2, "brute")).toBeNull();
  });

  it("names the quickest, who left puzzles open, and where keeping candidates does not pay", () => {
    const ms = (level: number, search: string): number =>
      ({ brute: 100, backtrack: level, forward: 2.5, fast: 0.1 })[search] ?? 0;
    const table = tableOf((level, _number, search) =>
      time(ms(level, search), search === "brute" && level > 3 ? { right: null } : {}),
    );
    expect(findingOf(table)).toEqual({
      quickest: { search: "fast", levels: [1, 2, 3, 4, 5] },
      levels: [1, 2, 3, 4, 5],
      undecided: { search: "brute", puzzles: 10 },
      wrong: 0,
      bookkeeping: { slower: [1, 2], quicker: [3, 4, 5] },
    });
    expect(findingOf({ ...table, rows: [] })).toBeNull();
  });
});

describe("the file of a table", () => {
  it("claims nothing of forward checking where an undecided search may have taken longer", () => {
    const withOpen = (open: string): RaceTable =>
      tableOf((level, _number, search) =>
        time(search === "forward" && level === 1 ? 2 : 1, search === open ? { right: null } : {}),
      );
    expect(findingOf(withOpen("forward"))?.bookkeeping).toEqual({ slower: [1], quicker: [] });
    expect(findingOf(withOpen("backtrack"))?.bookkeeping).toEqual({ slower: [], quicker: [] });
  });

  it("holds a line a puzzle and search that any reader of such files takes apart", () => {
    const table = tableOf((level, number, search) =>
      time(level + number / 7, { right: search === "brute" ? null : search !== "forward" }),
    );
    const [head, ...lines] = parseCsv(tableCsv(table));
    expect(head.join(" ")).toBe("level number puzzle search ms runs nodes us-a-node checks backtracks right");
    expect(lines).toHaveLength(TABLE_PUZZLES * SEARCHES.length);
    expect(lines[0]).toEqual([
      "1",
      "1",
      TEXT,
      "brute",
      "1.1429",
      "3",
      "10",
      "114.2857",
      "40",
      "4",
      "undecided",
    ]);
    expect(lines[2].at(-1)).toBe("no");
    expect(lines.at(-1)).toEqual(["5", "5", TEXT, "fast", "5.7143", "3", "10", "571.4286", "40", "4", "yes"]);
  });

  it("leaves out what was not timed, and is a head where nothing was", () => {
    const table = tableOf(() => time(1));
    const [first] = table.rows;
    const begun = { ...table, rows: [{ ...first, times: { fast: time(0.00001) } }] };
    expect(parseCsv(tableCsv(begun))[1][4]).toBe("0.0000");
    expect(parseCsv(tableCsv(begun))).toHaveLength(2);
    expect(parseCsv(tableCsv({ ...table, rows: [] }))).toHaveLength(1);
  });
});

describe("what is kept of tables", () => {
  it("comes back as it was", () => {
    const table = tableOf((level) => time(level, { right: null }));
    const state = { order: ORDER, tables: { sudoku: table }, run: null, problem: null };
    expect(readTables(structuredClone(tablesToKeep(state)))).toEqual({
      order: ORDER,
      tables: { sudoku: table },
    });
  });

  it("is taken up to the first row that is unsound", () => {
    const table = tableOf(() => time(1));
    const rows = table.rows.map((row, at) => (at === 3 ? { ...row, text: "no puzzle" } : row));
    const read = readTables({ version: 2, order: ORDER, tables: [{ ...table, rows }] });
    expect(read.tables.sudoku.rows).toHaveLength(3);
    const odd = table.rows.map((row) => ({ ...row, times: { ...row.times, fast: { ...time(1), ms: "1" } } }));
    expect(timesIn(readTables({ version: 2, tables: [{ ...table, rows: odd }] }).tables.sudoku)).toBe(75);
  });

  it("leaves out tables whose levels are of another measure", () => {
    expect(readTables({ order: ORDER, tables: [tableOf(() => time(1))] }).tables).toEqual({});
  });

  it("may be anything at all", () => {
    const like = fc.record(
      {
        order: fc.oneof(
          fc.constant(ORDER),
          fc.record({ kind: fc.string(), set: fc.anything(), nodes: fc.double() }),
        ),
        tables: fc.oneof(
          fc.anything(),
          fc.array(
            fc.record({ order: fc.constant(ORDER), searches: fc.array(fc.string()), rows: fc.anything() }),
          ),
        ),
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(fc.oneof(fc.anything(), like), (stored) => {
        const { order, tables } = readTables(stored);
        expect(["sudoku", "nurikabe"]).toContain(order.kind);
        for (const table of Object.values(tables))
          expect(table.rows.length).toBeLessThanOrEqual(TABLE_PUZZLES);
      }),
      { seed: 5, numRuns: 2_000 },
    );
  });
});

/** A lane whose answers are given here. */
interface Script {
  readonly lane: Pick<Lane, "ask" | "end">;
  readonly asked: string[];
  /** Every question from now on waits until its worker is ended. */
  hold(): void;
  release(): void;
  ended: number;
}

function scripted(odd: (name: QuestionName, question: object) => unknown = () => undefined): Script {
  let held = false;
  let waiting: (() => void)[] = [];
  const script: Script = {
    ended: 0,
    asked: [],
    hold: () => {
      held = true;
    },
    release: () => {
      held = false;
    },
    lane: {
      ask: (async (name: QuestionName, question: { search?: string; seed?: number }) => {
        script.asked.push([name, question.search ?? question.seed].filter(Boolean).join(" "));
        if (held) await new Promise((_resolve, reject) => waiting.push(() => reject(new Error("ended"))));
        const own = odd(name, question);
        if (own !== undefined) return own;
        if (name === "searches") return ok(SEARCHES);
        if (name === "make") return ok({ text: TEXT, level: 1, technique: null });
        return ok({ ...time(1), answer: [1], complete: true });
      }) as Lane["ask"],
      end: () => {
        script.ended++;
        for (const reject of waiting) reject();
        waiting = [];
      },
    },
  };
  return script;
}

async function opened(script: Script, name = `table-${Math.random()}`) {
  const connection = new Connection(() => {}, name);
  await connection.ready;
  const store = emptyStore();
  extendByLab(store);
  const put: string[] = [];
  const acts = openTable(store, connection, (link) => put.push(link), script.lane);
  await acts.open("");
  return {
    ...{ acts, put, name },
    get state(): TableState {
      const { table } = store.state.lab ?? {};
      if (!table) throw new Error("it was not opened");
      return table;
    },
    get table(): RaceTable {
      const table = shownTable(this.state);
      if (!table) throw new Error("there is no table");
      return table;
    },
  };
}

describe("timing a table", () => {
  it("makes each puzzle and asks every search of it in turn, the first of each twice", async () => {
    const script = scripted();
    const on = await opened(script);
    await on.acts.start();
    expect(isWhole(on.table)).toBe(true);
    expect(on.state).toMatchObject({ run: null, problem: null });
    expect(script.asked.slice(0, 12)).toEqual([
      ...["searches", "make 1", "time brute", "time brute", "time backtrack", "time backtrack"],
      ...["time forward", "time forward", "time fast", "time fast", "make 2", "time brute"],
    ]);
    expect(script.asked).toHaveLength(1 + TABLE_PUZZLES + 4 + TABLE_PUZZLES * 4);
    expect(script.ended).toBe(1);
  });

  it("stops at once, keeps what is there, and goes on with it, after a reload too", async () => {
    const script = scripted();
    const on = await opened(script);
    const lasting = on.acts.start();
    while (on.state.run?.puzzle !== 4) await Promise.resolve();
    script.hold();
    await new Promise((resolve) => setTimeout(resolve));
    on.acts.stop();
    expect(on.state.run).toBeNull();
    expect(script.ended).toBe(1);
    await lasting;
    const left = timesIn(on.table);
    expect(left).toBeGreaterThan(11);
    expect(begunTable(on.state)).toBe(on.table);

    script.release();
    const later = await opened(script, on.name);
    expect(timesIn(later.table)).toBe(left);
    script.asked.length = 0;
    await later.acts.start();
    expect(isWhole(later.table)).toBe(true);
    expect(script.asked.filter((one) => one.startsWith("make"))).toHaveLength(TABLE_PUZZLES - 4);
  });

  it("begins anew with another limit, another kind or other puzzles", async () => {
    const script = scripted();
    const on = await opened(script);
    await on.acts.start();
    script.asked.length = 0;
    await on.acts.others();
    expect(script.asked[1]).toBe("make 26");
    on.acts.order({ nodes: 1_000_000 });
    expect(on.table.order.nodes).toBe(100_000);
    await on.acts.start();
    expect(on.table.order).toEqual({ kind: "sudoku", set: 2, nodes: 1_000_000 });
    on.acts.order({ kind: "nurikabe" });
    expect(shownTable(on.state)).toBeNull();
    on.acts.order({ kind: "sudoku" });
    expect(isWhole(on.table)).toBe(true);
  });

  it("takes the next seed where one gives nothing, and tells what went wrong", async () => {
    const dry = scripted((name, question) =>
      name === "make" && (question as { seed: number }).seed === 1 ? ok(null) : undefined,
    );
    const on = await opened(dry);
    await on.acts.start();
    expect(dry.asked.slice(1, 3)).toEqual(["make 1", "make 1000001"]);
    expect(isWhole(on.table)).toBe(true);

    const barren = await opened(scripted((name) => (name === "make" ? ok(null) : undefined)));
    await barren.acts.start();
    expect(barren.state).toMatchObject({ run: null, problem: { code: "none-made" } });

    const words = { en: "No.", zh: "不。" };
    const refused = await opened(scripted((name) => (name === "time" ? fail("odd", words) : undefined)));
    await refused.acts.start();
    expect(refused.state).toMatchObject({ run: null, problem: { code: "odd" } });

    const lost = await opened(
      scripted((name) => {
        if (name === "searches") throw new Error("the worker died");
      }),
    );
    await lost.acts.start();
    expect(lost.state).toMatchObject({ run: null, problem: { code: "lost" } });
  });

  it("puts a puzzle into the race by its link", async () => {
    const on = await opened(scripted());
    await on.acts.start();
    on.acts.race(on.table.rows[0]);
    expect(on.put).toEqual([`/sudoku/${TEXT}`]);
  });

  it("by the searches themselves: what is decided is right", async () => {
    const real: Script = {
      ...scripted(),
      lane: {
        ask: ((name: QuestionName, question: never) =>
          ask(name, question, new AbortController().signal)) as Lane["ask"],
        end: () => {},
      },
    };
    const on = await opened(real);
    on.acts.order({ nodes: share(20_000, ORDER.nodes) });

    await on.acts.start();
    expect(on.state.problem).toBeNull();
    expect(isWhole(on.table)).toBe(true);
    const times = on.table.rows.flatMap((row) => Object.entries(row.times));
    expect(times.filter(([, { right }]) => right === false)).toEqual([]);
    expect(times.filter(([search, { right }]) => search === "fast" && right !== true)).toEqual([]);
    expect(times.some(([search, { right }]) => search === "brute" && right === null)).toBe(true);
    expect(new Set(on.table.rows.map(({ text }) => text)).size).toBe(TABLE_PUZZLES);
    expect(parseCsv(tableCsv(on.table))).toHaveLength(1 + times.length);
  });
});

describe("a table of own puzzles", () => {
  const kind = playKind("sudoku");
  const OTHER = "1234341221434321";

  it("reads a puzzle a line, each once, and counts the lines that hold none", () => {
    expect(
      kind && ownIn(kind, `# mine\r\n${TEXT}\n\n no puzzle \n${TEXT.replaceAll("0", ".")}\n${OTHER}`),
    ).toEqual({
      own: [TEXT, OTHER],
      unread: 1,
    });
  });

  it("is kept beside the made one of its kind, and read back", () => {
    const own = { ...ORDER, own: [TEXT, OTHER] };
    const rows = [TEXT, OTHER].map((text, index) => ({
      ...placeAt(index, own),
      text,
      times: { fast: time(1) },
    }));
    const mine: RaceTable = { order: own, searches: ["fast"], rows };
    const made = tableOf(() => time(2));
    const kept = readTables(tablesToKeep({ order: own, tables: { "sudoku/own": mine, sudoku: made } }));
    expect(kept.order).toEqual(own);
    expect(kept.tables["sudoku/own"]).toEqual(mine);
    expect(kept.tables.sudoku.rows).toHaveLength(TABLE_PUZZLES);
    expect(isWhole(mine)).toBe(true);
    expect(findingOf(mine)?.quickest).toEqual({ search: "fast", levels: [0] });
    expect(shownTable({ ...kept, order: { ...own, own: null }, run: null, problem: null })).toEqual(made);
  });
});

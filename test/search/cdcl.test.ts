import "../slow.ts";
import { describe, expect, it } from "vitest";
import { run } from "../../engine/model/job.ts";
import { type Random, randomFrom } from "../../engine/model/random.ts";
import { Cdcl, type LiteralWatch } from "../../engine/search/cdcl.ts";
import { KEPT, type Literal } from "../../engine/search/clauses.ts";
import type { Theory } from "../../engine/search/theory.ts";
import { Trail } from "../../engine/search/trail.ts";

type Model = readonly boolean[];

/** A theory for a test, with a judge of whole models. */
interface Toy extends Theory {
  accepts(model: Model): boolean;
}

const nothing: Toy = {
  assigned: () => true,
  settle: () => true,
  explain: () => {},
  accepts: () => true,
};

/** Exactly `count` variables are true: told as soon as it follows, explained when asked. */
function exactly(count: number, trail: Trail): Toy {
  const known = (sign: number, before: number): Literal[] =>
    Array.from(trail.literals.subarray(0, before)).filter((literal) => (literal & 1) === sign);
  return {
    accepts: (model) => model.filter(Boolean).length === count,
    assigned: () => true,
    settle() {
      const most = [count, trail.variables - count];
      for (const sign of [0, 1]) {
        const met = known(sign, trail.size).length;
        if (met > most[sign]) return trail.conflict(-1, -1 - sign);
        if (met < most[sign]) continue;
        for (let variable = 0; variable < trail.variables; variable++) {
          if (trail.value[variable * 2] === 0) trail.imply(variable * 2 + 1 - sign, 1 + sign);
        }
      }
      return true;
    },
    explain: (_, token, before, into) => {
      into.push(...known(token - 1, before).map((literal) => literal ^ 1));
    },
  };
}

/** An even number of variables is true: says nothing until all are decided. */
function even(trail: Trail): Toy {
  return {
    accepts: (model) => model.filter(Boolean).length % 2 === 0,
    assigned: () => true,
    settle() {
      const odd = trail.literals.subarray(0, trail.size).filter((literal) => (literal & 1) === 0).length % 2;
      return trail.size < trail.variables || odd === 0 || trail.conflict(-1, -1);
    },
    explain: (_literal, _token, before, into) => {
      into.push(...Array.from(trail.literals.subarray(0, before), (literal) => literal ^ 1));
    },
  };
}

/** Two variables are equal: said at once, in the middle of unit propagation. */
function equal(one: number, other: number, trail: Trail): Toy {
  return {
    accepts: (model) => model[one] === model[other],
    assigned(literal) {
      const variable = literal >> 1;
      if (variable !== one && variable !== other) return true;
      return trail.imply((one + other - variable) * 2 + (literal & 1), literal + 1);
    },
    settle: () => true,
    explain: (_, token, _before, into) => {
      into.push((token - 1) ^ 1);
    },
  };
}

function randomClauses(variables: number, count: number, random: Random): Literal[][] {
  return Array.from({ length: count }, () =>
    Array.from({ length: 2 + random.below(2) }, () => random.below(variables * 2)),
  ).map((clause) => [...new Set(clause)]);
}

function holds(clause: readonly Literal[], model: Model): boolean {
  return clause.some((literal) => model[literal >> 1] === ((literal & 1) === 0));
}

function modelsOf(variables: number, clauses: readonly Literal[][], theory: Toy): Model[] {
  const models: Model[] = [];
  for (let bits = 0; bits < 1 << variables; bits++) {
    const model = Array.from({ length: variables }, (_, variable) => ((bits >> variable) & 1) === 1);
    if (clauses.every((clause) => holds(clause, model)) && theory.accepts(model)) models.push(model);
  }
  return models;
}

function coreFor(
  trail: Trail,
  theory: Theory,
  clauses: readonly Literal[][],
  random?: Random,
  watch?: LiteralWatch,
): Cdcl {
  const weights = new Float64Array(trail.variables).map(() => random?.below(3) ?? 0);
  const signs = new Uint8Array(trail.variables).map(() => random?.below(2) ?? 0);
  const core = new Cdcl(trail, theory, weights, signs, watch);
  for (const clause of clauses) core.add(clause);
  return core;
}

function clausesIn({ clauses }: Cdcl, which: (glue: number) => boolean): Literal[][] {
  return clauses.all
    .filter((clause) => which(clauses.glue(clause)))
    .map((clause) => Array.from(clauses.words.subarray(clauses.first(clause), clauses.end(clause))));
}

function named(models: readonly Model[]): string[] {
  return models.map((model) => model.map(Number).join("")).sort();
}

const THEORIES: readonly (readonly [string, (trail: Trail, random: Random) => Toy])[] = [
  ["no theory", () => nothing],
  ["a count of what is true", (trail, random) => exactly(random.below(trail.variables + 1), trail)],
  ["a parity that is only judged at the end", (trail) => even(trail)],
  ["an equality", (trail, random) => equal(0, 1 + random.below(trail.variables - 1), trail)],
];

describe.each(THEORIES)("clause learning with %s", (_, theoryFor) => {
  it("finds every model once, and learns only what holds in all of them", () => {
    const random = randomFrom(51);
    const met = { none: 0, many: 0, learned: 0 };
    for (let round = 0; round < 1_500; round++) {
      const variables = 2 + random.below(9);
      const clauses = randomClauses(variables, random.below(variables * 4), random);
      const trail = new Trail(variables);
      const theory = theoryFor(trail, random);
      const wanted = modelsOf(variables, clauses, theory);
      const core = coreFor(trail, theory, clauses, random);
      const found: Model[] = [];
      while (run(core.next(100_000)) === "answer") {
        if (found.length === 0) expectTrue(core, trail, wanted);
        found.push(Array.from({ length: variables }, (_, variable) => trail.value[variable * 2] > 0));
        core.addNogood();
      }
      if (found.length === 0) expectTrue(core, trail, wanted);
      expect(named(found)).toEqual(named(wanted));
      if (wanted.length === 0) met.none++;
      if (wanted.length > 1) met.many++;
      met.learned += core.conflicts;
    }
    expect(met.none).toBeGreaterThan(100);
    expect(met.many).toBeGreaterThan(100);
    expect(met.learned).toBeGreaterThan(500);
  });

  function expectTrue(core: Cdcl, trail: Trail, models: readonly Model[]): void {
    const settled = Array.from(trail.literals.subarray(0, trail.size)).filter(
      (literal) => trail.level[literal >> 1] === 0,
    );
    const learned = clausesIn(core, (glue) => glue !== KEPT);
    for (const clause of [...learned, ...settled.map((literal) => [literal])]) {
      for (const model of models) expect(holds(clause, model)).toBe(true);
    }
  }
});

/** So many pigeons, each in a hole of its own. */
function pigeons(count: number, holes: number): { variables: number; clauses: Literal[][] } {
  const clauses: Literal[][] = [];
  const sits = (pigeon: number, hole: number): Literal => (pigeon * holes + hole) * 2;
  for (let pigeon = 0; pigeon < count; pigeon++) {
    clauses.push(Array.from({ length: holes }, (_, hole) => sits(pigeon, hole)));
    for (let other = 0; other < pigeon; other++) {
      for (let hole = 0; hole < holes; hole++) {
        clauses.push([sits(pigeon, hole) ^ 1, sits(other, hole) ^ 1]);
      }
    }
  }
  return { variables: count * holes, clauses };
}

describe("clause learning", () => {
  it("proves that seven pigeons have no room in six holes, and that six have 720 ways", () => {
    const many = pigeons(7, 6);
    const crowd = coreFor(new Trail(many.variables), nothing, many.clauses);
    expect(run(crowd.next(100_000))).toBe("none");
    expect(crowd.conflicts).toBeGreaterThan(100);
    const few = pigeons(6, 6);
    const core = coreFor(new Trail(few.variables), nothing, few.clauses);
    let ways = 0;
    for (; run(core.next(100_000)) === "answer"; core.addNogood()) ways++;
    expect(ways).toBe(720);
  });

  it("forgets and restarts on a long proof without losing it", () => {
    const { variables, clauses } = pigeons(9, 8);
    const core = coreFor(new Trail(variables), nothing, clauses);
    expect(run(core.next(1_000_000))).toBe("none");
    expect(core.conflicts).toBeGreaterThan(8_000);
    expect(clausesIn(core, (glue) => glue !== KEPT).length).toBeLessThan(core.conflicts);
  });

  it.each([
    ["an answer after the other", pigeons(6, 6)],
    ["a long proof with restarts", pigeons(8, 7)],
  ])(
    "tells a watch of %s what stands on its trail, at every choice and in the end",
    (_, { variables, clauses }) => {
      const trail = new Trail(variables);
      const parts: Literal[][] = [[]];
      const sums = { nodes: 1, checks: 0, backtracks: 0, depth: 0 };
      let restarts = 0;
      const hold = (): void => {
        expect(parts.flat()).toEqual(Array.from(trail.literals.subarray(0, trail.size)));
        expect(parts.slice(1).map(([choice]) => choice)).toEqual(
          Array.from({ length: trail.decisionLevel }, (_level, level) => trail.decision(level + 1)),
        );
      };
      const core = coreFor(trail, nothing, clauses, undefined, {
        decision(literal) {
          if (parts.length === 1) restarts++;
          parts.push([literal]);
          sums.nodes++;
          sums.depth = Math.max(sums.depth, parts.length - 1);
          hold();
        },
        propagated: (literal) => void parts[parts.length - 1].push(literal),
        checked(times) {
          sums.checks += times;
        },
        backtrack() {
          parts.pop();
          sums.backtracks++;
        },
      });
      for (; run(core.next(100_000)) === "answer"; core.addNogood()) hold();
      const { nodes, checks, backtracks, depth } = core;
      expect({ nodes, checks, backtracks, depth }).toEqual(sums);
      expect(restarts).toBeGreaterThan(5);
    },
  );

  it("spends no more nodes than it may, and goes on where it stopped", () => {
    const { variables, clauses } = pigeons(7, 6);
    const core = coreFor(new Trail(variables), nothing, clauses);
    let rounds = 0;
    for (let limit = 1; run(core.next(limit)) === "out"; limit += 7) {
      expect(core.nodes).toBe(limit);
      rounds++;
    }
    const whole = coreFor(new Trail(variables), nothing, clauses);
    run(whole.next(1_000_000));
    expect(rounds).toBeGreaterThan(20);
    expect([core.nodes, core.conflicts, core.backtracks]).toEqual([
      whole.nodes,
      whole.conflicts,
      whole.backtracks,
    ]);
  });

  it("yields one for each of its nodes", () => {
    const { variables, clauses } = pigeons(6, 5);
    const core = coreFor(new Trail(variables), nothing, clauses);
    let spent = 0;
    for (const nodes of core.next(1_000_000)) spent += nodes;
    expect(spent).toBe(core.nodes);
  });

  it("stays refuted, and knows contradictions from the start", () => {
    const core = coreFor(new Trail(2), nothing, [[0], [1]]);
    expect([run(core.next(10)), run(core.next(10)), core.nodes]).toEqual(["none", "none", 1]);
    expect(run(coreFor(new Trail(2), nothing, [[]]).next(10))).toBe("none");
  });
});

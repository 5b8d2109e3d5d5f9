import { describe, expect, it } from "vitest";
import { sea } from "../../../engine/kinds/nurikabe/learning/claims.ts";
import { Harmless } from "../../../engine/kinds/nurikabe/proofs/harmless.ts";
import type { Traced } from "../../../engine/kinds/nurikabe/proofs/traced.ts";
import { randomFrom } from "../../../engine/model/random.ts";
import type { Literal } from "../../../engine/search/clauses.ts";
import { smallNets } from "./nets.ts";

describe("what is known to be harmless", () => {
  it("comes to no contradiction in whatever order it is supposed, while lemmas are learned", () => {
    const random = randomFrom(5);
    let passed = 0;
    let late = 0;
    for (const net of smallNets(400, 5)) {
      const { value } = net.trail;
      const lemmas: Traced[] = [];
      const harmless = new Harmless(net, lemmas);
      const few = Array.from({ length: 8 }, () => sea(random.below(net.claims.cells)) + random.below(2));
      const any = (): Literal => few[random.below(few.length)];
      for (let turn = 0; turn < 100 && !net.isBroken; turn++) {
        const below = Array.from({ length: 1 + random.below(2) }, any);
        const last = any();
        if (below.every((literal) => value[literal] === 0 && net.suppose([literal])) && value[last] === 0) {
          const isPassed = harmless.passesOver(last);
          const holds = net.suppose([last]);
          if (isPassed) expect(holds).toBe(true);
          if (isPassed) passed++;
          if (isPassed && lemmas.length > 0) late++;
          if (holds) harmless.keep();
        }
        net.backTo(0);
        if (random.below(40) > 0) continue;
        // Whether it is true does not matter here.
        const lemma = { when: [any(), any(), any()], inferences: [], known: [] };
        if (!net.learn(lemma.when, lemmas.push(lemma) - 1)) break;
      }
    }
    expect(passed).toBeGreaterThan(1_000);
    expect(late).toBeGreaterThan(500);
  });
});

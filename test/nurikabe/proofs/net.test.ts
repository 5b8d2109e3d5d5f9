import { expect, it } from "vitest";
import { sea } from "../../../engine/kinds/nurikabe/learning/claims.ts";
import { randomFrom } from "../../../engine/model/random.ts";
import { smallNets } from "./nets.ts";

it("an inference rests on what stands before it, whatever was asked, taken back and supposed before", () => {
  const random = randomFrom(9);
  let seen = 0;
  let onTop = 0;
  for (const net of smallNets(300, 9)) {
    const { trail } = net;
    for (let turn = 0; turn < 60 && !net.isBroken; turn++) {
      net.backTo(random.below(trail.decisionLevel + 1));
      const literal = sea(random.below(net.claims.cells)) + random.below(2);
      if (trail.value[literal] !== 0) continue;
      const holds = net.suppose([literal]);
      const inferences = holds ? net.traceTo(trail.literals[trail.size - 1]) : net.trace();
      for (const { literal: given, rests } of inferences) {
        seen++;
        const at = given < 0 || trail.value[given] <= 0 ? trail.size : trail.position[given >> 1];
        for (const one of rests) {
          expect(trail.value[one]).toBe(1);
          expect(trail.position[one >> 1]).toBeLessThan(at);
        }
        if (trail.decisionLevel > 2) onTop++;
      }
      if (!holds) net.backTo(trail.decisionLevel - 1);
    }
  }
  expect(seen).toBeGreaterThan(10_000);
  expect(onTop).toBeGreaterThan(1_000);
});

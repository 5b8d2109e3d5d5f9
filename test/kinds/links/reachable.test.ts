import { describe, expect, it } from "vitest";
import { BitRows } from "../../../engine/kinds/shared/links/bit-rows.ts";
import { Reachable } from "../../../engine/kinds/shared/links/reachable.ts";
import { randomFrom } from "../../../engine/model/random.ts";

/** The nodes that hold if one does not, link by link. */
function heldFrom(start: number, strong: BitRows, weak: BitRows): number[] {
  const held = new Set<number>();
  const out = new Set([start]);
  const nodes = Array.from({ length: strong.size }, (_, node) => node);
  for (let before = -1; before !== held.size + out.size; ) {
    before = held.size + out.size;
    for (const one of out) for (const node of nodes) if (strong.has(one, node)) held.add(node);
    for (const one of held) for (const node of nodes) if (weak.has(one, node)) out.add(node);
  }
  return nodes.filter((node) => held.has(node));
}

function rowOf(node: number, words: number): Int32Array {
  const row = new Int32Array(words);
  row[node >> 5] = 1 << (node & 31);
  return row;
}

describe("what chains of any length lead to", () => {
  it.each([3, 12, 40, 70])("is what is met link by link, with %s nodes", (size) => {
    const random = randomFrom(size);
    for (let graph = 0; graph < 30; graph++) {
      const [strong, weak] = [new BitRows(size), new BitRows(size)];
      for (const links of [strong, weak])
        for (let link = random.below(2 * size); link > 0; link--)
          links.join(random.below(size), random.below(size));
      const reachable = new Reachable(strong, weak);
      for (let node = 0; node < size; node++) {
        const found = Array.from({ length: size }, (_, other) => other).filter((other) =>
          reachable.isLed(node, rowOf(other, strong.words)),
        );
        expect(found).toEqual(heldFrom(node, strong, weak));
      }
    }
  });
});

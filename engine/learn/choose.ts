/**
 * At most so many rules that free many puzzles from suppositions. `needs` holds for each puzzle the rules that free it, all together. The
 * choice is greedy: the rules that one more puzzle needs come in together, those first that free the most puzzles for each rule. O(puzzles^2)
 * for each rule that is chosen.
 */
export function chooseRules(needs: readonly ReadonlySet<string>[], most: number): ReadonlySet<string> {
  let chosen: ReadonlySet<string> = new Set();
  for (;;) {
    const before = freedBy(needs, chosen);
    let best: { readonly rules: ReadonlySet<string>; readonly gain: number; readonly hope: number } | null =
      null;
    for (const need of needs) {
      const rules = new Set([...chosen, ...need]);
      const added = rules.size - chosen.size;
      if (added === 0 || rules.size > most) continue;
      const gain = (freedBy(needs, rules) - before) / added;
      const hope = shareOf(needs, rules) / added;
      if (!best || gain > best.gain || (gain === best.gain && hope > best.hope)) best = { rules, gain, hope };
    }
    if (!best) return chosen;
    chosen = best.rules;
  }
}

/** The puzzles of which all rules are among these. */
export function freedBy(needs: readonly ReadonlySet<string>[], rules: ReadonlySet<string>): number {
  return needs.filter((need) => [...need].every((rule) => rules.has(rule))).length;
}

/** How much of what the puzzles need the rules are: 1 for each that is freed, a share for the others. */
function shareOf(needs: readonly ReadonlySet<string>[], rules: ReadonlySet<string>): number {
  return needs.reduce(
    (sum, need) => sum + [...need].filter((rule) => rules.has(rule)).length / Math.max(need.size, 1),
    0,
  );
}

import { expect, it } from "vitest";
import { emptyBoard } from "../../engine/model/board.ts";
import { firstTier } from "../../web/play/hint/hint-tiers.ts";
import { DEFAULT_SETTINGS, type Settings } from "../../web/state/settings.ts";
import type { HintState } from "../../web/state/state.ts";

const shown = (tier: 1 | 2 | 3): HintState => ({ board: emptyBoard(16), hint: null, tier, step: 0 });

it.each<[Settings["hintsFrom"], readonly number[]]>([
  ["last", [1, 1, 2, 3]],
  ["where", [1, 1, 1, 1]],
  ["what", [2, 2, 2, 2]],
  ["step", [3, 3, 3, 3]],
])("begins a hint as it is set: %s", (hintsFrom, tiers) => {
  const settings = { ...DEFAULT_SETTINGS, hintsFrom };
  expect([null, shown(1), shown(2), shown(3)].map((one) => firstTier(settings, one))).toEqual(tiers);
});

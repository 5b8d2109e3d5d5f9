/** Puzzles to race on, by what they show: links of this app. All were made by this program. */
export const RACE_PRESETS = {
  easy: "/sudoku/010000080800602000007800520006300000000000046758000103070035804049100037300076952",
  hard: "/sudoku/028000000900023700001600240047000000300000009000080010000005820500004000000800070",
  islands: "/nurikabe/7/7/4g1o3w2g3n4j4h",
} as const;

export type RacePreset = keyof typeof RACE_PRESETS;

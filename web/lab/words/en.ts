export const en = {
  "lab.parts": "Parts of the lab",
  "lab.race": "Race",
  "lab.tree": "Alpha-beta",
  "lab.duel": "Duel",
  "lab.stop": "Stop",
} as const;

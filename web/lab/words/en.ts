export const en = {
  "lab.parts": "Parts of the lab",
  "lab.race": "Race",
  "lab.tree": "Alpha-beta",
  "lab.duel": "Duel",
  "lab.methods": "Methods",
  "lab.about": "How it works",
  "lab.stop": "Stop",
} as const;

/** The trees that are offered, by name; each is meant to be looked at with Max at the root. */
export const TREE_PRESETS = [
  { name: "classic", text: "((3 12 8)(2 4 6)(14 5 2))" },
  // The best move of each player stands first at every node: half of the tree is left out.
  {
    name: "good",
    text: "(((16 7 5)(16 12 11)(19 12 3))((10 4 3)(17 3 1)(18 6 3))((9 9 4)(16 6 5)(18 11 8)))",
  },
  // The same tree with the worst move first at every node: nothing is left out.
  {
    name: "bad",
    text: "(((8 11 18)(5 6 16)(4 9 9))((3 6 18)(1 3 17)(3 4 10))((3 12 19)(5 7 16)(11 12 16)))",
  },
  {
    name: "deep",
    text: "(((((6 1)(8 3))((5 9)(2 7)))(((4 8)(3 6))((9 1)(7 5))))((((2 6)(7 1))((8 4)(9 3)))(((1 5)(6 2))((3 7)(4 8)))))",
  },
  { name: "uneven", text: "(((6 (2 9 4)) 5 (7 (1 8))) 3 ((4 (0 -2)) (9 6 (5 1)) 8) ((2 10) -1))" },
  { name: "ties", text: "((4 4 6)(4 9 1)((5 4)(4 7))(3 8 2))" },
  // Five counters; a move takes one or two; who takes the last one wins: 1 where that is Max, else -1.
  { name: "counters", text: "(((((1) -1)(-1))((-1) 1))(((-1) 1)(1)))" },
] as const satisfies readonly { readonly name: string; readonly text: string }[];

import type { MethodTexts, SearchId } from "./methods.ts";

export const SEARCHES: Pick<MethodTexts, SearchId> = {
  brute: {
    name: "Brute force",
    idea: [
      "Write a value into each cell in turn, and look at the finished board. In a Sudoku rows and columns are looked at on the way, or no board would ever be finished; the boxes wait until the end, as in the course report that this lab grew out of.",
      "It is here as the measure of all others: what it tries is what they save.",
    ],
    cost: [
      [
        "Nodes",
        "Up to 9ⁿ for n open cells of a Sudoku, 2ⁿ for a Nurikabe. A few more open cells multiply it.",
      ],
      ["Time", "A node is cheap: two short tests."],
      ["Space", "One board, and a place in it for each open cell: O(n)."],
    ],
    sources: ["As old as counting. Often called “generate and test”."],
  },
  backtrack: {
    name: "Backtracking",
    idea: [
      "As soon as a rule is broken, nothing written later can mend it. So test after each cell, and take the last one back at once.",
      "It concludes nothing: that a cell has only one possible digit it learns by trying the other eight.",
    ],
    cost: [
      [
        "Nodes",
        "Exponential at worst, as brute force, but a whole part of the tree falls with each broken rule.",
      ],
      ["Time", "A node costs the rules of one cell: its row, column and box."],
      ["Space", "O(n)."],
    ],
    sources: [
      "D. H. Lehmer gave it the name in the 1950s.",
      "R. J. Walker, “An enumerative technique for a class of combinatorial problems”, 1960.",
      "S. W. Golomb, L. D. Baumert, “Backtrack programming”, Journal of the ACM 12, 1965.",
    ],
  },
  propagate: {
    name: "Propagate-then-backtrack",
    idea: [
      "First do what needs no guess: a cell with one candidate is filled, its digit leaves the cells around it, and that goes on until no cell has just one. Only then backtrack, on fewer cells with fewer candidates.",
      "Cells that are filled this way cost no node: nothing was chosen. An easy puzzle is solved with a single node, the start. The Sudoku game of the second course report solves like this.",
    ],
    cost: [
      [
        "Nodes",
        "1 where the propagation is enough. Else those of backtracking on what is left, in the same order.",
      ],
      ["Time", "The propagation comes once: at most 81 cells, each with the 20 cells around it."],
      ["Space", "O(n), and the candidates of each cell."],
    ],
    sources: [
      "D. Waltz, “Generating semantic descriptions from drawings of scenes with shadows”, MIT, 1972: filtering to the fixpoint before the search.",
      "A. K. Mackworth, “Consistency in networks of relations”, Artificial Intelligence 8, 1977.",
    ],
  },
  check: {
    name: "Forward checking in order",
    idea: [
      "Keep the candidates of every cell. A choice strikes its value from the cells around it; if one of them has nothing left, the choice was wrong, and that is known before that cell is ever reached.",
      "It looks one step ahead and no further: a cell with one candidate left is not filled but waits for its turn, and then it is a node.",
    ],
    cost: [
      ["Nodes", "Never more than backtracking in the same order."],
      [
        "Time",
        "A node strikes up to 20 cells, and undoing it puts them back: dearer than a test. Whether that pays is what the table of times is for.",
      ],
      ["Space", "O(n · d) for n cells of d values, and a trail of what was struck."],
    ],
    sources: [
      "R. M. Haralick, G. L. Elliott, “Increasing tree search efficiency for constraint satisfaction problems”, Artificial Intelligence 14, 1980.",
    ],
  },
  fewest: {
    name: "Forward checking by fewest left",
    idea: [
      "The same, but the next cell is one with the fewest candidates: “minimum remaining values”, MRV, also “fail first”. If a cell has one candidate the choice cannot be wrong; if it has two, one of two is right.",
      "The replay says for each choice how many were left.",
    ],
    cost: [
      [
        "Nodes",
        "Mostly far fewer than in order, on hard boards by powers of ten. No promise: there are boards on which it loses.",
      ],
      [
        "Time",
        "A node also looks through all open cells for the smallest. The third report found that this cost more than it saved; the table shows for which puzzles that is so here.",
      ],
      ["Space", "As forward checking."],
    ],
    sources: [
      "J. R. Bitner, E. M. Reingold, “Backtrack programming techniques”, Communications of the ACM 18, 1975.",
      "R. M. Haralick, G. L. Elliott, 1980: the “fail first” principle.",
      "D. E. Knuth, “Dancing links”, 2000: the same choice among cells and houses, in his Algorithm X for exact covers.",
    ],
  },
  forward: {
    name: "Full propagation",
    idea: [
      "After each choice every rule of the puzzle is asked what it forces, and what that forces in turn, until nothing follows. In a Sudoku: the cell with one candidate, and the digit with one place in a row, column or box. Then the option with the fewest ways is tried.",
      "What is forced costs no node. That is why the numbers of nodes are so small, and the nodes so dear.",
    ],
    cost: [
      ["Nodes", "A few for most Sudokus, often only the start."],
      [
        "Time",
        "A node may write the whole board. Each rule is asked again only when one of its cells has changed.",
      ],
      ["Space", "O(n · d), and a trail."],
    ],
    sources: [
      "A. K. Mackworth, 1977 (the fixpoint); D. Sabin, E. C. Freuder, “Contradicting conventional wisdom in constraint satisfaction”, 1994 (it at every node: “maintaining arc consistency”).",
    ],
  },
  "fast-bands": {
    name: "Fast search: Sudoku",
    idea: [
      "The same idea as full propagation, written for the machine: 27 bits hold where a digit can go in three rows, so one operation strikes it from many cells. A table knows all ways of a digit through a band.",
      "Where it must choose, it takes a cell with two candidates, or the few ways of a digit through a band: one node then writes up to three digits.",
    ],
    cost: [
      ["Nodes", "Few: a puzzle that singles solve needs only the start."],
      ["Time", "The shortest here for a node that concludes so much; race it and look at µs a node."],
      ["Space", "A few hundred numbers for each choice that stands."],
    ],
    sources: [
      "zhou and JCZSolve, New Sudoku Players’ Forum: bands and tables.",
      "T. Dillon, tdoku, 2019: rows of three cells as units.",
      "F. Boussemart and others, “Boosting systematic search by weighting constraints”, ECAI 2004.",
    ],
  },
  "fast-probing": {
    name: "Fast search: Nurikabe",
    idea: [
      "It draws what the rules force: full islands, last ways out, which number can reach a place, the bottlenecks of the sea. Then it supposes both colours near what changed, and keeps what follows from both.",
      "Only where that is silent it chooses. After 1,000 nodes it hands over to learning.",
    ],
    cost: [
      ["Nodes", "A supposition whose outcome is kept is no node, so many puzzles need only the start."],
      ["Time", "A node may be hundreds of small floods and shortest ways."],
      ["Space", "O(n · k) for k numbers: who can own each place."],
    ],
    sources: [
      "R. E. Tarjan, 1972: cut points by depth-first search, here the bottlenecks.",
      "Trying both and keeping the common part: G. Stålmarck, 1989; “singleton consistency”, R. Debruyne, C. Bessière, 1997.",
    ],
  },
  learn: {
    name: "Learning (CDCL)",
    idea: [
      "When a choice ends in a contradiction, ask which of the choices took part. Their combination is written down as a clause and never tried again; the search jumps back to where the clause first bites, over choices that had nothing to do with it.",
      "Nurikabe’s rules about connection cannot all be clauses; they are a theory that is asked beside, and must give a reason for each thing it says.",
    ],
    cost: [
      ["Nodes", "Far fewer on boards where the same contradiction lurks behind many choices."],
      ["Time", "A conflict costs an analysis; clauses grow in number and the weak ones are forgotten."],
      ["Space", "All clauses that are kept: the only search here whose memory grows while it runs."],
    ],
    sources: [
      "M. Davis, H. Putnam, 1960; M. Davis, G. Logemann, D. Loveland, 1962: unit propagation and branching.",
      "J. P. Marques-Silva, K. A. Sakallah, “GRASP”, 1996: learning from conflicts.",
      "M. Moskewicz and others, “Chaff”, 2001: two watched literals, activity.",
      "N. Eén, N. Sörensson, “An extensible SAT-solver” (MiniSat), 2003.",
    ],
  },
};

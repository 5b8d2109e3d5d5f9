import type { MethodTexts, SearchId } from "./methods.ts";

export const GAMES: Omit<MethodTexts, SearchId> = {
  "alpha-beta": {
    name: "Alpha-beta",
    idea: [
      "Max wants the largest value, Min the smallest. Alpha is what Max is already sure of on the way here, beta what Min is. As soon as alpha is not below beta one of the two would never let the game come here: the other children of the node need not be looked at.",
      "The value of the root is exactly that of plain minimax. A value within the tree may be a bound only, since its node was left early; the picture says so with ≤ and ≥.",
    ],
    cost: [
      [
        "Nodes",
        "With b children and depth d plain minimax sees bᵈ leaves. In the best order alpha-beta sees b^⌈d/2⌉ + b^⌊d/2⌋ − 1, twice the depth for the same work; in the worst, all.",
      ],
      ["Time", "In proportion to the nodes."],
      ["Space", "The way from the root: O(b · d)."],
    ],
    sources: [
      "D. E. Knuth, R. W. Moore, “An analysis of alpha-beta pruning”, Artificial Intelligence 6, 1975.",
      "The idea is older: J. McCarthy, 1956; A. L. Brudno, 1963.",
      "J. P. Fishburn, 1983: “fail-soft”, values beyond the limits are kept, as here.",
    ],
  },
  orders: {
    name: "The order of moves",
    idea: [
      "Alpha-beta cuts most where the best child comes first. “Best first” sorts the children of each node by their true value; that is cheating, since the values would first have to be known, and shows what an order can save at most. “Worst first” is the opposite, “Random” lies between, “As typed” is yours.",
      "A real program guesses: the best move of the look before, moves that cut elsewhere, captures first.",
    ],
    cost: [
      ["Best first", "b^⌈d/2⌉ + b^⌊d/2⌋ − 1 leaves of a regular tree."],
      ["Random", "About b^(3d/4) leaves where b is not too large."],
      ["Worst first", "All bᵈ leaves: nothing is cut."],
    ],
    sources: [
      "D. E. Knuth, R. W. Moore, 1975: the best case.",
      "J. Pearl, “The solution for the branching factor of the alpha-beta pruning algorithm and its optimality”, Communications of the ACM 25, 1982.",
    ],
  },
  deepening: {
    name: "Deepening, tables, sums of games",
    idea: [
      "The computer in the duel looks one move ahead, then two, then three. Each look begins with the best line of the one before, so it cuts more; and there is a legal move at any time.",
      "Positions that come about in several ways are looked up in a table. In the duel of digits the open cells fall into parts that do not touch each other; each small part has a number (Sprague and Grundy), and whether the numbers cancel out says for certain who wins.",
    ],
    cost: [
      ["Nodes", "All earlier looks together cost a fraction 1/(b−1) of the last one."],
      ["Time", "Set by you or the clock: 1.8 s at most."],
      ["Space", "The table, of bounded size; a lost entry costs time and never changes a value."],
    ],
    sources: [
      "D. J. Slate, L. R. Atkin, “Chess 4.5”, 1977; R. E. Korf, “Depth-first iterative-deepening”, 1985.",
      "A. L. Zobrist, 1970: keys of positions. Here the key is a normal form of the board.",
      "R. Sprague, 1935; P. M. Grundy, 1939: sums of games.",
    ],
  },
  digging: {
    name: "Digging a Sudoku",
    idea: [
      "Begin with a full board and take digits away as long as one answer is left. Whatever once could not be dug is needed for good: fewer givens never make a second answer vanish. So each cell is tried once.",
      "The maker asks less than once a cell. It digs many cells at once; where the search finds another answer, the cells in which that differs hold a given that is needed: an “unavoidable set”. What it learns so it need not ask again.",
    ],
    cost: [
      ["Questions", "81 by the book, about 22 here, with the same puzzle in the end."],
      ["Time", "A question is one fast search for a second answer."],
      ["Space", "One board, and the sets that were learned."],
    ],
    sources: [
      "The course report: a full board by a Las Vegas method, then holes that keep one answer.",
      "G. McGuire, B. Tugemann, G. Civario, “There is no 16-clue Sudoku”, 2012: unavoidable sets.",
    ],
  },
  climbing: {
    name: "Climbing to a Nurikabe",
    idea: [
      "Draw islands at random and give each its number. A settler, a solver without guesses, writes all that follows, and what it leaves open is the height still to climb. Something near an open place is changed; if no more stays open, the change is kept.",
      "Nothing open means one answer, proved by the settler’s own steps. How strong the settler is decides how hard the puzzle may be.",
    ],
    cost: [
      [
        "Changes",
        "No bound that is any use: after 100 vain ones a part is made anew, and after 40 parts, and two a cell more, it gives up.",
      ],
      ["Time", "A change costs one run of the settler."],
      ["Space", "Two boards: the draft and the changed one."],
    ],
    sources: [
      "Hill climbing: see S. Russell, P. Norvig, “Artificial Intelligence: A Modern Approach”, chapter on local search.",
    ],
  },
  numbers: {
    name: "What the numbers mean",
    idea: [
      "A node is the start, or one choice tried. What follows from a choice by force is no node. So compare nodes only together with the price of a node: a search that concludes much has few, dear ones.",
      "A test is one rule of the puzzle looked at, in forward checking one row, column or box gone through; in the fast searches one pass over all rules. Tests of different searches are not the same thing. A backtrack is a choice taken back. The depth is how many choices stood at once.",
      "Times are those of the search alone: pauses, drawing and the other searches do not count. In the race they run in turns, so they share whatever slows the machine down. In the table each search runs alone, again and again, until it becomes no faster; a run of less than 20 ms is repeated and the mean of the fastest round counts.",
      "“Undecided” means: the limit of nodes came first. Its time is a lower bound, and so is a mean with one in it (≥). Two times of the same machine in the same hour may be compared; those of two machines may not, but their ratios mostly can.",
    ],
    cost: [
      ["µs a node", "Time divided by nodes: what one choice costs with all that follows from it."],
      ["Nodes", "Depend on the puzzle and the search alone: the same on every machine."],
      ["Time", "Depends on all."],
    ],
    sources: [
      "D. E. Knuth, “Estimating the efficiency of backtrack programs”, Mathematics of Computation 29, 1975: nodes as a measure.",
    ],
  },
};

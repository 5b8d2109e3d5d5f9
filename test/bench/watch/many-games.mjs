// Thousands of games as the app stores them, for benches: the same seed gives the same games.

/** Boards of Nurikabe, a side; Sudoku has nine. */
const SIDE = 10;
/** Games that go to the page at once. */
const AT_ONCE = 250;

/** A linear congruential generator (Numerical Recipes). @param {number} seed */
function numbersFrom(seed) {
  let state = seed >>> 0;
  return (/** @type {number} */ n) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * n);
  };
}

/** Puzzle, open cells and marks of a game. @param {number} game @param {(n: number) => number} below */
function puzzleOf(game, below) {
  if (game % 5 === 4) return nurikabe(below);
  const digits = Array.from({ length: 81 }, () => (below(3) === 0 ? 1 + below(9) : 0));
  const open = [...digits.keys()].filter((cell) => digits[cell] === 0);
  return { kind: "sudoku", text: digits.join(""), cells: 81, open, marks: 9 };
}

/** Clues with gaps between them in pzpr's code, the last in the last cell. @param {(n: number) => number} below */
function nurikabe(below) {
  const cells = SIDE * SIDE;
  let body = "";
  /** @type {number[]} */
  const open = [];
  for (let cell = 0; cell < cells; cell++) {
    const gap = Math.min(1 + below(12), cells - 1 - cell);
    for (let blank = 0; blank < gap; blank++) open.push(cell++);
    body += `${gap > 0 ? (15 + gap).toString(36) : ""}${1 + below(9)}`;
  }
  return { kind: "nurikabe", text: `${SIDE}/${SIDE}/${body}`, cells, open, marks: 2 };
}

/** A game with so many moves, each a mark. @param {number} game @param {number} moves @param {(n: number) => number} below */
function gameOf(game, moves, below) {
  const { kind, text, cells, open, marks: most } = puzzleOf(game, below);
  const marks = Array.from({ length: cells }, () => 0);
  const log = [];
  for (let parent = 0; parent < moves; parent++) {
    const cell = open[below(open.length)];
    marks[cell] = 1 + ((marks[cell] + below(most - 1)) % most);
    log.push({ parent, move: { type: "mark", cells: [cell], mark: marks[cell] } });
  }
  const played = Date.UTC(2026, 0, 1) + game * 60_000;
  const head = {
    ...{ id: `${kind}/${text}`, kind, text, name: null, origin: null },
    ...{ at: moves, tip: moves, branches: [], branch: -1, length: moves, marks },
    progress: marks.filter((mark) => mark !== 0).length / open.length,
    ...{ elapsed: 60_000, started: played - 60_000, played, deleted: null, finished: false },
  };
  return { head, log };
}

/** Puts games with so many moves each into the app's database. @param {import("playwright-core").Page} page @param {number} games @param {number} moves */
export async function storeGames(page, games, moves) {
  const below = numbersFrom(1);
  for (let from = 0; from < games; from += AT_ONCE) {
    const some = Array.from({ length: Math.min(AT_ONCE, games - from) }, (_, at) =>
      gameOf(from + at, moves, below),
    );
    await page.evaluate(async (some) => {
      const opening = indexedDB.open("ergo");
      await new Promise((resolve) => opening.addEventListener("success", resolve));
      const database = opening.result;
      const writing = database.transaction(["games", "moves"], "readwrite");
      for (const { head, log } of some) {
        writing.objectStore("games").add(head);
        for (const [index, entry] of log.entries()) writing.objectStore("moves").add(entry, [head.id, index]);
      }
      await new Promise((resolve, reject) => {
        writing.oncomplete = resolve;
        writing.onabort = () => reject(writing.error);
      });
      database.close();
    }, some);
  }
}

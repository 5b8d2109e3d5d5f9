// Every folder of the app, what it holds and from which folders it may import, types counted. A folder imports only from folders
// above it in this list. `test/layers.test.ts` holds the sources to it; `node test/layers/map.mjs` writes it into ARCHITECTURE.md.

/**
 * @typedef {object} Layer
 * @property {readonly string[]} folders
 * @property {string} holds
 * @property {readonly string[]} imports
 */

/**
 * @param {string | readonly string[]} folders @param {string} holds @param {...(string | readonly string[])} imports
 * @returns {Layer}
 */
const layer = (folders, holds, ...imports) => ({
  folders: typeof folders === "string" ? [folders] : folders,
  holds,
  imports: imports.flat(),
});

const model = "engine/model";
const contract = "engine/kinds/contract";
const shared = "engine/kinds/shared";
/** @param {...string} parts */
const language = (...parts) => parts.map((part) => `engine/language/${part}`);
/** @param {...string} parts */
const sudoku = (...parts) => parts.map((part) => `engine/kinds/sudoku/${part}`);
/** @param {...string} parts */
const nurikabe = (...parts) => parts.map((part) => `engine/kinds/nurikabe/${part}`);

/** @type {readonly Layer[]} */
const engine = [
  layer(model, "the nouns: fact, grid, puzzle with its laws, board, move, rule, step, search, job, result"),
  layer("engine/language/read", "a text of rules → tokens → tree; problems with their place", model),
  layer(
    "engine/language/check",
    "names and types of a tree, by a kind's `Vocabulary`",
    model,
    language("read"),
  ),
  layer(
    "engine/language/seed",
    "the first expert system's syntax, read onto the same tree",
    model,
    language("read"),
  ),
  layer(
    "engine/language/run",
    "a checked tree → closures, an index of what depends on what, askers",
    model,
    language("read", "check", "seed"),
  ),
  layer("engine/coding", "an arithmetic code for bits, numbers, texts; a checksum", model),
  layer(
    ["engine/search", "engine/kinds/shared/links"],
    "complete searches for any kind; clause learning; recording and replay; chains of strong and weak links",
    model,
  ),
  layer(
    "engine/duel",
    "games of two players: alpha-beta, iterative deepening, typed trees, the duel of digits",
    model,
  ),
  layer(
    contract,
    "`kind.ts`: all that a kind of puzzle must say of itself; what can be wished",
    model,
    "engine/coding",
    language("check"),
  ),
  layer(
    shared,
    "parts that kinds are made of: digits, defaults, spellings of other programs",
    model,
    contract,
    "engine/kinds/shared/links",
    "engine/search",
    language("check", "read", "run"),
  ),
  layer("engine/photo/digits", "the ink of a cell → glyphs → what each may be, by a small network"),
  layer(
    "engine/photo",
    "a picture in grey → grids, their lines, their cells, the numbers in them; repair by a search",
    model,
    "engine/photo/digits",
  ),
  layer("engine/pack", "packs of thousands of puzzles, and their manifest", model, contract, "engine/coding"),
  layer("engine/play", "a game: log, undo, branches, saved games, links, verdict", model, contract),
  layer("engine/reason/chain", "the forward chainer: agenda, turns, journal, provenance, guard", model),
  layer(
    ["engine/reason/suppose", "engine/reason/judge"],
    "suppositions on a chain, and the search for a good one; whether rules are sound and proofs exact",
    model,
    contract,
    "engine/reason/chain",
  ),
  layer(
    "engine/reason",
    "what is asked of rules: hint, why, solve, derive, analyse; a person's choice of rules",
    model,
    contract,
    language("read", "run"),
    ["engine/reason/chain", "engine/reason/suppose"],
  ),
  layer(
    ["engine/rate", "engine/learn"],
    "how hard a puzzle is for a person: level, work, techniques; positions to learn these from, and rules from suppositions",
    model,
    contract,
    language("run"),
    ["engine/reason", "engine/reason/chain", "engine/reason/suppose", "engine/reason/judge"],
  ),
  layer(
    "engine/make",
    "makes a puzzle as wished: attempts, refusals",
    model,
    contract,
    language("read"),
    "engine/rate",
    "engine/reason",
    "engine/reason/chain",
  ),
];

/** @type {readonly Layer[]} */
const kinds = [
  layer(sudoku("puzzle"), "the nouns of Sudoku: houses, laws, puzzle, wording", model, contract, shared),
  layer(
    sudoku("spellings", "solver", "racers", "canon", "ripple", "proofs"),
    "the texts that its importer reads, and the canonical one; its fast search, on bands of bits; searches that race; its rearrangements; its forcing chains by simple rules; its proofs in statements of few demands",
    [model, "engine/search"],
    shared,
    sudoku("puzzle"),
  ),
  layer(
    sudoku("making"),
    "its maker: full boards, digging, what simple rules foresee, climbing to hard puzzles",
    model,
    contract,
    shared,
    sudoku("puzzle", "solver", "ripple"),
  ),
  layer(
    sudoku("native"),
    "its rules with a search of their own",
    model,
    language("run"),
    shared,
    sudoku("puzzle"),
  ),
  layer(
    sudoku("chains", "sectors", "exocets", "gates"),
    "its rules that follow links: chains, loops, colours; that count places where rows cross columns; quick looks whether a rule of the text may fire",
    model,
    shared,
    "engine/kinds/shared/links",
    ["engine/language/run", ...sudoku("puzzle", "native", "ripple")],
  ),
  layer(
    "engine/kinds/sudoku",
    "the parts that the contract asks for, put together; `sudoku.rules`, its vocabulary and screen",
    [model, contract, shared, "engine/coding", "engine/photo", "engine/photo/digits"],
    language("read", "check", "run"),
    sudoku(
      "puzzle",
      "spellings",
      "solver",
      "racers",
      "canon",
      "ripple",
      "making",
      "native",
      "sectors",
      "exocets",
      "chains",
      "gates",
      "proofs",
    ),
  ),
  layer(nurikabe("graph"), "walks over cells: flood fill, articulation points, shortest way", model),
  layer(
    nurikabe("puzzle"),
    "the nouns of Nurikabe: colours, marks, grid, puzzle, wording",
    model,
    contract,
    shared,
  ),
  layer(
    nurikabe("regions"),
    "connected regions of one version of a grid, and what can be reached",
    model,
    nurikabe("graph", "puzzle"),
  ),
  layer(
    nurikabe("laws"),
    "its laws, and the puzzle that they make of clues",
    model,
    nurikabe("graph", "puzzle", "regions"),
  ),
  layer(nurikabe("spellings"), "as for Sudoku", model, contract, shared, nurikabe("puzzle", "laws")),
  layer(
    nurikabe("rules"),
    "its vocabulary, finders and native rules",
    model,
    shared,
    language("check", "read", "run"),
    nurikabe("graph", "puzzle", "regions", "laws"),
  ),
  layer(
    nurikabe("reasons"),
    "what a step rests on beside its premises: clues, ways, islands, walls",
    model,
    contract,
    nurikabe("graph", "puzzle", "regions", "laws", "rules"),
  ),
  layer(
    nurikabe("propagation"),
    "laws that force, for searches by law",
    model,
    nurikabe("puzzle", "regions", "rules"),
  ),
  layer(
    nurikabe("learning", "sweeping"),
    "its theory for clause learning; its sweep over all boards that look alike from the cells to come",
    model,
    "engine/search",
    nurikabe("graph", "puzzle"),
  ),
  layer(
    nurikabe("solver"),
    "its fast search",
    [model, shared, "engine/search"],
    nurikabe("graph", "puzzle", "learning", "sweeping"),
  ),
  layer(
    nurikabe("proofs"),
    "its proofs in statements of few demands",
    [model, shared, "engine/search"],
    nurikabe("graph", "puzzle", "regions", "learning"),
  ),
  layer(
    nurikabe("general"),
    "the general form of a short supposition, as a rule in its words",
    model,
    contract,
    nurikabe("puzzle"),
  ),
  layer(
    nurikabe("making"),
    "its maker: drafts, climbing, hardening",
    model,
    contract,
    nurikabe("puzzle", "laws", "rules", "propagation", "solver"),
  ),
  layer(
    "engine/kinds/nurikabe",
    "the parts that the contract asks for, put together; `nurikabe.rules`, its screen",
    [model, contract, shared, "engine/coding", "engine/photo", "engine/search"],
    language("read", "run"),
    nurikabe("graph", "puzzle", "regions", "laws", "spellings"),
    nurikabe("rules", "reasons", "propagation", "learning", "proofs", "solver", "general", "making"),
  ),
  layer(
    "engine/kinds",
    "the registry of kinds; any text → a puzzle; every search of a kind",
    [model, contract, shared, "engine/coding", "engine/photo", "engine/play", "engine/search"],
    ["engine/kinds/sudoku", "engine/kinds/nurikabe"],
  ),
];

/** @type {readonly Layer[]} */
const worker = [
  layer(
    "worker",
    "`api.ts`: the types of all that crosses between page and worker",
    [model, contract, "engine/duel", "engine/learn", "engine/photo", "engine/reason", "engine/reason/chain"],
    language("read"),
  ),
  layer(
    "worker/searches",
    "answers for the lab: race, trace, times, tree, duel, making",
    [model, contract],
    "engine/duel",
    "engine/kinds",
    "engine/search",
    "worker",
  ),
  layer(
    "worker/thread",
    "the worker itself: a question → its answer, in slices",
    [model, contract, shared, "engine/kinds", "engine/learn", "engine/make", "engine/pack"],
    ["engine/photo", "engine/photo/digits"],
    ["engine/rate", "engine/reason", "engine/reason/chain", "engine/reason/suppose", "engine/reason/judge"],
    language("check", "run"),
    ["worker", "worker/searches"],
  ),
];

/** The words of the features: dictionaries, which import nothing. */
const FEATURE_WORDS = [
  ...[
    "import",
    "shelf",
    "library",
    "days",
    "statistics",
    "learn",
    "make",
    "enter",
    "share",
    "settings",
    "play/hint",
    "play/sheets",
  ],
  ...[
    "workbench",
    "workbench/rules",
    "workbench/analysis",
    "lab",
    "lab/race",
    "lab/replay",
    "lab/tree",
    "lab/duel",
    "lab/methods",
    "lab/making",
  ],
].map((feature) => `web/${feature}/words`);

const state = ["web/words", "web/state"];
const ui = ["web/ui", "web/ui/styles"];

/** @type {readonly Layer[]} */
const core = [
  layer(["web/start"], "what runs before the app: it says why the app does not start, and repairs it"),
  layer(FEATURE_WORDS, "the strings of each feature, English and Chinese"),
  layer("web/words", "every string by its key, in the language that is set", model, FEATURE_WORDS),
  layer(
    "web/state",
    "state, actions, reducers of the core, store, routes; pure",
    [model, contract, "engine/kinds", "engine/play", "engine/reason", "engine/reason/chain"],
    ["worker", "web/words"],
  ),
  layer("web/ui/styles", "style sheets that elements adopt"),
  layer("web/ui", "plain elements: sheets, choices, icons, numbers", model, state, "web/ui/styles"),
  layer("web/ui/pan-zoom", "the window on a large picture", "web/words", ui),
  layer(
    "web/boards",
    "a board of any kind: gestures, zoom, tint, frames in words",
    model,
    "engine/kinds",
    "engine/reason",
    state,
    "web/ui/pan-zoom",
  ),
  layer(
    ["web/boards/digits", "web/boards/spoken"],
    "the board of any kind of digits; sentences in the looks of a board, and coordinates on its rim",
    model,
    "engine/kinds",
    "engine/reason",
    state,
    "web/boards",
  ),
  layer(
    "web/kinds/contract",
    "what a kind brings to the page: `page-kind.ts`, its help and its print",
    model,
    contract,
    "web/state",
  ),
  layer(
    "web/kinds/sudoku",
    "its page half: picture, words, wishes, help",
    [model, "engine/kinds/sudoku", "engine/kinds/sudoku/puzzle", "engine/kinds/sudoku/making"],
    [...state, "web/boards", "web/boards/digits", "web/kinds/contract"],
  ),
  layer(
    "web/kinds/nurikabe",
    "its page half: board, picture, print, words, help",
    [model, "engine/kinds/nurikabe", "engine/kinds/nurikabe/puzzle", "engine/kinds/nurikabe/spellings"],
    [...state, "web/boards", "web/kinds/contract"],
  ),
  layer(
    "web/kinds",
    "the registries of kinds in the page, and what shows any of them: thumbnail, rules (`rulesOf`)",
    [model, contract, "engine/kinds", "web/boards", "web/boards/digits"],
    ["web/kinds/contract", "web/kinds/sudoku", "web/kinds/nurikabe"],
  ),
  layer(
    "web/storage",
    "IndexedDB, tabs, the keeper of games",
    model,
    contract,
    "engine/kinds",
    "engine/play",
    state,
  ),
  layer(
    "web/thinking",
    "questions to the worker",
    model,
    "engine/reason/chain",
    "worker",
    state,
    "web/storage",
  ),
  layer(
    "web/packs",
    "the packs of the library: fetched, checked, kept, read; all puzzles by number",
    ["engine/model", "engine/kinds", "engine/pack"],
    "worker",
    state,
    ui,
    "web/storage",
    "web/thinking",
  ),
  layer(
    "web/effects",
    "history, updates, loading on demand",
    model,
    "engine/kinds",
    state,
    "web/storage",
    "web/thinking",
  ),
  layer(
    "web/pictures",
    "what stands on the page as a picture: SVG and PNG of a board, a frame, a tree, a chart, a table",
    model,
    state,
    ui,
    "web/effects",
  ),
  layer(
    "web/import",
    "the sheet that reads any text as a puzzle",
    model,
    "engine/kinds",
    "engine/play",
    "worker",
    state,
    ui,
    "web/kinds",
  ),
];

/** What every feature may import. */
const CORE = [
  ...[
    model,
    contract,
    "engine/kinds",
    "engine/play",
    "engine/reason",
    "worker",
    ...state,
    ...ui,
    "web/ui/pan-zoom",
  ],
  ...[
    "web/boards",
    "web/boards/digits",
    "web/boards/spoken",
    "web/kinds/contract",
    "web/kinds",
    "web/storage",
    "web/thinking",
    "web/packs",
    "web/effects",
    "web/pictures",
    "web/import",
  ],
];

/** @type {readonly Layer[]} */
const features = [
  layer(
    ["web/play/hint", "web/play/sheets", "web/play/aids"],
    "hint, check, why?; sheets over a game; what aids the eye on a board and beside it: rim, counts, last marks",
    CORE,
  ),
  layer(
    "web/play",
    "the screen of a game: pad, tools, clock",
    CORE,
    "web/play/hint",
    "web/play/sheets",
    "web/play/aids",
  ),
  layer(
    "web/shelf",
    "home: the game to continue, the puzzles of the day, the ways on",
    CORE,
    "engine/pack",
    "web/shelf/words",
  ),
  layer(
    ["web/library", "web/learn"],
    "the lists of all games and of the puzzles that come with the app; lessons, a page for each technique, drills",
    CORE,
    "engine/learn",
  ),
  layer(
    ["web/days", "web/statistics"],
    "the calendar of the puzzles of every day; what the player solved, and in what time",
    CORE,
    "engine/pack",
  ),
  layer("web/enter/photo", "a picture beside the board that was read from it", CORE),
  layer(
    "web/enter",
    "entering a puzzle by hand, or from a picture, with its verdict",
    CORE,
    "web/enter/photo",
  ),
  layer(
    ["web/make", "web/share", "web/settings"],
    "making puzzles; links, files, print; the screen of settings, with the backup",
    CORE,
  ),
  layer(
    ["web/workbench/editor", "web/workbench/help"],
    "the editor of rules (CodeMirror); help for their language: forms, words, examples",
    CORE,
  ),
  layer("web/workbench/rules", "a person's rules: list, text, problems, trial", CORE, language("read"), [
    "web/workbench/editor",
    "web/workbench/help",
  ]),
  layer("web/workbench/analysis", "what the rules make of a set", CORE, "web/workbench/rules"),
  layer(
    "web/workbench/bench",
    "what is on the workbench: journal, reducer, runs, questions",
    CORE,
    "web/workbench/rules",
  ),
  layer(
    "web/workbench",
    "a run of rules, entry by entry",
    CORE,
    "web/workbench/rules",
    "web/workbench/bench",
    "web/workbench/analysis",
  ),
  layer("web/lab/shared", "what the parts of the lab share: lanes, recordings", CORE, "engine/search"),
  layer("web/lab/race", "searches side by side, and their times", CORE, "web/lab/shared"),
  layer("web/lab/replay", "one search again, event by event", CORE, "engine/search", "web/lab/shared"),
  layer(
    ["web/lab/making", "web/lab/methods"],
    "a maker at work, event by event; a page on each method: idea, pseudocode, cost, sources",
    CORE,
    "web/lab/shared",
  ),
  layer(
    ["web/lab/tree", "web/lab/duel"],
    "alpha-beta on a typed tree; a duel against alpha-beta",
    CORE,
    "engine/duel",
    "web/lab/shared",
  ),
  layer(
    "web/lab",
    "the screen of the lab",
    CORE,
    ["shared", "race", "replay", "tree", "duel", "methods", "making"].map((part) => `web/lab/${part}`),
  ),
];

/** @type {readonly Layer[]} */
const rest = [
  layer(
    "web",
    "the app put together: what each screen, sheet and act loads",
    CORE,
    [
      "play",
      "play/aids",
      "shelf",
      "library",
      "days",
      "statistics",
      "make",
      "enter",
      "share",
      "settings",
      "workbench",
      "workbench/analysis",
      "lab",
      "learn",
    ].map((feature) => `web/${feature}`),
  ),
  layer(
    ["web/build", "web/serve"],
    "the parts of the build, and the server of what was built; no part of the app",
  ),
  layer("sw", "the service worker: the files of a release, each held to its hash; imports nothing"),
  layer("puzzles/files", "input by lines, output put in place whole, exit codes", model, "engine/rate"),
  layer(
    "puzzles/terminal",
    "what the commands share: options, reading puzzles, spelling, verdicts",
    "puzzles/files",
    [model, contract, shared, "engine/kinds", "engine/rate", "engine/reason", "engine/reason/chain"],
    language("read"),
  ),
  layer("puzzles/corpus", "packs in folders, and a corpus from its recipe", [
    model,
    "engine/kinds",
    "engine/pack",
    "engine/rate",
    "puzzles/files",
    "puzzles/terminal",
  ]),
  layer(
    "puzzles/commands",
    "one file for each command",
    [
      model,
      contract,
      shared,
      "engine/kinds",
      "engine/pack",
      "engine/play",
      "engine/search",
      "engine/duel",
      "engine/learn",
      "engine/make",
    ],
    ["engine/rate", "engine/reason", "engine/reason/chain", "engine/reason/suppose", "engine/reason/judge"],
    language("read", "run"),
    "puzzles/files",
    "puzzles/terminal",
    "puzzles/corpus",
  ),
  layer("puzzles", "the command line (`cli.ts`), and the starter puzzles (`<kind>/<level>.txt`)", [
    "engine/kinds",
    "puzzles/files",
    "puzzles/terminal",
    "puzzles/commands",
  ]),
];

/** The lowest first. */
export const LAYERS = [...engine, ...kinds, ...worker, ...core, ...features, ...rest];

/** Folders that features share, by one name in the map. */
export const SHARED_BY_FEATURES = CORE;

/** The features of the page, none of which imports another, and the parts of the lab, which share `web/lab/shared` alone. */
export const APART = [
  ["play", "shelf", "library", "make", "enter", "share", "settings", "workbench", "lab", "learn"].map(
    (feature) => `web/${feature}`,
  ),
  ["race", "replay", "tree", "duel", "methods", "making"].map((part) => `web/lab/${part}`),
];

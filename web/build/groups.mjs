// Groups: the files that several rooms share, told apart so that the bundler makes one chunk of each.
import { FIRST_SCREENS, IDLE, PLAY, RANKS, roomOf } from "./rooms.mjs";

/** @typedef {import("esbuild").Metafile["inputs"]} Inputs the module graph of an earlier pass, by paths from the top */
/**
 * `core` is the files that every visit wants; `rooms` the files of each room that are fetched on demand; `groups` the
 * files that rooms share, by the names of the groups; `touched` the groups that each room wants.
 * @typedef {{ core: string[], rooms: Map<string, string[]>, groups: Map<string, string[]>, touched: Map<string, string[]> }} Groups
 */

/**
 * Groups the files that more than one room wants. The bundler makes a chunk for each set of rooms that share a file:
 * dozens of small ones. So a file belongs to the group of the first room that wants it, or, where several rooms of one
 * rank want it, to that of the rank or of its first screen; and a room that wants one file of a group gets them all. What is left for the idle
 * room and those after it is one group; and all of the screen to play on is in its group, which every visit wants soon.
 * @param {string} main @param {Inputs} inputs @param {readonly string[]} entries the files that are fetched on demand
 * @returns {Groups}
 */
export function groupsOf(main, inputs, entries) {
  const rooms = roomsOf(entries);
  const wanted = new Map(rooms.map(({ name, files }) => [name, staticallyFrom(files, inputs)]));
  const core = staticallyFrom([main], inputs);
  for (const path of inEveryFirstScreen(rooms, wanted)) core.add(path);
  for (const paths of wanted.values()) for (const path of core) paths.delete(path);

  /** @type {Map<string, string>} */
  const groupOf = new Map();
  const ranks = [...new Set(rooms.map(({ rank }) => rank))];
  for (const [at, rank] of ranks.entries()) {
    const here = rooms.filter((room) => room.rank === rank).map(({ name }) => name);
    const after = rooms.filter((room) => ranks.indexOf(room.rank) > at).map(({ name }) => name);
    const wants = (/** @type {string} */ path) => (/** @type {string} */ name) => wanted.get(name)?.has(path);
    for (const name of here)
      for (const path of wanted.get(name) ?? []) {
        if (groupOf.has(path)) continue;
        const isShared = here.filter(wants(path)).length > 1;
        if (!isShared && rank !== PLAY && !after.some(wants(path))) continue;
        groupOf.set(
          path,
          at > ranks.indexOf(IDLE) && ranks.includes(IDLE) ? IDLE : isShared ? screenOf(rank) : name,
        );
      }
  }
  /** @type {Groups["groups"]} */
  const groups = new Map();
  for (const [path, name] of groupOf) groups.set(name, [...(groups.get(name) ?? []), path]);
  const touched = new Map(
    [...wanted].map(([name, paths]) => [name, touchedBy(paths, { groupOf, groups, inputs })]),
  );
  return {
    core: [...core].filter((path) => path !== main),
    rooms: new Map(rooms.map(({ name, files }) => [name, files])),
    groups,
    touched,
  };
}

/** The rooms of files in the order of their ranks. @param {readonly string[]} entries */
function roomsOf(entries) {
  /** @type {Map<string, import("./rooms.mjs").Room & { files: string[] }>} */
  const rooms = new Map();
  for (const path of [...entries].sort()) {
    const { name, rank } = roomOf(path);
    if ((rooms.get(name)?.rank ?? rank) !== rank) throw new Error(`Two files are the room ${name}: name it`);
    rooms.set(name, { name, rank, files: [...(rooms.get(name)?.files ?? []), path] });
  }
  const order = (/** @type {string} */ rank) => (RANKS.indexOf(rank) + RANKS.length + 1) % (RANKS.length + 1);
  return [...rooms.values()].sort((one, two) => order(one.rank) - order(two.rank));
}

/** The name of the screen that a rank is a part of. @param {string} rank */
const screenOf = (rank) => FIRST_SCREENS.find((ranks) => ranks.includes(rank))?.[0] ?? rank;

/** Files and all that they import statically, directly or not. @param {readonly string[]} files @param {Inputs} inputs */
function staticallyFrom(files, inputs) {
  const found = new Set(files);
  for (const path of found)
    for (const { path: next, kind } of inputs[path].imports) if (kind === "import-statement") found.add(next);
  return found;
}

/** The files that each of the first screens wants. @param {ReturnType<typeof roomsOf>} rooms @param {Map<string, Set<string>>} wanted */
function inEveryFirstScreen(rooms, wanted) {
  const [first, ...others] = FIRST_SCREENS.map(
    (ranks) =>
      new Set(
        rooms.filter(({ rank }) => ranks.includes(rank)).flatMap(({ name }) => [...(wanted.get(name) ?? [])]),
      ),
  );
  return [...first].filter((path) => others.every((screen) => screen.has(path)));
}

/**
 * The groups that some files belong to, and those that these groups want.
 * @param {Set<string>} paths @param {Pick<Groups, "groups"> & { groupOf: Map<string, string>, inputs: Inputs }} graph
 */
function touchedBy(paths, { groupOf, groups, inputs }) {
  /** @type {Set<string>} */
  const names = new Set();
  const add = (/** @type {Iterable<string>} */ files) => {
    for (const path of files) {
      const name = groupOf.get(path);
      if (name !== undefined) names.add(name);
    }
  };
  add(paths);
  for (const name of names) add(staticallyFrom(groups.get(name) ?? [], inputs));
  return [...names].sort();
}

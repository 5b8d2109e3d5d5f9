import { readdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { build } from "esbuild";
import { beforeAll, describe, expect, it } from "vitest";
import { common } from "../esbuild.config.mjs";
import { circlesIn } from "./layers/circles.ts";
import { codeOf, folderImports, imports, root, sources, textOf } from "./layers/imports.ts";
import { APART, LAYERS } from "./layers/list.mjs";
import { folderTable, writtenTable } from "./layers/map.mjs";

/** By folder: the folders that the list lets it import from. */
const allowed = new Map(
  LAYERS.flatMap(({ folders, imports }) => folders.map((folder) => [folder, imports] as const)),
);

const isWithin = (folder: string, top: string) => `${folder}/`.startsWith(`${top}/`);

describe("the list of layers", () => {
  it("has every folder of sources, each once, and no other", () => {
    expect(LAYERS.flatMap(({ folders }) => folders).sort()).toEqual([...folderImports.keys()].sort());
  });

  it("lets a folder import only from folders above it", () => {
    const above = new Set<string>();
    const wrong = LAYERS.flatMap(({ folders, imports }) => {
      const below = imports.filter((folder) => !above.has(folder));
      for (const folder of folders) above.add(folder);
      return below.map((to) => `${folders} → ${to}`);
    });
    expect(wrong).toEqual([]);
  });

  it("keeps features apart, and the parts of the lab", () => {
    const topOf = (folder: string, tops: readonly string[]) => tops.find((top) => isWithin(folder, top));
    const wrong = APART.flatMap((tops) =>
      [...allowed].flatMap(([from, may]) =>
        may.filter((to) => topOf(from, tops) && topOf(to, tops) && topOf(from, tops) !== topOf(to, tops)),
      ),
    );
    expect(wrong).toEqual([]);
  });

  it("is the table of ARCHITECTURE.md, which `node test/layers/map.mjs` writes", () => {
    expect(writtenTable()).toBe(folderTable());
  });
});

describe("imports, types counted", () => {
  it("are found where the bundler finds them", () => {
    const missed = bundled.filter(
      ({ from, to }) => sources.includes(to) && !imports.get(from)?.includes(to) && from !== to,
    );
    expect(missed).toEqual([]);
  });

  it("go only where the list lets them", () => {
    const wrong = [...imports].flatMap(([from, named]) =>
      named
        .filter((to) => dirname(to) !== dirname(from) && !allowed.get(dirname(from))?.includes(dirname(to)))
        .map((to) => `${from} → ${to}`),
    );
    expect(wrong).toEqual([]);
  });

  it("make no circle of files", () => {
    expect(circlesIn(imports)).toEqual([]);
  });

  it("make no circle of folders", () => {
    expect(circlesIn(folderImports)).toEqual([]);
  });
});

/**
 * What may be bundled with what: the first line whose pattern fits a file is its rule; everything may import its own
 * folder. Types leave no trace in a bundle, and this reads the bundler's own account.
 */
const rules: readonly { of: RegExp; may: readonly RegExp[] }[] = [
  { of: /^engine\/model\//, may: [] },
  { of: /^engine\/(language|search|duel|coding|photo)\//, may: [/^engine\/model\//] },
  { of: /^engine\/reason\//, may: [/^engine\/(model|language)\//] },
  // The tables name the kinds; what else lies beside them finds a kind by its id.
  {
    of: /^engine\/kinds\/(registry|play|games|wording|export|broken|canon|packing|photos|second)\.ts$/,
    may: [/^engine\/(kinds|model|coding|photo|search)\//],
  },
  {
    of: /^engine\/kinds\/([^/]+\.ts$|(contract|shared)\/)/,
    may: [
      /^engine\/(model|play|language|search|coding|kinds\/(contract|shared))\//,
      /^engine\/kinds\/[^/]+\.ts$/,
    ],
  },
  {
    of: /^engine\/kinds\//,
    may: [/^engine\/(model|reason|language|search|coding|photo|kinds\/(contract|shared))\//],
  },
  { of: /^engine\/pack\//, may: [/^engine\/(model|coding)\//] },
  { of: /^engine\/play\//, may: [/^engine\/model\//] },
  { of: /^engine\/rate\//, may: [/^engine\/(model|reason)\//] },
  { of: /^engine\/learn\//, may: [/^engine\/(model|reason|language)\//] },
  { of: /^engine\/make\//, may: [/^engine\/(model|language|rate|reason|play|search)\//] },
  { of: /^worker\//, may: [/^engine\//] },
  { of: /^web\/kinds\/[^/]+\//, may: [/^engine\/(model|play|kinds)\//] },
  {
    of: /^web\//,
    may: [
      /^engine\/(model|play)\//,
      /^engine\/kinds\/(play|games|wording|import|export|broken)\.ts$/,
      // How the manifest of packs is read, and the puzzle of a day.
      /^engine\/pack\/(manifest|words|daily|divisor)\.ts$/,
      // What can be wished of a kind.
      /^engine\/kinds\/[^/]+\/making\/wish\.ts$/,
      // A random tree is a text for a field, as a person would type it.
      /^engine\/duel\/(random-tree|duel-size)\.ts$/,
      // What positions to learn from are.
      /^engine\/learn\/(drill-set|way)\.ts$/,
      // How recordings are packed.
      /^engine\/search\/(event|profile)\.ts$/,
    ],
  },
  { of: /^sw\//, may: [] },
  { of: /^puzzles\//, may: [/^engine\//] },
];

/** The folder whose files belong together: the kind, the part of the engine, or the thread. */
const home = (path: string) =>
  /^(engine\/kinds\/(?!contract|shared)[^/]+|engine\/[^/]+|[^/]+)\//.exec(path)?.[1];

interface Import {
  from: string;
  to: string;
  /** A static import: what imports a file has it evaluated first. */
  isStatic: boolean;
}

/** What the bundler imports, and what it reads. */
let bundled: Import[] = [];
let read: string[] = [];

const modules = sources.filter((path) => path.endsWith(".ts"));

beforeAll(async () => {
  const { metafile } = await build({
    ...common,
    entryPoints: modules,
    outdir: "unused",
    format: "esm",
    external: ["node:*"],
    platform: "neutral",
    mainFields: ["module", "main"],
  });
  read = Object.keys(metafile.inputs);
  bundled = Object.entries(metafile.inputs)
    .filter(([from]) => !from.startsWith("node_modules/"))
    .flatMap(([from, input]) =>
      input.imports.map(({ path, kind }) => ({ from, to: path, isStatic: kind === "import-statement" })),
    );
});

describe("bundles", () => {
  it("are judged over every source", () => {
    expect(read).toEqual(expect.arrayContaining(modules));
  });

  it("hold only what may be together", () => {
    const own = bundled.filter(({ to }) => sources.includes(to));
    const wrong = own.filter(({ from, to }) => {
      const rule = rules.find(({ of }) => of.test(from));
      if (!rule) return true;
      return home(from) !== home(to) && !rule.may.some((may) => may.test(to));
    });
    expect(wrong.map(({ from, to }) => `${from} → ${to}`)).toEqual([]);
  });

  it("use no packages but those they are known for", () => {
    const packages = bundled.filter(({ to }) => to.includes("node_modules/"));
    const named = packages.map(({ from, to }) => ({
      from,
      name: /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(to)?.[1],
    }));
    const known: Record<string, readonly string[]> = {
      engine: [],
      worker: ["comlink"],
      web: [
        "lit",
        "comlink",
        "idb",
        "lean-qr",
        ...["state", "view", "language", "commands", "lint"].map((name) => `@codemirror/${name}`),
        "@lezer/highlight",
      ],
      sw: [],
    };
    const wrong = named.filter(({ from, name }) => !known[from.split("/")[0]]?.includes(name ?? ""));
    expect(wrong).toEqual([]);
  });
});

describe("elements", () => {
  /** A file and all that is evaluated before it. */
  function withImports(path: string, found = new Set<string>()): ReadonlySet<string> {
    found.add(path);
    for (const { from, to, isStatic } of bundled)
      if (isStatic && from === path && !found.has(to)) withImports(to, found);
    return found;
  }

  it("wait for later words if they say some, and only then", () => {
    const wants = (path: string) =>
      [...withImports(path)].some((file) => sources.includes(file) && /^speakAlso\(/m.test(codeOf(file)));
    const elements = (base: RegExp) => modules.filter((path) => base.test(codeOf(path)));
    expect(elements(/ extends AppElement\b/).filter(wants)).toEqual([]);
    expect(
      elements(/ extends (LaterElement|ActsElement<.*>) /).filter(
        (path) => !path.startsWith("web/ui/") && !wants(path),
      ),
    ).toEqual([]);
  });
});

describe("kinds", () => {
  it("do not import each other", () => {
    const kind = (path: string) => /^(?:engine|web)\/kinds\/(?!contract|shared)([^/]+)\//.exec(path)?.[1];
    const mixed = [...imports].flatMap(([from, named]) =>
      named.filter((to) => kind(from) && kind(to) && kind(from) !== kind(to)).map((to) => `${from} → ${to}`),
    );
    expect(mixed).toEqual([]);
  });
});

describe("the build", () => {
  it("is made of its own parts and packages, and needs no test", async () => {
    const { metafile } = await build({
      entryPoints: ["esbuild.config.mjs"],
      ...{ absWorkingDir: root, bundle: true, write: false, metafile: true },
      ...{ format: "esm", platform: "node", packages: "external" },
    });
    const parts = Object.keys(metafile.inputs).filter((path) => !/^web\/(build|serve)\//.test(path));
    expect(parts).toEqual(["esbuild.config.mjs"]);
  });
});

describe("files", () => {
  const lines = (path: string) => textOf(path).split("\n").length - 1;

  it("can each be read in one sitting", () => {
    const long = sources.filter((path) => lines(path) > 300);
    expect(long.map((path) => `${path}: ${lines(path)}`)).toEqual([]);
  });

  it("are short for the most part", () => {
    const lengths = sources.map(lines).sort((a, b) => a - b);
    expect(lengths[lengths.length >> 1]).toBeLessThanOrEqual(90);
  });

  it("await nothing at their top level, where another imports them", () => {
    const awaiting = sources.filter((path) =>
      /^(?:(?:export )?(?:const|let) .*= )?await\b/m.test(codeOf(path)),
    );
    const named = new Set([...imports.values()].flat());
    expect(awaiting.filter((path) => path.startsWith("web/") && named.has(path))).toEqual([]);
  });

  it("lie in folders that one can look through", () => {
    const folders = ["engine", "worker", "web", "sw", "puzzles", "test"].flatMap((top) =>
      readdirSync(join(root, top), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && !entry.parentPath.includes("node_modules"))
        .map((entry) => entry.parentPath.slice(root.length)),
    );
    const counts = new Map<string, number>();
    for (const folder of folders) counts.set(folder, (counts.get(folder) ?? 0) + 1);
    const full = [...counts].filter(([, files]) => files > 25).map((folder) => folder.join(": "));
    expect(full).toEqual([]);
  });
});

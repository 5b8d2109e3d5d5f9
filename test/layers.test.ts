import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { beforeAll, describe, expect, it } from "vitest";
import { common } from "../esbuild.config.mjs";

const root = fileURLToPath(new URL("../", import.meta.url));

/** Every source file, by its path from the top. */
const sources = ["engine", "worker", "web", "sw", "puzzles"].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(".ts"))
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length)),
);

/**
 * Who may import whom. The first line whose pattern fits a file is its rule; everything may import its own folder.
 * Types may come from anywhere: they leave no trace in a bundle, and this test reads the bundler's own account.
 */
const rules: readonly { of: RegExp; may: readonly RegExp[] }[] = [
  { of: /^engine\/model\//, may: [] },
  { of: /^engine\/(language|search|duel)\//, may: [/^engine\/model\//] },
  { of: /^engine\/reason\//, may: [/^engine\/(model|language)\//] },
  // The tables name the kinds; what else lies beside them finds a kind by its id.
  { of: /^engine\/kinds\/(registry|play|export)\.ts$/, may: [/^engine\/(kinds|model)\//] },
  { of: /^engine\/kinds\/[^/]+\.ts$/, may: [/^engine\/(model|play|language|search)\//] },
  {
    of: /^engine\/kinds\//,
    may: [
      /^engine\/(model|reason|language|search)\//,
      /^engine\/kinds\/(?!registry|play|export|load|readers|import|several|searches)[^/]+\.ts$/,
    ],
  },
  { of: /^engine\/play\//, may: [/^engine\/model\//] },
  { of: /^engine\/make\//, may: [/^engine\/(model|reason|play|search)\//] },
  { of: /^worker\//, may: [/^engine\//] },
  { of: /^web\/kinds\/[^/]+\//, may: [/^engine\/(model|play|kinds)\//] },
  {
    of: /^web\//,
    may: [
      /^engine\/(model|play)\//,
      /^engine\/kinds\/(play|import|export)\.ts$/,
      // What can be wished of a kind.
      /^engine\/kinds\/[^/]+\/wish\.ts$/,
      // A random tree is a text for a field, as a person would type it.
      /^engine\/duel\/(random-tree|duel-size)\.ts$/,
      // How recordings are packed.
      /^engine\/search\/(event|profile)\.ts$/,
    ],
  },
  { of: /^sw\//, may: [] },
  { of: /^puzzles\//, may: [/^engine\//] },
];

/** The folder whose files belong together: the kind, the part of the engine, or the thread. */
const home = (path: string) => /^(engine\/kinds\/[^/]+|engine\/[^/]+|[^/]+)\//.exec(path)?.[1];

interface Import {
  from: string;
  to: string;
}

const textOf = (path: string) => readFileSync(join(root, path), "utf8");
/** From where a file imports, types too. */
const importsIn = (path: string) =>
  [...textOf(path).matchAll(/^(?:import|export)\b[^"]*?\bfrom "([^"]+)"/gm)].map(([, from]) => from);

let imports: Import[] = [];
let read: string[] = [];

beforeAll(async () => {
  const { metafile } = await build({
    ...common,
    entryPoints: sources,
    outdir: "unused",
    format: "esm",
    external: ["node:*"],
    platform: "neutral",
    mainFields: ["module", "main"],
  });
  read = Object.keys(metafile.inputs);
  imports = Object.entries(metafile.inputs)
    .filter(([from]) => !from.startsWith("node_modules/"))
    .flatMap(([from, input]) => input.imports.map(({ path }) => ({ from, to: path })));
});

describe("layers", () => {
  it("are judged over every source", () => {
    expect(read).toEqual(expect.arrayContaining(sources));
  });

  it("import only what they may", () => {
    const own = imports.filter(({ to }) => sources.includes(to));
    const wrong = own.filter(({ from, to }) => {
      const rule = rules.find(({ of }) => of.test(from));
      if (!rule) return true;
      return home(from) !== home(to) && !rule.may.some((may) => may.test(to));
    });
    expect(wrong.map(({ from, to }) => `${from} → ${to}`)).toEqual([]);
  });

  it("keep the kinds apart", () => {
    const kind = (path: string) => /^engine\/kinds\/([^/]+)\//.exec(path)?.[1];
    const mixed = imports.filter(({ from, to }) => kind(from) && kind(to) && kind(from) !== kind(to));
    expect(mixed).toEqual([]);
  });

  it("keep the model free of all others, by types too", () => {
    const nouns = sources.filter((path) => path.startsWith("engine/model/"));
    const others = nouns.flatMap((path) => importsIn(path).filter((from) => !from.startsWith("./")));
    expect(others).toEqual([]);
  });

  it("name a kind in its folder and in the tables alone", () => {
    // Penpa has a type of grid that is called like a kind.
    const tables = /^engine\/kinds\/((registry|play|export|penpa)\.ts|[^/]+\/)/;
    const general = sources.filter((path) => /^(engine|worker|puzzles)\//.test(path) && !tables.test(path));
    const naming = general.filter((path) => {
      const code = textOf(path).replace(/^\s*(\*|\/\*|\/\/).*$/gm, "");
      return /sudoku|nurikabe/i.test(code);
    });
    expect(naming).toEqual([]);
  });

  it("use no packages but those they are known for", () => {
    const packages = imports.filter(({ to }) => to.includes("node_modules/"));
    const named = packages.map(({ from, to }) => ({
      from,
      name: /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(to)?.[1],
    }));
    const allowed: Record<string, readonly string[]> = {
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
    const wrong = named.filter(({ from, name }) => !allowed[from.split("/")[0]]?.includes(name ?? ""));
    expect(wrong).toEqual([]);
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
  // Data tables may be long; everything else is split by noun before it is.
  const tables = /(^|\/)(words|table|tables|(en|zh)(-more)?)\.ts$/;

  it("can each be read in one sitting", () => {
    const lengths = sources
      .filter((path) => !tables.test(path))
      .map((path) => ({ path, lines: readFileSync(join(root, path), "utf8").split("\n").length - 1 }));
    expect(lengths.filter(({ lines }) => lines > 350)).toEqual([]);
  });
});

import { createHash } from "node:crypto";
import { readdirSync, readFileSync, rmSync } from "node:fs";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Manifest } from "../engine/pack/manifest.ts";
import { apartIn, build, entry, statically } from "../esbuild.config.mjs";
import { allow } from "../web/build/html.mjs";
import { OWN_KINDS } from "./kinds/own.ts";

const cache = fileURLToPath(new URL("../node_modules/.cache/", import.meta.url));
const one = join(cache, `budgets-${process.pid}`);
const two = `${one}-again`;
const KiB = 1024;

let made: Awaited<ReturnType<typeof build>>;
beforeAll(async () => {
  made = await build({ outdir: one });
});
afterAll(() => {
  for (const folder of [one, two]) rmSync(folder, { recursive: true, force: true });
});

const namesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile())
    .map((file) => join(file.parentPath, file.name).slice(folder.length + 1))
    .sort();
const read = (name: string) => readFileSync(join(one, name));
const zipped = (names: readonly string[]) =>
  names.reduce((sum, name) => sum + gzipSync(read(name), { level: 9 }).length, 0);

/** All that the worker fetches until it gives a first hint for a puzzle of a kind. */
const workerFiles = (kind: string) => [
  ...new Set(
    ["worker/thread/main.ts", `engine/kinds/${kind}/play.ts`, `engine/kinds/${kind}/quick.ts`].flatMap(
      (source) => statically(made.worker, entry(made.worker, source)),
    ),
  ),
];
/** The files that the service worker fetches when it is installed, as it lists them. */
const filesAtInstall = () =>
  /\[\{[^\]]*"?url"?:"index\.html"[^\]]*\]/.exec(read("sw.js").toString())?.[0] ?? "";
/** All that the page's entry imports at once. */
const entryFiles = () => statically(made.page, entry(made.page, "web/main.ts"));

describe("sizes", () => {
  it("keeps the entry JavaScript within 40 KiB, gzipped", () => {
    expect(zipped(entryFiles()) / KiB).toBeLessThanOrEqual(40);
  });

  // What the page fetches besides until a board can be played is counted in a browser: end-to-end, first load.
  it("keeps what the HTML asks for within 60 KiB, gzipped", () => {
    const style = entry(made.page, "web/theme.css");
    const names = ["index.html", "manifest.webmanifest", "icons/icon.svg", style, ...entryFiles()];
    expect(zipped(names) / KiB).toBeLessThanOrEqual(60);
  });

  it.each(OWN_KINDS)("keeps the worker within 60 KiB, gzipped, until the first hint of a %s", (kind) => {
    expect(zipped(workerFiles(kind)) / KiB).toBeLessThanOrEqual(60);
  });

  it("keeps the reader of pictures with its weights in files of its own, within 45 KiB gzipped", () => {
    const first = OWN_KINDS.flatMap(workerFiles);
    const own = statically(made.worker, entry(made.worker, "worker/thread/photo.ts")).filter(
      (file) => !first.includes(file),
    );
    const inputs = own.flatMap((file) => Object.keys(made.worker.outputs[file].inputs));
    expect(inputs).toContain("engine/photo/digits/trained.ts");
    expect(zipped(own) / KiB).toBeLessThanOrEqual(45);
  });

  it("keeps the editor of rules in one chunk of its own, within 110 KiB gzipped", () => {
    const apart = apartIn(made.page);
    expect(apart).toHaveLength(1);
    expect(zipped(apart) / KiB).toBeLessThanOrEqual(110);
    const importers = Object.values(made.page.outputs).flatMap(({ imports }) =>
      imports.filter(({ path }) => apart.includes(path)).map(({ kind }) => kind),
    );
    expect(importers).toEqual(["dynamic-import"]);
  });

  it("keeps all that works without a network within 700 KiB, gzipped", () => {
    const kept = namesIn(one).filter((name) => filesAtInstall().includes(`"${name}"`));
    expect(kept).toContain("index.html");
    expect(zipped(kept) / KiB).toBeLessThanOrEqual(700);
  });
});

describe("the pages to read", () => {
  const isPage = (input: string) => /^web\/(lab\/methods|learn)\/|^web\/kinds\/[a-z]+\/learn-/.test(input);
  const pages = () =>
    Object.entries(made.page.outputs)
      .filter(([, { inputs }]) => Object.keys(inputs).some(isPage))
      .map(([output, { inputs }]) => ({ name: basename(output), bytes: bytesOf(inputs) }));
  const bytesOf = (inputs: Readonly<Record<string, { readonly bytesInOutput: number }>>) =>
    Object.entries(inputs).reduce(
      (sum, [input, { bytesInOutput }]) => sum + (isPage(input) ? bytesInOutput : 0),
      0,
    );

  it("keeps those of the lab and of Learn within 250 KiB together, as they are stored", () => {
    const bytes = pages().reduce((sum, page) => sum + page.bytes, 0);
    expect(bytes / KiB).toBeGreaterThan(50);
    expect(bytes / KiB).toBeLessThanOrEqual(250);
  });

  it("has them fetched when they are wanted, and kept for use without a network", () => {
    const first = entryFiles().map((name) => basename(name));
    const worker = read("sw.js").toString();
    for (const { name } of pages()) {
      expect(first).not.toContain(name);
      expect(worker).toContain(name);
    }
  });
});

describe("the library", () => {
  const library = () => namesIn(one).filter((name) => name.startsWith("packs/"));

  it("keeps all packs with their list within 600 KiB on the wire", () => {
    expect(zipped(library()) / KiB).toBeLessThanOrEqual(600);
  });

  it("ships each pack as its list names it, and has only the list fetched at install", () => {
    const [list] = library().filter((name) => name.endsWith(".json"));
    const named = list ? (JSON.parse(read(list).toString()) as Manifest).packs : [];
    expect(library().filter((name) => name !== list)).toEqual(
      named.map(({ file }) => `packs/${file}`).sort(),
    );
    for (const { file, bytes, sha256 } of named) {
      const content = read(`packs/${file}`);
      expect(content.length, file).toBe(bytes);
      expect(createHash("sha256").update(content).digest("hex"), file).toBe(sha256);
    }
    expect(read("sw.js").toString()).not.toContain('.pack"');
  });
});

describe("what is shipped", () => {
  it("is the same bytes when built again", async () => {
    await build({ outdir: two });
    expect(namesIn(two)).toEqual(namesIn(one));
    for (const name of namesIn(one))
      expect(readFileSync(join(two, name)).equals(read(name)), name).toBe(true);
  });

  it("makes no code from text, and no native code", () => {
    for (const name of namesIn(one).filter((name) => name.endsWith(".js"))) {
      expect(read(name).toString(), name).not.toMatch(
        /\beval\s*\(|\bnew Function\b|\bFunction\s*\(\s*["'`]|\bWebAssembly\b/,
      );
    }
  });

  it("names only its own files in HTML, styles and manifest", () => {
    const texts = namesIn(one).filter((name) => /\.(html|css|webmanifest)$/.test(name));
    for (const name of texts) expect(read(name).toString(), name).not.toMatch(/(https?:)?\/\/[a-z]/i);
  });

  it("has no script or style inside the HTML that the policy would refuse", () => {
    const html = read("index.html").toString();
    const inline = /<script(?![^>]*\ssrc=)[^>]*>(.*?)<\/script>/gs;
    for (const [, script] of html.matchAll(inline)) expect(html).toContain(allow(script));
    expect(html.replace(inline, "")).not.toMatch(/<script(?![^>]*\ssrc=)|<style|\sstyle=|\son\w+=/i);
    expect(html).toContain("require-trusted-types-for 'script'");
  });

  it("gives every file it needs offline to the service worker", () => {
    const worker = read("sw.js").toString();
    const isNeeded = (name: string) =>
      !/^(sw\.js$|screenshots\/|icons\/.*\.png$|packs\/.*\.pack$)/.test(name);
    const needed = namesIn(one).filter(isNeeded);
    expect(needed.filter((name) => !worker.includes(`"${name}"`))).toEqual([]);
  });

  it("does not have the editor of rules fetched at install", () => {
    const files = filesAtInstall();
    expect(files).toContain("index.html");
    for (const name of apartIn(made.page)) expect(files).not.toContain(name);
  });
});

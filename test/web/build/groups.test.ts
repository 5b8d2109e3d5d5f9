import { existsSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { groupsOf } from "../../../web/build/groups.mjs";
import { root } from "../../../web/build/options.mjs";
import { PLACES, roomOf } from "../../../web/build/rooms.mjs";

/** The module graph of sources, each with its static imports. */
function graph(imports: Record<string, readonly string[]>) {
  return Object.fromEntries(
    Object.entries(imports).map(([path, others]) => [
      path,
      { bytes: 0, imports: others.map((other) => ({ path: other, kind: "import-statement" as const })) },
    ]),
  );
}

describe("rooms", () => {
  it("name files and folders that there are", () => {
    const kinds = ["sudoku", "nurikabe", "digits"];
    const lost = PLACES.filter(
      (place) => !kinds.some((kind) => existsSync(join(root, place.replace("*", kind)))),
    );
    expect(lost).toEqual([]);
  });

  it("are those of the nearest place that comes first", () => {
    expect(roomOf("web/shelf/words/en.ts").name).toBe("shelf-en");
    expect(roomOf("web/shelf/today-card.ts").name).toBe("shelf");
    expect(roomOf("web/shelfish/x.ts").name).toBe("x");
    expect(roomOf("web/kinds/latin/board.ts")).toEqual({ name: "board-latin", rank: "board", kind: "latin" });
  });
});

describe("groups", () => {
  const play = "web/play/play-screen.ts";
  const boards = ["web/kinds/a/board.ts", "web/kinds/b/board.ts"];
  const shelf = "web/shelf/shelf-screen.ts";
  const later = ["web/later.ts", "web/make/make.ts", "web/lab/lab.ts"];
  const of = (imports: Record<string, readonly string[]>) =>
    groupsOf("main", graph({ main: ["core"], core: [], ...imports }), [play, ...boards, shelf, ...later]);
  const bare = Object.fromEntries([play, ...boards, shelf, ...later].map((path) => [path, ["core"]]));

  it("are none where nothing is shared, but that of the screen to play on", () => {
    const { core, groups } = of({ ...bare, [play]: ["alone"], [shelf]: ["shelved"], alone: [], shelved: [] });
    expect(core).toEqual(["core"]);
    expect([...groups]).toEqual([["play", [play, "alone"]]]);
  });

  it("leave to the core what every first screen wants", () => {
    const { core, groups } = of({ ...bare, [boards[0]]: ["x"], [shelf]: ["x"], x: ["y"], y: [] });
    expect(core).toEqual(["core", "x", "y"]);
    expect([...groups]).toEqual([["play", [play]]]);
  });

  it("lie with the first room that wants a file, and go as a whole", () => {
    const { groups, touched } = of({
      ...bare,
      [shelf]: ["x", "y"],
      [later[1]]: ["x"],
      [later[2]]: ["y"],
      x: [],
      y: [],
    });
    expect(groups.get("shelf")).toEqual(["x", "y"]);
    expect([touched.get("shelf"), touched.get("make"), touched.get("lab"), touched.get("play")]).toEqual([
      ["shelf"],
      ["shelf"],
      ["shelf"],
      ["play"],
    ]);
  });

  it("are those of the first screen where the boards of several kinds share a file", () => {
    const { groups, touched } = of({ ...bare, [boards[0]]: ["x"], [boards[1]]: ["x"], x: [] });
    expect(groups.get("play")).toEqual([play, "x"]);
    expect([touched.get("board-a"), touched.get("board-b"), touched.get("play")]).toEqual([
      ["play"],
      ["play"],
      ["play"],
    ]);
  });

  it("are one for all that comes after the first screens", () => {
    const { groups, touched } = of({ ...bare, [later[1]]: ["x"], [later[2]]: ["x"], x: [] });
    expect(groups.get("later")).toEqual(["x"]);
    expect(touched.get("later")).toEqual([]);
  });

  it("bring along the groups that their files want", () => {
    const { touched } = of({
      ...bare,
      ...{ [play]: ["x"], [shelf]: ["z"], [later[0]]: ["x", "y"], [later[1]]: ["y", "z"], [later[2]]: ["z"] },
      ...{ x: [], y: ["x"], z: [] },
    });
    expect(touched.get("make")).toEqual(["later", "play", "shelf"]);
  });

  it("refuse two files that would be rooms of one name", () => {
    expect(() =>
      groupsOf("main", graph({ main: [], "web/x.ts": [], "worker/x.ts": [] }), ["web/x.ts", "worker/x.ts"]),
    ).toThrow("name it");
  });
});

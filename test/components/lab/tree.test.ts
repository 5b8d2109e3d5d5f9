import { expect } from "@open-wc/testing";
import { speak } from "../../../web/words/words.ts";
import { all, eventually, find, settled, textIn } from "../look.ts";
import { leaveTrees, type TreeStand, treeStand } from "./tree-stand.ts";

const CLASSIC = "/((3,12,8)(2,4,6)(14,5,2))";

before(() => speak("en"));
afterEach(async () => {
  leaveTrees();
  await speak("en");
});

function typeInto(field: HTMLTextAreaElement, text: string): void {
  field.value = text;
  field.dispatchEvent(new InputEvent("input", { bubbles: true, composed: true }));
}

const field = ({ pane }: TreeStand) => find<HTMLTextAreaElement>(pane, "textarea");

describe("Alpha-beta on a tree", () => {
  it("begins with the tree of three by three, before its first step", async () => {
    const on = await treeStand();
    expect(on.tree.text).to.equal("((3 12 8)(2 4 6)(14 5 2))");
    expect(on.words).to.equal("Nothing has been looked at yet. Max is to move at the root of 13 nodes.");
    expect(on.pan.querySelectorAll("[data-node]")).to.have.length(13);
    expect(on.pan.querySelectorAll("[data-node].ahead")).to.have.length(13);
  });

  it("says at each step what happens and why, in English", async () => {
    const on = await treeStand(CLASSIC);
    const told: string[] = [];
    for (let at = 0; at <= 23; at++) {
      on.acts.go(at);
      await settled(on.pane);
      told.push(on.words);
    }
    expect(told[1]).to.equal("Max is to move at the root. Any value can still matter: α is −∞, β is +∞.");
    expect(told[3]).to.equal("Leaf 1.1 is worth 3.");
    expect(told[4]).to.equal("From node 1.1 comes 3. Min may get 3 here: β falls from +∞ to 3.");
    expect(told[6]).to.equal("From node 1.2 comes 12. Min already has 3 here, so nothing changes.");
    expect(told[9]).to.equal("From node 1 comes 3. Max may get 3 here: α rises from −∞ to 3.");
    expect(told[10]).to.equal(
      "Min is to move at node 2. Max already has 3 elsewhere, so only more than that can matter here.",
    );
    expect(told[13]).to.equal(
      "Min may get 2 here, Max already has 3 elsewhere: what is left of this node cannot matter (α 3 ≥ β 2). 2 children are cut.",
    );
    expect(told[14]).to.equal("From node 2 comes at most 2. Max already has 3 here, so nothing changes.");
    expect(told[23]).to.equal(
      "Done: with best play the root is worth 3. Alpha-beta entered 11 of 13 nodes. 2 were not needed.",
    );
    expect(new Set(told).size).to.equal(24);
  });

  it("says the same in Chinese", async () => {
    await speak("zh");
    const on = await treeStand(CLASSIC, undefined, { lang: "zh" });
    on.acts.go(13);
    await settled(on.pane);
    expect(on.words).to.equal(
      "极小方在此可得 2，而极大方在别处已有 3：这个节点余下的部分不影响结果（α 3 ≥ β 2）。剪去 2 个子节点。",
    );
  });

  it("crosses what is cut, pales what lies below, and makes the way bold", async () => {
    const on = await treeStand("/((5,6)((2,1)(9,9)4))");
    on.acts.go(99);
    await settled(on.pane);
    const { minimaxVisited, steps } = on.tree.trace ?? { minimaxVisited: 0, steps: [] };
    const cut = steps.flatMap((step) => (step.type === "cut" ? step.children : []));
    expect(on.pan.querySelectorAll(".cross")).to.have.length(cut.length);
    expect(on.pan.querySelectorAll("[data-node].done, [data-node].cut, [data-node].below")).to.have.length(
      minimaxVisited,
    );
    expect(on.pan.querySelectorAll("[data-node].way").length).to.be.greaterThan(1);
  });

  it("steps by its buttons, and goes to the next cut", async () => {
    const on = await treeStand(CLASSIC);
    await on.press("Step on");
    expect(on.tree.at).to.equal(1);
    await on.press("Next cut");
    expect(on.tree.at).to.equal(13);
    expect(find(on.pane, "button", "Next cut").getAttribute("aria-disabled")).to.equal("true");
    await on.press("Step back");
    expect(on.tree.at).to.equal(12);
    await on.press("To the end");
    expect(on.tree.at).to.equal(23);
    await on.press("Step on");
    expect(on.tree.at).to.equal(23);
    await on.press("To the start");
    expect(on.tree.at).to.equal(0);
  });

  it("steps by keys wherever the focus is, but not where they mean something else", async () => {
    const on = await treeStand(CLASSIC);
    const play = find(on.pane, "button", "Play");
    await on.key("ArrowRight", play);
    await on.key("ArrowRight", play);
    await on.key("ArrowLeft", play);
    expect(on.tree.at).to.equal(1);
    await on.key("c", play);
    expect(on.tree.at).to.equal(13);
    await on.key("End", play);
    expect(on.tree.at).to.equal(23);
    await on.key("Home", play);
    expect(on.tree.at).to.equal(0);
    await on.key("ArrowRight", field(on));
    await on.key("ArrowRight", on.pan.view);
    await on.key("ArrowRight", find(on.pane, "select"));
    expect(on.tree.at).to.equal(0);
    await on.key(" ", find(on.pane, "input[type=range]"));
    expect(on.tree.playing).to.equal(true);
    await on.key(" ", on.pan.view);
    expect(on.tree.playing).to.equal(false);
  });

  it("slides to any step, and tells which it is", async () => {
    const on = await treeStand(CLASSIC);
    const slider = find<HTMLInputElement>(on.pane, "input[type=range]");
    slider.value = "13";
    slider.dispatchEvent(new Event("input"));
    await settled(on.pane);
    expect(on.words).to.contain("α 3 ≥ β 2");
    expect(slider.getAttribute("aria-valuetext")).to.equal("Step 13 of 23");
  });

  it("plays at a speed to the end, silent meanwhile, and again from the start", async () => {
    const on = await treeStand("/(1,2)");
    on.acts.set({ speed: 10 });
    await on.press("Play");
    expect(find(on.pane, ".words").getAttribute("aria-live")).to.equal("off");
    await on.until(() => !on.tree.playing);
    expect(on.tree.at).to.equal(6);
    expect(find(on.pane, ".words").getAttribute("aria-live")).to.equal("polite");
    await on.press("Play");
    expect(on.tree.at).to.be.lessThan(6);
    await on.press("Pause");
    expect(on.tree.playing).to.equal(false);
  });

  it("goes to a node that is tapped, or chosen in the table", async () => {
    const on = await treeStand(CLASSIC);
    const tap = async (number: number) => {
      on.pan
        .querySelector(`[data-node="${number}"] .shape`)
        ?.dispatchEvent(new MouseEvent("click", { bubbles: true, composed: true }));
      await settled(on.pane);
    };
    await tap(5);
    expect(on.words).to.contain("Min is to move at node 2.");
    await tap(8);
    expect(on.words).to.contain("2 children are cut");
    find<HTMLDetailsElement>(on.pane, "details", "All nodes").open = true;
    await on.until(() => all(on.pane, "tbody tr").length === 13);
    await on.press("1.3", "tbody button");
    expect(on.words).to.equal("Leaf 1.3 is worth 8.");
  });

  it("has a table that says of every node what the picture shows", async () => {
    const on = await treeStand(CLASSIC);
    on.acts.go(99);
    find<HTMLDetailsElement>(on.pane, "details", "All nodes").open = true;
    await on.until(() => all(on.pane, "tbody tr").length === 13);
    const rows = all(on.pane, "tbody tr").map((row) => textIn(row).trim());
    expect(rows[0]).to.equal("the root Max 3 +∞ 3 done");
    expect(rows[5]).to.equal("2 Min 3 2 at most 2 done");
    expect(rows[7]).to.equal("2.2 Leaf 4 cut: α 3 ≥ β 2");
  });
});

describe("The tree as text", () => {
  it("is read when the hands rest; what is wrong has its sentence and its place", async () => {
    const on = await treeStand(CLASSIC);
    typeInto(field(on), "((3 12 8)(2 four 6))");
    await on.until(() => on.tree.problem !== null);
    const told = textIn(find(on.pane, "ergo-tree-field"));
    expect(told).to.contain("“four” is neither a number nor a bracket");
    expect(told).to.contain("Line 1, column 13");
    expect(find(on.pane, "mark").textContent).to.equal("four");
    expect(field(on).getAttribute("aria-invalid")).to.equal("true");
    expect(told).to.contain("The picture still shows");
    await on.press("Show it in the text");
    const { selectionStart, selectionEnd, value } = field(on);
    expect(value.slice(selectionStart, selectionEnd)).to.equal("four");
    typeInto(field(on), "((3 12 8)(2 4 6))");
    await on.until(() => on.tree.problem === null);
    expect(on.pan.querySelectorAll("[data-node]")).to.have.length(9);
    expect(on.tree.at).to.equal(0);
  });

  it("opens from an address, also one that is no tree: it stays in the field to be mended", async () => {
    const on = await treeStand("/((3,12,8)(2,4,6)~min");
    expect(on.tree.root).to.equal("min");
    expect(field(on).value).to.equal("((3 12 8)(2 4 6)");
    expect(textIn(find(on.pane, "ergo-tree-stage"))).to.contain("is never closed");
    await on.press("Show it in the text");
    expect(field(on).selectionEnd - field(on).selectionStart).to.equal(1);
  });

  it("lets no text hang or break it", async () => {
    const on = await treeStand();
    for (const text of ["", "(".repeat(10_000), "((((", "1e999", "x".repeat(50_000), "\u0000"]) {
      const { problem } = on.tree;
      on.acts.put(text);
      await on.until(() => on.tree.problem !== problem);
      expect(textIn(find(on.pane, ".problem"))).to.contain("Line 1, column");
    }
  });

  it("gives the numbers of a tree that is too large to draw", async () => {
    const on = await treeStand();
    on.acts.set({ shape: { levels: 6, children: 5, seed: 1 } });
    await on.press("Make a random tree");
    await on.until(() => Object.keys(on.tree.entered).length === 4);
    expect(textIn(find(on.pane, "ergo-tree-stage"))).to.contain("19,531 nodes are too many to draw");
    expect(textIn(find(on.pane, "ergo-tree-stage"))).to.match(/Value of the root: \d+/);
    expect(textIn(find(on.pane, "ergo-tree-orders"))).to.contain("19,531 nodes");
    expect(find<HTMLButtonElement>(on.pane, "button", "Save the picture").disabled).to.equal(true);
  });

  it("grows the same random tree from the same number, and another from the next", async () => {
    const on = await treeStand();
    const grown = async (seed: number) => {
      on.acts.set({ shape: { levels: 2, children: 3, seed } });
      await on.press("Make a random tree");
      return on.tree.text;
    };
    const first = await grown(3);
    expect(await grown(4)).not.to.equal(first);
    expect(await grown(3)).to.equal(first);
    expect(find<HTMLInputElement>(on.pane, "input[aria-label=Number]").value).to.equal("4");
  });
});

describe("Minimax and the orders beside it", () => {
  it("show side by side what each enters, and the tree in the order that is chosen", async () => {
    const on = await treeStand(CLASSIC);
    await on.until(() => Object.keys(on.tree.entered).length === 4);
    const { entered } = on.tree;
    expect([entered.typed, entered.best, entered.worst]).to.deep.equal([11, 9, 13]);
    const told = textIn(find(on.pane, "ergo-tree-orders"));
    expect(told).to.contain("Minimax enters all 13 nodes");
    expect(told).to.match(/9 nodes\s*31% saved/);
    find(on.pane, "input[value=best]").click();
    await on.until(() => on.tree.by === "best" && on.tree.trace?.visited === 9);
    on.acts.go(99);
    await settled(on.pane);
    expect(on.words).to.contain("9 of 13 nodes");
    const [first] = on.tree.trace?.nodes[5].children ?? [];
    expect(on.tree.trace?.nodes[first].leaf).to.equal(2);
  });

  it("shuffle anew at each press", async () => {
    const on = await treeStand("/((1,2,3,4)(5,6,7,8)(9,1,2,3)(4,5,6,7))");
    find(on.pane, "input[value=random]").click();
    await on.until(() => on.tree.by === "random" && on.tree.trace !== null);
    const orders = new Set<string>();
    for (let turn = 0; turn < 4; turn++) {
      const { trace } = on.tree;
      await on.press("Shuffle again");
      await on.until(() => on.tree.trace !== trace);
      orders.add(JSON.stringify(on.tree.trace?.nodes[0].children));
    }
    expect(orders.size).to.be.greaterThan(1);
  });

  it("show at each node what minimax finds, on request", async () => {
    const on = await treeStand(CLASSIC);
    expect(on.pan.querySelectorAll("text.minimax")).to.have.length(0);
    find(on.pane, "input[role=switch]").click();
    await settled(on.pane);
    const told = [...on.pan.querySelectorAll("text.minimax")].map(({ textContent }) => textContent);
    expect(told).to.deep.equal(["3", "3", "2", "2"]);
  });

  it("turn the players round, and offer other trees", async () => {
    const on = await treeStand(CLASSIC);
    await on.press("Min", "button.segment");
    await on.until(() => on.tree.trace?.nodes[0].isMax === false);
    expect(on.tree.trace?.value).to.equal(6);
    const which = find<HTMLSelectElement>(on.pane, ".which select");
    expect(which.value).to.equal("classic");
    which.value = "bad";
    which.dispatchEvent(new Event("change"));
    await on.until(() => on.tree.trace?.nodes.length === 40);
    typeInto(field(on), "(1 2)");
    await on.until(() => on.tree.trace?.nodes.length === 3);
    expect(which.selectedOptions[0].textContent?.trim()).to.equal("Your tree");
  });
});

describe("What leaves the tree", () => {
  it("is a file that parses as SVG and has every node of the step that is shown", async () => {
    const on = await treeStand(CLASSIC);
    on.acts.go(13);
    const saved: string[] = [];
    on.acts.save = (name, text) => saved.push(name, text);
    await on.press("Save the picture");
    const [name, text] = saved;
    expect(name).to.equal("alpha-beta.svg");
    const file = new DOMParser().parseFromString(text, "image/svg+xml");
    expect(file.querySelector("parsererror")).to.equal(null);
    expect(file.documentElement.namespaceURI).to.equal("http://www.w3.org/2000/svg");
    expect(file.querySelectorAll("[data-node]")).to.have.length(13);
    expect(file.querySelector("desc")?.textContent).to.contain("Step 13 of 23. Min may get 2 here");
    const picture = new Image();
    picture.src = URL.createObjectURL(new Blob([text], { type: "image/svg+xml" }));
    await picture.decode();
    expect(picture.naturalWidth).to.equal(Math.round(Number(file.documentElement.getAttribute("width"))));
  });

  it("is a link that opens the same tree", async () => {
    const on = await treeStand();
    on.acts.put("((1 2)(3 4))");
    on.acts.turn("min");
    await on.press("Share the tree");
    const shared = on.app.calls.find(([name]) => name === "share")?.[1] as string;
    expect(shared).to.match(/#\/lab\/tree\/\(\(1,2\)\(3,4\)\)~min$/);
    expect(textIn(on.pane)).to.contain("Link copied");
  });

  it("is remembered: tree, order, step and speed come back", async () => {
    const name = `tree-${Math.random()}`;
    const first = await treeStand("/((1,2)(3,4))~min", name);
    first.acts.order("worst");
    await first.until(() => first.tree.by === "worst" && first.tree.trace !== null);
    first.acts.set({ speed: 5, minimax: true });
    first.acts.go(7);
    first.acts.leave();
    await eventually(async () => {
      const { tree } = await treeStand("", name);
      expect([tree.text, tree.root, tree.by, tree.at]).to.deep.equal(["((1 2)(3 4))", "min", "worst", 7]);
      expect([tree.speed, tree.minimax]).to.deep.equal([5, true]);
    });
  });

  it("no longer has the address of a tree that was edited", async () => {
    const on = await treeStand(CLASSIC);
    const before = location.href;
    on.acts.turn("min");
    expect(location.hash).to.equal("#/lab/tree");
    expect(on.app.store.state.route).to.deep.equal({ screen: "lab", link: "/tree" });
    history.replaceState(null, "", before);
  });
});

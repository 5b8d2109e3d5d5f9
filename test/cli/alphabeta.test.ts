import "../slow.ts";
import { describe, expect, it } from "vitest";
import { ergo } from "./ergo.ts";

function alphabeta(args: readonly string[], input = "") {
  const { code, stdout, stderr } = ergo(["alphabeta", ...args], input);
  return { code, stdout, stderr };
}

const EXAMPLE = "((3 12 8)(2 4 6)(14 5 2))";
const ANSWER = {
  value: 3,
  visited: 11,
  minimaxVisited: 13,
  nodes: [
    { path: "", alpha: "-inf", beta: "inf", value: 3 },
    { path: "0", alpha: "-inf", beta: "inf", value: 3 },
    { path: "0.0", alpha: "-inf", beta: "inf", value: 3 },
    { path: "0.1", alpha: "-inf", beta: 3, value: 12 },
    { path: "0.2", alpha: "-inf", beta: 3, value: 8 },
    { path: "1", alpha: 3, beta: "inf", value: 2 },
    { path: "1.0", alpha: 3, beta: "inf", value: 2 },
    { path: "2", alpha: 3, beta: "inf", value: 2 },
    { path: "2.0", alpha: 3, beta: "inf", value: 14 },
    { path: "2.1", alpha: 3, beta: 14, value: 5 },
    { path: "2.2", alpha: 3, beta: 5, value: 2 },
  ],
  cut: ["1.1", "1.2"],
};

describe("ergo alphabeta", () => {
  it("prints one object and nothing else, with max at the root", () => {
    const { code, stdout, stderr } = alphabeta([EXAMPLE]);
    expect([code, stderr]).toEqual([0, ""]);
    expect(stdout).toBe(`${JSON.stringify(ANSWER)}\n`);
  });

  it("puts min at the root when asked, before or behind the tree", () => {
    const { code, stdout } = alphabeta(["--min", EXAMPLE]);
    expect(code).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({ value: 6, visited: 11, cut: ["2.1", "2.2"] });
    expect(alphabeta([EXAMPLE, "--min"]).stdout).toBe(stdout);
  });

  it("reads standard input, over several lines, where no tree is on the command line", () => {
    const { code, stdout } = alphabeta([], "(（3，12，8）\n (2 4 6)\n (14 5 2))\n");
    expect(code).toBe(0);
    expect(JSON.parse(stdout)).toEqual(ANSWER);
  });

  it("takes a negative number for a tree", () => {
    expect(JSON.parse(alphabeta(["-5"]).stdout)).toEqual({
      ...{ value: -5, visited: 1, minimaxVisited: 1 },
      nodes: [{ path: "", alpha: "-inf", beta: "inf", value: -5 }],
      cut: [],
    });
  });

  it.each([
    [["(1 (x 2))"], "", /^line 1 column 5: “x” .*\n$/],
    [[], "(1\n (2 3)\n", /^line 1 column 1: The “\(”.*\n$/],
    [[""], "", /^line 1 column 1: .*\n$/],
    [[], "", /^line 1 column 1: .*\n$/],
  ])("says on standard error what is wrong with %j %j, and where", (args, input, sentence) => {
    const { code, stdout, stderr } = alphabeta(args, input);
    expect([code, stdout]).toEqual([1, ""]);
    expect(stderr).toMatch(sentence);
  });

  it.each([[["--max", "3"]], [["3", "4"]]])("does not guess what %j means", (args) => {
    const { code, stdout, stderr } = alphabeta(args);
    expect([code, stdout]).toEqual([2, ""]);
    expect(stderr).toMatch(/^Usage: /);
  });
});

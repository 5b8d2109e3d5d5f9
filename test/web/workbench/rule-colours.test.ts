import { StringStream } from "@codemirror/language";
import { describe, expect, it } from "vitest";
import { ruleColours } from "../../../web/workbench/editor/rule-colours.ts";

/** Each word of a text with its colour; blanks are left out. */
function coloured(text: string): string {
  const parser = ruleColours(new Set(["cells", "spots"]));
  const place = parser.startState?.(2) ?? { comment: false };
  return text
    .split("\n")
    .flatMap((line) => {
      const found: string[] = [];
      for (const stream = new StringStream(line, 2, 2); !stream.eol(); stream.start = stream.pos) {
        const colour = parser.token(stream, place);
        expect(stream.pos).toBeGreaterThan(stream.start);
        if (stream.current().trim()) found.push(`${stream.current()}:${colour}`);
      }
      return found;
    })
    .join(" ");
}

describe("the colours of rules", () => {
  it.each([
    ['rule "A b" level 3', 'rule:shape "A b":string level:shape 3:number'],
    ['say zh “一” 「二」 "…', 'say:shape zh:shape “一”:string 「二」:string "…:string'],
    [
      "for c in cells, {d} = spots(x)",
      "for:shape c:variableName in:join cells:word ,:operator {:bracket d:variableName }:bracket =:operator spots:word (:bracket x:variableName ):bracket",
    ],
    ["if c open # not now", "if:shape c:variableName open:join # not now:comment"],
    ["then // c is d", "then:shape // c is d:comment"],
    ["/* a */ rule /* b\nc */ if", "/* a */:comment rule:shape /* b:comment c */:comment if:shape"],
    [
      "FORALL{i} THEN export_mustbe(i)",
      "FORALL:shape {:bracket i:variableName }:bracket THEN:shape export_mustbe:word (:bracket i:variableName ):bracket",
    ],
    ["格 ≠ 墙", "格:variableName ≠:operator 墙:variableName"],
  ])("of %j", (text, expected) => {
    expect(coloured(text)).toBe(expected);
  });
});

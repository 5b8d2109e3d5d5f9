import { describe, expect, it } from "vitest";
import { LANGS, type Lang } from "../../engine/model/words.ts";
import { en as shelfEn } from "../../web/shelf/words/en.ts";
import { zh as shelfZh } from "../../web/shelf/words/zh.ts";
import { en } from "../../web/words/en.ts";
import { enMore } from "../../web/words/en-more.ts";
import { zh } from "../../web/words/zh.ts";
import { zhMore } from "../../web/words/zh-more.ts";

const TEXTS: Readonly<Record<Lang, Readonly<Record<string, string>>>> = {
  en: { ...en, ...enMore, ...shelfEn },
  zh: { ...zh, ...zhMore, ...shelfZh },
};

/** Words of the source that no player uses, and what is said instead. */
const ODD: Readonly<Record<Lang, readonly (readonly [odd: RegExp, instead: string])[]>> = {
  en: [
    [/\bmend/i, "fix"],
    [/\blaws?\b/i, "rule of the puzzle"],
    [/\b(is|be) (island|land|sea)\b/i, "part of an island, wall"],
    [/\br\d*c\d/, "R3C5"],
    [/\bworkers?\b/i, "in the background"],
    [/\bare no \w+s\b/i, "are not"],
    [/\bkin\b/i, "similar"],
  ],
  zh: [
    [/棋局/, "进度、一局（棋局 is a game of chess）"],
    [/骨灰/, "极限"],
    [/[a-z]\d?c\d/, "第 3 行第 5 列"],
    [/[,.?!](?=[\u4e00-\u9fff])/, "Chinese punctuation"],
  ],
};

describe("what the app says", () => {
  it.each(LANGS)("is said in the words of a player (%s)", (lang) => {
    const odd = Object.entries(TEXTS[lang]).flatMap(([key, text]) =>
      ODD[lang].filter(([word]) => word.test(text)).map(([, instead]) => `${key}: “${text}” → ${instead}`),
    );
    expect(odd).toEqual([]);
  });

  it("has the same slots in both languages", () => {
    const slotsOf = (text: string) => [...new Set(text.match(/\{[\w-]+\}/g) ?? [])].sort();
    const differing = Object.keys(TEXTS.en).filter(
      (key) => !key.endsWith(".one") && slotsOf(TEXTS.en[key]).join() !== slotsOf(TEXTS.zh[key] ?? "").join(),
    );
    expect(differing).toEqual([]);
  });
});

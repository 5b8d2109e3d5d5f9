import { describe, expect, it } from "vitest";
import { readLessons } from "../../engine/learn/drill-set.ts";
import { cellOf } from "../../engine/model/fact.ts";
import { run } from "../../engine/model/job.ts";
import { LANGS } from "../../engine/model/words.ts";
import { readTopics } from "../../web/kinds/contract/technique-text.ts";
import { learnOf } from "../../web/kinds/learn.ts";
import { isOfBoard, missedTints, saysMissed } from "../../web/learn/missed.ts";
import { speak } from "../../web/words/words.ts";
import { answerTo } from "../../worker/thread/answers.ts";
import { wholeKind } from "../kinds/whole.ts";

/** A kind with its near misses. */
async function kindOf(id: string) {
  const { play } = wholeKind(id) ?? expect.fail();
  const learn = learnOf(id) ?? expect.fail();
  const { misses } = readLessons((await learn.drills()).trim(), play.hand === "digits");
  return { play, learn, misses };
}
const { play, misses } = await kindOf("sudoku");
const nurikabe = await kindOf("nurikabe");

/** The near miss of a technique, as its page has it. */
async function missedOf(rule: string, of = { play, misses }) {
  const miss = of.misses.get(rule) ?? expect.fail();
  const read = of.play.parse(miss.text);
  const asked = await (await answerTo("miss"))({ kind: of.play.id, rule, ...miss });
  if (!read.ok || !asked.ok) throw new Error(miss.text);
  const moment = run(asked.value);
  if (!moment || typeof moment === "symbol" || !("unsaid" in moment)) throw new Error(`none on ${miss.text}`);
  return { puzzle: read.value, miss, moment };
}

/** What makes the link that is lacking, and what is said of it. */
const CHAINS = [
  ["remote-pair", "cell"],
  ["x-chain", "house"],
  ["xy-chain", "cell"],
  ["continuous-loop", "house"],
  ["alternating-inference-chain", "cell"],
  ["discontinuous-loop", "house"],
  ["grouped-x-chain", "house"],
  ["grouped-continuous-loop", "house"],
  ["grouped-chain", "house"],
  ["grouped-discontinuous-loop", "cell"],
] as const;
const SAYS = {
  house: {
    en: /so it is not certain that R\dC\d.* or R\dC\d is \d: the (chain|loop) breaks there/,
    zh: /不能肯定.*或第\d行第\d列是 \d：[链环]在那里断开/,
  },
  cell: {
    en: /so it is not certain that R\dC\d is \d or \d: the (chain|loop) breaks there/,
    zh: /不能肯定第\d行第\d列是 \d 或 \d：[链环]在那里断开/,
  },
} as const;

describe("the near miss of a chain", () => {
  it.each(CHAINS)(
    "%s draws all links, the one that is lacking as a weak one, and says so",
    async (rule, by) => {
      const missed = await missedOf(rule);
      const tints = missedTints(missed);
      const links = missed.moment.step.links ?? expect.fail();
      const drawn = tints.chain?.links ?? expect.fail();
      expect(drawn.map(({ from, to }) => [from, to])).toEqual(links.map(({ from, to }) => [from, to]));
      const broken = links.filter(({ type }, at) => drawn[at].type !== type);
      expect(broken.map((link) => [link.type, link.by.as])).toEqual([["strong", by]]);
      expect([...tints.struck, ...tints.shows]).toEqual([]);
      expect(tints.cells.get(cellOf(missed.miss.fact))).toEqual(["conflict"]);
      for (const lang of LANGS) {
        await speak(lang);
        expect(saysMissed(missed, play, lang)).toMatch(SAYS[by][lang]);
      }
    },
  );

  it("draws the chains of a kraken whole: what is lacking is one of its candidates", async () => {
    const missed = await missedOf("kraken-cell");
    const { links = [] } = missed.moment.step;
    expect(missedTints(missed).chain?.links).toEqual(links);
    expect(links[0].from.map(cellOf)).toEqual([cellOf(missed.miss.fact)]);
  });
});

describe("the near miss of a technique of Nurikabe", () => {
  const cell = { en: /^R\dC\d /, zh: /^第\d+行第\d+列/ } as const;
  it.each([...nurikabe.misses.keys()])(
    "%s is told by what may still be there, with all its names",
    async (rule) => {
      const missed = await missedOf(rule, nurikabe);
      for (const lang of LANGS) {
        const { miss } = readTopics(await nurikabe.learn.texts[lang]()).get(rule) ?? expect.fail();
        expect(isOfBoard(miss), miss).toBe(true);
        const said = saysMissed(missed, nurikabe.play, lang, miss);
        expect(said).toMatch(cell[lang]);
        expect(said).not.toMatch(/[{}]|undefined/);
      }
    },
  );
});

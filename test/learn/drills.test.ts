import { describe, expect, it } from "vitest";
import { readLessons, spellLessons } from "../../engine/learn/drill-set.ts";
import { momentBefore, rulesOnWay } from "../../engine/learn/moment.ts";
import { is } from "../../engine/model/fact.ts";
import { run } from "../../engine/model/job.ts";
import { gridOf } from "../../engine/model/puzzle.ts";
import { LANGS } from "../../engine/model/words.ts";
import { findAll } from "../../engine/reason/find.ts";
import { ownLadder } from "../../engine/reason/ladder.ts";
import { truthOf } from "../../puzzles/terminal/truth.ts";
import { readTopics, topicOf } from "../../web/kinds/contract/technique-text.ts";
import { learnOf } from "../../web/kinds/learn.ts";
import { answerTo } from "../../worker/thread/answers.ts";
import { OWN_KINDS } from "../kinds/own.ts";
import { wholeKind } from "../kinds/whole.ts";
import { share } from "../share.ts";

/** Positions that each technique has at least. */
const LEAST = 10;
const kinds = await Promise.all(
  OWN_KINDS.map(async (id) => {
    const kind = wholeKind(id);
    const learn = learnOf(id);
    if (!kind || !learn) throw new Error(`${id} cannot be learnt`);
    const dense = kind.play.hand === "digits";
    const spelled = (await learn.drills()).trim();
    const rules = ownLadder(kind.think).rules.filter(({ level }) => level > 0);
    return { id, kind, learn, dense, spelled, ...readLessons(spelled, dense), rules };
  }),
);
const all = kinds.flatMap((one) => one.rules.map((rule) => ({ ...one, rule })));
/** Techniques of which no near miss was found that is none by another rule: an easier one may give what theirs lacks. */
const EASED: readonly string[] = ["colour-wrap", "remote-pair"];
/** A part of the techniques in most runs: one in six, of both kinds and all levels. */
const some = all.filter((_, at) => at % share(6, 1) === 0);

describe.each(kinds)("the positions of $id", ({ rules, drills, misses, spelled, dense, learn }) => {
  it("are ten or more for each named rule, all of different puzzles, and read as they are spelled", () => {
    expect([...drills.keys()].sort()).toEqual(rules.map(({ id }) => id).sort());
    const few = [...drills].filter(([, list]) => list.length < LEAST).map(([id]) => id);
    expect(few).toEqual([]);
    for (const [id, list] of drills) expect(new Set(list.map(({ text }) => text)).size, id).toBe(list.length);
    expect(spellLessons({ drills, misses }, dense)).toBe(spelled);
  });

  it.each(LANGS)(
    "have a page each in %s, short, whose techniques to know first have pages, too",
    async (lang) => {
      const texts = readTopics(await learn.texts[lang]());
      const topics = new Set(rules.map(({ id }) => topicOf(id)));
      expect([...texts.keys()].sort()).toEqual([...topics].sort());
      const sentence = lang === "zh" ? /[。？]/g : /[.?](?=\s|$)/g;
      for (const [topic, { idea, pattern, when, miss, needs }] of texts) {
        expect(idea.match(sentence)?.length, `${topic}: ${idea}`).toBe(2);
        for (const said of [pattern, when, miss]) expect(said.length, topic).toBeGreaterThan(3);
        for (const said of [idea, pattern, when, miss])
          expect(said.length, `${topic}: ${said}`).toBeLessThanOrEqual(230);
        expect(
          needs.filter((one) => !topics.has(one) || one === topic),
          topic,
        ).toEqual([]);
      }
    },
  );
});

describe("a position", () => {
  it.each(some)(
    "fires $rule.id where it says, and what is easier on its way does not",
    ({ kind, drills, rule }) => {
      const { play, think } = kind;
      for (const { text, way } of (drills.get(rule.id) ?? []).slice(0, share(1, 99))) {
        const read = play.parse(text);
        if (!read.ok) throw new Error(text);
        const puzzle = read.value;
        const truth = truthOf(kind, puzzle);
        expect(truth.answers, text).toBe("one");
        const facts = run(momentBefore(think, puzzle, rule, way, truth));
        if (!facts) throw new Error(`${rule.id} never fires on ${text}`);
        const onWay = rulesOnWay(think, rule, way);
        const easier =
          way === "first" ? [] : onWay.slice(0, onWay.indexOf(rule)).filter(({ level }) => level > 0);
        const books = think.rules.filter(({ level }) => level === 0);
        const { firings, end } = run(findAll(puzzle, facts, [...books, ...easier, rule], { truth }));
        expect(end, text).toBe("all");
        expect([...new Set(firings.map((step) => step.rule))], `${text} ${way}`).toEqual([rule.id]);
      }
    },
  );
});

describe("an example", () => {
  it.each(some)(
    "of $rule.id speaks of no digit in a house that has it",
    async ({ id, kind, drills, rule }) => {
      const [{ text, way }] = drills.get(rule.id) ?? expect.fail();
      const asked = await (await answerTo("moment"))({ kind: id, text, rule: rule.id, way });
      if (!asked.ok) throw new Error(asked.problem.text.en);
      const moment = run(asked.value);
      if (!moment || typeof moment === "symbol" || !("firings" in moment)) throw new Error(`none on ${text}`);
      const { facts, firings } = moment;
      const { h, d } = firings[0].bindings;
      if (h?.as !== "house" || d?.as !== "value") return;
      const read = kind.play.parse(text);
      if (!read.ok) throw new Error(text);
      const house = read.value.laws.filter(({ id }) => id === h.law)[h.of - 1];
      const grid = gridOf(read.value, facts);
      expect(house.cells.filter((cell) => grid.knows(is(cell, d.of)))).toEqual([]);
    },
  );
});

describe("a near miss", () => {
  it.each(some)(
    "of $rule.id lacks one fact; that and the conclusion nothing up to its level gives in one step, for eased ones no bookkeeping",
    async ({ id, kind, misses, rule }) => {
      const miss = misses.get(rule.id);
      if (!miss) throw new Error(`${rule.id} has no near miss`);
      const { text, fact } = miss;
      const asked = await (await answerTo("miss"))({ kind: id, rule: rule.id, ...miss });
      if (!asked.ok) throw new Error(asked.problem.text.en);
      const moment = run(asked.value);
      if (!moment || typeof moment === "symbol" || !("unsaid" in moment)) throw new Error(`none on ${text}`);
      const { facts, step } = moment;
      expect([step.rule, step.because.includes(fact)]).toEqual([rule.id, true]);

      const read = kind.play.parse(text);
      if (!read.ok) throw new Error(text);
      const truth = truthOf(kind, read.value);
      const upTo = ownLadder(kind.think).rules.filter(({ level }) => level <= rule.level);
      const { firings, end } = run(findAll(read.value, facts, upTo, { truth }));
      expect(end).toBe("all");
      const isEased = EASED.includes(rule.id);
      const next = isEased ? facts : [...facts, ...firings.flatMap(({ adds }) => adds)];
      const { books } = run(
        findAll(
          read.value,
          next,
          upTo.filter(({ level }) => level === 0),
          { truth },
        ),
      );
      expect([fact, ...step.adds].filter((one) => books.grid.knows(one))).toEqual([]);
      const own = firings.filter((firing) => firing.rule === rule.id).flatMap(({ adds }) => adds);
      expect(
        step.adds.filter((one) => own.includes(one)),
        "the technique itself shows it",
      ).toEqual([]);
    },
  );
});

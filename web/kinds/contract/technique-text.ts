/** What a page says of a technique, each in a language. */
export interface TechniqueText {
  /** The idea, in two sentences. */
  readonly idea: string;
  /** The general pattern, in one. */
  readonly pattern: string;
  /** When to look for it. */
  readonly when: string;
  /** What looks like it and is not; with slots, what is lacking on the page's near miss: `{unknown}`, and the names of the step. */
  readonly miss: string;
  /** Techniques that help to see it, by the ids of their topics. */
  readonly needs: readonly string[];
}

/** What is said of each topic of a kind, in a language. */
export type TopicTexts = ReadonlyMap<string, TechniqueText>;

/** Rules that differ by the house alone are one topic. */
const HOUSES = /-(?:on|in-a|along-a|from-a)-(?:rows?|columns?|box)$/;

/** The topic of a rule, by its id. */
export const topicOf = (rule: string): string => rule.replace(HOUSES, "");

/** Reads topics: of each a line `# id: needs, …`, then idea, pattern, when, and near miss, a line each. */
export function readTopics(text: string): TopicTexts {
  const topics = text
    .trim()
    .split(/^# /m)
    .filter((topic) => topic !== "");
  return new Map(
    topics.map((topic) => {
      const [head, idea = "", pattern = "", when = "", miss = ""] = topic.trim().split("\n");
      const [id, needs = ""] = head.split(/:\s*/);
      return [id, { idea, pattern, when, miss, needs: needs.split(/,\s*/).filter((one) => one !== "") }];
    }),
  );
}

import type { HelpEntry } from "../../kinds/contract/rule-help.ts";

/** A form of the language that all kinds share; `uses` finds it in an example. */
export interface Construct extends HelpEntry {
  readonly uses: RegExp;
}

/** Groups of forms, in the order in which a rule has them. */
export const GROUPS = ["head", "look", "value", "condition", "conclude", "tell"] as const;
export type Group = (typeof GROUPS)[number];

/** Every form of the language; what is wrong with a text is held to the same grammar. */
export const CONSTRUCTS: Readonly<Record<Group, readonly Construct[]>> = {
  head: [
    {
      form: 'rule "Name"',
      uses: /./,
      text: { en: "begins a rule; no two have the same name", zh: "开始一条规则，名称不能重复" },
    },
    { form: 'zh "名称"', uses: /\bzh "[^"]*" level/, text: { en: "its Chinese name", zh: "中文名称" } },
    {
      form: "level 3",
      uses: /\blevel \d/,
      text: {
        en: "how hard it is, 1 to 7; 0 is bookkeeping that is not told",
        zh: "难度 1 到 7；0 是不讲的登记",
      },
    },
    {
      form: "number 7",
      uses: /\bnumber \d/,
      text: { en: "its number in the list of the first systems", zh: "在最初系统里的编号" },
    },
    {
      form: "advanced",
      uses: /\badvanced\b/,
      text: { en: "asked only when no simple rule fires", zh: "简单规则都无结论时才用" },
    },
    { form: "law a, b", uses: /\blaw \w/, text: { en: "the laws that it leans on", zh: "所依据的规则" } },
    {
      form: "flip",
      uses: /\bflip\b/,
      text: { en: "the rule once more with rows and columns swapped", zh: "行列互换后再算一条" },
    },
    {
      form: "# comment, // comment, /* comment */",
      uses: /#/,
      text: { en: "is not read", zh: "注释，不参与" },
    },
  ],
  look: [
    {
      form: "for x in S",
      uses: /\bfor\s+\w+ in \w/,
      text: { en: "each member of a set in turn", zh: "依次取集合里的每一个" },
    },
    {
      form: "{a, b} in S",
      uses: /\{\w, \w\} in /,
      text: { en: "each choice of two, whatever their order", zh: "任取两个，不计次序" },
    },
    {
      form: "{a} = S, {a, b} = S",
      uses: /\{\w\} = /,
      text: { en: "matches a set of exactly so many, and names them", zh: "集合恰有这么多个时匹配，并命名" },
    },
    {
      form: "T in subset(3, S)",
      uses: /\bin subset\(/,
      text: { en: "each set of three members", zh: "任取三个组成的集合" },
    },
    {
      form: "S = EXPR",
      uses: /, \w+ = \w/,
      text: { en: "a name for a value; no match where there is none", zh: "给一个值命名，没有值则不匹配" },
    },
    {
      form: "if A, B",
      uses: /\bif\b/,
      text: { en: "conditions, all of which hold", zh: "条件，全部成立才行" },
    },
  ],
  value: [
    { form: "A & B", uses: / & /, text: { en: "what both have", zh: "交集" } },
    { form: "A | B, {a, b}", uses: / [|] /, text: { en: "what one of them has", zh: "并集" } },
    { form: "A - B", uses: / - /, text: { en: "what A has and B has not", zh: "差集" } },
    { form: "n + 1, n - 1", uses: /\d [+] \d/, text: { en: "numbers", zh: "数的加减" } },
    { form: "size(S)", uses: /\bsize\(/, text: { en: "how many members", zh: "个数" } },
    {
      form: "count(x in S: C)",
      uses: /\bcount\(/,
      text: { en: "of how many members it holds", zh: "使条件成立的个数" },
    },
    {
      form: "c as land",
      uses: /\bas \w/,
      text: { en: "a word asked as if c had that colour", zh: "假设 c 是那种颜色时的值" },
    },
  ],
  condition: [
    {
      form: "a = b, a != b",
      uses: / != /,
      text: { en: "the same or not; of sets: the same members", zh: "相等与否；集合则看成员" },
    },
    {
      form: "n < m, n <= m, n > m, n >= m",
      uses: / [<>]=? /,
      text: { en: "of numbers and digits", zh: "比较数的大小" },
    },
    {
      form: "x in S, x not in S",
      uses: /\bin \w/,
      text: { en: "a member of a set, or not", zh: "是否属于集合" },
    },
    { form: "A subset B", uses: / subset \w/, text: { en: "B has all that A has", zh: "A 包含于 B" } },
    { form: "not C", uses: /\bnot \(/, text: { en: "C does not hold", zh: "C 不成立" } },
    {
      form: "A and B, A or B",
      uses: /\b(and|or)\b/,
      text: { en: "both, or at least one; not binds first, then and", zh: "并且、或者；先算 not，再算 and" },
    },
    { form: "some x in S: C", uses: /\bsome \w/, text: { en: "of at least one", zh: "至少一个使 C 成立" } },
    { form: "all x in S: C", uses: /\ball \w/, text: { en: "of every one", zh: "每一个都使 C 成立" } },
    { form: "no x in S: C", uses: /\bno \w/, text: { en: "of none", zh: "没有一个使 C 成立" } },
    { form: "one x in S: C", uses: /\bone \w+ in/, text: { en: "of exactly one", zh: "恰有一个使 C 成立" } },
    {
      form: "some x, y in S where A: C",
      uses: /\bwhere\b/,
      text: { en: "where narrows whom it speaks of", zh: "where 缩小范围" },
    },
    { form: "true, false", uses: /, true\b/, text: { en: "always, never", zh: "恒真、恒假" } },
  ],
  conclude: [
    {
      form: "then c is x",
      uses: /\bthen\b/,
      text: { en: "what follows; only what is new counts", zh: "结论，只算新的" },
    },
    {
      form: "then A; B",
      uses: /; /,
      text: { en: "several conclusions of one step", zh: "一步得出几个结论" },
    },
    { form: "each x in S: A", uses: /\beach \w/, text: { en: "A for every member", zh: "对每一个得出 A" } },
    { form: "c of k", uses: /\w of \w/, text: { en: "a verb of the puzzle, below", zh: "谜题的动词，见下" } },
  ],
  tell: [
    {
      form: 'say en "…" zh "…"',
      uses: /\bsay\b/,
      text: { en: "the sentence, with {x} for what a name stands for", zh: "说明，{x} 代表所指的东西" },
    },
    {
      form: "mark area S, cause S, target S",
      uses: /\bmark\b/,
      text: { en: "tints where to look, why, and what is concluded", zh: "给看哪里、原因、结论着色" },
    },
  ],
};

/** Words of the language itself, for completion. */
export const LANGUAGE_WORDS: readonly string[] = (
  "rule zh level number advanced law flip for if then each say en mark area cause target in not and or some all no one " +
  "count where as of subset size true false"
).split(" ");

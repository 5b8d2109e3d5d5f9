import type { Words } from "../../model/words.ts";
import { nearest } from "../read/nearest.ts";
import { type Fault, MOST_REPORTED } from "../read/problem.ts";
import type { Span } from "../read/syntax.ts";
import type { Type } from "./vocabulary.ts";

/** Thrown out of a part that cannot be understood, caught where the rule goes on. */
export class Unknown extends Error {}

/** The faults in names and types of one rule, in the order in which they are found. */
export class Complaints {
  readonly #rule: string;
  readonly #faults: Fault[];

  constructor(rule: string, faults: Fault[]) {
    this.#rule = rule;
    this.#faults = faults;
  }

  typeWords(type: Type): Words {
    if (type.is === "number") return { en: "a number", zh: "一个数" };
    if (type.is === "truth") return { en: "a condition", zh: "一个条件" };
    return type.is === "member" ? type.sort.words.one : type.sort.words.many;
  }

  expected(span: Span, wanted: Words, type: Type): never {
    const found = this.typeWords(type);
    return this.fail(
      "type",
      span,
      `Here stands ${found.en}; it should be ${wanted.en}.`,
      `这里是${found.zh}，应是${wanted.zh}。`,
    );
  }

  misplaced(verb: string, span: Span, subject: Type, object: Type | null): never {
    const [a, b] = [this.typeWords(subject), object && this.typeWords(object)];
    return this.fail(
      "verb-type",
      span,
      `"${verb}" cannot stand ${b ? `between ${a.en} and ${b.en}` : `behind ${a.en} alone`}.`,
      b ? `“${verb}”不能放在${a.zh}与${b.zh}之间。` : `“${verb}”不能单独放在${a.zh}之后。`,
    );
  }

  unlike(span: Span, one: Type, other: Type): never {
    const [a, b] = [this.typeWords(one), this.typeWords(other)];
    return this.fail(
      "unlike",
      span,
      `This does not go with ${a.en} and ${b.en}.`,
      `${a.zh}与${b.zh}不能这样用。`,
    );
  }

  unknown(code: string, span: Span, name: string, known: readonly string[]): never {
    const meant = this.#faults.length < MOST_REPORTED ? nearest(name, known) : null;
    return this.fail(
      `unknown-${code}`,
      span,
      `"${name}" is not known here.${meant ? ` Did you mean "${meant}"?` : ""}`,
      `这里没有“${name}”。${meant ? `是否想写“${meant}”？` : ""}`,
    );
  }

  report(code: string, span: Span, en: string, zh: string): void {
    this.#faults.push({ code, text: { en, zh }, span, rule: this.#rule });
  }

  fail(code: string, span: Span, en: string, zh: string): never {
    this.report(code, span, en, zh);
    throw new Unknown();
  }
}

import type { Term } from "./terms.ts";
import {
  type Signature,
  type Sort,
  signatureOf,
  type Type,
  type Verb,
  type Vocabulary,
  type Word,
} from "./vocabulary.ts";

interface WordSignature<T> {
  readonly of: T;
  readonly takes: readonly Type[];
  readonly gives: Type;
}

const TRUTH: Type = { is: "truth" };
export const NUMBER: Type = { is: "number" };

/** Looks words of a vocabulary up by name and argument types. */
export class Lexicon {
  readonly vocabulary: Vocabulary;
  readonly cell: Sort;
  readonly #words: readonly WordSignature<Word>[];
  readonly #verbs: readonly WordSignature<Verb>[];

  constructor(vocabulary: Vocabulary) {
    const { sorts } = vocabulary;
    this.vocabulary = vocabulary;
    this.cell = sorts.find(({ name }) => name === "cell") as Sort;
    this.#words = vocabulary.words.map((of) => wordEntry(of, signatureOf(sorts, of.type)));
    this.#verbs = vocabulary.verbs.map((of) => ({
      of,
      takes: signatureOf(sorts, of.type).takes,
      gives: TRUTH,
    }));
  }

  get names(): string[] {
    return this.#words.map(({ of }) => of.name);
  }

  get verbNames(): string[] {
    return this.#verbs.map(({ of }) => of.name);
  }

  /** The argument types of the words of that name. */
  uses(name: string): (readonly Type[])[] {
    return this.#words.filter(({ of }) => of.name === name).map(({ takes }) => takes);
  }

  /** The word of that name, applied; null where none takes such arguments. */
  apply(name: string, args: readonly Term[]): Term | null {
    const found = this.#choose(this.#words, name, args);
    return found && this.#applied(found.entry, found.args);
  }

  /** The verb of that name, for a subject of this type, with the object as it takes it. */
  verb(
    name: string,
    subject: Term,
    object: Term | null,
  ): { verb: Verb; subject: Term; object: Term | null } | null {
    for (const plain of [subject, this.asSet(subject)]) {
      if (!plain) continue;
      const member: Term =
        plain.type.is === "set" ? { ...plain, type: { is: "member", sort: plain.type.sort } } : plain;
      const found = this.#choose(this.#verbs, name, object ? [member, object] : [member]);
      if (!found) continue;
      const said = plain.type.is === "set" ? plain : found.args[0];
      return { verb: found.entry.of, subject: said, object: found.args[1] ?? null };
    }
    return null;
  }

  /** The term as one of the type, or null. */
  fit(term: Term, type: Type): Term | null {
    const has = term.type;
    if (sameType(has, type)) return term;
    if (has.is === "number" && type.is === "member")
      return term.op === "number" && type.sort.numbered ? { ...term, type } : null;
    if (type.is === "number" && has.is === "member") return has.sort.numbered ? { ...term, type } : null;
    if (type.is !== "set") return null;
    const member =
      has.is === "set" || (has.is === "member" && has.sort !== type.sort)
        ? null
        : this.fit(term, { is: "member", sort: type.sort });
    if (member) return { op: "single", of: member, type };
    const found = this.#words.find(
      ({ of, takes, gives }) =>
        of.name === type.sort.plural &&
        takes.length === 1 &&
        sameType(takes[0], has) &&
        sameType(gives, type),
    );
    return found ? this.#applied(found, [term]) : null;
  }

  /** The term as a set: its cells if it is a thing made of cells, else the set of it. */
  asSet(term: Term): Term | null {
    if (term.type.is === "set") return term;
    if (term.type.is !== "member") return null;
    return (
      this.fit(term, { is: "set", sort: this.cell }) ?? this.fit(term, { is: "set", sort: term.type.sort })
    );
  }

  /** Two terms as sets of one sort, or null. */
  asSets(left: Term, right: Term): [Term, Term] | null {
    const sorts = [left, right].flatMap(({ type }) => ("sort" in type ? [type.sort] : []));
    const areMembers = left.type.is === "member" && right.type.is === "member";
    const first = sorts[0] === sorts[1] && !areMembers ? [] : [this.cell];
    for (const sort of [...first, ...sorts]) {
      const one = this.fit(left, { is: "set", sort });
      const other = this.fit(right, { is: "set", sort });
      if (one && other) return [one, other];
    }
    return null;
  }

  #choose<T extends { readonly name: string }>(
    entries: readonly WordSignature<T>[],
    name: string,
    args: readonly Term[],
  ): { entry: WordSignature<T>; args: Term[] } | null {
    const named = entries.filter(({ of, takes }) => of.name === name && takes.length === args.length);
    const exact = named.find(({ takes }) => takes.every((type, at) => sameType(type, args[at].type)));
    if (exact) return { entry: exact, args: [...args] };
    for (const entry of named) {
      const fitted = entry.takes.map((type, at) => this.fit(args[at], type));
      if (fitted.every((arg) => arg !== null)) return { entry, args: fitted };
    }
    return null;
  }

  /** A word that is the set form of a verb becomes that. */
  #applied({ of: word, takes, gives }: WordSignature<Word>, args: readonly Term[]): Term {
    if (word.mask === undefined) return { op: "word", word, args, type: gives };
    const isObjects = takes[0].is === "member" && takes.length === 1;
    const found = this.#verbs.find(({ of, takes: [subject, object] }) => {
      if (of.name !== word.mask) return false;
      if (isObjects) return sortIs(subject, takes[0]) && object !== undefined && sortIs(object, gives);
      return sortIs(subject, gives) && (object === undefined ? takes.length === 1 : sortIs(object, takes[0]));
    });
    if (!found) throw new Error(`Broken promise: ${word.name} is of a verb`);
    if (isObjects) return { op: "objects", verb: found.of, subject: args[0], type: gives };
    const object = takes.length > 1 ? args[0] : null;
    const all: Term = { op: "subjects", verb: found.of, object, type: gives };
    return { op: "&", left: args[args.length - 1], right: all, type: gives };
  }
}

function sameType(one: Type, other: Type): boolean {
  return one.is === other.is && (!("sort" in one) || ("sort" in other && one.sort === other.sort));
}

function sortIs(one: Type, other: Type): boolean {
  return "sort" in one && "sort" in other && one.sort === other.sort;
}

function wordEntry(of: Word, { takes, gives }: Signature): WordSignature<Word> {
  return gives ? { of, takes, gives } : { of, takes: [], gives: takes[0] };
}

const known = new WeakMap<Vocabulary, Lexicon>();

/** The lexicon of a vocabulary; the same one each time. */
export function lexiconOf(vocabulary: Vocabulary): Lexicon {
  let lexicon = known.get(vocabulary);
  if (!lexicon) {
    lexicon = new Lexicon(vocabulary);
    known.set(vocabulary, lexicon);
  }
  return lexicon;
}

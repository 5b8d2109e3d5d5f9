import type { Bits } from "../check/vocabulary.ts";

/** An empty set for members below the size. */
export function emptySet(size: number): Bits {
  return new Int32Array((size + 31) >> 5);
}

/** The set of the members from `first` to below the size. */
export function fullSet(first: number, size: number): Bits {
  const set = emptySet(size);
  for (let member = first; member < size; member++) put(set, member);
  return set;
}

/** The set of these members, all below the size. */
export function setOf(members: Iterable<number>, size: number): Bits {
  const set = emptySet(size);
  for (const member of members) put(set, member);
  return set;
}

export function put(set: Bits, member: number): void {
  set[member >> 5] |= 1 << (member & 31);
}

export function remove(set: Bits, member: number): void {
  set[member >> 5] &= ~(1 << (member & 31));
}

export function has(set: Bits, member: number): boolean {
  return ((set[member >> 5] >> (member & 31)) & 1) === 1;
}

/** The members of two sets of one size; `into` holds them. */
export function common(one: Bits, other: Bits, into: Bits): Bits {
  for (let at = 0; at < one.length; at++) into[at] = one[at] & other[at];
  return into;
}

export function isEmpty(set: Bits): boolean {
  for (let at = 0; at < set.length; at++) if (set[at] !== 0) return false;
  return true;
}

/** How many members the set has. */
export function sizeOf(set: Bits): number {
  let size = 0;
  for (let at = 0; at < set.length; at++) {
    for (let rest = set[at]; rest !== 0; rest &= rest - 1) size++;
  }
  return size;
}

/** The least member from a number on, or -1. */
export function nextFrom(set: Bits, from: number): number {
  let at = from >> 5;
  if (at >= set.length) return -1;
  let rest = set[at] & (-1 << (from & 31));
  while (rest === 0) {
    if (++at === set.length) return -1;
    rest = set[at];
  }
  return (at << 5) + 31 - Math.clz32(rest & -rest);
}

/** The members in ascending order. */
export function membersOf(set: Bits): number[] {
  const members: number[] = [];
  for (let member = nextFrom(set, 0); member >= 0; member = nextFrom(set, member + 1)) members.push(member);
  return members;
}

import { dayOf } from "../../engine/pack/daily.ts";

/** A month of the calendar. */
export interface Month {
  readonly year: number;
  /** From 0. */
  readonly month: number;
}

/** The month of a day, counted from 1970. */
export function monthOf(day: number): Month {
  const date = dateOf(day);
  return { year: date.getFullYear(), month: date.getMonth() };
}

/** Midnight where the player is, of a day counted from 1970. */
export function dateOf(day: number): Date {
  const there = new Date(day * 86_400_000);
  return new Date(there.getUTCFullYear(), there.getUTCMonth(), there.getUTCDate());
}

/** So many months later. */
export function later({ year, month }: Month, months: number): Month {
  const date = new Date(year, month + months, 1);
  return { year: date.getFullYear(), month: date.getMonth() };
}

/** The days of a month, counted from 1970. */
export function daysOf({ year, month }: Month): readonly number[] {
  const first = dayOf(new Date(year, month, 1));
  const next = dayOf(new Date(year, month + 1, 1));
  return Array.from({ length: next - first }, (_, at) => first + at);
}

/** The column of a day in a week that begins on Monday, from 0: 1 January 1970 was a Thursday. */
export function weekdayOf(day: number): number {
  return (((day + 3) % 7) + 7) % 7;
}

import { expect, it } from "vitest";
import { readObjectLine } from "../../engine/model/object-line.ts";

it.each([
  ['{"puzzle":"12","level":3,"needs":{"b":2,"a":1}}', { puzzle: "12", level: 3, technique: "b" }],
  ['{"puzzle":"12","needs":[{"id":"b"}]}', { puzzle: "12", level: null, technique: "b" }],
  [' {"givens":"12","level":"3"}', { puzzle: "12", level: null, technique: null }],
  ['{"puzzle":"12","level":2.5,"needs":null}', { puzzle: "12", level: null, technique: null }],
  ['{"puzzle":"12","needs":[null]}', { puzzle: "12", level: null, technique: null }],
  ['{"error":"none"}', null],
  ['{"puzzle":12}', null],
  ['{"puzzle":"12"', null],
  ["{}", null],
  ["[1]", null],
  ["12", null],
  ["", null],
])("an object of a line is read: %s", (line, read) => {
  expect(readObjectLine(line)).toEqual(read);
});

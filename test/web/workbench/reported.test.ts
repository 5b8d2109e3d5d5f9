import { describe, expect, it } from "vitest";
import "../../../engine/kinds/games.ts";
import { playKind } from "../../../engine/kinds/play.ts";
import { EVERY_RULE } from "../../../engine/model/choice.ts";
import { is } from "../../../engine/model/fact.ts";
import { reportedKinds, reportOf } from "../../../web/kinds/reports.ts";
import { newBench } from "../../../web/workbench/bench/new-bench.ts";
import { isReported, reportedChoice, reportedRun } from "../../../web/workbench/bench/reported.ts";

describe.each(reportedKinds())("the report of a first system of %s", (id) => {
  it("has an example with one answer's worth of givens, and rules that stand alone", async () => {
    const report = await reportOf(id);
    const kind = playKind(id);
    const read = report && kind?.parse(report.text);
    if (!report || !kind || !read?.ok) throw new Error("it can be read");
    expect(kind.format(read.value)).toBe(report.text);

    const choice = reportedChoice(report);
    expect(isReported(report, choice)).toBe(true);
    expect(isReported(report, EVERY_RULE)).toBe(false);
    expect(isReported(report, { ...choice, supposition: true })).toBe(false);
    expect(isReported(report, { ...choice, off: ["x"] })).toBe(false);

    const bench = newBench(kind, read.value, choice, { strategy: "rounds" }, report);
    expect(reportedRun(bench)).toBeNull();
    const ran = { ...bench, ran: choice };
    expect(reportedRun(ran)).toBe(report);
    expect(reportedRun({ ...ran, strategy: "easiest" })).toBeNull();
    expect(reportedRun({ ...ran, choice: EVERY_RULE })).toBeNull();
    expect(reportedRun({ ...ran, text: "another" })).toBeNull();
    expect(reportedRun({ ...ran, report: null })).toBeNull();
    const mark = { first: 1, adds: [is(1, 1)], round: 0, step: null };
    expect(reportedRun({ ...ran, journal: [mark] })).toBeNull();
  });
});

it("there is none of a kind whose example is not known", async () => {
  expect(await reportOf("nurikabe")).toBeNull();
  expect(await reportOf("chess")).toBeNull();
});

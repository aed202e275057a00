import { at, sum, tableColumn } from "#tests/seed/authored-exact/recomputation.ts";
import { barsOf, curvesOf, discsOf, figureSource } from "#tests/seed/authored-humanities/figure-marks.ts";
import {
  blue,
  letterWith,
  paleBlue,
  pink,
  type Recomputed,
  red,
} from "#tests/seed/authored-humanities/recomputation.ts";

/** History, Geography, Sociology and Arts: what the charts, maps and tables say when read by their pixels and cells. */
export const recomputedCharts: Recomputed[] = [
  {
    id: "his-001",
    holds: () => {
      const widths = [...barsOf("his-001", blue), ...barsOf("his-001", paleBlue)].map(
        (bar) => bar.width / 72,
      );
      return (
        widths.length === 6 &&
        at(widths, 0) === Math.max(...widths) &&
        between(at(widths, 0) / sum(widths), 0.45, 0.5)
      );
    },
  },
  {
    id: "his-008",
    holds: ({ statement }) => {
      const [unemployed, votes] = [tableColumn(statement, 1), tableColumn(statement, 2)];
      return (
        Math.max(...votes) < 50 && at(unemployed, 2) === 4 * at(unemployed, 0) && at(votes, 3) < at(votes, 2)
      );
    },
  },
  {
    id: "geo-001",
    holds: ({ statement, solution }) => {
      const shares = [...barsOf("geo-001", paleBlue), ...barsOf("geo-001", pink)].map(
        (bar) => bar.width / 9.2,
      );
      const described = statement.match(/!\[[^\]]*\]/)?.[0] ?? "";
      // Drawn by year and age, first men, then women; both sexes are equal.
      const years = [shares.slice(0, 8), shares.slice(8, 16)].map((year) => year.map((each) => 2 * each));
      const parts = years.map((year) =>
        [sum(year.slice(0, 2)), sum(year.slice(2, 6)), sum(year.slice(6))].map(Math.round),
      );
      const rows = [0, 1, 2].map((row) => parts.map((year) => `${year[row]}%`).join(" | "));
      return (
        described.includes("8,5%") &&
        rows.every((row) => solution.includes(row)) &&
        years.every((year) => Math.round(sum(year)) === 100)
      );
    },
  },
  {
    id: "geo-002",
    holds: () => {
      const rain = barsOf("geo-002", paleBlue).map((bar) => bar.height / 0.66);
      const totals = [0, 12, 24].map((start) => sum(rain.slice(start, start + 12)));
      const warmth = curvesOf("geo-002", red).map((line) => line.map(({ y }) => (265 - y) / 6.6));
      const ranges = warmth.map((line) => Math.max(...line) - Math.min(...line));
      return (
        at(totals, 0) > 2000 &&
        between(at(totals, 1), 480, 540) &&
        at(totals, 2) > 1400 &&
        at(ranges, 0) < 2 &&
        at(ranges, 2) > 7
      );
    },
  },
  {
    id: "geo-003",
    letter: (question) => {
      const contours = figureSource("geo-003").match(/stroke="#8a5a2b"/g)?.length ?? 0;
      const rise = (contours - 1) * 20;
      const metres = (3 * 20_000) / 100;
      return letterWith(question, (rise / metres) * 100);
    },
  },
  {
    id: "geo-004",
    letter: ({ alternatives }) => {
      const minutes = (20 - (-2 - -5)) * 60 + 105 + 30;
      const clock = `${Math.floor(minutes / 60)}h${String(minutes % 60).padStart(2, "0")}min.`;
      return at([..."ABCDE"], alternatives.indexOf(clock));
    },
  },
  {
    id: "geo-005",
    letter: () => {
      const [first = [], second = []] = [red, blue].flatMap((stroke) => curvesOf("geo-005", stroke));
      const [one, two] = [first, second].map((curve) =>
        curve.reduce((top, point) => (point.y < top.y ? point : top)),
      );
      const volume = (curve: { y: number }[]) => sum(curve.map(({ y }) => 310 - y));
      return one && two && one.y < two.y && one.x < two.x && volume(first) > volume(second) ? "C" : "E";
    },
  },
  {
    id: "geo-009",
    letter: ({ alternatives }) => {
      const downstream: Record<string, string[]> = { X: ["2"], 2: ["4"], 1: ["4"], 3: ["1"], 4: [], 5: [] };
      const reached = (from: string): string[] =>
        (downstream[from] ?? []).flatMap((to) => [to, ...reached(to)]);
      return at([..."ABCDE"], alternatives.indexOf(`${reached("X").join(" e ")}.`));
    },
  },
  {
    id: "soc-001",
    holds: ({ solution }) => {
      const hours = [...figureSource("soc-001").matchAll(/>(\d+) h</g)].map(([, each]) => Number(each));
      const [womenPaid = 0, womenUnpaid = 0, menPaid = 0, menUnpaid = 0] = hours;
      const [women, men] = [womenPaid + womenUnpaid, menPaid + menUnpaid];
      return (
        womenUnpaid === 2 * menUnpaid &&
        women > men &&
        [women, men].every((each) => solution.includes(`| ${each} h |`))
      );
    },
  },
  {
    id: "art-004",
    letter: () => {
      const beats = discsOf("art-004", blue, 10).map(({ x }) => x);
      const strokes = discsOf("art-004", red, 10).map(({ x }) => x);
      const together = strokes.filter((x) => beats.includes(x)).length;
      return beats.length === 4 && strokes.length === 7 && together === 1 ? "C" : "E";
    },
  },
];

function between(one: number, low: number, high: number): boolean {
  return one > low && one < high;
}

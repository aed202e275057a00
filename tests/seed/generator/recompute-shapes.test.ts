import { describe, it } from "vitest";
import { answerOf } from "./read-numbers.ts";
import { expectNumber, expectOnly, expectText } from "./recomputed.ts";

/** Subsets of `total` things with `taken` of them, counted one by one. */
function _subsets(total: number, taken: number): number {
  let count = 0;
  for (let mask = 0; mask < 1 << total; mask++) {
    let size = 0;
    for (let bit = 0; bit < total; bit++) if (mask & (1 << bit)) size++;
    if (size === taken) count++;
  }
  return count;
}

/** Arrangements of a word, one first letter at a time. */
function _arrangements(counts: readonly number[]): number {
  if (counts.every((each) => each === 0)) return 1;
  return counts.reduce(
    (sum, each, place) =>
      each === 0 ? sum : sum + _arrangements(counts.map((other, at) => (at === place ? other - 1 : other))),
    0,
  );
}

function _multiply(one: readonly number[], other: readonly number[]): number[] {
  const product: number[] = Array(one.length + other.length - 1).fill(0);
  for (const [i, a] of one.entries())
    for (const [j, b] of other.entries()) product[i + j] = (product[i + j] ?? 0) + a * b;
  return product;
}

describe("functions and sequences", () => {
  it("seats are added row by row", () => {
    expectNumber("matematica-progressao-aritmetica", ({ first = 0, ratio = 0, rowsCount = 0 }) => {
      let total = 0;
      for (let row = 0, seats = first; row < rowsCount; row++, seats += ratio) total += seats;
      return total;
    });
  });

  it("microbes multiply period after period", () => {
    expectNumber(
      "matematica-crescimento-exponencial",
      ({ start = 0, period = 1, minutes = 0 }, { context }) => {
        let count = start;
        for (let passed = period; passed <= minutes; passed += period)
          count *= context.includes("triplica") ? 3 : 2;
        return count;
      },
    );
  });

  it("the parabola through the ends and the top passes through the answer", () => {
    expectNumber("matematica-parabola", ({ distance = 1, peak = 0, at = 0 }) => {
      // Lagrange through (0, 0), (distance/2, peak), (distance, 0).
      const half = distance / 2;
      return (peak * at * (at - distance)) / (half * (half - distance));
    });
  });

  it("the growth reaches the multiple in the years found, with the logarithms given", () => {
    expectNumber("matematica-tempo-de-crescimento", ({ log = 0, step = 1 }) => {
      let years = 0;
      while ((years + 0.05) * step < log) years += 0.1;
      return Math.round(years * 10) / 10;
    });
  });
});

describe("geometry", () => {
  it("the tank fills in the time of its water's flow", () => {
    expectText("matematica-reservatorio", ({ radius = 0, height = 0, flow = 1 }) => {
      const slices = 1000;
      const litres = slices * ((3 * radius * radius * height) / slices) * 1000;
      const minutes = Math.round(litres / flow);
      const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
      const shown = [
        hours > 0 ? `${hours} hora${hours > 1 ? "s" : ""}` : "",
        rest > 0 ? `${rest} minuto${rest > 1 ? "s" : ""}` : "",
      ];
      return shown.filter((each) => each !== "").join(" e ");
    });
  });

  it("the plot costs its area by the shoelace formula", () => {
    expectNumber("matematica-terreno", ({ smaller = 0, larger = 0, height = 0, cost = 0 }) => {
      const corners = [
        [0, 0],
        [larger, 0],
        [smaller, height],
        [0, height],
      ];
      const twice = corners.reduce((sum, [x = 0, y = 0], place) => {
        const [nextX = 0, nextY = 0] = corners[(place + 1) % corners.length] ?? [];
        return sum + x * nextY - nextX * y;
      }, 0);
      return (Math.abs(twice) / 2) * cost;
    });
  });

  it("the distance squares to the sum of the squares, and no other does", () => {
    expectOnly(
      "matematica-pitagoras",
      (answer, { one = 0, two = 0 }) => answerOf(answer) ** 2 === one * one + two * two,
    );
  });

  it("the height seen under the angle gives its tangent back", () => {
    expectOnly("matematica-altura-inacessivel", (answer, { distance = 1, tangent = 0, eyes = 0 }) => {
      return Math.abs((answerOf(answer) - eyes) / distance - tangent) <= 0.0500001 / distance;
    });
  });

  it("the real length shrinks back to the model's", () => {
    expectOnly(
      "matematica-maquete",
      (answer, { scale = 1, centimetres = 0 }) =>
        Math.abs((answerOf(answer) * 100) / scale - centimetres) < 1e-6,
    );
  });

  it("a fence goes round the field", () => {
    expectNumber("matematica-cerca", ({ width = 0, depth = 0, turns = 0, gate = 0 }) => {
      let wire = 0;
      for (let turn = 0; turn < turns; turn++) wire += width + depth + width + depth - gate;
      return wire;
    });
  });
});

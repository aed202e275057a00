import { polygonArea, sum } from "#tests/seed/authored-exact/recomputation.ts";

/** An answer of an olympiad question: the words of the solution that state it, and a count of our own that agrees. */
type Recomputed = { id: string; stated: string[]; holds: () => boolean };

/** The whole numbers from one to another. */
function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}

function squaresOf(width: number, height: number): number[] {
  const [less, more] = [Math.min(width, height), Math.max(width, height)];
  return less === more ? [less] : [less, ...squaresOf(less, more - less)];
}

/** The coverings of a 2 × n corridor, each as how many plates lie along it. */
function coverings(length: number): number[] {
  if (length < 0) return [];
  if (length === 0) return [0];
  return [...coverings(length - 1), ...coverings(length - 2).map((along) => along + 2)];
}

/** The triangles on the vertices of a regular polygon, by the arcs between them. */
function triangles(vertices: number): number[][] {
  return range(0, vertices - 1).flatMap((a) =>
    range(a + 1, vertices - 1).flatMap((b) =>
      range(b + 1, vertices - 1).map((c) => [b - a, c - b, vertices - c + a]),
    ),
  );
}

function luminous(): number[] {
  return range(100, 999).filter((each) => sum([...String(each)].map(Number)) === 9);
}

function lastDigit(base: number, exponent: number): number {
  return range(1, exponent).reduce((digit) => (digit * base) % 10, 1);
}

const strip = Array.from({ length: 2026 }, (_, index) => Number("2026"[index % 4]));
const near = (one: number, other: number) => Math.abs(one - other) < 1e-9;
const taps = range(7, 1000).flatMap((m) =>
  range(7, 1000)
    .filter((n) => 6 * (m + n) === m * n)
    .map(() => m),
);
const roots = (count: number) => sum(range(1, count).map((k) => 1 / (Math.sqrt(k) + Math.sqrt(k + 1))));
/** A, B, C, D, M, and P where AM meets BD: y = x/2 meets x + y = 10. */
const square = { a: [0, 0], b: [10, 0], c: [10, 10], d: [0, 10], m: [10, 5], p: [20 / 3, 10 / 3] } as const;
const cubic = (x: number) => x ** 3 - 6 * x ** 2 + 12 * x - 6;

/** The answers of the olympiad questions, counted by brute force. */
export const recomputedOlympiad: Recomputed[] = [
  {
    id: "oli-001",
    stated: ["**0**", "$5060 + 2 = 5062$"],
    holds: () => strip.at(-1) === 0 && sum(strip) === 5062,
  },
  {
    id: "oli-002",
    stated: ["são $6$ quadrados", "$1 + 3 + 3 = 7$", "= 2$"],
    holds: () =>
      squaresOf(8, 13).length === 6 && squaresOf(20, 26).length === 7 && squaresOf(20, 26).at(-1) === 2,
  },
  {
    id: "oli-003",
    stated: ["= 45$", "= 20$"],
    holds: () => luminous().length === 45 && luminous().filter((each) => each % 2 === 1).length === 20,
  },
  {
    id: "oli-004",
    stated: ["são $2$ meses", "**domingo**"],
    holds: () =>
      range(0, 13).filter((month) => (25 * month) % 7 === 0).length === 2 && (14 * 25 - 1) % 7 === 6,
  },
  {
    id: "oli-005",
    stated: ["que é $8$"],
    holds: () =>
      (lastDigit(3, 2026) + lastDigit(7, 2026)) % 10 === 8 &&
      range(0, 40).every((n) => (lastDigit(3, 2 * n + 1) + lastDigit(7, 2 * n + 1)) % 10 === 0),
  },
  {
    id: "oli-006",
    stated: ["há $9$ pares", "é $42$"],
    holds: () => taps.length === 9 && Math.max(...taps) === 42,
  },
  {
    id: "oli-007",
    stated: ["$\\frac{50}{3}$", "= \\frac{125}{3}$"],
    holds: () => {
      const { a, b, c, d, m, p } = square;
      const onBoth = near(p[1], p[0] / 2) && near(p[0] + p[1], 10);
      return onBoth && near(polygonArea([a, b, p]), 50 / 3) && near(polygonArea([p, m, c, d]), 125 / 3);
    },
  },
  {
    id: "oli-008",
    stated: ["$c_{10} = 89$", "= 28$"],
    holds: () => coverings(10).length === 89 && coverings(10).filter((along) => along === 4).length === 28,
  },
  {
    id: "oli-009",
    stated: ["= 9$", "é $440$"],
    holds: () => near(roots(99), 9) && roots(440) >= 20 - 1e-9 && roots(439) < 20 - 1e-9,
  },
  {
    id: "oli-010",
    stated: ["= 10$", "é $0$"],
    holds: () => [1, 2, 3].every((x) => cubic(x) === x) && cubic(4) === 10 && -6 + 12 - 6 === 0,
  },
  {
    id: "oli-011",
    stated: ["= 60$", "= \\frac{3}{11}$", "= \\frac{1}{55}$"],
    holds: () => {
      const all = triangles(12);
      const right = all.filter((arcs) => arcs.includes(6)).length;
      const even = all.filter((arcs) => arcs.every((arc) => arc === 4)).length;
      return all.length === 220 && right === 60 && even === 4 && right * 11 === 3 * 220 && even * 55 === 220;
    },
  },
  {
    id: "oli-012",
    stated: ["são $3$ e $13$", "= 16$"],
    holds: () =>
      range(1, 5000)
        .filter((n) => Number.isInteger(Math.sqrt(n * n + 20 * n + 12)))
        .join() === "3,13",
  },
];

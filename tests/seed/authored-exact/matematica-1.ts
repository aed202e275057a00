import { realRoots } from "#tests/seed/authored-exact/real-roots.ts";
import {
  at,
  polygonArea,
  type Recomputation,
  rootBetween,
  sum,
  tableColumn,
  tableRows,
} from "#tests/seed/authored-exact/recomputation.ts";

/** Independent recomputations of the mathematics questions, by simulation, search or coordinates wherever possible. */
export const recomputedMatematica1: Recomputation[] = [
  {
    id: "mat-001",
    kind: "value",
    from: [
      "10 m³ | R$ 4,20",
      "20 m³ | R$ 6,50",
      "30 m³ | R$ 9,80",
      "igual a 80%",
      "consumia 24 m³",
      "consumir 18 m³",
    ],
    value: ([, , , sewage = 0, before = 0, after = 0], statement) => {
      const [first = 0, second = 0, third = 0] = tableColumn(statement, 1);
      const water = (volume: number) =>
        sum(Array.from({ length: volume }, (_, each) => (each < 10 ? first : each < 20 ? second : third)));
      return (water(before) - water(after)) * (1 + sewage / 100);
    },
  },
  {
    id: "mat-002",
    kind: "value",
    from: ["40 pacientes", "20% menor"],
    value: ([people, cut = 0], statement) => {
      const rows = tableRows(statement).map((row) => row.map(Number));
      const times = rows.flatMap(([time = 0, count = 0]) => Array<number>(count).fill(time));
      if (times.length !== people) throw new Error("the table does not add up");
      const mean = sum(times) / times.length;
      const median = (at(times, times.length / 2 - 1) + at(times, times.length / 2)) / 2;
      const mode = at(
        at(
          rows.toSorted((one, other) => at(other, 1) - at(one, 1)),
          0,
        ),
        0,
      );
      return Math.max(mean, median, mode) * (1 - cut / 100);
    },
  },
  {
    id: "mat-003",
    kind: "value",
    from: ["45 m²", "3 m de diâmetro interno", "2,4 m de altura", "só 80% da água", "Use 3 como"],
    value: ([roof = 0, diameter = 0, height = 0, share = 0, pi = 0]) =>
      (pi * (diameter / 2) ** 2 * height * 1000) / (roof * (share / 100)),
  },
  {
    id: "mat-004",
    kind: "value",
    from: ["10% dos pacientes", "positivo em 90%", "em 5% dos pacientes"],
    value: ([ill = 0, hit = 0, falseAlarm = 0]) => (ill * hit) / (ill * hit + (100 - ill) * falseAlarm),
  },
  {
    id: "mat-005",
    kind: "value",
    from: ["roda 3 000 km", "custa R$ 5.400,00"],
    value: ([distance = 0, kit = 0], statement) => {
      const prices = tableColumn(statement, 1);
      const [gasoline = 0, ethanol = 0, gas = 0] = tableColumn(statement, 2).map(
        (km, row) => at(prices, row) / km,
      );
      return kit / (distance * (Math.min(gasoline, ethanol) - gas));
    },
  },
  {
    id: "mat-006",
    kind: "value",
    from: ["R$ 20.000,00", "rende 1%", "R$ 30.000,00"],
    value: ([start = 0, rate = 0, price = 0]) => {
      let months = 0;
      for (let balance = start; balance < price; balance *= 1 + rate / 100) months += 1;
      return months;
    },
  },
  {
    id: "mat-007",
    kind: "value",
    from: ["12 m de largura no chão", "9 m de altura", "8 m de largura", "0,5 m abaixo"],
    value: ([width = 0, height = 0, car = 0, gap = 0]) => {
      const arch = (x: number) => (4 * height * x * (width - x)) / width ** 2;
      const left = (width - car) / 2;
      const steps = Array.from({ length: 801 }, (_, step) => arch(left + (car * step) / 800));
      return Math.min(...steps) - gap;
    },
  },
  { id: "mat-008", kind: "value", from: [String.raw`z^5=16\,\overline{z}`], value: areaOfTheSolutions },
  {
    id: "mat-009",
    kind: "value",
    from: ["x^3-2x^2-5x+3=0"],
    value: () => sum(realRoots((x) => x ** 3 - 2 * x ** 2 - 5 * x + 3, -10, 10).map((root) => root ** 4)),
  },
  {
    id: "mat-010",
    kind: "open",
    from: [String.raw`4^x-(k+1)\,2^{x+1}+k+7=0`],
    value: () => {
      const solutions = (k: number) => realRoots((x) => 4 ** x - (k + 1) * 2 ** (x + 1) + k + 7, -12, 12);
      const ks = Array.from({ length: 400 }, (_, step) => -10.02 + step * 0.05);
      if (ks.some((k) => (solutions(k).length === 2) !== k > 2)) throw new Error("two solutions elsewhere");
      const k = rootBetween(2.01, 40, (each) => sum(solutions(each)) - 4);
      const [small = 0, large = 0] = solutions(k).map((x) => 2 ** x);
      return [2, k, ((10 - small) / 2) ** 2, ((large - 10) / 2) ** 2];
    },
    stated: [
      "**Resposta:** $k>2",
      "**Resposta:** $k=9",
      String.raw`\left(10-2\sqrt{21`,
      String.raw`\left(10+2\sqrt{21`,
    ],
  },
  {
    id: "mat-011",
    kind: "value",
    from: [String.raw`\begin{pmatrix}1&1&0\\0&1&1\\0&0&1\end{pmatrix}`, "A^{20}"],
    value: () => {
      const a = [
        [1, 1, 0],
        [0, 1, 1],
        [0, 0, 1],
      ];
      const times = (left: number[][]) =>
        left.map((row) =>
          [0, 1, 2].map((column) => sum(row.map((each, index) => each * at(at(a, index), column)))),
        );
      let power = a;
      for (let exponent = 1; exponent < 20; exponent += 1) power = times(power);
      return sum(power.flat());
    },
  },
  {
    id: "mat-012",
    kind: "open",
    from: ["x^2-6xy+8y^2=15"],
    value: () => {
      const range = Array.from({ length: 401 }, (_, index) => index - 200);
      const pairs = range.flatMap((x) =>
        range.filter((y) => x * x - 6 * x * y + 8 * y * y === 15).map((y) => [x, y]),
      );
      if (pairs.length !== 8) throw new Error(`${pairs.length} pairs`);
      const listed = [
        [-13, -7],
        [1, -1],
        [7, 1],
        [29, 7],
        [13, 7],
        [-1, 1],
        [-7, -1],
        [-29, -7],
      ];
      if (listed.some((pair) => !pairs.some(([x, y]) => x === pair[0] && y === pair[1])))
        throw new Error("other pairs");
      return listed.map(([, y]) => y ?? 0);
    },
    stated: [
      "| −13 | −7",
      "| 1 | −1",
      "| 7 | 1",
      "| 29 | 7",
      "| 13 | 7",
      "| −1 | 1",
      "| −7 | −1",
      "| −29 | −7",
    ],
  },
  {
    id: "mat-013",
    kind: "value",
    from: [String.raw`2\cos^2 x+3\sen x=3`, String.raw`[0, 3\pi]`],
    value: () => {
      // The root where the sine is 1 is double, so roots are looked for where |f| has a minimum at zero.
      const f = (x: number) => Math.abs(2 * Math.cos(x) ** 2 + 3 * Math.sin(x) - 3);
      const step = Math.PI / 60_000;
      const grid = Array.from({ length: 180_001 }, (_, index) => index * step);
      return sum(grid.filter((x) => f(x) < 1e-11));
    },
  },
];

/** The area of the polygon of the non-zero solutions of z⁵ = 16 z̄, found by Newton's method in the plane. */
function areaOfTheSolutions(): number {
  const found: [number, number][] = [];
  const f = (x: number, y: number): [number, number] => {
    let [re, im] = [x, y];
    for (let power = 1; power < 5; power += 1) [re, im] = [re * x - im * y, re * y + im * x];
    return [re - 16 * x, im + 16 * y];
  };
  for (let start = 0; start < 3600; start += 1) {
    let [x, y] = [((start % 60) - 29.5) / 8, (Math.floor(start / 60) - 29.3) / 8];
    for (let step = 0; step < 80; step += 1) {
      const h = 1e-6;
      const [p, q] = f(x, y);
      const [px, qx] = f(x + h, y).map((each, index) => (each - (index ? q : p)) / h) as [number, number];
      const [py, qy] = f(x, y + h).map((each, index) => (each - (index ? q : p)) / h) as [number, number];
      const determinant = px * qy - py * qx;
      x -= (p * qy - q * py) / determinant;
      y -= (q * px - p * qx) / determinant;
    }
    const converged = Math.hypot(...f(x, y)) < 1e-6 && Math.hypot(x, y) > 1e-3;
    if (converged && !found.some(([a, b]) => Math.hypot(a - x, b - y) < 1e-3)) found.push([x, y]);
  }
  return polygonArea(found.toSorted(([a, b], [c, d]) => Math.atan2(b, a) - Math.atan2(d, c)));
}

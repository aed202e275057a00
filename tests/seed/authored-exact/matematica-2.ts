import { realRoots } from "#tests/seed/authored-exact/real-roots.ts";
import {
  at,
  numbersIn,
  polygonArea,
  type Recomputation,
  rootBetween,
  sum,
  tableRows,
} from "#tests/seed/authored-exact/recomputation.ts";

/** Independent recomputations of the mathematics questions, by simulation, search or coordinates wherever possible. */
export const recomputedMatematica2: Recomputation[] = [
  {
    id: "mat-014",
    kind: "value",
    from: ["12 cm de altura", "9 cm de raio"],
    value: ([height = 0, radius = 0]) => {
      const lateral = (h: number) => Math.PI * ((radius * h) / height) * Math.hypot(h, (radius * h) / height);
      const cut = rootBetween(0, height, (h) => 2 * lateral(h) - lateral(height));
      const small = (radius * cut) / height;
      return (Math.PI * (height - cut) * (radius ** 2 + radius * small + small ** 2)) / 3;
    },
  },
  {
    id: "mat-015",
    kind: "value",
    from: ["3x+4y-10=0", "x^2+y^2-6x-8y+9=0"],
    value: () => {
      const y = (x: number) => (10 - 3 * x) / 4;
      const xs = realRoots((x) => x * x + y(x) ** 2 - 6 * x - 8 * y(x) + 9, -20, 20);
      return polygonArea([
        [3, 4],
        [at(xs, 0), y(at(xs, 0))],
        [at(xs, 1), y(at(xs, 1))],
      ]);
    },
  },
  {
    id: "mat-016",
    kind: "value",
    from: ["(−3, −1), (−1, 3), (1, −1) e (3, 3)", "f(f(x))=1"],
    value: (_, statement) => {
      const corners = numbersIn(statement.match(/pontos (\(.*?)\]/)?.[1] ?? "");
      const f = (x: number) => {
        const piece = x < at(corners, 2) ? 0 : x < at(corners, 4) ? 2 : 4;
        const [x1, y1, x2, y2] = [0, 1, 2, 3].map((offset) => at(corners, piece + offset));
        return (y1 ?? 0) + ((x - (x1 ?? 0)) * ((y2 ?? 0) - (y1 ?? 0))) / ((x2 ?? 0) - (x1 ?? 0));
      };
      return realRoots((x) => f(f(x)) - 1, -3, 3).length;
    },
  },
  {
    id: "mat-017",
    kind: "value",
    from: [String.raw`\dfrac{\sqrt{x+7}-3}{x^2-4}`],
    value: () => {
      const f = (x: number) => (Math.sqrt(x + 7) - 3) / (x * x - 4);
      return (f(2 - 1e-4) + f(2 + 1e-4)) / 2;
    },
  },
  {
    id: "mat-018",
    kind: "value",
    from: ["a 60 m de distância", "75 graus em A", "60 graus em B"],
    value: ([base = 0, angleA = 0, angleB = 0]) => {
      const [slopeA, slopeB] = [Math.tan((angleA * Math.PI) / 180), Math.tan((angleB * Math.PI) / 180)];
      const x = (slopeB * base) / (slopeA + slopeB);
      return Math.hypot(x, slopeA * x);
    },
  },
  {
    id: "mat-019",
    kind: "value",
    from: ["$x-2$, $x+1$ e $x+7$", "oito primeiros termos"],
    value: () => {
      const x = rootBetween(2.5, 50, (each) => (each - 2) * (each + 7) - (each + 1) ** 2);
      const ratio = (x + 1) / (x - 2);
      return sum(Array.from({ length: 8 }, (_, index) => (x - 2) * ratio ** index));
    },
  },
  {
    id: "mat-020",
    kind: "value",
    from: ["escolher 4 militares", "entre 5 sargentos", "e 4 cabos", "pelo menos 2 sargentos"],
    value: ([team, sergeants = 0, corporals = 0, least = 0]) => {
      const count = (bits: number) => bits.toString(2).replaceAll("0", "").length;
      const groups = Array.from({ length: 2 ** (sergeants + corporals) }, (_, bits) => bits);
      return groups.filter((bits) => count(bits) === team && count(bits % 2 ** sergeants) >= least).length;
    },
  },
  {
    id: "mat-021",
    kind: "value",
    from: ["lado 6 cm"],
    value: ([side = 0]) => {
      const x = rootBetween(0, side, (each) => 2 * each - (side - each));
      return polygonArea([
        [side / 2, side],
        [x, side - x],
        [side, 0],
        [side, side],
      ]);
    },
  },
  {
    id: "mat-022",
    kind: "value",
    from: [String.raw`h(t)=9+2\cos\left(\frac{\pi(t-4)}{6}\right)`, "pelo menos 10 m", "às 7 horas"],
    value: ([, least = 0, arrival = 0]) => {
      const depth = (t: number) => 9 + 2 * Math.cos((Math.PI * (t - 4)) / 6);
      let wait = 0;
      while (depth(arrival + wait) < least - 1e-9) wait += 1 / 1024;
      return wait;
    },
  },
  {
    id: "mat-023",
    kind: "open",
    from: [
      "mantém em 25 °C",
      "está a 85 °C",
      "; 6 minutos depois",
      "está a 55 °C",
      "t=18",
      "entre 45 °C",
      "e 65 °C",
    ],
    value: ([room = 0, start = 0, step = 0, then = 0, late = 0, cool = 0, warm = 0]) => {
      const rate = Math.log((start - room) / (then - room)) / step;
      const when = (temperature: number) => Math.log((start - room) / (temperature - room)) / rate;
      return [room + (start - room) * Math.exp(-rate * late), when(warm), when(cool) - when(warm)];
    },
    stated: ["T(18)=32{,}5", String.raw`t\approx 3{,}48`, "e terá 6"],
    tolerance: 1e-2,
  },
  {
    id: "mat-024",
    kind: "truth",
    from: ["mais de 30%"],
    value: ([margin = 0], statement) => {
      const [one = [], two = []] = tableRows(statement).map((row) => row.slice(1).map(Number));
      const mean = (times: number[]) => sum(times) / times.length;
      const median = (times: number[]) =>
        at(
          times.toSorted((left, right) => left - right),
          2,
        );
      const deviation = (times: number[]) => Math.sqrt(mean(times.map((each) => (each - mean(times)) ** 2)));
      const same = mean(one) === mean(two) && median(one) === median(two);
      return same && deviation(two) > deviation(one) * (1 + margin / 100);
    },
  },
  {
    id: "mat-025",
    kind: "truth",
    from: ["8 triângulos", "6 quadrados", "exatamente 24 hastes", "14 conectores"],
    value: ([triangles = 0, squares = 0, rods, joints]) => {
      const edges = (triangles * 3 + squares * 4) / 2;
      return edges === rods && 2 + edges - (triangles + squares) === joints;
    },
  },
  {
    id: "mat-026",
    kind: "value",
    from: [String.raw`N=2^4\cdot 3^3\cdot 5^2`, "múltiplos de 12", "múltiplos de 25"],
    value: ([, multiple = 1, notMultiple = 1]) => {
      const n = 2 ** 4 * 3 ** 3 * 5 ** 2;
      const divisors = Array.from({ length: n }, (_, index) => index + 1).filter((each) => n % each === 0);
      return divisors.filter((each) => each % multiple === 0 && each % notMultiple !== 0).length;
    },
  },
];

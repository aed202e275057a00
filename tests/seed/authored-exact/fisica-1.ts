import { readFileSync } from "node:fs";
import {
  at,
  numberIn,
  type Recomputation,
  rootBetween,
  sum,
  tableRows,
} from "#tests/seed/authored-exact/recomputation.ts";

/** Independent recomputations of the physics questions, by simulation or another route than the solution's wherever possible. */
export const recomputedFisica1: Recomputation[] = [
  {
    id: "fis-001",
    kind: "choice",
    from: ["durante 20 s", "durante os 40 s seguintes", "durante 10 s", "1 100 m"],
    value: ([gaining = 0, keeping = 0, braking = 0, distance = 0]) =>
      ["a", "b", "c", "d", "e"].map((letter) => {
        const points = curveOf(`fis-001-${letter}`);
        const times = points.map(([time]) => time).join();
        const area = sum(
          points.slice(1).map(([time, speed], index) => {
            const [timeBefore, speedBefore] = at(points, index);
            return ((speed + speedBefore) / 2) * (time - timeBefore);
          }),
        );
        const expected = [0, gaining, gaining + keeping, gaining + keeping + braking].join();
        return times === expected && Math.abs(area - distance) < 1;
      }),
  },
  {
    id: "fis-002",
    kind: "value",
    from: ["usar o chuveiro 40 min", "de 9 W", "custa R$ 0,80", "mês de 30 dias"],
    value: ([minutes = 0, led = 0, price = 0, days = 0], statement) => {
      const [shower = [], lamps = []] = tableRows(statement).map((row) => row.slice(1).map(numberIn));
      const showerHours = (at(shower, 2) - minutes) / 60;
      const watts = at(shower, 1) * showerHours + at(lamps, 0) * (at(lamps, 1) - led) * at(lamps, 2);
      return (watts / 1000) * days * price;
    },
  },
  {
    id: "fis-003",
    kind: "value",
    from: [
      "13 kg de gás",
      "11 000 kcal",
      "apenas 40%",
      "2,2 kg de água",
      "de 20 °C",
      "até 100 °C",
      "é 1 kcal",
    ],
    value: ([gas = 0, heat = 0, share = 0, water = 0, cold = 0, hot = 0, specific = 0]) =>
      (gas * heat * (share / 100)) / (water * specific * (hot - cold)),
  },
  {
    id: "fis-004",
    kind: "choice",
    from: ["em 600 kHz", String.raw`$3\times 10^8$`],
    value: ([frequency = 0, speed = 0], _, alternatives) =>
      alternatives.map((text) => {
        const wavelength = (speed * 1e8) / (frequency * 1e3);
        return text.includes("difração") && numberIn(text) === wavelength;
      }),
  },
  {
    id: "fis-005",
    kind: "choice",
    from: ["rede de 127 V", "10 A no máximo"],
    value: ([voltage = 0, current = 0], statement, alternatives) => {
      const items = tableRows(statement).map(([name = "", power = ""]) => ({
        name: name.toLowerCase(),
        power,
      }));
      return alternatives.map((text) => {
        const chosen = items.filter(({ name }) => text.toLowerCase().includes(name));
        return sum(chosen.map(({ power }) => numberIn(power))) <= voltage * current;
      });
    },
  },
  {
    id: "fis-006",
    kind: "value",
    from: ["órbita circular de raio $2R$", "de raio $R$", "diametralmente oposto"],
    // Energy of an orbit by its major axis, with GM = R = 1: another way than the conservation laws of the solution.
    value: () => Math.sqrt(2 / 2 - 1 / ((2 + 1) / 2)) / Math.sqrt(1 / 2),
  },
  {
    id: "fis-007",
    kind: "value",
    from: ["A em V₀ e p₀, B em V₀ e 3p₀, C em 3V₀ e p₀"],
    value: efficiencyOfTheCycle,
  },
  {
    id: "fis-008",
    kind: "value",
    from: [
      "de 24 V e",
      "interna de 2 Ω. O",
      "de 10 µF, está",
      "ramo de cima, 2 Ω",
      "depois 6 Ω",
      "ramo de baixo, 5 Ω",
      "depois 3 Ω",
    ],
    value: ([emf = 0, inner = 0, capacity = 0, a = 0, b = 0, c = 0, d = 0]) => {
      const voltage = rootBetween(0, emf, (each) => each / (a + b) + each / (c + d) - (emf - each) / inner);
      const difference = (voltage * b) / (a + b) - (voltage * d) / (c + d);
      return (capacity * difference ** 2) / 2;
    },
  },
  {
    id: "fis-009",
    kind: "open",
    from: ["massa 2 kg", "inclinado de 30°", "distância de 1,2 m", "100 N/m", "$g=10$ m/s²"],
    value: slideAndRebound,
    stated: ["a) 0,40", "cerca de 0,53", "cerca de 10,7"],
    tolerance: 1e-2,
  },
];

/** The thick polyline of a figure in seconds and metres per second (3.4 px and 6 px); empty when the curve is no polyline. */
function curveOf(figure: string): [number, number][] {
  const svg = readFileSync(new URL(`../../../content/figures/${figure}.svg`, import.meta.url), "utf8");
  const points = svg.match(/<polyline points="([^"]*)" stroke-width="2.5"/)?.[1];
  return (points?.split(" ") ?? []).map((point) => {
    const [x = 0, y = 0] = point.split(",").map(Number);
    return [Math.round((x - 52) / 3.4), (170 - y) / 6];
  });
}

/**
 * Work over absorbed heat, the heat summed over small steps of the whole cycle and counted only where it is positive.
 */
function efficiencyOfTheCycle(): number {
  const corners = [
    [1, 1],
    [1, 3],
    [3, 1],
    [1, 1],
  ] as const;
  let [work, heatIn] = [0, 0];
  for (let side = 0; side < 3; side += 1) {
    const [[v1, p1], [v2, p2]] = [at(corners, side), at(corners, side + 1)];
    const steps = 20_000;
    for (let step = 0; step < steps; step += 1) {
      const v = (share: number) => v1 + (v2 - v1) * share;
      const p = (share: number) => p1 + (p2 - p1) * share;
      const [from, to] = [step / steps, (step + 1) / steps];
      const stepWork = ((p(from) + p(to)) / 2) * (v(to) - v(from));
      const heat = 1.5 * (p(to) * v(to) - p(from) * v(from)) + stepWork;
      work += stepWork;
      heatIn += Math.max(0, heat);
    }
  }
  return work / heatIn;
}

/** The block of fis-009, step by step in time: greatest compression, way up, and work of friction until it first stops. */
function slideAndRebound([mass = 0, angle = 0, gap = 0, stiffness = 0, gravity = 0]: number[]): number[] {
  const slope = (angle * Math.PI) / 180;
  const friction = (Math.sqrt(3) / 6) * mass * gravity * Math.cos(slope);
  const dt = 1e-5;
  let [x, v, path, lowest] = [-gap, 0, 0, -gap];
  let rising = false;
  for (;;) {
    const spring = x > 0 ? stiffness * x : 0;
    v += ((mass * gravity * Math.sin(slope) - spring - friction * (rising ? -1 : 1)) / mass) * dt;
    if (!rising && v < 0) [rising, v] = [true, 0];
    else if (rising && v > 0) return [lowest, lowest - x, friction * path];
    x += v * dt;
    path += Math.abs(v) * dt;
    lowest = Math.max(lowest, x);
  }
}

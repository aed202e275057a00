import {
  numberIn,
  numbersIn,
  type Recomputation,
  rootBetween,
} from "#tests/seed/authored-exact/recomputation.ts";

/** Independent recomputations of the physics questions, by simulation or another route than the solution's wherever possible. */
export const recomputedFisica2: Recomputation[] = [
  {
    id: "fis-010",
    kind: "value",
    from: ["peso 200 N", "comprimento 4 m", "ângulo de 30°", "peso 100 N"],
    value: ([bar = 0, length = 0, angle = 0, lamp = 0]) => {
      const torque = (tension: number) =>
        tension * Math.sin((angle * Math.PI) / 180) * length - bar * (length / 2) - lamp * length;
      return rootBetween(0, 10_000, torque);
    },
  },
  {
    id: "fis-011",
    kind: "value",
    from: ["m_Y=2{,}25", "raio de 20 cm"],
    value: ([ratio = 0, radius = 0]) => {
      // Charge, voltage and the mass of X are 1; the field is whatever gives X its radius.
      const radiusIn = (field: number, mass: number) => (mass * Math.sqrt(2 / mass)) / field;
      const field = radiusIn(1, 1) / radius;
      return 2 * (radiusIn(field, ratio) - radiusIn(field, 1));
    },
  },
  {
    id: "fis-012",
    kind: "value",
    from: ["A tem 6 m/s e B está parada", "A tem 3 m/s", "e B tem 6 m/s"],
    value: ([before = 0, afterA = 0, afterB = 0]) => {
      const massA = afterB / (before - afterA);
      const energy = (massA * before ** 2) / 2;
      const left = (massA * afterA ** 2) / 2 + afterB ** 2 / 2;
      return [(afterB - afterA) / before, ((energy - left) / energy) * 100];
    },
    read: numbersIn,
  },
  {
    id: "fis-013",
    kind: "value",
    from: ["vibra a 500 Hz", "mede 16 cm", "mede 50 cm"],
    value: ([frequency = 0, first = 0, second = 0]) => {
      // Quarter waves 1 and 3 with the same unknown end correction.
      const correction = (second - 3 * first) / 2;
      const wavelength = 4 * (first + correction);
      return [(wavelength / 100) * frequency, (5 * wavelength) / 4 - correction];
    },
    read: numbersIn,
  },
  {
    id: "fis-014",
    kind: "value",
    from: ["aresta 20 cm", "densidade 0,88", "densidade 0,70", "densidade 1,00"],
    value: ([edge = 0, cube = 0, oil = 0, water = 0]) =>
      rootBetween(0, edge, (h) => water * h + oil * (edge - h) - cube * edge),
  },
  {
    id: "fis-015",
    kind: "choice",
    from: ["Um objeto de 8 cm", "igual a 40 cm", "a 60 cm do vértice"],
    value: ([height = 0, radius = 0, distance = 0], _, alternatives) => {
      const image = (distance * radius) / (2 * distance - radius);
      const size = (-image / distance) * height;
      return alternatives.map(
        (text) =>
          text.includes("real") === image > 0 &&
          text.includes("direita") === size > 0 &&
          Math.abs(numberIn(text) - Math.abs(size)) < 1e-9,
      );
    },
  },
  {
    id: "fis-016",
    kind: "value",
    from: ["a 15 °X", "e 165 °X"],
    value: ([ice = 0, steam = 0]) => rootBetween(-200, 200, (c) => ice + ((steam - ice) * c) / 100 - c),
  },
  {
    id: "fis-017",
    kind: "value",
    from: ["igual a 54 km/h", "com 40 m de raio", "$g=10$"],
    value: ([speed = 0, radius = 0, gravity = 0]) => (gravity - (speed / 3.6) ** 2 / radius) / gravity,
  },
  {
    id: "fis-018",
    kind: "open",
    from: [
      String.raw`$1{,}8\times 10^4$ kg`,
      "de 54 km/h",
      "percorrer 45 m",
      "bateria 60%",
      "faz 40 paradas",
      "consome 1,35",
      "{,}6\\times10^6",
    ],
    value: ([mass = 0, speed = 0, distance = 0, share = 0, stops = 0, use = 0]) => {
      const deceleration = (speed / 3.6) ** 2 / (2 * distance);
      const force = mass * 1e4 * deceleration;
      return [force / 1e4, (force * distance * (share / 100) * stops) / 3.6e6 / use];
    },
    stated: ["**Respostas:** a) $4{,}5", "b) 10"],
  },
  {
    id: "fis-019",
    kind: "truth",
    from: ["ângulo de 30°", String.raw`\dfrac43$ e $1$`],
    value: ([withSurface = 0]) => (4 / 3) * Math.sin(((90 - withSurface) * Math.PI) / 180) > 1,
  },
  {
    id: "fis-020",
    kind: "truth",
    from: ["é 2,3 eV", "igual a 400 nm", String.raw`hc=1\,240`, "de 0,8 eV", "para 1,6 eV"],
    value: ([work = 0, wavelength = 1, hc = 0, before = 0, after]) => {
      const energy = hc / wavelength - work;
      return Math.abs(energy - before) < 1e-9 && energy === after;
    },
  },
];

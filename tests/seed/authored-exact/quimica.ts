import {
  at,
  numberIn,
  numbersIn,
  type Recomputation,
  rootBetween,
  tableColumn,
  tableRows,
} from "#tests/seed/authored-exact/recomputation.ts";

/** Independent recomputations of the chemistry questions. */
export const recomputedQuimica: Recomputation[] = [
  {
    id: "qui-001",
    kind: "value",
    from: ["100 t de carvão", "com 3,2% de enxofre", "e 90% desse gás", "=32$", "=136$"],
    value: ([coal = 0, sulfur = 0, kept = 0, massS = 1, massSalt = 0]) =>
      ((coal * sulfur) / 100 / massS) * massSalt * (kept / 100),
  },
  {
    id: "qui-002",
    kind: "choice",
    value: (_, statement, alternatives) =>
      alternatives.map((text) => {
        const pH = at(numbersIn(text), 0);
        return tableRows(statement).every(([, below, range = "", above, seen]) => {
          const [from = 0, to = 0] = numbersIn(range);
          return seen === (pH <= from ? below : pH >= to ? above : "between");
        });
      }),
  },
  {
    id: "qui-003",
    kind: "choice",
    value: (_, statement, alternatives) => {
      const names: Record<string, string> = {
        cobre: "Cu",
        estanho: "Sn",
        prata: "Ag",
        sódio: "Na",
        zinco: "Zn",
      };
      const potential = new Map(
        tableRows(statement).map(([reaction = "", volts = ""]) => [
          reaction.match(/-> ([A-Z][a-z]?)/)?.[1],
          Number(volts.replace(/[$+]/g, "").replace("{,}", ".")),
        ]),
      );
      const iron = potential.get("Fe") ?? 0;
      return alternatives.map((text) => {
        const symbol = names[text.replace(/^[oa] |\.$/g, "")];
        return (potential.get(symbol) ?? 9) < iron && symbol !== "Na";
      });
    },
  },
  {
    id: "qui-005",
    kind: "value",
    from: ["400 kBq em 8 dias", "em 8 dias", "por 800 kBq", "for de 25 kBq"],
    value: ([, halfLife = 0, start = 0, end = 0]) => {
      let days = 0;
      for (let activity = start; activity > end; activity /= 2) days += halfLife;
      return days;
    },
  },
  {
    id: "qui-006",
    kind: "value",
    from: ["é de 1 atm, 50%", ", 50% do", "apenas 25%"],
    value: ([pressure = 0, dissociated = 0, less = 0]) => {
      const constant = (p: number, percent: number) => {
        const share = percent / 100;
        const total = 1 - share + 2 * share;
        return ((2 * share * p) / total) ** 2 / (((1 - share) * p) / total);
      };
      return rootBetween(1e-3, 1e3, (p) => constant(p, less) - constant(pressure, dissociated));
    },
  },
  {
    id: "qui-007",
    kind: "open",
    from: ["500 mL de ácido", ") 0,20 mol/L com", "=4{,}74", "de 2,0 g", "=40$ g/mol"],
    value: ([half = 0, concentration = 0, pKa = 0, mass = 0, molar = 1]) => {
      const salt = (concentration * half) / 1000;
      const base = mass / molar;
      return [pHOf(2 * salt, salt, pKa), pHOf(2 * salt, salt + base, pKa), pHOf(0, base, pKa)];
    },
    stated: ["**Respostas:** a) 4,74", "b) 5,22", "c) 12,70"],
  },
  {
    id: "qui-008",
    kind: "value",
    from: ["10 L de uma mistura", "exatamente 38 L", "{H}=1", "{C}=12"],
    value: ([volume = 0, oxygen = 0, h = 0, c = 0]) => {
      const methane = rootBetween(0, volume, (x) => 2 * x + 5 * (volume - x) - oxygen);
      const masses = [methane * (c + 4 * h), (volume - methane) * (3 * c + 8 * h)];
      return (at(masses, 0) / (at(masses, 0) + at(masses, 1))) * 100;
    },
    tolerance: 2e-3,
  },
  {
    id: "qui-009",
    kind: "value",
    from: ["de 3,75 A", "16,2 g de prata", "2,60 g desse metal", "=108$", "M=52{,}0", String.raw`96\,500`],
    value: ([current = 1, silver = 0, metal = 1, massAg = 1, massM = 1, faraday = 0]) => {
      const electrons = silver / massAg;
      return [electrons / (metal / massM), (electrons * faraday) / current];
    },
    read: (text) => {
      const [charge = 0, minutes = 0, seconds = 0] = numbersIn(text);
      return [charge, minutes * 60 + seconds];
    },
  },
  {
    id: "qui-010",
    kind: "value",
    from: ["de 92 g", "{H}=1", "{C}=12", "{O}=16"],
    value: ([mass = 0, h = 0, c = 0, o = 0], statement) => {
      const [ethanol = 0, dioxide = 0, water = 0] = tableRows(statement).map((row) =>
        Number(at(row, 1).replace(/\$/g, "")),
      );
      return -(2 * dioxide + 3 * water - ethanol) * (mass / (2 * c + 6 * h + o));
    },
  },
  {
    id: "qui-011",
    kind: "choice",
    value: (_, __, alternatives) => alternatives.map(isRightAboutShape),
  },
  {
    id: "qui-012",
    kind: "value",
    from: ["30 g a 20 graus", "110 g a 60 graus", "420 g de uma solução"],
    value: ([cold = 0, hot = 0, solution = 0]) => (solution / (100 + hot)) * (hot - cold),
  },
  {
    id: "qui-013",
    kind: "open",
    from: ["de 88 g de", "a 27 °C e 1 atm", "recipiente rígido de 10 L", "R=0{,}082", "{C}=12", "{O}=16"],
    value: ([mass = 0, celsius = 0, volume = 1, constant = 0, c = 0, o = 0]) => {
      const product = (mass / (c + 2 * o)) * constant * (celsius + 273);
      return [product / 1, product / volume];
    },
    stated: ["b) 49,2", "c) 4,92"],
  },
  {
    id: "qui-014",
    kind: "truth",
    from: ["igual a 2,0."],
    value: ([constant = 0], statement) => {
      const [one = 0, two = 0, three = 0] = tableRows(statement).map(([, , , cell = ""]) => {
        const [mantissa, exponent] = cell.match(/\$(.*)\\times10\^\{(.*)\}\$/)?.slice(1) ?? [];
        return numberIn(mantissa ?? "") * 10 ** Number(exponent);
      });
      const [no, cl] = [tableColumn(statement, 1), tableColumn(statement, 2)];
      const a = Math.log(two / one) / Math.log(at(no, 1) / at(no, 0));
      const b = Math.log(three / two) / Math.log(at(cl, 2) / at(cl, 1));
      const k = one / (at(no, 0) ** a * at(cl, 0) ** b);
      return Math.abs(a + b - 3) < 1e-9 && Math.abs(k - constant) < 1e-9;
    },
  },
  {
    id: "qui-015",
    kind: "truth",
    from: [String.raw`$\ce{CH3-CH(OH)-COOH}$`, "dois átomos de carbono assimétricos"],
    value: () => {
      const ligands = [
        ["H", "H", "H", "CH(OH)COOH"],
        ["CH3", "H", "OH", "COOH"],
        ["CH(CH3)OH", "O", "OH"],
      ];
      return ligands.filter((each) => each.length === 4 && new Set(each).size === 4).length === 2;
    },
  },
  {
    id: "qui-016",
    kind: "value",
    from: ["19 prótons", "massa 40", "20 prótons"],
    value: ([protonsX = 0, massX = 0, protonsY = 0]) => [protonsX + (massX - protonsY), protonsX - 1],
    read: numbersIn,
  },
];

/** The pH of a litre with `acetate` mol of acetic acid and acetate in all and `sodium` mol of sodium, by charge balance. */
function pHOf(acetate: number, sodium: number, pKa: number): number {
  const excess = (pH: number) => {
    const hydrogen = 10 ** -pH;
    const ionised = (acetate * 10 ** -pKa) / (10 ** -pKa + hydrogen);
    return 1e-14 / hydrogen + ionised - hydrogen - sodium;
  };
  return rootBetween(0, 14, excess);
}

/** Whether "$\ce{BF3}$: trigonal plana e apolar." is right, by counting the electron pairs around the central atom. */
function isRightAboutShape(text: string): boolean {
  const [, atom = "", ligand = "", count = ""] = text.match(/\\ce\{(C|N|B|S)(Cl|[HOF])(\d)\}/) ?? [];
  const valence: Record<string, number> = { B: 3, C: 4, N: 5, S: 6 };
  const ligands = Number(count);
  const bonds = ligand === "O" ? 2 * ligands : ligands;
  const lonePairs = ((valence[atom] ?? 0) - bonds) / 2;
  const shapes: Record<string, string> = {
    "2+0": "linear",
    "2+1": "angular",
    "3+0": "trigonal plana",
    "3+1": "piramidal",
    "4+0": "tetraédrica",
  };
  const shape = shapes[`${ligands}+${lonePairs}`] ?? "unknown";
  return text.includes(`: ${shape} e ${lonePairs === 0 ? "apolar" : "polar"}.`);
}

import { expect } from "vitest";
import { at, numbersIn, rootBetween } from "#tests/seed/authored-exact/recomputation.ts";
import { atomsOf, balanced, hasSameAtoms, massBy, molarMass, molesBy } from "./chemistry.ts";
import { calculated, onlyWhere, type RecomputedTrack } from "./recomputed-track.ts";

/** "$1,5\cdot 10^{23}$". */
function power(alternative: string): number {
  const numbers = numbersIn(alternative);
  return at(numbers, 0) * at(numbers, 1) ** at(numbers, 2);
}

/** The content of \ce{…}. */
function formulaIn(alternative: string): string {
  return /\\ce\{(.*)\}/.exec(alternative)?.[1] ?? "";
}

function share(formula: string, symbol: string): number {
  return ((atomsOf(formula).get(symbol) ?? 0) * molarMass(symbol)) / molarMass(formula);
}

const samples = [
  [8, "H2"],
  [34, "NH3"],
  [54, "H2O"],
  [66, "CO2"],
  [96, "O2"],
] as const;

const formulas: RecomputedTrack = {
  "mol/q1": calculated(
    { data: [11, 6, 10, 23], read: power },
    (mass, digits, ten, zeros) => ((2 * mass) / molarMass("CO2")) * digits * ten ** zeros,
  ),
  "mol/q2": calculated([500], (milligrams) => milligrams / 1000 / share("CaCO3", "Ca")),
  "mol/v1": onlyWhere((text) => {
    const moles = (mass: number, formula: string) => mass / molarMass(formula);
    const most = Math.max(...samples.map(([mass, formula]) => moles(mass, formula)));
    return moles(at(numbersIn(text), 0), formulaIn(text)) === most;
  }),
  "mol/v2": calculated(
    { data: [0.05, 1, 18, 6, 10, 23], read: power, off: 0.025 },
    (volume, density, molar, digits, ten, zeros) => ((volume * density) / molar) * digits * ten ** zeros,
  ),
  "formulas/q1": onlyWhere((text) => {
    const formula = formulaIn(text);
    const parts = { C: 49.5, H: 5.2, N: 28.9, O: 16.5 };
    const fits = Object.entries(parts).every(
      ([symbol, percent]) => Math.abs(100 * share(formula, symbol) - percent) < 0.15,
    );
    return fits && molarMass(formula) === 194;
  }),
  "formulas/q2": calculated([1, 12, 14, 16], () => 100 * share("CO(NH2)2", "N")),
  "formulas/v1": calculated([12.5, 8, 160, 18], (wet, dry, salt, water) =>
    rootBetween(0, 50, (x) => (dry / salt) * (salt + x * water) - wet),
  ),
  "formulas/v2": onlyWhere((text) => Math.abs(share(formulaIn(text), "Fe") - 2.8 / 4.0) < 1e-9),
  "leis/q1": calculated([4.6, 9.6, 8.8], (ethanol) =>
    massBy("C2H6O + O2 -> CO2 + H2O", "H2O", "C2H6O", ethanol),
  ),
  "leis/q2": calculated([3, 2, 15, 8], (metal, gas, metals, gases) => {
    const unit = Math.min(metals / metal, gases / gas);
    return metals + gases - (metals - unit * metal) - (gases - unit * gas);
  }),
  "leis/v2": calculated(
    [100, 44, 50, 39],
    (_, __, before, after) => (100 * massBy("CaCO3 -> CaO + CO2", "CaCO3", "CO2", before - after)) / before,
  ),
  "balanceamento/q1": calculated([], () =>
    [...balanced("C4H10 + O2 -> CO2 + H2O").values()].reduce((sum, each) => sum + each),
  ),
  "balanceamento/q2": calculated(
    [],
    () => balanced("Ca(OH)2 + H3PO4 -> Ca3(PO4)2 + H2O").get("H2O") ?? Number.NaN,
  ),
  "balanceamento/v1": calculated(
    [],
    () => balanced("KMnO4 + HCl -> KCl + MnCl2 + Cl2 + H2O").get("HCl") ?? Number.NaN,
  ),
  "balanceamento/v2": onlyWhere((text) => hasSameAtoms(formulaIn(text))),
};

const HABER = "N2 + H2 -> NH3";
const THERMITE = "Al + Fe2O3 -> Al2O3 + Fe";

const stoichiometry: RecomputedTrack = {
  "proporcao/q1": calculated([23], (mass) => massBy("C2H6O + O2 -> CO2 + H2O", "CO2", "C2H6O", mass)),
  "proporcao/q2": calculated([156], (mass) => massBy("Al(OH)3 + HCl -> AlCl3 + H2O", "HCl", "Al(OH)3", mass)),
  "proporcao/v1": calculated([560], (mass) => massBy("Fe2O3 + CO -> Fe + CO2", "Fe2O3", "Fe", mass)),
  "proporcao/v2": calculated([65], (mass) => massBy("NaN3 -> Na + N2", "N2", "NaN3", mass)),
  "gases/q1": calculated(
    [6.8, 25],
    (mass, molar) => molesBy("H2O2 -> H2O + O2", "O2", "H2O2", mass / molarMass("H2O2")) * molar,
  ),
  "gases/q2": calculated([11.4, 25, 20], (mass, molar, percent) => {
    const oxygen = molesBy("C8H18 + O2 -> CO2 + H2O", "O2", "C8H18", mass / molarMass("C8H18")) * molar;
    return rootBetween(0, 1000, (air) => (air * percent) / 100 - oxygen);
  }),
  "gases/v1": calculated([10, 12.3, 27, 0.082], (volume, pressure, celsius, r) =>
    rootBetween(0, 5000, (mass) => (mass / molarMass("O2")) * r * (celsius + 273) - pressure * volume),
  ),
  "gases/v2": calculated([10, 30], (nitrogen, hydrogen) => {
    expect(molesBy(HABER, "H2", "N2", nitrogen)).toBe(hydrogen);
    return molesBy(HABER, "NH3", "N2", nitrogen);
  }),
  "limitante/q1": calculated([56, 9], (nitrogen, hydrogen) =>
    Math.min(massBy(HABER, "NH3", "N2", nitrogen), massBy(HABER, "NH3", "H2", hydrogen)),
  ),
  "limitante/q2": calculated([13, 0.3], (zinc, acid) => {
    const used = molesBy("Zn + HCl -> ZnCl2 + H2", "Zn", "HCl", acid) * molarMass("Zn");
    return Math.max(0, zinc - used);
  }),
  "limitante/v1": calculated([54, 240], (metal, oxide) =>
    Math.min(massBy(THERMITE, "Fe", "Al", metal), massBy(THERMITE, "Fe", "Fe2O3", oxide)),
  ),
  "limitante/v2": calculated([6, 4], (monoxide, oxygen) => {
    const reaction = "CO + O2 -> CO2";
    const formed = Math.min(molesBy(reaction, "CO2", "CO", monoxide), molesBy(reaction, "CO2", "O2", oxygen));
    const used = molesBy(reaction, "CO", "CO2", formed) + molesBy(reaction, "O2", "CO2", formed);
    return monoxide + oxygen - used + formed;
  }),
  "rendimento/q1": calculated([250, 80], (ore, pure) =>
    massBy("CaCO3 -> CaO + CO2", "CaO", "CaCO3", (ore * pure) / 100),
  ),
  "rendimento/q2": calculated(
    [180, 75],
    (glucose, percent) => (massBy("C6H12O6 -> C2H6O + CO2", "C2H6O", "C6H12O6", glucose) * percent) / 100,
  ),
  "rendimento/v1": calculated([34, 40], (ammonia, percent) =>
    rootBetween(0, 200, (hydrogen) => (massBy(HABER, "NH3", "H2", hydrogen) * percent) / 100 - ammonia),
  ),
  "rendimento/v2": calculated(
    [500, 90, 80],
    (ore, pure, percent) =>
      (massBy("FeS2 + O2 -> Fe2O3 + SO2", "SO2", "FeS2", (ore * pure) / 100) * percent) / 100,
  ),
};

const solutions: RecomputedTrack = {
  "solubilidade/q1": calculated(
    [200, 100, 110, 30],
    (water, each, hot, cold) => (water / each) * hot - (water / each) * cold,
  ),
  "solubilidade/q2": calculated([60, 100, 25, 50], (salt, each, dissolved, water) =>
    rootBetween(0, 100, (more) => (dissolved + more) / water - salt / each),
  ),
  "solubilidade/v2": calculated([60, 100, 400], (salt, each, solution) =>
    rootBetween(0, solution, (mass) => mass / (solution - mass) - salt / each),
  ),
  "concentracao/q1": calculated(
    [18, 180, 500],
    (mass, molar, millilitres) => mass / molar / (millilitres / 1000),
  ),
  "concentracao/q2": calculated([0.8, 2], (each, litres) => each * litres),
  "concentracao/v1": calculated([98, 1.84], (percent, density) => {
    const millilitres = 1000;
    return ((millilitres * density * percent) / 100 / molarMass("H2SO4") / millilitres) * 1000;
  }),
  "concentracao/v2": calculated(
    [500, 70, 0.8],
    (bottle, percent, density) => ((bottle * percent) / 100) * density,
  ),
  "diluicao/q1": calculated([2.5, 0.05, 5], (strong, weak, litres) =>
    rootBetween(0, 5000, (millilitres) => millilitres * strong - litres * 1000 * weak),
  ),
  "diluicao/q2": calculated([200, 1.5, 0.5], (volume, strong, weak) =>
    rootBetween(0, 5000, (water) => (volume * strong) / (volume + water) - weak),
  ),
  "diluicao/v1": calculated([2, 10, 100], (strong, taken, filled) => {
    const once = (strong * taken) / filled;
    return (once * taken) / filled;
  }),
  // "Meio litro".
  "diluicao/v2": calculated([0.4, 200], (weak, left) => (weak * 500) / left),
  "titulacao/q1": calculated([300, 0.2, 200, 0.7], (one, first, other, second) =>
    rootBetween(first, second, (mixed) => mixed * (one + other) - one * first - other * second),
  ),
  "titulacao/q2": calculated([10, 16, 0.5, 60], (vinegar, base, strong, molar) =>
    rootBetween(0, 500, (grams) => (grams / molar) * vinegar - base * strong),
  ),
  // "Vinte e cinco mililitros".
  "titulacao/v1": calculated(
    [40, 0.1],
    (base, strong) => molesBy("H2SO4 + NaOH -> Na2SO4 + H2O", "H2SO4", "NaOH", base * strong) / 25,
  ),
  "titulacao/v2": calculated(
    [100, 0.3, 100, 0.1],
    (acid, strong, base, weak) => (acid * strong - base * weak) / (acid + base),
  ),
};

/** What the questions of content/tracks/quimica.md say, calculated from atoms and balanced equations of our own. */
export const recomputedChemistry: RecomputedTrack = { ...formulas, ...stoichiometry, ...solutions };

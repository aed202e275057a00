import { describe, expect, it } from "vitest";
import { cleanEnemText } from "#app/features/bank/domain/enem/text/clean-text.ts";
import { withScripts, withScriptsAmong } from "#app/features/bank/domain/enem/text/with-scripts.ts";
import { plainText } from "#app/platform/math/domain/plain-text.ts";

describe("signs that the source lost are raised and lowered again:", () => {
  it.each([
    ["a gas", "de CO2, O2 e H2O.", "de CO<sub>2</sub>, O<sub>2</sub> e H<sub>2</sub>O."],
    ["in brackets", "butano (C4H10), que", "butano (C<sub>4</sub>H<sub>10</sub>), que"],
    ["a group", "2 Fe2(SO4)3(aq)", "2 Fe<sub>2</sub>(SO<sub>4</sub>)<sub>3</sub>(aq)"],
    ["an ion of several atoms", "NO3- e H3O+", "NO<sub>3</sub><sup>−</sup> e H<sub>3</sub>O<sup>+</sup>"],
    ["its charge after its atoms", "PO43-.", "PO<sub>4</sub><sup>3−</sup>."],
    ["an ion of one atom", "Ca2+ e Na+", "Ca<sup>2+</sup> e Na<sup>+</sup>"],
    ["an inverse unit", "4,2 J g–1 °C–1", "4,2 J g<sup>−1</sup> °C<sup>−1</sup>"],
    ["a speed", "20 m s–1, e 3 mol L-1", "20 m s<sup>−1</sup>, e 3 mol L<sup>−1</sup>"],
    ["an area", "200 m2 e 25 kg/m2", "200 m<sup>2</sup> e 25 kg/m<sup>2</sup>"],
    ["a small number", "1,3 × 10–4 e 5x10-3", "1,3 × 10<sup>−4</sup> e 5x10<sup>−3</sup>"],
    ["a large number", "3,0×108 m/s", "3,0×10<sup>8</sup> m/s"],
    ["shells", "xenônio (5s25p6)", "xenônio (5s<sup>2</sup>5p<sup>6</sup>)"],
    ["a mole", "6 × 1023 mol–1", "6 × 10<sup>23</sup> mol<sup>−1</sup>"],
  ])("%s", (_, source, raised) => {
    expect(withScripts(source)).toBe(raised);
    expect(withScripts(raised)).toBe(raised);
    expect(cleanEnemText(source)).toBe(raised);
  });

  it.each([
    "H1N1, H3N2 e HIV1",
    "os pontos P1, P2 e F1",
    "variedades SP79 e SP80",
    "vitamina B12, C3",
    "a p. 10-11 e as páginas 4 x 10",
    "quadros de 50 cm × 100 cm",
    "5,5 x 1000 reais",
    "massas m1 e m2 diferentes",
    "a rodovia BR-101 e a G-7",
    "CO2-neutro",
    "nota 7,5 x 10,5",
  ])("but not in %s", (text) => {
    expect(withScripts(text)).toBe(text);
  });

  it("a power of ten without a sign of its own is known by the other alternatives", () => {
    expect(withScriptsAmong(["5 × 101 T.", "2 × 10<sup>−1</sup> T."])).toEqual([
      "5 × 10<sup>1</sup> T.",
      "2 × 10<sup>−1</sup> T.",
    ]);
    expect(withScriptsAmong(["5 × 100", "2 × 10"])).toEqual(["5 × 100", "2 × 10"]);
  });

  it("and words are still found as people type them", () => {
    expect(plainText(withScripts("o CO2 e 3,0 × 108 m"))).toBe("o CO2 e 3,0 × 108 m");
  });
});

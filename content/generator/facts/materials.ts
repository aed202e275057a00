import type { Noun } from "#content/generator/grammar.ts";

type Solid = Noun & {
  /** cal/(g·°C) */
  heat: number;
  /** linear expansion, 10⁻⁶ per °C */
  expansion: number;
  /** g/cm³ */
  density: number;
};

function solid(one: string, gender: "m" | "f", heat: number, expansion: number, density: number): Solid {
  return { one, many: one, gender, heat, expansion, density };
}

/** Rounded values, as school exams give them. */
export const solids: Solid[] = [
  solid("alumínio", "m", 0.22, 24, 2.7),
  solid("cobre", "m", 0.09, 17, 8.9),
  solid("ferro", "m", 0.11, 12, 7.9),
  solid("aço", "m", 0.12, 11, 7.8),
  solid("latão", "m", 0.09, 20, 8.5),
  solid("chumbo", "m", 0.03, 29, 11.3),
  solid("prata", "f", 0.06, 19, 10.5),
  solid("zinco", "m", 0.09, 26, 7.1),
  solid("ouro", "m", 0.03, 14, 19.3),
  solid("níquel", "m", 0.11, 13, 8.9),
];

/** Refractive index, relative to air. */
export const transparent = [
  { name: "água", index: 1.33, in: "na água" },
  { name: "etanol", index: 1.36, in: "no etanol" },
  { name: "glicerina", index: 1.47, in: "na glicerina" },
  { name: "acrílico", index: 1.49, in: "no acrílico" },
  { name: "vidro comum", index: 1.5, in: "no vidro comum" },
  { name: "benzeno", index: 1.5, in: "no benzeno" },
  { name: "quartzo", index: 1.54, in: "no quartzo" },
  { name: "safira", index: 1.77, in: "na safira" },
  { name: "diamante", index: 2.42, in: "no diamante" },
];

/** Liquids with densities in g/cm³. */
export const liquids = [
  { name: "água doce", density: 1, in: "na água doce" },
  { name: "água do mar", density: 1.03, in: "na água do mar" },
  { name: "álcool", density: 0.8, in: "no álcool" },
  { name: "óleo de soja", density: 0.9, in: "no óleo de soja" },
  { name: "glicerina", density: 1.26, in: "na glicerina" },
  { name: "querosene", density: 0.8, in: "no querosene" },
];

import { numericChoices } from "#content/generator/choices.ts";
import { number, round, tex } from "#content/generator/format.ts";
import type { Random } from "#content/generator/random.ts";
import { classroom } from "#content/generator/scene.ts";
import type { GeneratedContent, QuestionTemplate } from "#content/generator/template.ts";
import { city } from "#content/generator/words/cities.ts";
import { worker } from "#content/generator/words/professions.ts";

function strongAcid(random: Random): GeneratedContent {
  const power = random.int(1, 5);
  const factor = random.int(1, Math.min(3, 5 - power + 1));
  const acid = random.chance(0.6);
  const start = acid ? power : 14 - power;
  const right = acid ? start + factor : start - factor;
  if (right === 7) return strongAcid(random);
  const name = acid
    ? random.pick([
        "ácido clorídrico, $\\ce{HCl}$",
        "ácido nítrico, $\\ce{HNO3}$",
        "ácido bromídrico, $\\ce{HBr}$",
      ])
    : random.pick(["hidróxido de sódio, $\\ce{NaOH}$", "hidróxido de potássio, $\\ce{KOH}$"]);
  const times = 10 ** factor;
  const options = numericChoices(
    right,
    [
      start,
      14 - right,
      acid ? start - factor : start + factor,
      acid ? start + factor + 1 : start - factor - 1,
      7,
      right + 2,
    ].filter((value) => value > 0 && value < 14),
    random,
    (value) => number(value),
  );
  return {
    context: `${classroom(random)} uma solução aquosa de ${name}, com concentração $10^{-${power}}$ mol/L, foi diluída: um volume de 10 mL da solução foi transferido para um frasco e completado com água destilada até ${number(10 * times)} mL. O soluto está totalmente ionizado ou dissociado, e a temperatura é de 25 °C, na qual $K_w = 10^{-14}$.`,
    question: "O pH da solução diluída é",
    ...options,
    claim: (answer) => `O pH da solução diluída é ${answer}.`,
    open: "Calcule o pH da solução antes e depois da diluição.",
    solution: `A diluição de ${number(times)} vezes leva a concentração a $10^{-${power + factor}}$ mol/L.\n\n${acid ? `Como $[\\ce{H+}] = 10^{-${power + factor}}$ mol/L, o pH é ${right}.` : `Como $[\\ce{OH-}] = 10^{-${power + factor}}$ mol/L, o pOH é ${power + factor} e o pH é $14 - ${power + factor} = ${right}$.`} Antes, o pH era ${start}.`,
    hint: acid
      ? "Cada diluição de dez vezes aumenta o pH do ácido forte em uma unidade."
      : "Calcule o pOH e lembre-se de que pH e pOH somam 14.",
    explanation:
      "Conhecida a concentração inicial e o fator de diluição, obtém-se a nova concentração de íons e, dela, o pH.",
    difficulty: 2,
    facts: { power, times, acid: acid ? 1 : 0 },
  };
}

function titration(random: Random): GeneratedContent {
  const base = random.pick([0.1, 0.2, 0.25, 0.5, 1]);
  const spent = random.int(8, 50);
  const sample = random.pick([5, 10, 20, 25, 50]);
  const protons = random.pick([1, 1, 2]);
  const right = round((base * spent) / sample / protons, 4);
  if (round(right, 3) !== right) return titration(random);
  const acid =
    protons === 2
      ? "ácido sulfúrico, $\\ce{H2SO4}$"
      : random.pick([
          "ácido acético, $\\ce{CH3COOH}$",
          "ácido clorídrico, $\\ce{HCl}$",
          "ácido nítrico, $\\ce{HNO3}$",
        ]);
  const source =
    protons === 2
      ? "do líquido de uma bateria descartada"
      : random.pick([
          "de vinagre falsificado",
          "de um efluente industrial",
          "de um desincrustante",
          "de água de lavagem",
        ]);
  const options = numericChoices(
    right,
    [
      round((base * spent) / sample, 4),
      round((base * sample) / spent, 3),
      round(base / protons, 3),
      right * 2,
      right * 4,
    ],
    random,
    (value) => `${number(value)} mol/L`,
  );
  return {
    context: `O laboratório que fiscaliza os produtos vendidos em ${city(random).full} recebeu uma amostra ${source}. ${worker(random, "lab").full} mediu ${sample} mL do líquido, juntou algumas gotas de fenolftaleína e gotejou, de uma bureta, solução de hidróxido de sódio, $\\ce{NaOH}$, ${number(base)} mol/L. A cor rosa persistiu depois de gastos ${spent} mL da base. A única substância que reage com a base é o ${acid}.`,
    question: "A concentração do ácido na amostra é",
    ...options,
    claim: (answer) => `A concentração do ácido na amostra é ${answer}.`,
    open: "Escreva a proporção da reação de neutralização e calcule a concentração do ácido na amostra.",
    solution: `Foram gastos $${tex(base)} \\cdot ${tex(spent)} = ${tex(round(base * spent, 3))}$ mmol de $\\ce{NaOH}$. Cada mol do ácido reage com ${protons === 2 ? "2 mols" : "1 mol"} da base, portanto havia $${tex(round((base * spent) / protons, 3))}$ mmol de ácido em ${sample} mL:\n\n$$C = \\dfrac{${tex(round((base * spent) / protons, 3))}}{${sample}} = ${tex(right)}\\ \\text{mol/L}$$`,
    hint: "No ponto de viragem, todo o ácido foi neutralizado: compare as quantidades em mols.",
    explanation: `Na titulação conhece-se a base gasta; observe quantos íons $\\ce{H+}$ cada molécula do ácido libera.`,
    difficulty: 2,
    facts: { base, spent, sample, protons },
  };
}

export const acidTemplates: QuestionTemplate[] = [
  {
    name: "quimica-ph",
    subject: "quimica",
    topics: ["pH e pOH"],
    also: ["Equilíbrio Iônico"],
    make: strongAcid,
  },
  {
    name: "quimica-titulacao",
    subject: "quimica",
    topics: ["Titulação"],
    also: ["Ácidos e Bases"],
    make: titration,
  },
];

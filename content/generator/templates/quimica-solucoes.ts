import { numericChoices } from "#content/generator/choices.ts";
import { solutes } from "#content/generator/facts/chemistry.ts";
import { number, round, tex } from "#content/generator/format.ts";
import type { Random } from "#content/generator/random.ts";
import type { GeneratedContent, QuestionTemplate } from "#content/generator/template.ts";
import { city } from "#content/generator/words/cities.ts";
import { person } from "#content/generator/words/people.ts";
import { farm } from "#content/generator/words/places.ts";
import { worker } from "#content/generator/words/professions.ts";

function molarity(random: Random): GeneratedContent {
  const solute = random.pick(solutes);
  const volume = random.pick([100, 200, 250, 400, 500, 750, 1000, 2000]);
  const right = random.pick([0.05, 0.1, 0.15, 0.2, 0.25, 0.4, 0.5, 0.8, 1, 1.5, 2]);
  const grams = round((right * volume * solute.mass) / 1000, 6);
  if (round(grams, 2) !== grams) return molarity(random);
  const options = numericChoices(
    right,
    [
      round(grams / solute.mass, 3),
      round(grams / (volume / 1000), 2),
      round((grams * 1000) / volume / 100, 3),
      right * 2,
      right / 2,
    ],
    random,
    (value) => `${number(value)} mol/L`,
  );
  return {
    context: `Usada ${solute.use}, a substância ${solute.name}, $\\ce{${solute.formula}}$, foi escolhida para uma aula prática em ${city(random).full}. ${worker(random, "lab").full} pesou ${number(grams)} g do soluto puro, dissolveu-o em um pouco de água destilada e transferiu tudo para um balão volumétrico, completando o volume até ${number(volume)} mL e homogeneizando em seguida. A massa molar da substância é ${number(solute.mass)} g/mol.`,
    question: "A concentração em quantidade de matéria da solução obtida é",
    ...options,
    claim: (answer) => `A concentração em quantidade de matéria da solução obtida é ${answer}.`,
    open: "Calcule a concentração da solução obtida, em mol/L.",
    solution: `A quantidade de matéria é $n = \\dfrac{${tex(grams)}}{${tex(solute.mass)}} = ${tex(round(grams / solute.mass, 4))}$ mol. O volume é $${tex(volume / 1000)}$ L.\n\n$$C = \\dfrac{${tex(round(grams / solute.mass, 4))}}{${tex(volume / 1000)}} = ${tex(right)}\\ \\text{mol/L}$$`,
    hint: "Transforme a massa em mols e o volume em litros.",
    explanation:
      "São dados a massa do soluto, a sua massa molar e o volume final da solução. A concentração pedida é em mol por litro.",
    difficulty: 1,
    facts: { grams, mass: solute.mass, volume },
  };
}

function dilution(random: Random): GeneratedContent {
  const solute = random.pick(solutes.filter((each) => !each.formula.startsWith("C12")));
  const start = random.pick([1, 1.5, 2, 2.5, 3, 4, 5, 6]);
  const used = random.pick([10, 20, 25, 40, 50, 100, 150, 200]);
  const factor = random.pick([2, 2.5, 4, 5, 8, 10, 20]);
  const final = used * factor;
  const right = round(start / factor, 4);
  const options = numericChoices(
    right,
    [
      round((start * used) / (final + used), 3),
      round((start * used) / (final - used), 3),
      round(start / (factor - 1), 3),
      right * 2,
      right / 2,
    ],
    random,
    (value) => `${number(value)} mol/L`,
  );
  return {
    context: `O almoxarifado de um laboratório de ${city(random).full} guarda uma solução-estoque de ${solute.name}, $\\ce{${solute.formula}}$, com concentração de ${number(start)} mol/L. Para uma análise de rotina, ${person(random).full} retirou ${number(used)} mL dessa solução com uma pipeta e acrescentou água destilada até completar ${number(final)} mL. Luvas e óculos de proteção foram usados durante todo o procedimento.`,
    question: "A concentração da solução diluída é",
    ...options,
    claim: (answer) => `A concentração da solução diluída é ${answer}.`,
    open: "Calcule a concentração da solução diluída e o volume de água acrescentado.",
    solution: `Na diluição, a quantidade de soluto não muda: $C_1 V_1 = C_2 V_2$.\n\n$$C_2 = \\dfrac{${tex(start)} \\cdot ${tex(used)}}{${tex(final)}} = ${tex(right)}\\ \\text{mol/L}$$\n\nForam acrescentados ${number(final - used)} mL de água, supondo volumes aditivos.`,
    hint: "A água acrescentada não altera a quantidade de soluto.",
    explanation: `O volume final é ${number(final)} mL (e não o volume de água adicionado). Pede-se a nova concentração.`,
    difficulty: 1,
    facts: { start, used, final },
  };
}

function solubility(random: Random): GeneratedContent {
  const salt = random.pick([
    { name: "nitrato de potássio", formula: "KNO3", cold: 32, hot: 110, low: 20, high: 60 },
    { name: "cloreto de potássio", formula: "KCl", cold: 34, hot: 46, low: 20, high: 60 },
    { name: "clorato de potássio", formula: "KClO3", cold: 7, hot: 24, low: 20, high: 60 },
    { name: "sulfato de cobre(II)", formula: "CuSO4", cold: 20, hot: 40, low: 20, high: 60 },
    { name: "nitrato de chumbo(II)", formula: "Pb(NO3)2", cold: 54, hot: 98, low: 20, high: 60 },
    { name: "cloreto de amônio", formula: "NH4Cl", cold: 37, hot: 55, low: 20, high: 60 },
  ]);
  const water = random.int(2, 20) * 50;
  const right = round(((salt.hot - salt.cold) * water) / 100, 2);
  const options = numericChoices(
    right,
    [
      round((salt.cold * water) / 100, 1),
      round((salt.hot * water) / 100, 1),
      salt.hot - salt.cold,
      right * 2,
      round((right * 100) / water, 1),
    ],
    random,
    (value) => `${number(value)} g`,
  );
  const why = random.pick([
    "recuperar o sal de um resíduo",
    "obter cristais para a exposição de ciências",
    "purificar um reagente antigo",
    "demonstrar o efeito da temperatura",
    "preparar cristais decorativos",
  ]);
  return {
    context: `Para ${why}, ${person(random).full}, que trabalha em um laboratório de ${city(random).full}, preparou uma solução saturada de ${salt.name}, $\\ce{${salt.formula}}$, dissolvendo o máximo possível do sal em ${number(water)} g de água a ${salt.high} °C. Depois, resfriou lentamente o frasco até ${salt.low} °C, sem evaporação. A solubilidade do sal é de ${salt.hot} g por 100 g de água a ${salt.high} °C e de ${salt.cold} g por 100 g de água a ${salt.low} °C.`,
    question: "A massa de sal que se deposita no fundo do frasco é",
    ...options,
    claim: (answer) => `A massa de sal que se deposita no fundo do frasco é ${answer}.`,
    open: "Calcule a massa de sal que se deposita no fundo do frasco.",
    solution: `A cada 100 g de água cristalizam $${salt.hot} - ${salt.cold} = ${salt.hot - salt.cold}$ g. Para ${number(water)} g de água:\n\n$$m = \\dfrac{${salt.hot - salt.cold} \\cdot ${tex(water)}}{100} = ${tex(right)}\\ \\text{g}$$`,
    hint: "Compare quanto sal cabe na água quente e quanto cabe na fria.",
    explanation:
      "A solubilidade diminui com o resfriamento; o excesso cristaliza. Atenção: ela é dada por 100 g de água.",
    difficulty: 1,
    facts: { water, cold: salt.cold, hot: salt.hot },
  };
}

function soilMass(random: Random): GeneratedContent {
  const parts = random.pick([2, 4, 5, 8, 10, 15, 20, 25, 30, 40, 50]);
  const volume = random.int(2, 60) * 50;
  const right = round((parts * volume) / 1000, 4);
  const options = numericChoices(
    right,
    [right * 1000, right / 1000, round((parts * 1000) / volume, 2), right * 10, right / 10],
    random,
    (value) => `${number(value)} mg`,
  );
  const what = random.pick([
    "de flúor",
    "de nitrato",
    "de cobre",
    "de manganês",
    "de chumbo",
    "de zinco",
    "de um agrotóxico",
  ]);
  return {
    context: `A água de um poço ${farm(random).of}, em ${city(random).full}, foi enviada para análise ${worker(random, "land").byCalled}. O laudo indica a presença ${what} na concentração de ${parts} ppm, o que, em soluções aquosas muito diluídas, equivale a ${parts} mg por litro. Um animal bebe ${number(volume)} mL dessa água de uma só vez.`,
    question: "A massa da substância ingerida é",
    ...options,
    claim: (answer) => `A massa da substância ingerida é ${answer}.`,
    open: "Calcule, em miligramas, a massa da substância ingerida.",
    solution: `Em 1 L há ${parts} mg. Em ${number(volume)} mL, ou $${tex(volume / 1000)}$ L:\n\n$$m = ${parts} \\cdot ${tex(volume / 1000)} = ${tex(right)}\\ \\text{mg}$$`,
    hint: "Passe o volume para litros.",
    explanation: "O laudo dá a concentração em partes por milhão; pede-se a massa contida no volume bebido.",
    difficulty: 1,
    facts: { parts, volume },
  };
}

export const solutionTemplates: QuestionTemplate[] = [
  {
    name: "quimica-molaridade",
    subject: "quimica",
    topics: ["Concentração das Soluções"],
    also: ["Massa Molar e Mol"],
    make: molarity,
  },
  {
    name: "quimica-diluicao",
    subject: "quimica",
    topics: ["Diluição e Mistura de Soluções"],
    make: dilution,
  },
  {
    name: "quimica-solubilidade",
    subject: "quimica",
    topics: ["Solubilidade"],
    make: solubility,
  },
  {
    name: "quimica-ppm",
    subject: "quimica",
    topics: ["Concentração das Soluções"],
    also: ["Água e Meio Ambiente"],
    make: soilMass,
  },
];

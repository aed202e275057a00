import { distinctWrong, numericChoices } from "#content/generator/choices.ts";
import { oxidation, reactions } from "#content/generator/facts/chemistry.ts";
import { number, round, tex } from "#content/generator/format.ts";
import type { Random } from "#content/generator/random.ts";
import { classroom } from "#content/generator/scene.ts";
import type { GeneratedContent, QuestionTemplate } from "#content/generator/template.ts";
import { city } from "#content/generator/words/cities.ts";
import { person } from "#content/generator/words/people.ts";
import { worker } from "#content/generator/words/professions.ts";

function stoichiometry(random: Random): GeneratedContent {
  const each = random.pick(reactions);
  const mols = random.pick([0.5, 1, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10, 20]) * each.ratioFrom;
  const purity = random.pick([100, 100, 90, 80, 75, 60]);
  const given = round((mols * each.from * 100) / purity, 2);
  const right = round((mols / each.ratioFrom) * each.ratioTo * each.to, 3);
  if (round(given, 1) !== given) return stoichiometry(random);
  const options = numericChoices(
    right,
    [
      round((given / each.from / each.ratioFrom) * each.ratioTo * each.to, 2),
      round(mols * each.to, 2),
      given,
      round((right * each.ratioFrom) / each.ratioTo, 2),
      right * 2,
    ],
    random,
    (value) => `${number(value)} g`,
  );
  const pure =
    purity === 100
      ? `${number(given)} g de ${each.of} puro`.replace(/(amônia|água|glicose) puro/, "$1 pura")
      : `uma amostra de ${number(given)} g com ${purity}% de ${each.of} em massa; as impurezas não reagem`;
  return {
    context: `A transformação representada a seguir é a base do funcionamento de ${each.context}.\n\n$$\\ce{${each.equation}}$$\n\nPara ensinar cálculos químicos, ${worker(random, "lab").full}, que dá aulas em ${city(random).full}, propôs uma reação completa a partir de ${pure}. As massas molares são: $\\ce{${each.given}}$, ${number(each.from)} g/mol; $\\ce{${each.wanted}}$, ${number(each.to)} g/mol.`,
    question: `A massa de ${each.product} obtida é`,
    ...options,
    claim: (answer) => `A massa de ${each.product} obtida é ${answer}.`,
    open: `Calcule a massa de ${each.product} obtida.`,
    solution: `${purity === 100 ? "" : `A massa que reage é $${tex(purity / 100)} \\cdot ${tex(given)} = ${tex(round(mols * each.from, 2))}$ g. `}A massa do reagente corresponde a $${tex(round(mols, 3))}$ mol de $\\ce{${each.given}}$.\n\nPela equação, ${each.ratioFrom} mol de $\\ce{${each.given}}$ ${each.ratioFrom > 1 ? "formam" : "forma"} ${each.ratioTo} mol de $\\ce{${each.wanted}}$; logo formam-se $${tex(round((mols * each.ratioTo) / each.ratioFrom, 3))}$ mol, ou $${tex(right)}$ g.`,
    hint: "Converta a massa em mols, use a proporção da equação e volte para gramas.",
    explanation: `A equação está balanceada. ${purity === 100 ? "Relacione" : "Desconte as impurezas e relacione"} as quantidades de matéria do reagente e do produto.`,
    difficulty: purity === 100 ? 1 : 2,
    facts: { given, purity, from: each.from, to: each.to, ratioFrom: each.ratioFrom, ratioTo: each.ratioTo },
  };
}

function electrolysis(random: Random): GeneratedContent {
  const metal = random.pick([
    { name: "cobre", symbol: "Cu", mass: 63.5, charge: 2 },
    { name: "prata", symbol: "Ag", mass: 108, charge: 1 },
    { name: "níquel", symbol: "Ni", mass: 59, charge: 2 },
    { name: "zinco", symbol: "Zn", mass: 65, charge: 2 },
    { name: "ouro", symbol: "Au", mass: 197, charge: 3 },
    { name: "cromo", symbol: "Cr", mass: 52, charge: 3 },
  ]);
  const current = random.pick([2, 4, 5, 8, 10, 19.3, 9.65, 20]);
  const seconds = (96500 * random.pick([0.01, 0.02, 0.03, 0.05, 0.06, 0.1, 0.12, 0.15, 0.2])) / current;
  const electrons = round((current * seconds) / 96500, 4);
  const right = round((electrons / metal.charge) * metal.mass, 3);
  if (!Number.isInteger(round(seconds, 4)) || round(right, 2) !== right || seconds < 60)
    return electrolysis(random);
  const options = numericChoices(
    right,
    [
      round(electrons * metal.mass, 2),
      round(electrons * metal.mass * metal.charge, 2),
      round(right / 2, 2),
      round(right * 1.5, 2),
    ],
    random,
    (value) => `${number(value, 2)} g`,
  );
  const piece = random.pick([
    "uma bandeja",
    "um castiçal",
    "uma torneira",
    "um troféu escolar",
    "um conjunto de talheres",
    "um cálice",
    "uma moldura",
    "uma maçaneta",
  ]);
  const ion = metal.charge === 1 ? `${metal.symbol}+` : `${metal.symbol}^{${metal.charge}+}`;
  return {
    context: `Para revestir ${piece} com ${metal.name}, uma oficina de galvanoplastia de ${city(random).full} mergulha a peça em uma solução que contém íons $\\ce{${ion}}$ e a liga ao polo negativo de uma fonte. Durante ${number(seconds)} s circula uma corrente constante de ${number(current)} A, e toda a carga é usada na deposição do metal. Considere: massa molar, ${number(metal.mass)} g/mol; constante de Faraday, 96.500 C/mol.`,
    question: `A massa de ${metal.name} depositada é`,
    ...options,
    claim: (answer) => `A massa de ${metal.name} depositada é ${answer}.`,
    open: `Escreva a semirreação que ocorre na peça e calcule a massa de ${metal.name} depositada.`,
    solution: `A carga é $Q = i\\,t = ${tex(current)} \\cdot ${tex(seconds)} = ${tex(round(current * seconds, 2))}$ C, o que corresponde a $${tex(electrons)}$ mol de elétrons.\n\nComo $\\ce{${ion} + ${metal.charge === 1 ? "" : `${metal.charge} `}e- -> ${metal.symbol}}$, formam-se $${tex(round(electrons / metal.charge, 5))}$ mol do metal: $${tex(right)}$ g.`,
    hint: "Calcule a carga, converta em mols de elétrons e veja quantos elétrons cada íon recebe.",
    explanation:
      "A corrente e o tempo dão a carga; a carga do íon diz quantos elétrons são necessários por átomo depositado.",
    difficulty: 3,
    facts: { current, seconds, mass: metal.mass, charge: metal.charge },
  };
}

function oxidationNumber(random: Random): GeneratedContent {
  const each = random.pick(oxidation);
  const show = (value: number) => (value > 0 ? `+${value}` : `−${-value}`);
  const near = [
    each.value + 1,
    each.value - 1,
    -each.value,
    each.value + 2,
    each.value - 2,
    each.value + 3,
  ].filter((value) => value !== 0 && Math.abs(value) <= 7);
  const wrong = distinctWrong(show(each.value), [...random.shuffle(near), 1, -1, 3, 5, 6].map(show));
  return {
    context: `${classroom(random)} ${person(random).first} precisou decidir se certa espécie química poderia agir como oxidante. Para isso, recordou que o oxigênio tem, em geral, número de oxidação −2, o hidrogênio, +1, os metais alcalinos, +1, e que a soma dos números de oxidação em um composto neutro é zero. O composto estudado foi ${each.name === "amônia" ? "a" : "o"} ${each.name}, $\\ce{${each.formula}}$.`,
    question: `Nesse composto, o número de oxidação do elemento de símbolo ${each.symbol} é`,
    right: show(each.value),
    wrong,
    claim: (answer) =>
      `Nesse composto, o número de oxidação do elemento de símbolo ${each.symbol} é ${answer}.`,
    open: `Determine o número de oxidação do elemento de símbolo ${each.symbol} nesse composto.`,
    solution: `Impondo que a soma dos números de oxidação em $\\ce{${each.formula}}$ seja zero e usando os valores conhecidos dos demais elementos, obtém-se ${show(each.value)} para o elemento de símbolo ${each.symbol}.`,
    hint: "Escreva uma equação em que a soma de todos os números de oxidação seja nula.",
    explanation:
      "O composto é neutro; com as regras lembradas no texto, só resta um número de oxidação desconhecido.",
    difficulty: 1,
  };
}

export const transformationTemplates: QuestionTemplate[] = [
  {
    name: "quimica-estequiometria",
    subject: "quimica",
    topics: ["Estequiometria"],
    also: ["Massa Molar e Mol"],
    make: stoichiometry,
  },
  {
    name: "quimica-eletrolise",
    subject: "quimica",
    topics: ["Eletrólise"],
    make: electrolysis,
  },
  {
    name: "quimica-nox",
    subject: "quimica",
    topics: ["Número de Oxidação"],
    also: ["Oxirredução"],
    make: oxidationNumber,
  },
];

import { distinctWrong, numericChoices } from "#content/generator/choices.ts";
import { number, round, table, tex } from "#content/generator/format.ts";
import type { Random } from "#content/generator/random.ts";
import { classroom } from "#content/generator/scene.ts";
import type { GeneratedContent, QuestionTemplate } from "#content/generator/template.ts";
import { city } from "#content/generator/words/cities.ts";
import { worker } from "#content/generator/words/professions.ts";

const fuels = [
  { name: "etanol", formula: "C2H5OH", heat: 1370, mass: 46 },
  { name: "metano", formula: "CH4", heat: 890, mass: 16 },
  { name: "hidrogênio", formula: "H2", heat: 286, mass: 2 },
  { name: "propano", formula: "C3H8", heat: 2220, mass: 44 },
  { name: "butano", formula: "C4H10", heat: 2880, mass: 58 },
  { name: "octano", formula: "C8H18", heat: 5470, mass: 114 },
  { name: "metanol", formula: "CH3OH", heat: 726, mass: 32 },
  { name: "acetileno", formula: "C2H2", heat: 1300, mass: 26 },
];

function combustion(random: Random): GeneratedContent {
  const fuel = random.pick(fuels);
  const mols = random.pick([0.5, 1, 2, 2.5, 4, 5, 8, 10, 20, 25, 50]);
  const grams = fuel.mass * mols;
  const right = round(fuel.heat * mols, 2);
  const options = numericChoices(
    right,
    [round(fuel.heat * grams, 0), round(fuel.heat / mols, 0), fuel.heat, right * 2, right / 2],
    random,
    (value) => `${number(value)} kJ`,
  );
  const device = random.pick([
    "um fogareiro de acampamento",
    "uma caldeira experimental",
    "um motor de bancada",
    "um aquecedor de estufa",
    "um maçarico",
    "uma lamparina de laboratório",
  ]);
  return {
    context: `A energia liberada na queima de um combustível pode ser prevista a partir da sua entalpia de combustão. Em um teste com ${device}, realizado em ${city(random).full} ${worker(random, "engineer").byCalled}, foram queimados completamente ${number(grams)} g de ${fuel.name}, $\\ce{${fuel.formula}}$, cuja massa molar é ${fuel.mass} g/mol. A entalpia-padrão de combustão da substância vale −${number(fuel.heat)} kJ/mol.`,
    question: "A energia liberada nessa queima é",
    ...options,
    claim: (answer) => `A energia liberada nessa queima é ${answer}.`,
    open: "Calcule a energia liberada nessa queima e explique o sinal negativo da entalpia.",
    solution: `A quantidade queimada é $n = \\dfrac{${tex(grams)}}{${fuel.mass}} = ${tex(mols)}$ mol.\n\n$$E = ${tex(mols)} \\cdot ${tex(fuel.heat)} = ${tex(right)}\\ \\text{kJ}$$\n\nO sinal negativo indica que a reação é exotérmica, isto é, libera calor.`,
    hint: "A entalpia dada refere-se a um mol. Quantos mols foram queimados?",
    explanation: "Dadas a massa queimada e a energia por mol, basta converter a massa em mols.",
    difficulty: 1,
    facts: { grams, mass: fuel.mass, heat: fuel.heat },
  };
}

const hessCycles = [
  {
    target: "C(grafita) + 1/2 O2 -> CO",
    first: "C(grafita) + O2 -> CO2",
    second: "CO + 1/2 O2 -> CO2",
    what: "formação do monóxido de carbono",
    h1: [-392, -394, -396],
    h2: [-281, -283, -285],
  },
  {
    target: "S + O2 -> SO2",
    first: "S + 3/2 O2 -> SO3",
    second: "SO2 + 1/2 O2 -> SO3",
    what: "formação do dióxido de enxofre",
    h1: [-394, -396, -398],
    h2: [-97, -99, -101],
  },
  {
    target: "N2 + O2 -> 2 NO",
    first: "N2 + 2 O2 -> 2 NO2",
    second: "2 NO + O2 -> 2 NO2",
    what: "formação do óxido nítrico",
    h1: [66, 68],
    h2: [-112, -114],
  },
  {
    target: "C(grafita) -> C(diamante)",
    first: "C(grafita) + O2 -> CO2",
    second: "C(diamante) + O2 -> CO2",
    what: "conversão da grafita em diamante",
    h1: [-392, -394],
    h2: [-396, -397, -398],
  },
  {
    target: "P4 + 6 Cl2 -> 4 PCl3",
    first: "P4 + 10 Cl2 -> 4 PCl5",
    second: "4 PCl3 + 4 Cl2 -> 4 PCl5",
    what: "formação do tricloreto de fósforo",
    h1: [-1770, -1774, -1780],
    h2: [-490, -495, -500],
  },
];

function hess(random: Random): GeneratedContent {
  const cycle = random.pick(hessCycles);
  const [one, two] = [random.pick(cycle.h1), random.pick(cycle.h2)];
  const right = one - two;
  const show = (value: number) => `${value > 0 ? "+" : ""}${number(value)} kJ`;
  const wrong = distinctWrong(show(right), [one + two, -right, -(one + two), one, two, right * 2].map(show));
  return {
    context: `Nem sempre é possível medir diretamente o calor de uma reação. ${classroom(random)} discutiu-se o caso da ${cycle.what}, calculada a partir de duas transformações conhecidas, a 25 °C e 1 atm:\n\n${table(
      ["Reação", "ΔH (kJ)"],
      [
        [`$\\ce{${cycle.first}}$`, number(one)],
        [`$\\ce{${cycle.second}}$`, number(two)],
      ],
    )}\n\nA reação de interesse é\n\n$$\\ce{${cycle.target}}$$`,
    question: "A variação de entalpia da reação de interesse é",
    right: show(right),
    wrong,
    claim: (answer) => `A variação de entalpia da reação de interesse é ${answer}.`,
    open: "Calcule a variação de entalpia da reação de interesse e classifique-a em endotérmica ou exotérmica.",
    solution: `Mantém-se a primeira equação e inverte-se a segunda, trocando o sinal do seu ΔH:\n\n$$\\Delta H = ${tex(one)} - (${tex(two)}) = ${tex(right)}\\ \\text{kJ}$$\n\nA reação é ${right < 0 ? "exotérmica" : "endotérmica"}.`,
    hint: "Inverter uma equação troca o sinal da variação de entalpia.",
    explanation:
      "Pela lei de Hess, a variação de entalpia depende apenas dos estados inicial e final: some equações como se fossem igualdades algébricas.",
    difficulty: 2,
    facts: { one, two },
  };
}

function halfLife(random: Random): GeneratedContent {
  const isotope = random.pick([
    { name: "iodo-131", time: 8, unit: "dias", use: "no diagnóstico de doenças da tireoide" },
    { name: "carbono-14", time: 5730, unit: "anos", use: "na datação de fósseis e objetos de madeira" },
    { name: "césio-137", time: 30, unit: "anos", use: "em antigos aparelhos de radioterapia" },
    { name: "cobalto-60", time: 5, unit: "anos", use: "na esterilização de materiais cirúrgicos" },
    { name: "tecnécio-99m", time: 6, unit: "horas", use: "em exames de imagem do coração e dos ossos" },
    { name: "fósforo-32", time: 14, unit: "dias", use: "no estudo da absorção de nutrientes por plantas" },
    { name: "estrôncio-90", time: 28, unit: "anos", use: "em geradores termoelétricos de sondas e faróis" },
    { name: "flúor-18", time: 110, unit: "minutos", use: "em tomografias por emissão de pósitrons" },
  ]);
  const lives = random.int(2, 6);
  const start = random.int(1, 30) * 2 ** random.int(2, 6);
  const right = round(start / 2 ** lives, 5);
  if (round(right, 2) !== right) return halfLife(random);
  const options = numericChoices(
    right,
    [round(start / (2 * lives), 2), round(start / lives, 2), round(start - right, 2), right * 2, right / 2],
    random,
    (value) => `${number(value)} mg`,
  );
  return {
    context: `O isótopo ${isotope.name}, empregado ${isotope.use}, tem meia-vida de aproximadamente ${number(isotope.time)} ${isotope.unit}. Um frasco blindado guardado em uma instituição de ${city(random).full}, e conferido todos os meses ${worker(random, "health").byCalled}, contém hoje ${number(start)} mg desse isótopo. O recipiente permanecerá lacrado, e nenhum material será acrescentado.`,
    question: `Depois de ${number(isotope.time * lives)} ${isotope.unit}, a massa restante do isótopo será`,
    ...options,
    claim: (answer) =>
      `Depois de ${number(isotope.time * lives)} ${isotope.unit}, a massa restante do isótopo será ${answer}.`,
    open: `Calcule a massa do isótopo que restará depois de ${number(isotope.time * lives)} ${isotope.unit}.`,
    solution: `O tempo equivale a $${tex(isotope.time * lives)} \\div ${tex(isotope.time)} = ${lives}$ meias-vidas. A cada uma, a massa cai à metade:\n\n$$m = \\dfrac{${tex(start)}}{2^{${lives}}} = ${tex(right)}\\ \\text{mg}$$`,
    hint: "Quantas vezes a massa se reduz à metade nesse tempo?",
    explanation:
      "A meia-vida é o tempo em que metade dos núcleos se desintegra. Conte quantas meias-vidas se passaram.",
    difficulty: 1,
    facts: { half: isotope.time, start, total: isotope.time * lives },
  };
}

export const chemicalEnergyTemplates: QuestionTemplate[] = [
  {
    name: "quimica-combustao",
    subject: "quimica",
    topics: ["Entalpia", "Termoquímica"],
    make: combustion,
  },
  {
    name: "quimica-lei-de-hess",
    subject: "quimica",
    topics: ["Lei de Hess"],
    also: ["Entalpia"],
    make: hess,
  },
  {
    name: "quimica-meia-vida",
    subject: "quimica",
    topics: ["Radioatividade"],
    make: halfLife,
  },
];

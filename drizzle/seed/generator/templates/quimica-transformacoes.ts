import { distinctWrong, numericChoices } from "#drizzle/seed/generator/choices.ts";
import { oxidation, reactions } from "#drizzle/seed/generator/facts/chemistry.ts";
import { number, round, table, tex } from "#drizzle/seed/generator/format.ts";
import type { Random } from "#drizzle/seed/generator/random.ts";
import { classroom } from "#drizzle/seed/generator/scene.ts";
import type { GeneratedContent, QuestionTemplate } from "#drizzle/seed/generator/template.ts";
import { city } from "#drizzle/seed/generator/words/cities.ts";
import { person } from "#drizzle/seed/generator/words/people.ts";
import { worker } from "#drizzle/seed/generator/words/professions.ts";

function stoichiometry(random: Random): GeneratedContent {
  const each = random.pick(reactions);
  const mols = random.pick([0.5, 1, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10, 20]) * each.ratioFrom;
  const purity = random.pick([100, 100, 90, 80, 75, 60]);
  const given = round((mols * each.from * 100) / purity, 2);
  const right = round((mols / each.ratioFrom) * each.ratioTo * each.to, 3);
  if (round(given, 1) !== given) return stoichiometry(random);
  const options = numericChoices(right, [round((given / each.from / each.ratioFrom) * each.ratioTo * each.to, 2), round(mols * each.to, 2), given, round((right * each.ratioFrom) / each.ratioTo, 2), right * 2], random, (value) => `${number(value)} g`);
  const pure = purity === 100 ? `${number(given)} g de ${each.of} puro`.replace(/(amônia|água|glicose) puro/, "$1 pura") : `uma amostra de ${number(given)} g com ${purity}% de ${each.of} em massa; as impurezas não reagem`;
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
  const options = numericChoices(right, [round(fuel.heat * grams, 0), round(fuel.heat / mols, 0), fuel.heat, right * 2, right / 2], random, (value) => `${number(value)} kJ`);
  const device = random.pick(["um fogareiro de acampamento", "uma caldeira experimental", "um motor de bancada", "um aquecedor de estufa", "um maçarico", "uma lamparina de laboratório"]);
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
  { target: "C(grafita) + 1/2 O2 -> CO", first: "C(grafita) + O2 -> CO2", second: "CO + 1/2 O2 -> CO2", what: "formação do monóxido de carbono", h1: [-392, -394, -396], h2: [-281, -283, -285] },
  { target: "S + O2 -> SO2", first: "S + 3/2 O2 -> SO3", second: "SO2 + 1/2 O2 -> SO3", what: "formação do dióxido de enxofre", h1: [-394, -396, -398], h2: [-97, -99, -101] },
  { target: "N2 + O2 -> 2 NO", first: "N2 + 2 O2 -> 2 NO2", second: "2 NO + O2 -> 2 NO2", what: "formação do óxido nítrico", h1: [66, 68], h2: [-112, -114] },
  { target: "C(grafita) -> C(diamante)", first: "C(grafita) + O2 -> CO2", second: "C(diamante) + O2 -> CO2", what: "conversão da grafita em diamante", h1: [-392, -394], h2: [-396, -397, -398] },
  { target: "P4 + 6 Cl2 -> 4 PCl3", first: "P4 + 10 Cl2 -> 4 PCl5", second: "4 PCl3 + 4 Cl2 -> 4 PCl5", what: "formação do tricloreto de fósforo", h1: [-1770, -1774, -1780], h2: [-490, -495, -500] },
];

function hess(random: Random): GeneratedContent {
  const cycle = random.pick(hessCycles);
  const [one, two] = [random.pick(cycle.h1), random.pick(cycle.h2)];
  const right = one - two;
  const show = (value: number) => `${value > 0 ? "+" : ""}${number(value)} kJ`;
  const wrong = distinctWrong(show(right), [one + two, -right, -(one + two), one, two, right * 2].map(show));
  return {
    context: `Nem sempre é possível medir diretamente o calor de uma reação. ${classroom(random)} discutiu-se o caso da ${cycle.what}, calculada a partir de duas transformações conhecidas, a 25 °C e 1 atm:\n\n${table(["Reação", "ΔH (kJ)"], [[`$\\ce{${cycle.first}}$`, number(one)], [`$\\ce{${cycle.second}}$`, number(two)]])}\n\nA reação de interesse é\n\n$$\\ce{${cycle.target}}$$`,
    question: "A variação de entalpia da reação de interesse é",
    right: show(right),
    wrong,
    claim: (answer) => `A variação de entalpia da reação de interesse é ${answer}.`,
    open: "Calcule a variação de entalpia da reação de interesse e classifique-a em endotérmica ou exotérmica.",
    solution: `Mantém-se a primeira equação e inverte-se a segunda, trocando o sinal do seu ΔH:\n\n$$\\Delta H = ${tex(one)} - (${tex(two)}) = ${tex(right)}\\ \\text{kJ}$$\n\nA reação é ${right < 0 ? "exotérmica" : "endotérmica"}.`,
    hint: "Inverter uma equação troca o sinal da variação de entalpia.",
    explanation: "Pela lei de Hess, a variação de entalpia depende apenas dos estados inicial e final: some equações como se fossem igualdades algébricas.",
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
  const options = numericChoices(right, [round(start / (2 * lives), 2), round(start / lives, 2), round(start - right, 2), right * 2, right / 2], random, (value) => `${number(value)} mg`);
  return {
    context: `O isótopo ${isotope.name}, empregado ${isotope.use}, tem meia-vida de aproximadamente ${number(isotope.time)} ${isotope.unit}. Um frasco blindado guardado em uma instituição de ${city(random).full}, e conferido todos os meses ${worker(random, "health").byCalled}, contém hoje ${number(start)} mg desse isótopo. O recipiente permanecerá lacrado, e nenhum material será acrescentado.`,
    question: `Depois de ${number(isotope.time * lives)} ${isotope.unit}, a massa restante do isótopo será`,
    ...options,
    claim: (answer) => `Depois de ${number(isotope.time * lives)} ${isotope.unit}, a massa restante do isótopo será ${answer}.`,
    open: `Calcule a massa do isótopo que restará depois de ${number(isotope.time * lives)} ${isotope.unit}.`,
    solution: `O tempo equivale a $${tex(isotope.time * lives)} \\div ${tex(isotope.time)} = ${lives}$ meias-vidas. A cada uma, a massa cai à metade:\n\n$$m = \\dfrac{${tex(start)}}{2^{${lives}}} = ${tex(right)}\\ \\text{mg}$$`,
    hint: "Quantas vezes a massa se reduz à metade nesse tempo?",
    explanation: "A meia-vida é o tempo em que metade dos núcleos se desintegra. Conte quantas meias-vidas se passaram.",
    difficulty: 1,
    facts: { half: isotope.time, start, total: isotope.time * lives },
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
  if (!Number.isInteger(round(seconds, 4)) || round(right, 2) !== right || seconds < 60) return electrolysis(random);
  const options = numericChoices(right, [round(electrons * metal.mass, 2), round(electrons * metal.mass * metal.charge, 2), round(right / 2, 2), round(right * 1.5, 2)], random, (value) => `${number(value, 2)} g`);
  const piece = random.pick(["uma bandeja", "um castiçal", "uma torneira", "um troféu escolar", "um conjunto de talheres", "um cálice", "uma moldura", "uma maçaneta"]);
  const ion = metal.charge === 1 ? `${metal.symbol}+` : `${metal.symbol}^{${metal.charge}+}`;
  return {
    context: `Para revestir ${piece} com ${metal.name}, uma oficina de galvanoplastia de ${city(random).full} mergulha a peça em uma solução que contém íons $\\ce{${ion}}$ e a liga ao polo negativo de uma fonte. Durante ${number(seconds)} s circula uma corrente constante de ${number(current)} A, e toda a carga é usada na deposição do metal. Considere: massa molar, ${number(metal.mass)} g/mol; constante de Faraday, 96.500 C/mol.`,
    question: `A massa de ${metal.name} depositada é`,
    ...options,
    claim: (answer) => `A massa de ${metal.name} depositada é ${answer}.`,
    open: `Escreva a semirreação que ocorre na peça e calcule a massa de ${metal.name} depositada.`,
    solution: `A carga é $Q = i\\,t = ${tex(current)} \\cdot ${tex(seconds)} = ${tex(round(current * seconds, 2))}$ C, o que corresponde a $${tex(electrons)}$ mol de elétrons.\n\nComo $\\ce{${ion} + ${metal.charge === 1 ? "" : `${metal.charge} `}e- -> ${metal.symbol}}$, formam-se $${tex(round(electrons / metal.charge, 5))}$ mol do metal: $${tex(right)}$ g.`,
    hint: "Calcule a carga, converta em mols de elétrons e veja quantos elétrons cada íon recebe.",
    explanation: "A corrente e o tempo dão a carga; a carga do íon diz quantos elétrons são necessários por átomo depositado.",
    difficulty: 3,
    facts: { current, seconds, mass: metal.mass, charge: metal.charge },
  };
}

function oxidationNumber(random: Random): GeneratedContent {
  const each = random.pick(oxidation);
  const show = (value: number) => (value > 0 ? `+${value}` : `−${-value}`);
  const near = [each.value + 1, each.value - 1, -each.value, each.value + 2, each.value - 2, each.value + 3].filter((value) => value !== 0 && Math.abs(value) <= 7);
  const wrong = distinctWrong(show(each.value), [...random.shuffle(near), 1, -1, 3, 5, 6].map(show));
  return {
    context: `${classroom(random)} ${person(random).first} precisou decidir se certa espécie química poderia agir como oxidante. Para isso, recordou que o oxigênio tem, em geral, número de oxidação −2, o hidrogênio, +1, os metais alcalinos, +1, e que a soma dos números de oxidação em um composto neutro é zero. O composto estudado foi ${each.name === "amônia" ? "a" : "o"} ${each.name}, $\\ce{${each.formula}}$.`,
    question: `Nesse composto, o número de oxidação do elemento de símbolo ${each.symbol} é`,
    right: show(each.value),
    wrong,
    claim: (answer) => `Nesse composto, o número de oxidação do elemento de símbolo ${each.symbol} é ${answer}.`,
    open: `Determine o número de oxidação do elemento de símbolo ${each.symbol} nesse composto.`,
    solution: `Impondo que a soma dos números de oxidação em $\\ce{${each.formula}}$ seja zero e usando os valores conhecidos dos demais elementos, obtém-se ${show(each.value)} para o elemento de símbolo ${each.symbol}.`,
    hint: "Escreva uma equação em que a soma de todos os números de oxidação seja nula.",
    explanation: "O composto é neutro; com as regras lembradas no texto, só resta um número de oxidação desconhecido.",
    difficulty: 1,
  };
}

export const transformationTemplates: QuestionTemplate[] = [
  { name: "quimica-estequiometria", subject: "quimica", topics: ["Estequiometria"], also: ["Massa Molar e Mol"], theme: "industria", make: stoichiometry },
  { name: "quimica-combustao", subject: "quimica", topics: ["Entalpia", "Termoquímica"], theme: "energia", make: combustion },
  { name: "quimica-lei-de-hess", subject: "quimica", topics: ["Lei de Hess"], also: ["Entalpia"], theme: null, make: hess },
  { name: "quimica-meia-vida", subject: "quimica", topics: ["Radioatividade"], theme: "saude", make: halfLife },
  { name: "quimica-eletrolise", subject: "quimica", topics: ["Eletrólise"], theme: "industria", make: electrolysis },
  { name: "quimica-nox", subject: "quimica", topics: ["Número de Oxidação"], also: ["Oxirredução"], theme: null, make: oxidationNumber },
];

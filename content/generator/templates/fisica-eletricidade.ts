import { numericChoices } from "#content/generator/choices.ts";
import { money, number, round, table, tex } from "#content/generator/format.ts";
import type { Random } from "#content/generator/random.ts";
import { classroom } from "#content/generator/scene.ts";
import type { GeneratedContent, QuestionTemplate } from "#content/generator/template.ts";
import { city } from "#content/generator/words/cities.ts";
import { person } from "#content/generator/words/people.ts";
import { district } from "#content/generator/words/places.ts";

const appliances = [
  { name: "Chuveiro elétrico", powers: [4400, 5000, 5500, 6000], hours: [0.4, 0.5, 0.75, 1] },
  { name: "Geladeira", powers: [90, 100, 120, 150], hours: [8, 10, 12] },
  { name: "Televisão", powers: [80, 100, 120, 150], hours: [3, 4, 5, 6] },
  { name: "Ventilador", powers: [60, 80, 100, 120], hours: [6, 8, 10] },
  { name: "Ferro de passar", powers: [1000, 1200, 1500], hours: [0.25, 0.5, 1] },
  { name: "Computador", powers: [150, 200, 250, 300], hours: [4, 5, 6, 8] },
  { name: "Ar-condicionado", powers: [900, 1000, 1200, 1400], hours: [4, 5, 6, 8] },
  { name: "Forno elétrico", powers: [1500, 1750, 2000], hours: [0.5, 1, 1.5] },
  { name: "Lâmpadas de LED", powers: [40, 50, 60, 80], hours: [5, 6, 8] },
  { name: "Máquina de lavar", powers: [400, 500, 600], hours: [0.5, 1, 1.5] },
];

function electricityBill(random: Random): GeneratedContent {
  const chosen = random
    .sample(appliances, random.int(3, 4))
    .map((each) => ({ name: each.name, power: random.pick(each.powers), hours: random.pick(each.hours) }));
  const tariff = random.int(60, 110) / 100;
  const daily = chosen.reduce((sum, each) => sum + each.power * each.hours, 0);
  const energy = round((daily * 30) / 1000, 4);
  const right = round(energy * tariff, 2);
  const options = numericChoices(
    right,
    [
      round((daily / 1000) * tariff, 2),
      round(energy, 2),
      round(((chosen.reduce((sum, each) => sum + each.power, 0) * 30) / 1000) * tariff, 2),
      round(right * 2, 2),
      round(right / 2, 2),
    ],
    random,
    money,
  );
  const cells = chosen.map((each) => [each.name, number(each.power), number(each.hours)]);
  return {
    context: `${person(random).full}, que mora ${district(random).at}, em ${city(random).full}, resolveu entender a conta de luz e anotou a potência e o tempo médio diário de uso dos aparelhos que mais pesam no consumo. A tarifa, com tributos, é de ${money(tariff)} por quilowatt-hora.\n\n${table(["Aparelho", "Potência (W)", "Uso diário (h)"], cells)}`,
    question: "Em um mês de 30 dias, esses aparelhos geram um gasto de, aproximadamente,",
    ...options,
    claim: (answer) => `Em um mês de 30 dias, esses aparelhos geram um gasto de, aproximadamente, ${answer}.`,
    open: "Calcule a energia consumida por esses aparelhos em um mês de 30 dias e o gasto correspondente.",
    solution: `A energia diária é a soma de potência por tempo: $${chosen.map((each) => `${tex(each.power)} \\cdot ${tex(each.hours)}`).join(" + ")} = ${tex(round(daily, 2))}$ Wh.\n\nEm 30 dias: $${tex(energy)}$ kWh. O gasto é ${number(energy)} · ${money(tariff)} ≈ ${money(right)}.`,
    hint: "Energia é potência vezes tempo; passe de watt-hora para quilowatt-hora.",
    explanation:
      "A tabela dá potência e horas por dia. Some os consumos, multiplique pelos dias e pela tarifa.",
    difficulty: 1,
    facts: { tariff },
  };
}

function circuit(random: Random): GeneratedContent {
  const [one, other] = random.pick([
    [3, 6],
    [6, 12],
    [4, 12],
    [10, 15],
    [20, 30],
    [12, 24],
    [10, 40],
    [5, 20],
    [8, 24],
    [6, 6],
    [30, 60],
    [12, 36],
  ]) as [number, number];
  const parallel = (one * other) / (one + other);
  const series = random.int(1, 12);
  const right = random.int(1, 12) / 2;
  const voltage = round((series + parallel) * right, 2);
  if (voltage > 120) return circuit(random);
  const options = numericChoices(
    right,
    [
      round(voltage / (series + one + other), 2),
      round(voltage / series, 2),
      round(voltage / parallel, 2),
      right * 2,
      right / 2,
    ],
    random,
    (value) => `${number(value)} A`,
  );
  return {
    context: `${classroom(random)} montou-se, sobre uma placa de testes, um circuito alimentado por uma fonte ideal de ${number(voltage)} V. Um resistor de ${series} Ω foi ligado em série com uma associação em paralelo de dois resistores, de ${one} Ω e ${other} Ω. Os fios têm resistência desprezível, e um amperímetro ideal foi inserido junto à fonte.`,
    question: "A indicação do amperímetro é",
    ...options,
    claim: (answer) => `A indicação do amperímetro é ${answer}.`,
    open: "Calcule a resistência equivalente do circuito e a indicação do amperímetro.",
    solution: `Os resistores em paralelo equivalem a $\\dfrac{${one} \\cdot ${other}}{${one} + ${other}} = ${tex(parallel)}\\ \\Omega$. Com o resistor em série, $R = ${tex(series + parallel)}\\ \\Omega$.\n\n$$i = \\dfrac{U}{R} = \\dfrac{${tex(voltage)}}{${tex(series + parallel)}} = ${tex(right)}\\ \\text{A}$$`,
    hint: "Reduza primeiro o trecho em paralelo a um único resistor.",
    explanation: "O circuito é misto. O amperímetro junto à fonte mede a corrente total.",
    difficulty: 2,
    facts: { voltage, series, one, other },
  };
}

function coulomb(random: Random): GeneratedContent {
  const [one, other] = [random.int(1, 12), random.int(1, 12)];
  const distance = random.pick([10, 20, 30, 40, 50, 60]);
  const right = round((9e9 * one * other * 1e-12) / (distance / 100) ** 2, 4);
  if (round(right, 2) !== right) return coulomb(random);
  const options = numericChoices(
    right,
    [
      round((9e9 * one * other * 1e-12) / (distance / 100), 3),
      right * 2,
      right / 4,
      right * 4,
      round(right / 2, 3),
    ],
    random,
    (value) => `${number(value)} N`,
  );
  const sign = random.chance(0.5);
  return {
    context: `${classroom(random)} duas pequenas esferas condutoras foram eletrizadas e fixadas em suportes isolantes, no vácuo, a ${distance} cm uma da outra. As cargas valem ${sign ? "" : "−"}${one} µC e ${other} µC, e as dimensões das esferas são muito menores que a distância entre elas. A constante eletrostática do meio é $k = 9 \\cdot 10^{9}\\ \\text{N}\\cdot\\text{m}^2/\\text{C}^2$.`,
    question: `A intensidade da força de ${sign ? "repulsão" : "atração"} entre as esferas é`,
    ...options,
    claim: (answer) =>
      `A intensidade da força de ${sign ? "repulsão" : "atração"} entre as esferas é ${answer}.`,
    open: "Calcule a intensidade da força elétrica entre as esferas e diga se é de atração ou de repulsão.",
    solution: `Pela lei de Coulomb, com $d = ${tex(distance / 100)}$ m:\n\n$$F = k\\dfrac{|q_1 q_2|}{d^2} = \\dfrac{9 \\cdot 10^{9} \\cdot ${one} \\cdot 10^{-6} \\cdot ${other} \\cdot 10^{-6}}{${tex(distance / 100)}^2} = ${tex(right)}\\ \\text{N}$$\n\nCargas de sinais ${sign ? "iguais se repelem" : "opostos se atraem"}.`,
    hint: "Passe a distância para metros e lembre-se de elevá-la ao quadrado.",
    explanation: "São dadas duas cargas e a distância; o sinal delas só decide entre atração e repulsão.",
    difficulty: 1,
    facts: { one, other, distance },
  };
}

export const electricityTemplates: QuestionTemplate[] = [
  {
    name: "fisica-conta-de-luz",
    subject: "fisica",
    topics: ["Potência Elétrica"],
    also: ["Eletrodinâmica"],
    make: electricityBill,
  },
  {
    name: "fisica-circuito-misto",
    subject: "fisica",
    topics: ["Resistores", "Circuitos Elétricos", "Leis de Ohm"],
    make: circuit,
  },
  { name: "fisica-coulomb", subject: "fisica", topics: ["Força Elétrica"], make: coulomb },
];

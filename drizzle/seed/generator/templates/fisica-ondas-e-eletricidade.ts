import { numericChoices } from "#drizzle/seed/generator/choices.ts";
import { transparent } from "#drizzle/seed/generator/facts/materials.ts";
import { money, number, round, scientific, table, tex } from "#drizzle/seed/generator/format.ts";
import type { Random } from "#drizzle/seed/generator/random.ts";
import { classroom } from "#drizzle/seed/generator/scene.ts";
import type { GeneratedContent, QuestionTemplate } from "#drizzle/seed/generator/template.ts";
import { city } from "#drizzle/seed/generator/words/cities.ts";
import { person } from "#drizzle/seed/generator/words/people.ts";
import { district } from "#drizzle/seed/generator/words/places.ts";
import { worker } from "#drizzle/seed/generator/words/professions.ts";

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
  const chosen = random.sample(appliances, random.int(3, 4)).map((each) => ({ name: each.name, power: random.pick(each.powers), hours: random.pick(each.hours) }));
  const tariff = random.int(60, 110) / 100;
  const daily = chosen.reduce((sum, each) => sum + each.power * each.hours, 0);
  const energy = round((daily * 30) / 1000, 4);
  const right = round(energy * tariff, 2);
  const options = numericChoices(right, [round((daily / 1000) * tariff, 2), round(energy, 2), round(((chosen.reduce((sum, each) => sum + each.power, 0) * 30) / 1000) * tariff, 2), round(right * 2, 2), round(right / 2, 2)], random, money);
  const cells = chosen.map((each) => [each.name, number(each.power), number(each.hours)]);
  return {
    context: `${person(random).full}, que mora ${district(random).at}, em ${city(random).full}, resolveu entender a conta de luz e anotou a potência e o tempo médio diário de uso dos aparelhos que mais pesam no consumo. A tarifa, com tributos, é de ${money(tariff)} por quilowatt-hora.\n\n${table(["Aparelho", "Potência (W)", "Uso diário (h)"], cells)}`,
    question: "Em um mês de 30 dias, esses aparelhos geram um gasto de, aproximadamente,",
    ...options,
    claim: (answer) => `Em um mês de 30 dias, esses aparelhos geram um gasto de, aproximadamente, ${answer}.`,
    open: "Calcule a energia consumida por esses aparelhos em um mês de 30 dias e o gasto correspondente.",
    solution: `A energia diária é a soma de potência por tempo: $${chosen.map((each) => `${tex(each.power)} \\cdot ${tex(each.hours)}`).join(" + ")} = ${tex(round(daily, 2))}$ Wh.\n\nEm 30 dias: $${tex(energy)}$ kWh. O gasto é ${number(energy)} · ${money(tariff)} ≈ ${money(right)}.`,
    hint: "Energia é potência vezes tempo; passe de watt-hora para quilowatt-hora.",
    explanation: "A tabela dá potência e horas por dia. Some os consumos, multiplique pelos dias e pela tarifa.",
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
  const options = numericChoices(right, [round(voltage / (series + one + other), 2), round(voltage / series, 2), round(voltage / parallel, 2), right * 2, right / 2], random, (value) => `${number(value)} A`);
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

function lens(random: Random): GeneratedContent {
  const focal = random.int(2, 20) * 5;
  const factor = random.pick([1.25, 1.5, 2, 2.5, 3, 4, 5, 6]);
  const object = round(focal * factor, 2);
  const right = round((object * focal) / (object - focal), 3);
  if (round(right, 1) !== right) return lens(random);
  const options = numericChoices(right, [object - focal, object + focal, round((object * focal) / (object + focal), 1), focal, object], random, (value) => `${number(value)} cm`);
  const object_ = random.pick(["uma vela acesa", "uma lâmpada pequena", "um slide iluminado", "uma seta luminosa", "a tela de um celular", "um letreiro de LED"]);
  return {
    context: `Na oficina de óptica ministrada ${worker(random, "physics").byCalled}, em ${city(random).full}, ${object_} foi colocad${object_.startsWith("um ") ? "o" : "a"} diante de uma lente delgada convergente, perpendicularmente ao eixo principal, a ${number(object)} cm do centro óptico. A distância focal da lente é de ${number(focal)} cm. Movendo um anteparo, o grupo procurou a posição em que a imagem ficava nítida.`,
    question: "A imagem nítida se forma a uma distância da lente igual a",
    ...options,
    claim: (answer) => `A imagem nítida se forma a uma distância da lente igual a ${answer}.`,
    open: "Calcule a que distância da lente a imagem se forma e classifique-a em real ou virtual.",
    solution: `Pela equação de Gauss, $\\dfrac{1}{f} = \\dfrac{1}{p} + \\dfrac{1}{p'}$:\n\n$$\\dfrac{1}{p'} = \\dfrac{1}{${tex(focal)}} - \\dfrac{1}{${tex(object)}} \\Rightarrow p' = ${tex(right)}\\ \\text{cm}$$\n\nComo $p' > 0$, a imagem é real e pode ser projetada.`,
    hint: "Use a equação dos pontos conjugados.",
    explanation: "Conhecem-se a distância focal e a posição do objeto; pede-se a posição da imagem projetada.",
    difficulty: 2,
    facts: { focal, object },
  };
}

function wave(random: Random): GeneratedContent {
  const scenes = [
    { what: "o som emitido por uma sirene no ar", speed: 340, low: 85, high: 3400, unit: "Hz" },
    { what: "o som de uma flauta em uma sala", speed: 340, low: 200, high: 2000, unit: "Hz" },
    { what: "o canto de um grilo no ar", speed: 340, low: 2000, high: 5000, unit: "Hz" },
    { what: "um pulso sonoro emitido por um golfinho na água", speed: 1500, low: 5000, high: 100000, unit: "Hz" },
    { what: "a vibração transmitida a uma corda de viola", speed: 250, low: 100, high: 800, unit: "Hz" },
    { what: "o ultrassom de um sonar de barco pesqueiro na água", speed: 1500, low: 25000, high: 200000, unit: "Hz" },
  ];
  const scene = random.pick(scenes);
  const steps = scene.high > 9000 ? 500 : 50;
  const frequency = random.int(Math.ceil(scene.low / steps), Math.floor(scene.high / steps)) * steps;
  const right = round(scene.speed / frequency, 6);
  if (round(right, 3) !== right) return wave(random);
  const show = (value: number) => (value < 1 ? `${number(round(value * 100, 4))} cm` : `${number(value)} m`);
  const options = numericChoices(right, [round(frequency / scene.speed, 3), right * 2, right / 2, right * 10, right / 4], random, show);
  return {
    context: `Em um experimento sobre ondas realizado por ${person(random).full}, em ${city(random).full}, um sensor registrou ${scene.what}. A análise no computador mostrou uma oscilação periódica de frequência ${number(frequency)} ${scene.unit}, que se propaga com velocidade de ${number(scene.speed)} m/s no meio considerado. A amplitude diminui com a distância, mas a frequência não se altera.`,
    question: "O comprimento dessa onda é",
    ...options,
    claim: (answer) => `O comprimento dessa onda é ${answer}.`,
    open: "Calcule o comprimento dessa onda e o período da oscilação.",
    solution: `Da equação fundamental $v = \\lambda f$:\n\n$$\\lambda = \\dfrac{${tex(scene.speed)}}{${tex(frequency)}} = ${tex(right)}\\ \\text{m}$$`,
    hint: "Em um período, a onda avança um comprimento de onda.",
    explanation: "Velocidade e frequência são dadas; o comprimento de onda é a razão entre elas.",
    difficulty: 1,
    facts: { speed: scene.speed, frequency },
  };
}

function refraction(random: Random): GeneratedContent {
  const medium = random.pick(transparent);
  const right = round(3e8 / medium.index / 1e8, 2);
  const options = numericChoices(right, [round(3 * medium.index, 2), 3, round(right / 2, 2), round(3 - (medium.index - 1), 2), round(right + 0.2, 2)], random, (value) => `$${tex(value)} \\cdot 10^{8}$ m/s`);
  const use = random.pick(["identificar joias falsas", "escolher o material de uma lente", "medir a pureza de uma amostra", "calibrar um sensor de fibra óptica", "montar um periscópio", "restaurar vitrais"]);
  return {
    context: `Para ${use}, ${worker(random, "physics").called}, de ${city(random).full}, mediu o índice de refração absoluto de uma amostra de ${medium.name} e obteve ${number(medium.index)}. Sabe-se que esse índice compara a rapidez da luz no vácuo, $c = 3{,}0 \\cdot 10^{8}$ m/s, com a que ela apresenta dentro do material, sempre menor. ${person(random).first}, que faz estágio no local, conferiu o resultado.`,
    question: `A velocidade da luz ${medium.in} é, aproximadamente,`,
    ...options,
    claim: (answer) => `A velocidade da luz ${medium.in} é, aproximadamente, ${answer}.`,
    open: `Calcule a velocidade aproximada da luz ${medium.in}.`,
    solution: `Como $n = \\dfrac{c}{v}$:\n\n$$v = \\dfrac{3{,}0 \\cdot 10^{8}}{${tex(medium.index)}} \\approx ${tex(right)} \\cdot 10^{8}\\ \\text{m/s}$$`,
    hint: "Quanto maior o índice de refração, mais lenta é a luz.",
    explanation: "O índice de refração é a razão entre a velocidade da luz no vácuo e no meio.",
    difficulty: 1,
    facts: { index: medium.index },
  };
}

function coulomb(random: Random): GeneratedContent {
  const [one, other] = [random.int(1, 12), random.int(1, 12)];
  const distance = random.pick([10, 20, 30, 40, 50, 60]);
  const right = round((9e9 * one * other * 1e-12) / (distance / 100) ** 2, 4);
  if (round(right, 2) !== right) return coulomb(random);
  const options = numericChoices(right, [round((9e9 * one * other * 1e-12) / (distance / 100), 3), right * 2, right / 4, right * 4, round(right / 2, 3)], random, (value) => `${number(value)} N`);
  const sign = random.chance(0.5);
  return {
    context: `${classroom(random)} duas pequenas esferas condutoras foram eletrizadas e fixadas em suportes isolantes, no vácuo, a ${distance} cm uma da outra. As cargas valem ${sign ? "" : "−"}${one} µC e ${other} µC, e as dimensões das esferas são muito menores que a distância entre elas. A constante eletrostática do meio é $k = 9 \\cdot 10^{9}\\ \\text{N}\\cdot\\text{m}^2/\\text{C}^2$.`,
    question: `A intensidade da força de ${sign ? "repulsão" : "atração"} entre as esferas é`,
    ...options,
    claim: (answer) => `A intensidade da força de ${sign ? "repulsão" : "atração"} entre as esferas é ${answer}.`,
    open: "Calcule a intensidade da força elétrica entre as esferas e diga se é de atração ou de repulsão.",
    solution: `Pela lei de Coulomb, com $d = ${tex(distance / 100)}$ m:\n\n$$F = k\\dfrac{|q_1 q_2|}{d^2} = \\dfrac{9 \\cdot 10^{9} \\cdot ${one} \\cdot 10^{-6} \\cdot ${other} \\cdot 10^{-6}}{${tex(distance / 100)}^2} = ${tex(right)}\\ \\text{N}$$\n\nCargas de sinais ${sign ? "iguais se repelem" : "opostos se atraem"}.`,
    hint: "Passe a distância para metros e lembre-se de elevá-la ao quadrado.",
    explanation: "São dadas duas cargas e a distância; o sinal delas só decide entre atração e repulsão.",
    difficulty: 1,
    facts: { one, other, distance },
  };
}

function photon(random: Random): GeneratedContent {
  const work = random.int(18, 50) / 10;
  const energy = round(work + random.int(2, 40) / 10, 1);
  const right = round(energy - work, 1);
  const options = numericChoices(right, [energy, work, round(energy + work, 1), round(right / 2, 1), round(right + 1, 1)], random, (value) => `${number(value)} eV`);
  const metal = random.pick(["uma placa metálica polida", "uma película metálica", "o cátodo de uma fotocélula", "um eletrodo metálico", "uma lâmina metálica"]);
  const frequency = scientific((energy * 1.6e-19) / 6.6e-34, 2);
  return {
    context: `Em ${city(random).full}, ${worker(random, "physics").called} ilumina ${metal}, cuja função trabalho é ${number(work)} eV, com radiação monocromática formada por fótons de ${number(energy)} eV cada. Um detector sensível mostra que elétrons são arrancados da superfície, fenômeno que Albert Einstein explicou em 1905 ao propor que a luz transporta energia em pacotes.`,
    question: "A energia cinética máxima dos elétrons emitidos é",
    ...options,
    claim: (answer) => `A energia cinética máxima dos elétrons emitidos é ${answer}.`,
    open: "Calcule a energia cinética máxima dos elétrons emitidos.",
    solution: `Cada fóton entrega toda a sua energia a um elétron; parte dela é gasta para vencer a função trabalho:\n\n$$E_c = ${tex(energy)} - ${tex(work)} = ${tex(right)}\\ \\text{eV}$$\n\nA frequência dessa radiação é cerca de $${frequency}$ Hz.`,
    hint: "A energia do fóton se divide entre arrancar o elétron e colocá-lo em movimento.",
    explanation: "São dadas a energia do fóton e a função trabalho; a diferença é a energia cinética máxima.",
    difficulty: 2,
    facts: { energy, work },
  };
}

export const waveAndElectricityTemplates: QuestionTemplate[] = [
  { name: "fisica-conta-de-luz", subject: "fisica", topics: ["Potência Elétrica"], also: ["Eletrodinâmica"], theme: "energia", make: electricityBill },
  { name: "fisica-circuito-misto", subject: "fisica", topics: ["Resistores", "Circuitos Elétricos", "Leis de Ohm"], theme: "tecnologia", make: circuit },
  { name: "fisica-lente", subject: "fisica", topics: ["Lentes"], also: ["Óptica Geométrica"], theme: "laboratorio", make: lens },
  { name: "fisica-onda", subject: "fisica", topics: ["Ondulatória"], also: ["Acústica"], theme: "pesquisa", make: wave },
  { name: "fisica-indice-de-refracao", subject: "fisica", topics: ["Refração da Luz"], also: ["Óptica Geométrica"], theme: "laboratorio", make: refraction },
  { name: "fisica-coulomb", subject: "fisica", topics: ["Força Elétrica"], theme: null, make: coulomb },
  { name: "fisica-efeito-fotoeletrico", subject: "fisica", topics: ["Efeito Fotoelétrico"], also: ["Física Quântica"], theme: "energia", make: photon },
];

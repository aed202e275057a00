import { numericChoices } from "#content/generator/choices.ts";
import { liquids } from "#content/generator/facts/materials.ts";
import { number, round, tex } from "#content/generator/format.ts";
import { by } from "#content/generator/grammar.ts";
import type { Random } from "#content/generator/random.ts";
import type { GeneratedContent, QuestionTemplate } from "#content/generator/template.ts";
import { city } from "#content/generator/words/cities.ts";
import { person } from "#content/generator/words/people.ts";
import { company, farm } from "#content/generator/words/places.ts";
import { worker } from "#content/generator/words/professions.ts";

const gravity = "Considere $g = 10\\ \\text{m/s}^2$.";

function friction(random: Random): GeneratedContent {
  const mass = random.int(2, 40) * 2;
  const coefficient = random.pick([0.1, 0.2, 0.25, 0.3, 0.4, 0.5]);
  const right = random.int(1, 10) / 2;
  const force = round(mass * right + coefficient * mass * 10, 2);
  const load = random.pick([
    "uma caixa de ferramentas",
    "um baú de madeira",
    "um fardo de algodão",
    "uma geladeira usada",
    "um tonel de azeite",
    "um armário",
    "uma pedra de granito",
    "um piano pequeno",
    "um caixote de frutas",
  ]);
  const feminine = load.startsWith("uma");
  const options = numericChoices(
    right,
    [
      round(force / mass, 2),
      round(coefficient * 10, 2),
      round((force + coefficient * mass * 10) / mass, 2),
      right * 2,
    ],
    random,
    (value) => `${number(value)} m/s²`,
  );
  return {
    context: `No depósito da ${company(random).name}, em ${city(random).full}, ${person(random).full} empurra ${load}, de massa ${number(mass)} kg, sobre o piso plano e horizontal. A força aplicada é horizontal, constante e tem intensidade de ${number(force)} N. O coeficiente de atrito cinético entre ${feminine ? "ela" : "ele"} e o piso vale ${number(coefficient)}. ${gravity}`,
    question: "Durante o movimento, o módulo da aceleração é",
    ...options,
    claim: (answer) => `Durante o movimento, o módulo da aceleração é ${answer}.`,
    open: "Calcule a força de atrito e o módulo da aceleração durante o movimento.",
    solution: `O atrito vale $f = \\mu m g = ${tex(coefficient)} \\cdot ${tex(mass)} \\cdot 10 = ${tex(round(coefficient * mass * 10, 2))}$ N.\n\nPela segunda lei de Newton: $${tex(force)} - ${tex(round(coefficient * mass * 10, 2))} = ${tex(mass)}\\,a \\Rightarrow a = ${tex(right)}\\ \\text{m/s}^2$.`,
    hint: "A força resultante é a diferença entre a força aplicada e o atrito.",
    explanation: "Uma força empurra, o atrito se opõe e a diferença acelera o corpo.",
    difficulty: 1,
    facts: { mass, coefficient, force },
  };
}

function lift(random: Random): GeneratedContent {
  const mass = random.int(40, 110);
  const acceleration = random.pick([0.5, 1, 1.5, 2, 2.5]);
  const [motion, sign] = random.pick([
    ["sobe acelerando", 1],
    ["desce acelerando", -1],
    ["sobe freando", -1],
    ["desce freando", 1],
  ]) as [string, number];
  const right = mass * (10 + sign * acceleration);
  const options = numericChoices(
    right,
    [mass * (10 - sign * acceleration), mass * 10, mass * acceleration, mass * 10 + acceleration],
    random,
    (value) => `${number(value)} N`,
  );
  const who = worker(random, random.pick(["health", "letters", "technical"]));
  return {
    context: `Sobre uma balança apoiada no piso do elevador de um edifício de ${city(random).full} está ${who.called}, de massa ${mass} kg. Em certo instante, o elevador ${motion}, com aceleração de módulo ${number(acceleration)} m/s², e o mostrador da balança, graduado em newtons, indica um valor constante. ${gravity}`,
    question: "A indicação da balança nesse instante é",
    ...options,
    claim: (answer) => `A indicação da balança nesse instante é ${answer}.`,
    open: "Calcule a indicação da balança nesse instante e indique o sentido da aceleração.",
    solution: `Quando o elevador ${motion}, a aceleração aponta para ${sign > 0 ? "cima" : "baixo"}. A balança indica a força normal:\n\n$$N = m(g ${sign > 0 ? "+" : "-"} a) = ${mass} \\cdot (10 ${sign > 0 ? "+" : "-"} ${tex(acceleration)}) = ${tex(right)}\\ \\text{N}$$`,
    hint: "Descubra primeiro se a aceleração aponta para cima ou para baixo.",
    explanation:
      "A balança mede a normal, que difere do peso quando há aceleração. O sentido do movimento não basta: importa se o elevador acelera ou freia.",
    difficulty: 2,
    facts: { mass, acceleration, up: sign },
  };
}

function buoyancy(random: Random): GeneratedContent {
  const liquid = random.pick(liquids);
  const volume = random.int(2, 60) * 10;
  const density = round(liquid.density + random.int(2, 60) / 10, 2);
  const mass = round(density * volume, 1);
  const weight = round(mass / 100, 3);
  const push = round((liquid.density * volume) / 100, 3);
  const right = round(weight - push, 3);
  const options = numericChoices(
    right,
    [weight, push, weight + push, round(right / 2, 2), round(right * 1.5, 2)],
    random,
    (value) => `${number(value, 2)} N`,
  );
  const piece = random.pick([
    "uma estatueta",
    "uma peça de motor",
    "um sino pequeno",
    "uma amostra de rocha",
    "um troféu antigo",
    "um peso de balança",
    "uma âncora em miniatura",
  ]);
  return {
    context: `Para investigar de que é feit${by(piece.startsWith("uma") ? "f" : "m", "o", "a")} ${piece}, ${worker(random, "lab").called}, de ${city(random).full}, pendurou-${piece.startsWith("uma") ? "a" : "o"} em um dinamômetro. O objeto, maciço, tem massa de ${number(mass)} g e volume de ${number(volume)} cm³. Em seguida, mergulhou-${piece.startsWith("uma") ? "a" : "o"} por completo ${liquid.in}, cuja densidade é ${number(liquid.density)} g/cm³, sem encostar no fundo do recipiente. ${gravity}`,
    question: "Com o objeto mergulhado, a indicação do dinamômetro é",
    ...options,
    claim: (answer) => `Com o objeto mergulhado, a indicação do dinamômetro é ${answer}.`,
    open: "Calcule a indicação do dinamômetro com o objeto mergulhado.",
    solution: `O peso vale $P = ${tex(round(mass / 1000, 4))} \\cdot 10 = ${tex(weight)}$ N. O empuxo é o peso do líquido deslocado:\n\n$$E = \\rho V g = ${tex(liquid.density * 1000)} \\cdot ${tex(volume)} \\cdot 10^{-6} \\cdot 10 = ${tex(push)}\\ \\text{N}$$\n\nO dinamômetro indica $${tex(weight)} - ${tex(push)} = ${tex(right)}$ N.`,
    hint: "O líquido empurra o corpo para cima com força igual ao peso do líquido deslocado.",
    explanation:
      "Três forças se equilibram: peso, empuxo e tração do dinamômetro. Pede-se a tração (peso aparente).",
    difficulty: 2,
    facts: { mass, volume, density: liquid.density },
  };
}

function pulley(random: Random): GeneratedContent {
  const moving = random.int(1, 4);
  const mass = random.int(2, 40) * 8 * moving;
  const right = (mass * 10) / 2 ** moving;
  const load = random.pick([
    "um saco de cimento",
    "um motor de barco",
    "um sino de bronze",
    "um feixe de toras",
    "uma viga de concreto",
    "um fardo de feno",
    "uma caixa-d'água vazia",
  ]);
  const letters =
    ["uma polia móvel", "duas polias móveis", "três polias móveis", "quatro polias móveis"][moving - 1] ?? "";
  const options = numericChoices(
    right,
    [mass * 10, (mass * 10) / (2 * moving), (mass * 10) / (moving + 1), right * 2, right / 2],
    random,
    (value) => `${number(value)} N`,
  );
  if (!Number.isInteger(right) || mass > 900) return pulley(random);
  return {
    context: `${farm(random).at.replace(/^n/, "N")}, em ${city(random).full}, ${worker(random, "land").called} precisa erguer ${load} de ${number(mass)} kg com velocidade constante. Para isso, montou uma talha exponencial com uma polia fixa e ${letters}, todas ideais, e puxa a extremidade livre da corda. A massa das polias e o atrito são desprezíveis. ${gravity}`,
    question: "A intensidade da força aplicada à corda é",
    ...options,
    claim: (answer) => `A intensidade da força aplicada à corda é ${answer}.`,
    open: "Calcule a intensidade da força aplicada à corda.",
    solution: `Cada polia móvel divide a força por 2. Com ${letters}:\n\n$$F = \\dfrac{mg}{2^{${moving}}} = \\dfrac{${tex(mass * 10)}}{${2 ** moving}} = ${tex(right)}\\ \\text{N}$$`,
    hint: "A polia fixa apenas muda a direção da força; cada móvel a reduz à metade.",
    explanation: "O peso é equilibrado pela talha; pede-se a força na ponta livre da corda.",
    difficulty: 1,
    facts: { mass, moving },
  };
}

export const dynamicsTemplates: QuestionTemplate[] = [
  {
    name: "fisica-atrito",
    subject: "fisica",
    topics: ["Força de Atrito", "Leis de Newton"],
    make: friction,
  },
  { name: "fisica-elevador", subject: "fisica", topics: ["Leis de Newton"], make: lift },
  {
    name: "fisica-empuxo",
    subject: "fisica",
    topics: ["Empuxo"],
    also: ["Hidrostática"],
    make: buoyancy,
  },
  {
    name: "fisica-polias",
    subject: "fisica",
    topics: ["Máquinas Simples"],
    also: ["Leis de Newton"],
    make: pulley,
  },
];

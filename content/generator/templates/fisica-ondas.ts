import { numericChoices } from "#content/generator/choices.ts";
import { transparent } from "#content/generator/facts/materials.ts";
import { number, round, scientific, tex } from "#content/generator/format.ts";
import type { Random } from "#content/generator/random.ts";
import type { GeneratedContent, QuestionTemplate } from "#content/generator/template.ts";
import { city } from "#content/generator/words/cities.ts";
import { person } from "#content/generator/words/people.ts";
import { worker } from "#content/generator/words/professions.ts";

function lens(random: Random): GeneratedContent {
  const focal = random.int(2, 20) * 5;
  const factor = random.pick([1.25, 1.5, 2, 2.5, 3, 4, 5, 6]);
  const object = round(focal * factor, 2);
  const right = round((object * focal) / (object - focal), 3);
  if (round(right, 1) !== right) return lens(random);
  const options = numericChoices(
    right,
    [object - focal, object + focal, round((object * focal) / (object + focal), 1), focal, object],
    random,
    (value) => `${number(value)} cm`,
  );
  const object_ = random.pick([
    "uma vela acesa",
    "uma lâmpada pequena",
    "um slide iluminado",
    "uma seta luminosa",
    "a tela de um celular",
    "um letreiro de LED",
  ]);
  return {
    context: `Na oficina de óptica ministrada ${worker(random, "physics").byCalled}, em ${city(random).full}, ${object_} foi colocad${object_.startsWith("um ") ? "o" : "a"} diante de uma lente delgada convergente, perpendicularmente ao eixo principal, a ${number(object)} cm do centro óptico. A distância focal da lente é de ${number(focal)} cm. Movendo um anteparo, o grupo procurou a posição em que a imagem ficava nítida.`,
    question: "A imagem nítida se forma a uma distância da lente igual a",
    ...options,
    claim: (answer) => `A imagem nítida se forma a uma distância da lente igual a ${answer}.`,
    open: "Calcule a que distância da lente a imagem se forma e classifique-a em real ou virtual.",
    solution: `Pela equação de Gauss, $\\dfrac{1}{f} = \\dfrac{1}{p} + \\dfrac{1}{p'}$:\n\n$$\\dfrac{1}{p'} = \\dfrac{1}{${tex(focal)}} - \\dfrac{1}{${tex(object)}} \\Rightarrow p' = ${tex(right)}\\ \\text{cm}$$\n\nComo $p' > 0$, a imagem é real e pode ser projetada.`,
    hint: "Use a equação dos pontos conjugados.",
    explanation:
      "Conhecem-se a distância focal e a posição do objeto; pede-se a posição da imagem projetada.",
    difficulty: 2,
    facts: { focal, object },
  };
}

function wave(random: Random): GeneratedContent {
  const scenes = [
    { what: "o som emitido por uma sirene no ar", speed: 340, low: 85, high: 3400, unit: "Hz" },
    { what: "o som de uma flauta em uma sala", speed: 340, low: 200, high: 2000, unit: "Hz" },
    { what: "o canto de um grilo no ar", speed: 340, low: 2000, high: 5000, unit: "Hz" },
    {
      what: "um pulso sonoro emitido por um golfinho na água",
      speed: 1500,
      low: 5000,
      high: 100000,
      unit: "Hz",
    },
    { what: "a vibração transmitida a uma corda de viola", speed: 250, low: 100, high: 800, unit: "Hz" },
    {
      what: "o ultrassom de um sonar de barco pesqueiro na água",
      speed: 1500,
      low: 25000,
      high: 200000,
      unit: "Hz",
    },
  ];
  const scene = random.pick(scenes);
  const steps = scene.high > 9000 ? 500 : 50;
  const frequency = random.int(Math.ceil(scene.low / steps), Math.floor(scene.high / steps)) * steps;
  const right = round(scene.speed / frequency, 6);
  if (round(right, 3) !== right) return wave(random);
  const show = (value: number) => (value < 1 ? `${number(round(value * 100, 4))} cm` : `${number(value)} m`);
  const options = numericChoices(
    right,
    [round(frequency / scene.speed, 3), right * 2, right / 2, right * 10, right / 4],
    random,
    show,
  );
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
  const options = numericChoices(
    right,
    [
      round(3 * medium.index, 2),
      3,
      round(right / 2, 2),
      round(3 - (medium.index - 1), 2),
      round(right + 0.2, 2),
    ],
    random,
    (value) => `$${tex(value)} \\cdot 10^{8}$ m/s`,
  );
  const use = random.pick([
    "identificar joias falsas",
    "escolher o material de uma lente",
    "medir a pureza de uma amostra",
    "calibrar um sensor de fibra óptica",
    "montar um periscópio",
    "restaurar vitrais",
  ]);
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

function photon(random: Random): GeneratedContent {
  const work = random.int(18, 50) / 10;
  const energy = round(work + random.int(2, 40) / 10, 1);
  const right = round(energy - work, 1);
  const options = numericChoices(
    right,
    [energy, work, round(energy + work, 1), round(right / 2, 1), round(right + 1, 1)],
    random,
    (value) => `${number(value)} eV`,
  );
  const metal = random.pick([
    "uma placa metálica polida",
    "uma película metálica",
    "o cátodo de uma fotocélula",
    "um eletrodo metálico",
    "uma lâmina metálica",
  ]);
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

export const waveTemplates: QuestionTemplate[] = [
  {
    name: "fisica-lente",
    subject: "fisica",
    topics: ["Lentes"],
    also: ["Óptica Geométrica"],
    make: lens,
  },
  {
    name: "fisica-onda",
    subject: "fisica",
    topics: ["Ondulatória"],
    also: ["Acústica"],
    make: wave,
  },
  {
    name: "fisica-indice-de-refracao",
    subject: "fisica",
    topics: ["Refração da Luz"],
    also: ["Óptica Geométrica"],
    make: refraction,
  },
  {
    name: "fisica-efeito-fotoeletrico",
    subject: "fisica",
    topics: ["Efeito Fotoelétrico"],
    also: ["Física Quântica"],
    make: photon,
  },
];

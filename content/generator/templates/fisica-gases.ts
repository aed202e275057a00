import { numericChoices } from "#content/generator/choices.ts";
import { number, round, tex } from "#content/generator/format.ts";
import type { Random } from "#content/generator/random.ts";
import type { GeneratedContent, QuestionTemplate } from "#content/generator/template.ts";
import { city } from "#content/generator/words/cities.ts";
import { worker } from "#content/generator/words/professions.ts";

function idealGas(random: Random): GeneratedContent {
  const [cold, hot] = random.pick([
    [27, 77],
    [27, 127],
    [7, 47],
    [-3, 87],
    [17, 75],
    [27, 57],
    [-23, 27],
    [7, 63],
    [27, 87],
  ]) as [number, number];
  const pressure = random.pick([1, 1.5, 2, 2.4, 2.5, 3, 3.2, 4, 5, 6, 8, 10]);
  const right = round((pressure * (hot + 273)) / (cold + 273), 4);
  if (round(right, 2) !== right) return idealGas(random);
  const options = numericChoices(
    right,
    [
      round((pressure * hot) / Math.abs(cold), 2),
      round((pressure * (cold + 273)) / (hot + 273), 2),
      pressure,
      round(right * 1.5, 2),
      round(right + 1, 2),
    ],
    random,
    (value) => `${number(value)} atm`,
  );
  const vessel = random.pick([
    "um cilindro de aço de mergulho",
    "um pneu de caminhão, considerado rígido",
    "uma lata de aerossol vazia e vedada",
    "um botijão experimental",
    "um reator de laboratório",
    "um tanque de ar comprimido",
    "um extintor em manutenção",
  ]);
  return {
    context: `Em ${city(random).full}, ${worker(random, "engineer").called} verificou que o gás contido em ${vessel} estava a ${number(cold)} °C, sob pressão de ${number(pressure)} atm. Depois de algumas horas ao sol, a temperatura do gás subiu para ${number(hot)} °C. Não houve vazamento, o volume permaneceu constante e o gás se comporta como ideal.`,
    question: "A nova pressão do gás é",
    ...options,
    claim: (answer) => `A nova pressão do gás é ${answer}.`,
    open: "Calcule a nova pressão do gás.",
    solution: `Em kelvins, as temperaturas são $${cold + 273}$ e $${hot + 273}$. A volume constante:\n\n$$\\dfrac{p}{T}=\\text{constante} \\Rightarrow p = ${tex(pressure)} \\cdot \\dfrac{${hot + 273}}{${cold + 273}} = ${tex(right)}\\ \\text{atm}$$`,
    hint: "Nas leis dos gases, a temperatura deve estar em kelvins.",
    explanation: "O recipiente é rígido: a pressão varia na mesma proporção que a temperatura absoluta.",
    difficulty: 1,
    facts: { cold, hot, pressure },
  };
}

function carnot(random: Random): GeneratedContent {
  const cold = random.int(3, 8) * 50;
  const hot = cold + random.int(2, 16) * 50;
  const heat = random.int(2, 40) * 100;
  const right = round(heat * (1 - cold / hot), 4);
  if (!Number.isInteger(right)) return carnot(random);
  const options = numericChoices(
    right,
    [heat - right, heat, round((heat * cold) / (hot + cold), 0), right / 2, right + 100],
    random,
    (value) => `${number(value)} J`,
  );
  return {
    context: `Um projeto de motor apresentado ${worker(random, "engineer").byCalled}, em ${city(random).full}, opera entre uma fonte quente a ${number(hot)} K e uma fonte fria a ${number(cold)} K. A cada ciclo, o motor retira ${number(heat)} J da fonte quente. A banca examinadora quis comparar o desempenho anunciado com o limite imposto pela segunda lei da termodinâmica.`,
    question: "O trabalho máximo que esse motor poderia realizar em cada ciclo é",
    ...options,
    claim: (answer) => `O trabalho máximo que esse motor poderia realizar em cada ciclo é ${answer}.`,
    open: "Calcule o rendimento máximo e o trabalho máximo que o motor poderia realizar em cada ciclo.",
    solution: `O rendimento máximo é o de Carnot:\n\n$$\\eta = 1 - \\dfrac{T_f}{T_q} = 1 - \\dfrac{${cold}}{${hot}} \\approx ${tex(round(1 - cold / hot, 3))}$$\n\nLogo $W = \\left(1 - \\dfrac{${cold}}{${hot}}\\right) \\cdot ${tex(heat)} = ${tex(right)}$ J.`,
    hint: "Nenhuma máquina supera a de Carnot entre as mesmas temperaturas.",
    explanation:
      "As duas temperaturas absolutas fixam o rendimento máximo; o trabalho é essa fração do calor recebido.",
    difficulty: 2,
    facts: { cold, hot, heat },
  };
}

export const gasTemplates: QuestionTemplate[] = [
  {
    name: "fisica-gas-ideal",
    subject: "fisica",
    topics: ["Gases Ideais"],
    also: ["Termodinâmica"],
    make: idealGas,
  },
  {
    name: "fisica-carnot",
    subject: "fisica",
    topics: ["Máquinas Térmicas"],
    also: ["Termodinâmica"],
    make: carnot,
  },
];

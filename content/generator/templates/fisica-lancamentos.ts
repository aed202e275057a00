import { numericChoices } from "#content/generator/choices.ts";
import { number, round, tex } from "#content/generator/format.ts";
import type { Random } from "#content/generator/random.ts";
import type { GeneratedContent, QuestionTemplate } from "#content/generator/template.ts";
import { city } from "#content/generator/words/cities.ts";
import { person } from "#content/generator/words/people.ts";
import { river } from "#content/generator/words/places.ts";

function horizontalThrow(random: Random): GeneratedContent {
  const time = random.pick([0.4, 0.5, 0.6, 0.8, 1, 1.2, 1.5, 2, 3, 4, 5]);
  const height = round(5 * time ** 2, 4);
  const speed = time < 1.5 ? random.int(2, 12) : random.int(8, 60);
  const right = round(speed * time, 3);
  const options = numericChoices(
    right,
    [round(speed * time ** 2, 2), round(height, 2), round((speed * height) / 10, 2), right * 2, right / 2],
    random,
    (value) => `${number(value)} m`,
  );
  const scene =
    time < 1.5
      ? random.pick([
          "uma esfera de aço rola sobre uma bancada e abandona a borda",
          "um jato de água deixa um cano horizontal preso a um muro",
          "uma bolinha de tênis é lançada da janela de um laboratório",
          "uma moeda desliza sobre o tampo de um balcão e escapa pela beirada",
        ])
      : random.pick([
          "um drone abandona um pacote de sementes",
          "um avião agrícola em voo nivelado solta um fardo de ração",
          "uma pedra é arremessada do alto de uma falésia",
          "um saco de mantimentos é largado de um helicóptero em movimento",
        ]);
  const agreement =
    scene.startsWith("um drone") || scene.startsWith("um avião") || scene.startsWith("um saco")
      ? "O objeto"
      : "O corpo";
  return {
    context: `Em ${city(random).full}, durante a gravação de um vídeo de divulgação científica conduzida por ${person(random).full}, ${scene} com velocidade horizontal de ${number(speed)} m/s, a ${number(height)} m de altura em relação ao solo plano. ${agreement} cai livremente depois disso. Despreze a resistência do ar e considere $g = 10\\ \\text{m/s}^2$.`,
    question: "O alcance horizontal, medido a partir do ponto de partida, é",
    ...options,
    claim: (answer) => `O alcance horizontal, medido a partir do ponto de partida, é ${answer}.`,
    open: "Calcule o tempo de queda e o alcance horizontal.",
    solution: `Na vertical, a queda é livre: $${tex(height)} = \\frac{1}{2} \\cdot 10 \\cdot t^2 \\Rightarrow t = ${tex(time)}$ s.\n\nNa horizontal, o movimento é uniforme: $x = ${tex(speed)} \\cdot ${tex(time)} = ${tex(right)}$ m.`,
    hint: "O movimento horizontal não altera o tempo de queda.",
    explanation:
      "A velocidade inicial é horizontal; a queda depende só da altura, e o alcance é o produto da velocidade pelo tempo.",
    difficulty: 2,
    facts: { height, speed },
  };
}

function boatCrossing(random: Random): GeneratedContent {
  const [current, boat] = random.pick([
    [3, 4],
    [6, 8],
    [1.5, 2],
    [5, 12],
    [4.5, 6],
    [2, 4.8],
    [2.5, 6],
    [0.9, 1.2],
  ]) as [number, number];
  const width = round(boat * random.int(10, 60), 1);
  const right = round((width / boat) * current, 2);
  const resultant = round(Math.hypot(boat, current), 2);
  const options = numericChoices(
    right,
    [
      width,
      round((width / resultant) * current, 1),
      round((width / current) * boat, 1),
      round((width / boat) * resultant, 1),
      right / 2,
    ],
    random,
    (value) => `${number(value)} m`,
  );
  const place = river(random);
  return {
    context: `Para entregar material escolar na outra margem ${place.of}, nos arredores de ${city(random).full}, ${person(random).full} conduz uma canoa motorizada com a proa sempre perpendicular à correnteza. Em relação à água, a canoa tem velocidade de ${number(boat)} m/s; a água corre a ${number(current)} m/s em relação às margens, que são paralelas e distam ${number(width)} m entre si.`,
    question: "Ao chegar à outra margem, a canoa terá sido arrastada rio abaixo por",
    ...options,
    claim: (answer) => `Ao chegar à outra margem, a canoa terá sido arrastada rio abaixo por ${answer}.`,
    open: "Calcule a distância que a canoa é arrastada rio abaixo e o módulo da sua velocidade em relação às margens.",
    solution: `O tempo de travessia depende só do movimento perpendicular: $t = \\dfrac{${tex(width)}}{${tex(boat)}} = ${tex(round(width / boat, 2))}$ s.\n\nNesse tempo a correnteza desloca a canoa $${tex(current)} \\cdot ${tex(round(width / boat, 2))} = ${tex(right)}$ m. A velocidade resultante tem módulo $${tex(resultant)}$ m/s.`,
    hint: "Os dois movimentos, perpendiculares, são independentes.",
    explanation:
      "A canoa atravessa enquanto a correnteza a carrega. Pede-se o deslocamento paralelo às margens.",
    difficulty: 2,
    facts: { boat, current, width },
  };
}

export const vectorTemplates: QuestionTemplate[] = [
  {
    name: "fisica-lancamento-horizontal",
    subject: "fisica",
    topics: ["Lançamentos"],
    make: horizontalThrow,
  },
  {
    name: "fisica-travessia",
    subject: "fisica",
    topics: ["Cinemática Vetorial"],
    also: ["Vetores"],
    make: boatCrossing,
  },
];

import { numericChoices } from "#content/generator/choices.ts";
import { duration, number, round, tex } from "#content/generator/format.ts";
import type { Random } from "#content/generator/random.ts";
import type { GeneratedContent, QuestionTemplate } from "#content/generator/template.ts";
import { city } from "#content/generator/words/cities.ts";
import { person } from "#content/generator/words/people.ts";
import { road, toponym } from "#content/generator/words/places.ts";
import { worker } from "#content/generator/words/professions.ts";

function meeting(random: Random): GeneratedContent {
  const [from, to] = [toponym(random), toponym(random)];
  const [one, other] = [random.int(8, 20) * 5, random.int(8, 20) * 5];
  const minutes = random.int(3, 24) * 12;
  const distance = ((one + other) * minutes) / 60;
  if (one === other || distance > 420 || from === to) return meeting(random);
  const right = (one * minutes) / 60;
  const options = numericChoices(
    right,
    [distance / 2, (other * minutes) / 60, distance - right / 2, right + 10, (distance * 60) / minutes / 2],
    random,
    (value) => `${number(value)} km`,
  );
  const [first, second] = random.pick([
    ["um ônibus", "um caminhão carregado"],
    ["um automóvel", "uma van escolar"],
    ["uma ambulância", "um ônibus"],
    ["uma motocicleta", "um caminhão-tanque"],
    ["um trem de passageiros", "um trem de carga"],
  ]) as [string, string];
  const gender = second.startsWith("uma") ? "a segunda" : "o segundo";
  return {
    context: `As localidades de ${from} e ${to}, na região de ${city(random).full}, são ligadas por um caminho de ${number(distance)} km. No mesmo instante, ${first} parte de ${from} a ${one} km/h e ${second} parte de ${to}, em sentido contrário, a ${other} km/h. As velocidades são mantidas constantes até o encontro.`,
    question: `Quando os veículos se encontram, a distância percorrida pelo que partiu de ${from} é`,
    ...options,
    claim: (answer) =>
      `Quando os veículos se encontram, a distância percorrida pelo que partiu de ${from} é ${answer}.`,
    open: "Determine o tempo até o encontro e a distância percorrida por cada veículo.",
    solution: `Em sentidos contrários, as velocidades se somam: $v = ${one} + ${other} = ${one + other}$ km/h.\n\n$$t = \\dfrac{${tex(distance)}}{${one + other}} = ${tex(round(minutes / 60, 4))}\\ \\text{h}$$\n\nEm ${duration(minutes)}, o primeiro percorre $${one} \\cdot ${tex(round(minutes / 60, 4))} = ${tex(right)}$ km.`,
    hint: "Qual é a velocidade com que os dois se aproximam?",
    explanation: `Dois movimentos uniformes em sentidos opostos partem juntos; ${gender} vem ao encontro do primeiro. Pede-se até onde o primeiro chegou.`,
    difficulty: 1,
    facts: { distance, one, other },
  };
}

function braking(random: Random): GeneratedContent {
  const metres = random.int(2, 7) * 5;
  const deceleration = random.pick([2.5, 4, 5, 6.25, 8]);
  const reaction = random.pick([0.5, 0.8, 1, 1.2, 1.5, 2]);
  const stop = metres ** 2 / (2 * deceleration);
  const right = round(stop + metres * reaction, 3);
  const speed = round(metres * 3.6, 1);
  const options = numericChoices(
    right,
    [stop, metres * reaction, 2 * stop + metres * reaction, stop * 2, right + metres],
    random,
    (value) => `${number(value, 1)} m`,
  );
  const obstacle = random.pick([
    "um galho caído",
    "um cachorro atravessando",
    "um tronco na pista",
    "um ciclista sem farol",
    "um buraco profundo",
    "uma vaca deitada no asfalto",
    "uma carga derramada",
    "um sinal de obras",
  ]);
  return {
    context: `Em um trecho reto e plano da ${road(random).name}, próximo a ${city(random).full}, ${worker(random, random.pick(["trade", "land", "health"])).called} dirige a ${number(speed)} km/h quando avista ${obstacle}. O tempo de reação, até pisar no freio, é de ${number(reaction)} s; a partir daí o carro desacelera uniformemente, com módulo da aceleração igual a ${number(deceleration)} m/s², até parar.`,
    question: "A distância total percorrida desde o instante em que o obstáculo é avistado é",
    ...options,
    claim: (answer) =>
      `A distância total percorrida desde o instante em que o obstáculo é avistado é ${answer}.`,
    open: "Calcule a distância total percorrida desde o instante em que o obstáculo é avistado.",
    solution: `Convertendo, $${tex(speed)}$ km/h equivalem a $${metres}$ m/s.\n\nDurante a reação: $${metres} \\cdot ${tex(reaction)} = ${tex(round(metres * reaction, 2))}$ m.\n\nNa frenagem, por Torricelli: $0 = ${metres}^2 - 2 \\cdot ${tex(deceleration)} \\cdot d \\Rightarrow d = ${tex(round(stop, 2))}$ m.\n\nO total é $${tex(right)}$ m.`,
    hint: "Há dois movimentos: um uniforme, antes de frear, e um uniformemente retardado.",
    explanation:
      "A distância total tem duas parcelas, a da reação e a da frenagem. Atenção à conversão de km/h para m/s.",
    difficulty: 2,
    facts: { speed, reaction, deceleration },
  };
}

function circularMotion(random: Random): GeneratedContent {
  const radius = random.pick([0.2, 0.25, 0.3, 0.4, 0.5, 1, 2, 5, 10, 12, 20]);
  const turns = radius < 1 ? random.int(4, 30) * 10 : random.int(1, 12);
  const right = round((2 * 3 * radius * turns) / 60, 4);
  const thing =
    radius < 1
      ? random.pick([
          "a pá de um ventilador",
          "a roda de uma bicicleta",
          "o disco de uma serra",
          "o prato de um torno de oleiro",
          "o tambor de uma lavadora",
        ])
      : random.pick([
          "uma roda-gigante",
          "um carrossel",
          "a pá de um catavento",
          "a plataforma giratória de um restaurante",
          "a lança de um guindaste",
        ]);
  const options = numericChoices(
    right,
    [
      round((3 * radius * turns) / 60, 4),
      round(radius * turns, 4),
      round(2 * 3 * radius * turns, 4),
      round(right / radius, 4),
    ],
    random,
    (value) => `${number(value)} m/s`,
  );
  return {
    context: `Em uma exposição sobre máquinas e brinquedos antigos, em ${city(random).full}, os visitantes observaram ${thing} girando com velocidade angular constante e completando ${turns} voltas por minuto. Um adesivo colorido foi colado a ${number(radius)} m do eixo de rotação, e ${person(random).first} quis saber com que rapidez ele se movia. Considere $\\pi = 3$.`,
    question: "A velocidade linear do adesivo é",
    ...options,
    claim: (answer) => `A velocidade linear do adesivo é ${answer}.`,
    open: "Calcule a velocidade linear do adesivo, em metros por segundo.",
    solution: `A frequência é $f = \\dfrac{${turns}}{60}$ Hz. Logo\n\n$$v = 2\\pi r f = 2 \\cdot 3 \\cdot ${tex(radius)} \\cdot \\dfrac{${turns}}{60} = ${tex(right)}\\ \\text{m/s}$$`,
    hint: "A cada volta o adesivo percorre o comprimento da circunferência.",
    explanation:
      "São dados o raio e o número de voltas por minuto; pede-se a velocidade ao longo da trajetória.",
    difficulty: 1,
    facts: { radius, turns },
  };
}

export const motionTemplates: QuestionTemplate[] = [
  {
    name: "fisica-encontro",
    subject: "fisica",
    topics: ["Movimento Uniforme"],
    also: ["Cinemática"],
    make: meeting,
  },
  {
    name: "fisica-frenagem",
    subject: "fisica",
    topics: ["Movimento Uniformemente Variado"],
    also: ["Cinemática"],
    make: braking,
  },
  {
    name: "fisica-movimento-circular",
    subject: "fisica",
    topics: ["Movimento Circular"],
    make: circularMotion,
  },
];

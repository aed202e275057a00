import { distinctWrong, numericChoices } from "#content/generator/choices.ts";
import { number, round, tex } from "#content/generator/format.ts";
import type { Random } from "#content/generator/random.ts";
import type { GeneratedContent, QuestionTemplate } from "#content/generator/template.ts";
import { city } from "#content/generator/words/cities.ts";
import { street } from "#content/generator/words/places.ts";
import { worker } from "#content/generator/words/professions.ts";

function scaleModel(random: Random): GeneratedContent {
  const scale = random.pick([20, 25, 40, 50, 75, 100, 150, 200]);
  const centimetres = random.int(8, 80) / 2;
  const metres = round((centimetres * scale) / 100, 3);
  const show = (value: number) => `${number(value)} m`;
  const options = numericChoices(
    metres,
    [metres * 10, metres / 10, scale / centimetres, metres * 2],
    random,
    show,
  );
  const what = random.pick([
    "a fachada de um teatro",
    "o comprimento de um galpão",
    "a lateral de um ginásio",
    "o vão de uma passarela",
    "a frente de um casarão tombado",
    "o comprimento de uma embarcação",
    "a largura de um mercado público",
  ]);
  return {
    context: `A maquete de um projeto para a ${street(random).name}, em ${city(random).full}, foi construída na escala 1:${scale}. Durante a apresentação, ${worker(random, "survey").called} mediu com uma régua ${what} e encontrou ${number(centimetres)} cm no modelo.`,
    question: "A medida correspondente no tamanho real é",
    right: options.right,
    wrong: options.wrong,
    claim: (answer) => `A medida correspondente no tamanho real é ${answer}.`,
    open: "Determine, em metros, a medida correspondente no tamanho real.",
    solution: `Cada centímetro da maquete representa ${scale} cm reais: $${tex(centimetres)} \\cdot ${scale} = ${tex(centimetres * scale)}$ cm, isto é, ${show(metres)}.`,
    hint: "A escala indica quantas vezes a medida real é maior que a da maquete.",
    explanation:
      "Dadas a escala e a medida no modelo, pede-se a medida real, em metros. Cuidado com a conversão de centímetros.",
    difficulty: 1,
    facts: { scale, centimetres },
  };
}

function similarSolids(random: Random): GeneratedContent {
  const ratio = random.int(2, 6);
  const small = random.pick([12, 15, 20, 24, 25, 30, 40, 45, 50, 60, 75, 80, 90, 120, 150]);
  const right = small * ratio ** 3;
  const options = numericChoices(
    right,
    [small * ratio, small * ratio ** 2, small * 3 * ratio, small * ratio ** 4],
    random,
    (value) => `${number(value)} mL`,
  );
  const thing = random.pick([
    "um frasco de perfume",
    "uma garrafa de vidro",
    "um pote de cerâmica",
    "um cálice de cristal",
    "uma taça",
    "um vaso de barro",
    "um galão decorativo",
  ]);
  return {
    context: `Para uma vitrine em ${city(random).full}, ${worker(random, "trade").called} encomendou a réplica ampliada de ${thing} com capacidade de ${small} mL. A réplica é geometricamente semelhante ao original, e todas as medidas de comprimento, inclusive a espessura interna, foram multiplicadas por ${ratio}.`,
    question: "A capacidade da réplica é de",
    right: options.right,
    wrong: options.wrong,
    claim: (answer) => `A capacidade da réplica é de ${answer}.`,
    open: "Determine a capacidade da réplica, em mililitros.",
    solution: `Em sólidos semelhantes de razão $k$, os volumes estão na razão $k^3$:\n\n$$V = ${small} \\cdot ${ratio}^3 = ${small} \\cdot ${ratio ** 3} = ${tex(right)}\\ \\text{mL}$$`,
    hint: "O que acontece com o volume de um cubo quando se dobra a aresta?",
    explanation:
      "A razão dada é entre comprimentos; a capacidade é um volume e cresce com o cubo dessa razão.",
    difficulty: 2,
    facts: { small, ratio },
  };
}

const polygons = [
  "triângulo",
  "quadrado",
  "pentágono",
  "hexágono",
  "heptágono",
  "octógono",
  "eneágono",
  "decágono",
  "undecágono",
  "dodecágono",
];

function diagonals(random: Random): GeneratedContent {
  const position = random.int(2, 9);
  const sides = position + 3;
  const right = (sides * (sides - 3)) / 2;
  const name = polygons[position] ?? "";
  const show = (value: number) => `${number(value)}`;
  const wrong = distinctWrong(
    show(right),
    [
      sides * (sides - 3),
      (sides * (sides - 1)) / 2,
      sides,
      sides * (sides - 2),
      right + 2,
      right + 5,
      right + 1,
      right + 3,
    ].map(show),
  );
  return {
    context: `A praça central de ${city(random).full} tem o contorno de um ${name} regular, com um poste de luz em cada vértice. Para uma festa, ${worker(random, "technical").called} pretende esticar um fio de bandeirinhas entre cada par de postes que não sejam vizinhos, sem repetir nenhum par, e precisa saber quantos fios deve comprar na ${street(random).name}.`,
    question: "O número de fios necessários é",
    right: show(right),
    wrong,
    claim: (answer) => `O número de fios necessários é ${answer}.`,
    open: "Determine o número de fios necessários.",
    solution: `Os fios são as diagonais de um polígono de $n = ${sides}$ lados:\n\n$$d = \\dfrac{n(n-3)}{2} = \\dfrac{${sides} \\cdot ${sides - 3}}{2} = ${right}$$`,
    hint: "De cada vértice partem diagonais para todos os outros, menos ele próprio e os dois vizinhos.",
    explanation:
      "Unir postes não vizinhos é traçar as diagonais do polígono; cada diagonal deve ser contada uma única vez.",
    difficulty: 1,
    facts: { sides },
  };
}

export const measureTemplates: QuestionTemplate[] = [
  {
    name: "matematica-maquete",
    subject: "matematica",
    topics: ["Escalas"],
    also: ["Razão e Proporção"],
    make: scaleModel,
  },
  {
    name: "matematica-solidos-semelhantes",
    subject: "matematica",
    topics: ["Grandezas e Unidades de Medida", "Prismas"],
    also: ["Razão e Proporção"],
    make: similarSolids,
  },
  {
    name: "matematica-diagonais",
    subject: "matematica",
    topics: ["Polígonos"],
    make: diagonals,
  },
];

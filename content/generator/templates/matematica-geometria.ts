import { numericChoices } from "#content/generator/choices.ts";
import { duration, money, number, round, tex } from "#content/generator/format.ts";
import type { Random } from "#content/generator/random.ts";
import type { GeneratedContent, QuestionTemplate } from "#content/generator/template.ts";
import { city, portCity } from "#content/generator/words/cities.ts";
import { district, farm, river } from "#content/generator/words/places.ts";
import { worker } from "#content/generator/words/professions.ts";

function cylinderFilling(random: Random): GeneratedContent {
  const radius = random.pick([1, 1.5, 2, 2.5, 3, 4]);
  const height = random.pick([1.5, 2, 2.5, 3, 4, 5]);
  const flow = random.pick([5, 10, 12, 15, 20, 25, 30, 50]);
  const volume = round(3 * radius ** 2 * height, 4);
  const minutes = round((volume * 1000) / flow, 4);
  if (!Number.isInteger(minutes) || minutes > 6000) return cylinderFilling(random);
  const use = random.pick([
    "regar a horta",
    "abastecer o curral",
    "combater incêndios na mata",
    "lavar os equipamentos",
    "abastecer os moradores",
    "criar tilápias",
  ]);
  const options = numericChoices(
    minutes,
    [
      Math.round(minutes / radius),
      minutes * 2,
      Math.round(minutes / 10),
      Math.round((2 * 3 * radius * height * 1000) / flow),
      Math.round(minutes / 2),
    ],
    random,
    duration,
  );
  return {
    context: `Para ${use}, foi instalado ${farm(random).at}, em ${city(random).full}, um reservatório cilíndrico com ${number(radius)} m de raio da base e ${number(height)} m de altura, medidas internas. Uma bomba retira água ${river(random).of} e a despeja no reservatório, inicialmente vazio, com vazão constante de ${flow} litros por minuto. Considere $\\pi = 3$.`,
    question: "O tempo necessário para encher completamente o reservatório é de",
    right: options.right,
    wrong: options.wrong,
    claim: (answer) => `O tempo necessário para encher completamente o reservatório é de ${answer}.`,
    open: "Calcule o tempo necessário para encher completamente o reservatório.",
    solution: `O volume é $V = \\pi r^2 h = 3 \\cdot ${tex(radius)}^2 \\cdot ${tex(height)} = ${tex(volume)}$ m³, ou seja, $${tex(volume * 1000)}$ litros.\n\nO tempo é $${tex(volume * 1000)} \\div ${flow} = ${tex(minutes)}$ minutos, isto é, ${duration(minutes)}.`,
    hint: "Calcule o volume em metros cúbicos e converta: 1 m³ equivale a 1.000 litros.",
    explanation:
      "O enunciado dá as dimensões de um cilindro e a vazão da bomba. O tempo é o volume dividido pela vazão, em unidades compatíveis.",
    difficulty: 2,
    facts: { radius, height, flow },
  };
}

function trapezoidLand(random: Random): GeneratedContent {
  const smaller = random.int(6, 30) * 2;
  const larger = smaller + random.int(3, 20) * 2;
  const height = random.int(8, 40);
  const cost = random.pick([12, 15, 18, 25, 32, 40, 45, 60]);
  const area = ((smaller + larger) * height) / 2;
  const total = area * cost;
  const work = random.pick([
    "grama",
    "piso intertravado",
    "lona de impermeabilização",
    "manta asfáltica",
    "cascalho lavado",
    "placas de concreto",
  ]);
  const options = numericChoices(
    total,
    [total * 2, larger * height * cost, smaller * height * cost, (smaller + larger + height) * cost],
    random,
    money,
  );
  return {
    context: `A associação de moradores ${district(random).of}, em ${city(random).full}, vai cobrir com ${work} um terreno na forma de um trapézio retângulo. As bases, paralelas entre si, medem ${smaller} m e ${larger} m, e a distância entre elas é de ${height} m. O fornecedor cobra ${money(cost)} por metro quadrado, com a instalação incluída.`,
    question: "O custo total do serviço será de",
    right: options.right,
    wrong: options.wrong,
    claim: (answer) => `O custo total do serviço será de ${answer}.`,
    open: "Calcule o custo total do serviço.",
    solution: `$$A = \\dfrac{(B + b)\\,h}{2} = \\dfrac{(${larger} + ${smaller}) \\cdot ${height}}{2} = ${tex(area)}\\ \\text{m}^2$$\n\nO custo é ${number(area)} · ${money(cost)} = ${money(total)}.`,
    hint: "A área do trapézio é a média das bases multiplicada pela altura.",
    explanation: "É preciso achar a área do terreno e multiplicá-la pelo preço do metro quadrado.",
    difficulty: 1,
    facts: { smaller, larger, height, cost },
  };
}

const triples = [
  [3, 4, 5],
  [5, 12, 13],
  [8, 15, 17],
  [7, 24, 25],
  [20, 21, 29],
  [9, 40, 41],
  [12, 35, 37],
] as const;

function rightTriangle(random: Random): GeneratedContent {
  const [short, long, diagonal] = random.pick(triples);
  const scale = random.pick([1, 2, 3, 4, 5, 10, 20, 30]);
  const [one, two, right] = [short * scale, long * scale, diagonal * scale];
  const who = worker(random, "survey");
  const scenes = [
    `Para estaiar uma antena, ${who.called} prende um cabo de aço no topo do mastro vertical, a ${one} m do solo, e no chão plano, a ${two} m da base do mastro. O terreno fica em ${city(random).full}, e o cabo deve permanecer esticado, sem folga, mesmo sob vento forte.`,
    `Um parque de ${city(random).full} tem a forma de um retângulo de ${two} m por ${one} m. Cansados de contornar o gramado, os visitantes pediram uma trilha em linha reta entre dois cantos opostos, e ${who.called} foi chamad${who.gender === "f" ? "a" : "o"} para orçar a obra.`,
    `Partindo do cais de ${portCity(random).full}, um barco navega ${two} km rumo ao leste e, em seguida, ${one} km rumo ao norte, sempre em linha reta. O comandante deseja saber a que distância se encontra do ponto de partida, desprezando a curvatura da Terra.`,
    `Dois drones partem do mesmo ponto de uma lavoura em ${city(random).full}. O primeiro segue ${two} m em direção ao leste; o segundo, ${one} m em direção ao sul. Ambos voam à mesma altitude e param para fotografar as folhas.`,
  ];
  const asks = [
    "O comprimento do cabo, em metros, é",
    "O comprimento da trilha, em metros, é",
    "A distância entre o barco e o ponto de partida, em quilômetros, é",
    "A distância entre os dois drones, em metros, é",
  ];
  const which = random.int(0, 3);
  const question = asks[which] ?? "";
  const options = numericChoices(
    right,
    [one + two, two - one, Math.round((one + two) / 2), right + scale, Math.round(Math.sqrt(one * two))],
    random,
  );
  return {
    context: scenes[which] ?? "",
    question,
    right: options.right,
    wrong: options.wrong,
    claim: (answer) => `${question} igual a ${answer}.`,
    open: `Calcule a distância pedida, em ${which === 2 ? "quilômetros" : "metros"}, justificando.`,
    solution: `As duas medidas dadas são catetos de um triângulo retângulo:\n\n$$d^2 = ${tex(one)}^2 + ${tex(two)}^2 = ${tex(right ** 2)} \\Rightarrow d = ${tex(right)}$$`,
    hint: "Desenhe a situação e procure o ângulo reto.",
    explanation:
      "As duas medidas são perpendiculares. Pede-se a hipotenusa do triângulo retângulo que elas formam.",
    difficulty: 1,
    facts: { one, two },
  };
}

const slopes = [
  { angle: 30, tangent: 0.58 },
  { angle: 35, tangent: 0.7 },
  { angle: 40, tangent: 0.84 },
  { angle: 45, tangent: 1 },
  { angle: 50, tangent: 1.19 },
  { angle: 55, tangent: 1.43 },
  { angle: 60, tangent: 1.73 },
];

function treeHeight(random: Random): GeneratedContent {
  const { angle, tangent } = random.pick(slopes);
  const distance = random.int(5, 60) * 2;
  const eyes = random.pick([1.5, 1.6, 1.7]);
  const right = round(distance * tangent + eyes, 2);
  if (right > 90) return treeHeight(random);
  const tall = random.pick([
    ["de uma samaúma", "da árvore"],
    ["de um jatobá centenário", "da árvore"],
    ["da torre de uma igreja", "da torre"],
    ["de um farol", "do farol"],
    ["de um prédio em construção", "do prédio"],
    ["de uma caixa-d'água", "da caixa-d'água"],
    ["de um monumento na praça central", "do monumento"],
    ["de uma araucária", "da árvore"],
  ]);
  const options = numericChoices(
    right,
    [distance * tangent, distance / tangent + eyes, distance + eyes, distance * tangent - eyes],
    random,
    (value) => `${number(value, 1)} m`,
  );
  const who = worker(random, "survey");
  return {
    context: `Para estimar a altura ${tall[0]}, em ${city(random).full}, ${who.called} ficou em terreno plano a ${distance} m da base e, com um teodolito apoiado a ${number(eyes)} m do chão, mirou o ponto mais alto. O aparelho indicou um ângulo de ${angle}° acima da horizontal. Considere $\\operatorname{tg} ${angle}^\\circ = ${tex(tangent)}$.`,
    question: `A altura aproximada ${tall[1]} é`,
    right: options.right,
    wrong: options.wrong,
    claim: (answer) => `A altura aproximada ${tall[1]} é ${answer}.`,
    open: `Calcule a altura aproximada ${tall[1]}.`,
    solution: `A parte acima da linha de visada é $x = ${distance} \\cdot \\operatorname{tg} ${angle}^\\circ = ${distance} \\cdot ${tex(tangent)} = ${tex(round(distance * tangent, 2))}$ m.\n\nSomando a altura do aparelho: $${tex(round(distance * tangent, 2))} + ${tex(eyes)} = ${tex(right)}$ m, aproximadamente ${options.right}.`,
    hint: "A tangente relaciona o cateto oposto ao ângulo com a distância até a base. Não se esqueça do tripé.",
    explanation:
      "A linha de visada forma um triângulo retângulo acima do aparelho; a altura total inclui a do próprio teodolito.",
    difficulty: 2,
    facts: { distance, tangent, eyes },
  };
}

export const geometryTemplates: QuestionTemplate[] = [
  {
    name: "matematica-reservatorio",
    subject: "matematica",
    topics: ["Cilindros"],
    also: ["Grandezas e Unidades de Medida"],
    make: cylinderFilling,
  },
  {
    name: "matematica-terreno",
    subject: "matematica",
    topics: ["Áreas de Figuras Planas"],
    also: ["Quadriláteros"],
    make: trapezoidLand,
  },
  {
    name: "matematica-pitagoras",
    subject: "matematica",
    topics: ["Relações Métricas no Triângulo Retângulo"],
    also: ["Triângulos"],
    make: rightTriangle,
  },
  {
    name: "matematica-altura-inacessivel",
    subject: "matematica",
    topics: ["Trigonometria no Triângulo"],
    make: treeHeight,
  },
];

import { numericChoices } from "#content/generator/choices.ts";
import { number, round, tex } from "#content/generator/format.ts";
import type { Random } from "#content/generator/random.ts";
import { classroom } from "#content/generator/scene.ts";
import type { GeneratedContent, QuestionTemplate } from "#content/generator/template.ts";
import { city } from "#content/generator/words/cities.ts";
import { person } from "#content/generator/words/people.ts";

const gravity = "Considere $g = 10\\ \\text{m/s}^2$.";

function springLaunch(random: Random): GeneratedContent {
  const compression = random.pick([5, 10, 20]);
  const mass = random.pick([0.1, 0.2, 0.25, 0.4, 0.5, 1, 2]);
  const right = random.int(1, 16);
  const stiffness = round((mass * right ** 2) / (compression / 100) ** 2, 2);
  if (stiffness < 40 || stiffness > 8000) return springLaunch(random);
  const toy = random.pick([
    "um lançador de bolinhas",
    "um brinquedo de mola",
    "uma catapulta de bancada",
    "um disparador de carrinhos",
    "um protótipo de fliperama",
  ]);
  const options = numericChoices(
    right,
    [
      right ** 2,
      round((stiffness * compression) / 100 / mass / 10, 1),
      right * 2,
      right + 3,
      Math.round(right * 1.4),
    ],
    random,
    (value) => `${number(value)} m/s`,
  );
  return {
    context: `${classroom(random)} a turma montou ${toy} com uma mola ideal de constante elástica ${number(stiffness)} N/m. Comprimida em ${compression} cm, a mola foi solta e empurrou, sobre um trilho horizontal sem atrito, um objeto de massa ${number(round(mass * 1000, 0))} g, que perdeu contato com ela assim que o comprimento natural foi recuperado.`,
    question: "A velocidade com que o objeto abandona a mola é",
    ...options,
    claim: (answer) => `A velocidade com que o objeto abandona a mola é ${answer}.`,
    open: "Calcule a velocidade com que o objeto abandona a mola.",
    solution: `A energia elástica converte-se em cinética:\n\n$$\\dfrac{k x^2}{2} = \\dfrac{m v^2}{2} \\Rightarrow v = x\\sqrt{\\dfrac{k}{m}} = ${tex(compression / 100)} \\cdot \\sqrt{\\dfrac{${tex(stiffness)}}{${tex(mass)}}} = ${tex(right)}\\ \\text{m/s}$$`,
    hint: "Não havendo atrito, a energia mecânica se conserva. Use unidades do SI.",
    explanation:
      "A energia guardada na mola comprimida passa inteiramente para o objeto. Cuidado com centímetros e gramas.",
    difficulty: 2,
    facts: { stiffness, compression, grams: round(mass * 1000, 0) },
  };
}

function slide(random: Random): GeneratedContent {
  const right = random.int(3, 11) * 2;
  const height = round(right ** 2 / 20, 2);
  const mass = random.int(20, 90);
  const place =
    height > 12
      ? random.pick([
          "na montanha-russa de um parque",
          "em uma rampa de trenó sobre a grama",
          "em um tobogã gigante",
        ])
      : random.pick([
          "no escorregador de um parque aquático",
          "em uma rampa de skate",
          "em um tobogã de lona ensaboada",
          "em uma rampa de rolimã",
        ]);
  const who = person(random);
  const options = numericChoices(
    right,
    [round(height * 10, 1), right * 2, round(right / 2, 1), round(Math.sqrt(10 * height), 1), right + 4],
    random,
    (value) => `${number(value)} m/s`,
  );
  return {
    context: `Em um sábado de sol, em ${city(random).full}, ${who.full}, de massa ${mass} kg, parte do repouso ${place}, de um ponto situado ${number(height)} m acima do trecho horizontal final. O trajeto tem curvas e ondulações, mas o atrito e a resistência do ar podem ser desprezados. ${gravity}`,
    question: `Ao atingir o trecho horizontal, a velocidade de ${who.first} é`,
    ...options,
    claim: (answer) => `Ao atingir o trecho horizontal, a velocidade de ${who.first} é ${answer}.`,
    open: `Calcule a velocidade de ${who.first} ao atingir o trecho horizontal e explique se ela depende da massa.`,
    solution: `Pela conservação da energia mecânica, $mgh = \\frac{1}{2}mv^2$. A massa se cancela:\n\n$$v = \\sqrt{2gh} = \\sqrt{2 \\cdot 10 \\cdot ${tex(height)}} = ${tex(right)}\\ \\text{m/s}$$`,
    hint: "Sem atrito, a forma do trajeto não importa: só a diferença de altura.",
    explanation: `A massa, ${mass} kg, e as curvas do trajeto não influem na resposta; o que importa é o desnível de ${number(height)} m.`,
    difficulty: 1,
    facts: { height },
  };
}

function collision(random: Random): GeneratedContent {
  const [one, other, unit] = random.pick([
    ["um carro", "um caminhão parado", 250],
    ["uma caminhonete", "um ônibus parado", 250],
    ["um vagão de minério", "um trem de carga parado", 5000],
    ["um vagão vazio", "uma composição parada no pátio", 4000],
  ]) as [string, string, number];
  const light = random.int(4, 8) * unit;
  const heavy = random.int(8, 48) * unit;
  const fast = random.int(2, 12) * 6;
  const right = round((light * fast) / (heavy + light), 4);
  if (round(right, 1) !== right || right < 1) return collision(random);
  const options = numericChoices(
    right,
    [fast / 2, fast, round((light * fast) / heavy, 1), round(right * 2, 1), round(fast - right, 1)],
    random,
    (value) => `${number(value)} km/h`,
  );
  return {
    context: `Ao reconstituir um acidente ocorrido em ${city(random).full}, a equipe de perícia chefiada por ${person(random).full} concluiu que ${one}, de massa ${number(light)} kg, vinha a ${fast} km/h e atingiu a traseira de ${other}, de massa ${number(heavy)} kg. Depois do choque, os dois ficaram presos e seguiram juntos. Durante a colisão, as forças externas horizontais são desprezíveis diante das internas.`,
    question: "Imediatamente após o choque, a velocidade do conjunto é",
    ...options,
    claim: (answer) => `Imediatamente após o choque, a velocidade do conjunto é ${answer}.`,
    open: "Calcule a velocidade do conjunto imediatamente após o choque e diga se a energia cinética se conserva.",
    solution: `A quantidade de movimento se conserva:\n\n$$${tex(light)} \\cdot ${fast} = (${tex(light)} + ${tex(heavy)})\\,v \\Rightarrow v = ${tex(right)}\\ \\text{km/h}$$\n\nA colisão é perfeitamente inelástica: parte da energia cinética transforma-se em calor, som e deformação.`,
    hint: "O que se conserva em qualquer choque isolado?",
    explanation:
      "Um corpo em movimento atinge outro em repouso e os dois permanecem unidos. Pede-se a velocidade comum.",
    difficulty: 2,
    facts: { light, heavy, fast },
  };
}

export const energyTemplates: QuestionTemplate[] = [
  {
    name: "fisica-mola",
    subject: "fisica",
    topics: ["Energia Mecânica"],
    also: ["Força Elástica"],
    make: springLaunch,
  },
  { name: "fisica-rampa", subject: "fisica", topics: ["Energia Mecânica"], make: slide },
  {
    name: "fisica-colisao",
    subject: "fisica",
    topics: ["Colisões", "Impulso e Quantidade de Movimento"],
    make: collision,
  },
];

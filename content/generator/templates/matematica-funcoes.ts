import { numericChoices } from "#content/generator/choices.ts";
import { money, number, round, tex } from "#content/generator/format.ts";
import type { Random } from "#content/generator/random.ts";
import type { GeneratedContent, QuestionTemplate } from "#content/generator/template.ts";
import { city } from "#content/generator/words/cities.ts";
import { person } from "#content/generator/words/people.ts";
import { district } from "#content/generator/words/places.ts";

function bestPrice(random: Random): GeneratedContent {
  const step = random.pick([1, 2]);
  const fall = random.pick([2, 4, 5, 10]) * step;
  const price = random.int(8, 40);
  const extra = random.int(2, 9) * step;
  const visitors = Math.round((fall / step) * (price + 2 * extra));
  const right = price + extra;
  const options = numericChoices(
    right,
    [price, extra, price + 2 * extra, price - 1, right + 2, right - 1],
    random,
    money,
  );
  const event = random.pick([
    ["o ingresso do circo", "espectadores por noite"],
    ["a entrada do parque aquático", "visitantes por dia"],
    ["o prato da casa", "pratos por dia"],
    ["o passeio de charrete", "passageiros por fim de semana"],
    ["o bilhete do planetário", "visitantes por semana"],
    ["a aula de dança", "alunos por mês"],
    ["a cesta de orgânicos", "cestas por semana"],
  ]);
  const raise = step === 1 ? "cada real de aumento" : "cada dois reais de aumento";
  return {
    context: `${person(random).full} administra um pequeno negócio em ${city(random).full}: cobra ${money(price)} por ${(event[0] ?? "").replace(/^[oa] /, "")} e atende, em média, ${number(visitors)} ${event[1]}. Depois de algumas experiências, percebeu que ${raise} no preço faz o movimento diminuir em ${fall} unidades. O número de aumentos pode ser fracionário, e os custos não mudam com o movimento.`,
    question: "O preço que torna máxima a receita é",
    right: options.right,
    wrong: options.wrong,
    claim: (answer) => `O preço que torna máxima a receita é ${answer}.`,
    open: "Determine o preço que torna máxima a receita.",
    solution: `Se o preço sobe $x$ reais, a receita é\n\n$$R(x) = (${price} + x)(${tex(visitors)} - ${tex(fall / step)}x)$$\n\nAs raízes são $x = -${price}$ e $x = ${tex(visitors / (fall / step))}$. O máximo ocorre no ponto médio, $x = ${tex(extra)}$, e o preço é $${price} + ${tex(extra)} = ${tex(right)}$ reais.`,
    hint: "A receita é uma função quadrática do aumento: o vértice fica no meio das raízes.",
    explanation:
      "Aumentar o preço reduz a procura. A receita, produto dos dois, é uma parábola com concavidade para baixo, e pede-se o preço no vértice.",
    difficulty: 3,
    facts: { price, visitors, fall, step },
  };
}

function parabolaJump(random: Random): GeneratedContent {
  const distance = random.int(2, 24) * 2;
  const half = distance / 2;
  const peak = random.int(1, 9) * random.pick([1, 2]);
  const at = random.int(1, half - (half > 1 ? 1 : 0));
  const right = round((peak * at * (distance - at)) / half ** 2, 3);
  if (at === half || Math.abs(right * 100 - Math.round(right * 100)) > 1e-6) return parabolaJump(random);
  const show = (value: number) => `${number(value)} m`;
  const options = numericChoices(
    right,
    [round((peak * at) / half, 2), peak, round(peak / 2, 2), round(right * 2, 2), round(peak - right, 2)],
    random,
    show,
  );
  const thing = random.pick([
    "A bola chutada pelo goleiro",
    "O jato de água da fonte",
    "A peteca rebatida pela jogadora",
    "O foguete de garrafa PET",
    "A pedra lançada pela catapulta escolar",
    "O arco de entrada do parque",
  ]);
  const verb = thing.startsWith("O arco")
    ? "tem a forma de uma parábola: apoia-se"
    : "descreve uma parábola: sai do solo e volta a ele";
  const where = thing.startsWith("O arco")
    ? `em dois pontos do solo distantes ${distance} m`
    : `em um ponto distante ${distance} m do inicial`;
  return {
    context: `${thing}, ${district(random).at} de ${city(random).full}, ${verb} ${where}, atingindo a altura máxima de ${peak} m no meio do percurso. Desprezam-se o vento e as dimensões dos objetos; o terreno é plano e horizontal.`,
    question: `A altura em um ponto que está, na horizontal, a ${at} m do início é`,
    right: options.right,
    wrong: options.wrong,
    claim: (answer) => `A altura em um ponto que está, na horizontal, a ${at} m do início é ${answer}.`,
    open: `Determine a altura em um ponto que está, na horizontal, a ${at} m do início.`,
    solution: `Com a origem no início, $y = a\\,x\\,(x - ${distance})$. No meio, $x = ${half}$ e $y = ${peak}$; logo $a = -\\dfrac{${peak}}{${half ** 2}}$.\n\n$$y(${at}) = -\\dfrac{${peak}}{${half ** 2}} \\cdot ${at} \\cdot (${at} - ${distance}) = ${tex(right)}\\ \\text{m}$$`,
    hint: "Escreva a parábola na forma fatorada, com as raízes no solo.",
    explanation:
      "São conhecidos os dois pontos no solo e a altura máxima: isso determina a função quadrática.",
    difficulty: 2,
    facts: { distance, peak, at },
  };
}

export const functionTemplates: QuestionTemplate[] = [
  {
    name: "matematica-receita-maxima",
    subject: "matematica",
    topics: ["Função Quadrática"],
    make: bestPrice,
  },
  {
    name: "matematica-parabola",
    subject: "matematica",
    topics: ["Função Quadrática"],
    make: parabolaJump,
  },
];

import { coefficient, maths, polynomial } from "#content/generator/algebra.ts";
import { countChoices, numericChoices } from "#content/generator/choices.ts";
import { money, number, tex, texTerm } from "#content/generator/format.ts";
import type { Random } from "#content/generator/random.ts";
import { classroom } from "#content/generator/scene.ts";
import type { GeneratedContent, QuestionTemplate } from "#content/generator/template.ts";
import { city } from "#content/generator/words/cities.ts";
import { school } from "#content/generator/words/places.ts";

function circle(random: Random): GeneratedContent {
  const [p, q] = [coefficient(random, 7), coefficient(random, 7)];
  const radius = random.int(2, 9);
  const independent = p * p + q * q - radius * radius;
  const [dx, dy] = [-2 * p, -2 * q];
  const signed = (value: number, rest: string) => `${value < 0 ? "-" : "+"} ${Math.abs(value)}${rest}`;
  const tail = independent === 0 ? "" : ` ${signed(independent, "")}`;
  const pair = (x: number, y: number, r: number) => `centro $(${x}, ${y})$ e raio ${r}`;
  const right = pair(p, q, radius);
  const candidates = [
    pair(-p, -q, radius),
    pair(p, q, radius ** 2),
    pair(dx, dy, radius),
    pair(-p, -q, radius ** 2),
    pair(q, p, radius),
    pair(p, q, radius + 1),
  ];
  return {
    context: `No plano cartesiano em que a unidade é o quilômetro, a área coberta por uma antena instalada em ${city(random).full} é limitada pela circunferência de equação\n\n$$x^2 + y^2 ${signed(dx, "x")} ${signed(dy, "y")}${tail} = 0$$\n\nA antena fica no centro, e o raio indica o alcance do sinal.`,
    question: "A circunferência tem",
    right,
    wrong: [...new Set(candidates)].filter((each) => each !== right).slice(0, 4),
    claim: (answer) => `A circunferência tem ${answer}.`,
    open: "Determine o centro e o raio da circunferência.",
    solution: `Completando os quadrados:\n\n$$(x ${p < 0 ? "+" : "-"} ${Math.abs(p)})^2 + (y ${q < 0 ? "+" : "-"} ${Math.abs(q)})^2 = ${radius ** 2}$$\n\nPortanto, ${right}.`,
    hint: "Agrupe os termos em $x$ e em $y$ e complete quadrados.",
    explanation: "A equação está na forma geral; passando à reduzida, leem-se o centro e o raio.",
    difficulty: 2,
    facts: { dx, dy, independent },
  };
}

function tickets(random: Random): GeneratedContent {
  const full = random.int(5, 30) * 2;
  const half = full / 2;
  const adults = random.int(20, 160);
  const young = random.int(20, 180);
  if (adults === young) return tickets(random);
  const people = adults + young;
  const income = adults * full + young * half;
  const event = random.pick([
    "do concerto de viola",
    "da mostra de curtas",
    "da peça teatral",
    "do baile de forró",
    "do espetáculo de dança",
    "da exposição de orquídeas",
    "do festival de cordel",
    "da noite de observação do céu",
  ]);
  const options = countChoices(
    adults,
    [young, Math.round(people / 2), adults + 10, adults - 10, young + 5],
    random,
  );
  return {
    context: `A bilheteria ${event} promovid${event.startsWith("da") ? "a" : "o"} ${school(random).of.replace(/^d/, "pel")}, em ${city(random).full}, vendeu ${people} ingressos e arrecadou ${money(income)}. O ingresso inteiro custava ${money(full)}; estudantes e idosos pagavam meia-entrada, ou seja, ${money(half)}. Nenhum convite gratuito foi distribuído.`,
    question: "O número de ingressos inteiros vendidos foi",
    ...options,
    claim: (answer) => `O número de ingressos inteiros vendidos foi ${answer}.`,
    open: "Determine quantos ingressos de cada tipo foram vendidos.",
    solution: `Sendo $x$ o número de inteiras e $y$ o de meias:\n\n$$\\begin{cases} x + y = ${tex(people)} \\\\ ${full}x + ${half}y = ${tex(income)} \\end{cases}$$\n\nDa primeira, $y = ${tex(people)} - x$. Substituindo na segunda, $${half}x = ${tex(income)} - ${tex(half * people)} = ${tex(income - half * people)}$ e $x = ${tex(adults)}$. Foram ${number(young)} meias.`,
    hint: "Imagine que todos pagaram meia: quanto faltaria para chegar ao total arrecadado?",
    explanation:
      "Duas quantidades desconhecidas e duas informações (total de pessoas e total em dinheiro) formam um sistema linear.",
    difficulty: 1,
    facts: { people, income, full, half },
  };
}

function rootsRelations(random: Random): GeneratedContent {
  const [one, two] = [coefficient(random, 9), coefficient(random, 9)];
  if (one + two === 0) return rootsRelations(random);
  const right = one * one + two * two;
  const [sum, product] = [one + two, one * two];
  const options = numericChoices(
    right,
    [sum ** 2, sum ** 2 + 2 * product, sum ** 2 - product, right + 2, Math.abs(product)].map(Math.abs),
    random,
    maths,
  );
  return {
    context: `${classroom(random)} propôs-se um desafio: estudar as raízes de uma equação do segundo grau sem calculá-las uma a uma. A equação escrita no quadro foi $${polynomial([1, -sum, product])} = 0$, cujas raízes reais foram chamadas de $r$ e $s$.`,
    question: "O valor de $r^2 + s^2$ é",
    ...options,
    claim: (answer) => `O valor de $r^2 + s^2$ é ${answer}.`,
    open: "Calcule $r^2 + s^2$ sem resolver a equação.",
    solution: `Pelas relações de Girard, $r + s = ${sum}$ e $rs = ${product}$.\n\n$$r^2 + s^2 = (r+s)^2 - 2rs = ${texTerm(sum)}^2 - 2 \\cdot ${texTerm(product)} = ${right}$$`,
    hint: "Relacione o quadrado da soma com a soma dos quadrados.",
    explanation:
      "A soma e o produto das raízes saem dos coeficientes; a expressão pedida se escreve com esses dois valores.",
    difficulty: 2,
    facts: { sum, product },
  };
}

export const equationTemplates: QuestionTemplate[] = [
  {
    name: "matematica-circunferencia",
    subject: "matematica",
    topics: ["Geometria Analítica"],
    also: ["Circunferência e Círculo"],
    make: circle,
  },
  {
    name: "matematica-ingressos",
    subject: "matematica",
    topics: ["Sistemas Lineares", "Sistemas de Equações"],
    make: tickets,
  },
  {
    name: "matematica-relacoes-de-girard",
    subject: "matematica",
    topics: ["Equações do 2º Grau"],
    make: rootsRelations,
  },
];

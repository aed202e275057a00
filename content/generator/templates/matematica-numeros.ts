import { countChoices, distinctWrong, numericChoices } from "#content/generator/choices.ts";
import { money, round, tex } from "#content/generator/format.ts";
import { by, count } from "#content/generator/grammar.ts";
import { leastMultiple } from "#content/generator/integers.ts";
import type { Random } from "#content/generator/random.ts";
import type { GeneratedContent, QuestionTemplate } from "#content/generator/template.ts";
import { city } from "#content/generator/words/cities.ts";
import { priced, smallThings } from "#content/generator/words/goods.ts";
import { person } from "#content/generator/words/people.ts";
import { district } from "#content/generator/words/places.ts";

function boxes(random: Random): GeneratedContent {
  const thing = random.pick(smallThings);
  const [one, other] = random.pick([
    [6, 8],
    [8, 12],
    [9, 12],
    [10, 15],
    [12, 15],
    [12, 18],
    [14, 21],
    [15, 20],
    [16, 24],
    [18, 24],
    [20, 25],
  ]) as [number, number];
  const low = random.int(2, 40) * 10;
  const step = leastMultiple(one, other);
  const right = (Math.floor(low / step) + 1) * step;
  const options = countChoices(
    right,
    [low + one, low + other, one * other, right + step, right - one],
    random,
    (value) => count(value, thing),
  );
  return {
    context: `Um depósito ${district(random).of}, em ${city(random).full}, guarda ${thing.many} em caixas. Quando ${by(thing.gender, "eles são organizados", "elas são organizadas")} em caixas com ${one} unidades, não sobra nenhuma; com ${other} unidades por caixa, também não. O estoquista lembra apenas que havia mais de ${low} unidades e que o total era o menor possível nessas condições.`,
    question: "O total guardado era de",
    ...options,
    claim: (answer) => `O total guardado era de ${answer}.`,
    open: `Determine quant${by(thing.gender, "os", "as")} ${thing.many} havia.`,
    solution: `O total é múltiplo de ${one} e de ${other}, portanto de $\\operatorname{mmc}(${one}, ${other}) = ${step}$. O menor múltiplo de ${step} maior que ${low} é ${right}.`,
    hint: "Que números podem ser divididos, sem resto, pelas duas quantidades?",
    explanation:
      "O total é um múltiplo comum das duas capacidades; entre os múltiplos comuns, procura-se o primeiro acima do limite dado.",
    difficulty: 1,
    facts: { one, other, low },
  };
}

function sharePercent(random: Random): GeneratedContent {
  const { product, price } = priced(random, 20);
  if (price > 700) return sharePercent(random);
  const percent = random.pick([5, 10, 15, 20, 25, 30, 35, 40, 45]);
  const right = round((price * percent) / 100, 2);
  const who = person(random);
  const options = numericChoices(right, [price - right, percent * 10, right / 10, right * 2], random, money);
  return {
    context: `${who.full} sonha em comprar ${by(product.gender, "um", "uma")} ${product.one} de ${money(price)} e guarda moedas em um cofrinho. Ao abri-lo, ${district(random).at} de ${city(random).full}, descobriu que já tinha juntado ${percent}% desse valor e decidiu continuar economizando até completar o restante.`,
    question: `A quantia que ${who.first} já tinha juntado era`,
    ...options,
    claim: (answer) => `A quantia que ${who.first} já tinha juntado era ${answer}.`,
    open: `Calcule quanto ${who.first} já tinha juntado e quanto ainda falta.`,
    solution: `$${percent}\\%$ de um valor são $\\frac{${percent}}{100}$ dele: $\\frac{${percent}}{100} \\cdot ${tex(price)} = ${tex(right)}$ reais. Faltam ${money(price - right)}.`,
    hint: "Dez por cento de um valor é a sua décima parte.",
    explanation: `Pede-se ${percent}% do preço, isto é, a parte já economizada, e não o que falta.`,
    difficulty: 1,
    facts: { price, percent },
  };
}

const symbols: readonly (readonly [number, string])[] = [
  [1000, "M"],
  [900, "CM"],
  [500, "D"],
  [400, "CD"],
  [100, "C"],
  [90, "XC"],
  [50, "L"],
  [40, "XL"],
  [10, "X"],
  [9, "IX"],
  [5, "V"],
  [4, "IV"],
  [1, "I"],
];

/** A year in Roman numerals. */
function roman(value: number): string {
  let rest = value;
  let text = "";
  for (const [size, symbol] of symbols) {
    while (rest >= size) {
      text += symbol;
      rest -= size;
    }
  }
  return text;
}

function romanYear(random: Random): GeneratedContent {
  const year = random.int(1541, 1989);
  const age = random.int(20, 60);
  const wrong = distinctWrong(
    String(year),
    [year + 10, year - 10, year + 100, year - 100, year + 2, year - 2, year + 50].map(String),
  );
  const what = random.pick([
    "do chafariz",
    "da capela",
    "da estação de trem",
    "do sobrado",
    "do antigo mercado",
    "da ponte de pedra",
    "do teatro",
    "da escola normal",
  ]);
  return {
    context: `Durante um passeio pelo centro histórico de ${city(random).full}, ${person(random).full} encontrou na fachada ${what} uma placa com a inscrição ${roman(year)}, que indica o ano da inauguração. O guia contou que, ${age} anos depois, o lugar passou por uma grande reforma e ganhou novas pinturas.`,
    question: "Em algarismos indo-arábicos, o ano da inauguração é",
    right: String(year),
    wrong,
    claim: (answer) => `Em algarismos indo-arábicos, o ano da inauguração é ${answer}.`,
    open: "Escreva, em algarismos indo-arábicos, o ano da inauguração.",
    solution: `Lendo os símbolos da esquerda para a direita, ${roman(year)} corresponde a ${year}. Um símbolo menor antes de um maior é subtraído: IV vale 4, IX vale 9, XL vale 40 e assim por diante.`,
    hint: "Separe a inscrição em milhares, centenas, dezenas e unidades.",
    explanation:
      "O ano está escrito em numeração romana; a informação sobre a reforma não é necessária para responder.",
    difficulty: 1,
  };
}

export const numberTemplates: QuestionTemplate[] = [
  {
    name: "matematica-caixas",
    subject: "matematica",
    topics: ["MMC e MDC", "Múltiplos e Divisores", "Divisibilidade"],
    make: boxes,
  },
  {
    name: "matematica-cofrinho",
    subject: "matematica",
    topics: ["Porcentagem"],
    make: sharePercent,
  },
  {
    name: "matematica-numeracao-romana",
    subject: "matematica",
    topics: ["Numeração Romana", "Sistemas de Numeração"],
    make: romanYear,
  },
];

import { numericChoices } from "#content/generator/choices.ts";
import { chromosomes } from "#content/generator/facts/biology.ts";
import { number, round, tex } from "#content/generator/format.ts";
import type { Random } from "#content/generator/random.ts";
import { speaker } from "#content/generator/scene.ts";
import type { GeneratedContent, QuestionTemplate } from "#content/generator/template.ts";
import { city } from "#content/generator/words/cities.ts";
import { person } from "#content/generator/words/people.ts";
import { school } from "#content/generator/words/places.ts";

function hardyWeinberg(random: Random): GeneratedContent {
  const q = random.pick([0.1, 0.2, 0.3, 0.4, 0.5, 0.6]);
  const total = random.int(2, 90) * 100;
  const affected = round(q * q * total, 2);
  const right = round(2 * q * (1 - q) * total, 2);
  const options = numericChoices(
    right,
    [
      round((1 - q) ** 2 * total, 2),
      round(q * (1 - q) * total, 2),
      round(total - affected, 2),
      affected,
      round(q * total, 2),
    ],
    random,
  );
  const group = random.pick([
    "de um povoado isolado",
    "de uma ilha",
    "de uma espécie de borboleta",
    "de um rebanho de cabras criado solto",
    "de peixes de uma lagoa",
    "de pererecas de um fragmento de mata",
  ]);
  return {
    context: `Em uma população ${group} próxima a ${city(random).full}, com ${number(total)} indivíduos e em equilíbrio de Hardy-Weinberg, ${number(affected)} manifestam uma característica autossômica recessiva. Os cruzamentos ocorrem ao acaso, e não há mutação, seleção nem migração que alterem as frequências dos alelos, segundo acompanhamento feito por ${person(random).full}.`,
    question: "O número esperado de indivíduos heterozigotos é",
    ...options,
    claim: (answer) => `O número esperado de indivíduos heterozigotos é ${answer}.`,
    open: "Calcule as frequências dos alelos e o número esperado de indivíduos heterozigotos.",
    solution: `$q^2 = \\dfrac{${tex(affected)}}{${tex(total)}} = ${tex(round(q * q, 4))} \\Rightarrow q = ${tex(q)}$ e $p = ${tex(round(1 - q, 2))}$.\n\n$$2pq \\cdot N = 2 \\cdot ${tex(round(1 - q, 2))} \\cdot ${tex(q)} \\cdot ${tex(total)} = ${tex(right)}$$`,
    hint: "A fração de recessivos é $q^2$.",
    explanation:
      "Da frequência do fenótipo recessivo obtém-se a do alelo; com ela, a fração de heterozigotos.",
    difficulty: 3,
    facts: { total, affected },
  };
}

function bases(random: Random): GeneratedContent {
  const adenine = random.int(11, 39);
  const asks = random.pick([
    { base: "guanina", value: 50 - adenine },
    { base: "citosina", value: 50 - adenine },
    { base: "timina", value: adenine },
  ]);
  const options = numericChoices(
    asks.value,
    [100 - adenine, adenine, 50 - adenine, 100 - 2 * adenine, adenine * 2],
    random,
    (value) => `${number(value)}%`,
  );
  const source = random.pick([
    "de uma bactéria do solo",
    "de um fóssil de preguiça-gigante",
    "de uma amostra de açaí",
    "de uma onça atropelada",
    "de um fungo da mata",
    "de um peixe-boi resgatado",
    "de uma orquídea rara",
    "de um café silvestre",
  ]);
  return {
    context: `${speaker(random, "lab")}, sequenciou o material genético ${source} e constatou que, na molécula de DNA de dupla fita, ${adenine}% das bases nitrogenadas são adenina. O resultado foi comparado com os de um banco internacional, no qual pesquisadores de vários países depositam as sequências que obtêm.`,
    question: `A porcentagem de ${asks.base} nessa molécula é`,
    ...options,
    claim: (answer) => `A porcentagem de ${asks.base} nessa molécula é ${answer}.`,
    open: `Calcule a porcentagem de ${asks.base} nessa molécula.`,
    solution: `No DNA, adenina pareia com timina e guanina com citosina. Com A = T = ${adenine}%, restam ${100 - 2 * adenine}% para G e C, ou seja, ${50 - adenine}% para cada uma. Portanto, ${asks.base} = ${asks.value}%.`,
    hint: "As bases formam pares: as quantidades de cada par são iguais.",
    explanation: "Conhecida a porcentagem de uma base, as regras de pareamento fornecem as outras três.",
    difficulty: 1,
    facts: { adenine },
  };
}

function divisions(random: Random): GeneratedContent {
  const { species, diploid } = random.pick(chromosomes);
  const asks = random.pick([
    {
      text: "em uma célula formada ao fim da meiose",
      value: diploid / 2,
      reason: "a meiose reduz à metade o número de cromossomos",
    },
    {
      text: "em cada célula-filha, ao fim da mitose",
      value: diploid,
      reason: "a mitose conserva o número de cromossomos",
    },
    {
      text: "em cada célula, ao fim da primeira divisão da meiose",
      value: diploid / 2,
      reason: "na primeira divisão, que é reducional, separam-se os homólogos",
    },
  ]);
  const options = numericChoices(
    asks.value,
    [diploid, diploid / 2, diploid * 2, diploid / 4, diploid + 2].filter(Number.isInteger),
    random,
    (value) => `${number(value)} cromossomos`,
  );
  return {
    context: `Em cada célula do corpo, ${species} tem ${diploid} cromossomos ($2n = ${diploid}$). Ao observar lâminas coradas em um microscópio, ${person(random).full}, que estuda ${school(random).at}, em ${city(random).full}, acompanhou células em divisão e anotou, em um caderno, o que esperava encontrar em cada etapa.`,
    question: `Nessa espécie, ${asks.text}, espera-se encontrar`,
    ...options,
    claim: (answer) => `Nessa espécie, ${asks.text}, espera-se encontrar ${answer}.`,
    open: `Determine o número de cromossomos ${asks.text}.`,
    solution: `Como ${asks.reason}, o número pedido é ${number(asks.value)}.`,
    hint: "Pergunte-se se a divisão é equacional ou reducional.",
    explanation: "Conhecido o número diploide, é preciso saber o que a divisão citada faz com ele.",
    difficulty: 1,
    facts: { diploid },
  };
}

export const cellTemplates: QuestionTemplate[] = [
  {
    name: "biologia-hardy-weinberg",
    subject: "biologia",
    topics: ["Genética de Populações"],
    make: hardyWeinberg,
  },
  {
    name: "biologia-bases",
    subject: "biologia",
    topics: ["Ácidos Nucleicos"],
    make: bases,
  },
  {
    name: "biologia-divisao-celular",
    subject: "biologia",
    topics: ["Meiose", "Mitose"],
    also: ["Cromossomos e Cariótipo"],
    make: divisions,
  },
];

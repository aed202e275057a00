import { numericChoices } from "#content/generator/choices.ts";
import { enumerate, number, round, table, tex } from "#content/generator/format.ts";
import type { Random } from "#content/generator/random.ts";
import type { GeneratedContent, QuestionTemplate } from "#content/generator/template.ts";
import { city } from "#content/generator/words/cities.ts";
import { district } from "#content/generator/words/places.ts";
import { worker } from "#content/generator/words/professions.ts";

const series = [
  {
    what: "o número de livros emprestados por uma biblioteca comunitária",
    unit: "livros",
    low: 12,
    high: 95,
  },
  {
    what: "a quantidade de pacientes atendidos em uma unidade básica de saúde",
    unit: "pacientes",
    low: 20,
    high: 88,
  },
  { what: "o volume de chuva, em milímetros,", unit: "mm", low: 5, high: 74 },
  { what: "o número de visitantes de um museu de arqueologia", unit: "visitantes", low: 30, high: 240 },
  { what: "a produção de leite, em litros, de um pequeno curral", unit: "litros", low: 60, high: 180 },
  {
    what: "a quantidade de ocorrências de queimada registradas pelos brigadistas",
    unit: "ocorrências",
    low: 4,
    high: 48,
  },
  { what: "o número de passageiros de uma balsa", unit: "passageiros", low: 25, high: 160 },
  { what: "a temperatura máxima, em graus Celsius,", unit: "°C", low: 18, high: 39 },
  { what: "o número de garças avistadas em uma lagoa urbana", unit: "garças", low: 3, high: 36 },
  { what: "a quantidade de pães vendidos por uma padaria de bairro", unit: "pães", low: 110, high: 420 },
];

const days = [
  "segunda-feira",
  "terça-feira",
  "quarta-feira",
  "quinta-feira",
  "sexta-feira",
  "sábado",
  "domingo",
];

function median(random: Random): GeneratedContent {
  const { what, unit, low, high } = random.pick(series);
  const size = random.pick([5, 6, 7]);
  const values = Array.from({ length: size }, () => random.int(low, high));
  const sorted = [...values].sort((one, other) => one - other);
  const middle = Math.floor(size / 2);
  const right =
    size % 2 === 1 ? (sorted[middle] ?? 0) : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2;
  const mean = values.reduce((sum, each) => sum + each, 0) / size;
  const unsorted = values[middle] ?? 0;
  const options = numericChoices(
    right,
    [Math.round(mean), unsorted, sorted[middle + 1] ?? 0, sorted[middle - 1] ?? 0, (low + high) / 2],
    random,
    (value) => `${number(value)} ${unit}`,
  );
  const cells = values.map((value, position) => [days[position] ?? "", number(value)]);
  return {
    context: `Durante ${size} dias seguidos, ${worker(random, "letters").called} anotou ${what} em ${city(random).full}. Os registros, que serão publicados em uma reportagem, aparecem na tabela.\n\n${table(["Dia", `Registro (${unit})`], cells)}`,
    question: "A mediana desses registros é",
    ...options,
    claim: (answer) => `A mediana desses registros é ${answer}.`,
    open: "Determine a mediana e a média desses registros.",
    solution: `Em ordem crescente: ${enumerate(sorted.map((value) => number(value)))}.\n\n${size % 2 === 1 ? "Há um número ímpar de dados, e a mediana é o valor central" : "Há um número par de dados, e a mediana é a média aritmética dos dois centrais"}: ${number(right)} ${unit}. A média é aproximadamente ${number(round(mean, 1))}.`,
    hint: "Antes de procurar o valor do meio, coloque os dados em ordem.",
    explanation:
      "A mediana divide os dados ordenados em duas partes de mesmo tamanho; a ordem dos dias não interessa.",
    difficulty: 1,
  };
}

function meanChange(random: Random): GeneratedContent {
  const size = random.int(8, 30);
  const mean = random.int(22, 60);
  const gap = random.int(1, 4);
  const newMean = mean + gap;
  const right = mean + gap * (size + 1);
  const options = numericChoices(
    right,
    [newMean, mean + gap * size, (mean + newMean) / 2, right - gap, right + gap].map(Math.round),
    random,
  );
  const group = random.pick([
    ["um coral", "integrantes", "idade média", "anos", "uma nova pessoa"],
    ["um grupo de caminhada", "participantes", "idade média", "anos", "uma nova pessoa"],
    ["um clube de leitura", "membros", "idade média", "anos", "uma nova pessoa"],
    ["uma oficina de teatro", "inscritos", "idade média", "anos", "uma nova pessoa"],
  ]);
  if (right > 95) return meanChange(random);
  return {
    context: `A ${group[2]} dos ${size} ${group[1]} de ${group[0]} ${district(random).of}, em ${city(random).full}, era de ${mean} ${group[3]}. Com a entrada de ${group[4]}, e sem que ninguém saísse, a média passou a ser de ${newMean} ${group[3]}. As idades são expressas em anos completos.`,
    question: "A idade, em anos, da pessoa que entrou é",
    ...options,
    claim: (answer) => `A idade da pessoa que entrou é de ${answer} anos.`,
    open: "Determine a idade da pessoa que entrou.",
    solution: `A soma das idades era $${size} \\cdot ${mean} = ${tex(size * mean)}$ e passou a $${size + 1} \\cdot ${newMean} = ${tex((size + 1) * newMean)}$. A diferença é a idade procurada: $${tex(right)}$ anos.`,
    hint: "A média não diz nada sobre cada pessoa, mas permite achar a soma das idades.",
    explanation:
      "Conhecem-se a média antes e depois da entrada de uma pessoa. A diferença entre as somas revela a idade dela.",
    difficulty: 2,
    facts: { size, mean, newMean },
  };
}

function projectedGrowth(random: Random): GeneratedContent {
  const start = random.int(12, 90) * 100;
  const [up, down] = [random.pick([10, 20, 25, 40, 50]), random.pick([10, 20, 25, 30, 40])];
  const final = (start * (100 + up) * (100 - down)) / 10000;
  if (up === down && random.chance(0.5)) return projectedGrowth(random);
  const change = round((final / start - 1) * 100, 2);
  const text = (value: number) =>
    value > 0
      ? `um aumento de ${number(value)}%`
      : value < 0
        ? `uma redução de ${number(-value)}%`
        : "nenhuma variação";
  const right = text(change);
  const candidates = [
    text(up - down),
    text(-change),
    text(round(change + 5, 2)),
    text(round(change - 5, 2)),
    text(round(change + 10, 2)),
    text(round(change - 8, 2)),
  ];
  const what = random.pick([
    "o número de turistas",
    "a quantidade de matrículas",
    "o número de empregos formais",
    "a produção de grãos, em toneladas,",
    "o número de doadores de sangue",
    "o número de leitores cadastrados",
  ]);
  return {
    context: `Em ${city(random).full}, ${what} cresceu ${up}% no primeiro ano e diminuiu ${down}% no segundo. Antes dessas variações, o total era de ${number(start)}. ${worker(random, "letters").full}, que cobre o assunto para um portal de notícias, deseja informar a variação acumulada no período.`,
    question: "Nos dois anos, em relação ao valor inicial, houve",
    right,
    wrong: [...new Set(candidates)].filter((each) => each !== right).slice(0, 4),
    claim: (answer) => `Nos dois anos, em relação ao valor inicial, houve ${answer}.`,
    open: "Calcule a variação percentual acumulada nos dois anos.",
    solution: `O fator acumulado é $${tex(1 + up / 100)} \\cdot ${tex(1 - down / 100)} = ${tex(round((1 + up / 100) * (1 - down / 100), 4))}$, o que corresponde a ${right}. O total passou de ${number(start)} para ${number(final)}.`,
    hint: "A segunda porcentagem incide sobre o valor já aumentado.",
    explanation:
      "Um aumento seguido de uma redução não se compensam por simples subtração: os fatores é que se multiplicam.",
    difficulty: 2,
    facts: { start, up, down },
  };
}

export const dataTemplates: QuestionTemplate[] = [
  {
    name: "matematica-mediana",
    subject: "matematica",
    topics: ["Estatística"],
    also: ["Gráficos e Tabelas"],
    make: median,
  },
  {
    name: "matematica-mudanca-da-media",
    subject: "matematica",
    topics: ["Médias"],
    make: meanChange,
  },
  {
    name: "matematica-variacao-acumulada",
    subject: "matematica",
    topics: ["Porcentagem"],
    make: projectedGrowth,
  },
];

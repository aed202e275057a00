import { countChoices, distinctWrong, numericChoices } from "#content/generator/choices.ts";
import { enumerate, number, round, table, tex } from "#content/generator/format.ts";
import { by } from "#content/generator/grammar.ts";
import type { Random } from "#content/generator/random.ts";
import type { GeneratedContent, QuestionTemplate } from "#content/generator/template.ts";
import { city } from "#content/generator/words/cities.ts";
import { people, person } from "#content/generator/words/people.ts";
import { district, farm, school } from "#content/generator/words/places.ts";

function survey(random: Random): GeneratedContent {
  const both = random.int(12, 80);
  const onlyFirst = random.int(15, 120);
  const onlySecond = random.int(15, 120);
  const right = random.int(8, 60);
  const total = both + onlyFirst + onlySecond + right;
  const first = onlyFirst + both;
  const second = onlySecond + both;
  const options = countChoices(
    right,
    [total - first - second, total - first, total - second, both, right + both],
    random,
  );
  const [one, two] = random.pick([
    ["leem jornal impresso", "ouvem podcasts"],
    ["usam bicicleta", "usam ônibus"],
    ["tomam café", "tomam chimarrão"],
    ["praticam natação", "praticam capoeira"],
    ["separam o lixo orgânico", "reaproveitam a água da chuva"],
    ["assistem a novelas", "assistem a documentários"],
    ["jogam xadrez", "jogam videogame"],
    ["cultivam hortaliças", "criam galinhas"],
    ["tocam algum instrumento", "cantam em coral"],
  ]) as [string, string];
  return {
    context: `Uma pesquisa feita ${district(random).at}, em ${city(random).full}, ouviu ${number(total)} pessoas. Dos entrevistados, ${number(first)} afirmaram que ${one}, ${number(second)} disseram que ${two} e ${number(both)} declararam fazer as duas coisas. Os demais não se encaixaram em nenhum dos dois grupos, e todos responderam ao questionário completo.`,
    question: "O número de entrevistados que não fazem nenhuma das duas coisas é",
    ...options,
    claim: (answer) => `O número de entrevistados que não fazem nenhuma das duas coisas é ${answer}.`,
    open: "Determine quantos entrevistados não fazem nenhuma das duas coisas.",
    solution: `Fazem pelo menos uma das coisas $${first} + ${second} - ${both} = ${first + second - both}$ pessoas. Restam $${total} - ${first + second - both} = ${right}$.`,
    hint: "Quem está nos dois grupos foi contado duas vezes.",
    explanation: "Os dois conjuntos têm interseção conhecida. Pede-se o número de elementos fora da união.",
    difficulty: 1,
    facts: { total, first, second, both },
  };
}

function sharing(random: Random): GeneratedContent {
  const [one, two, three] = people(random, 3).map((each) => each.first) as [string, string, string];
  const parts = [random.int(2, 5), random.int(3, 8), random.int(4, 9)];
  const unit = random.int(4, 60) * 50;
  const total = parts.reduce((sum, each) => sum + each, 0) * unit;
  const which = random.int(0, 2);
  const name = [one, two, three][which] ?? "";
  const right = (parts[which] ?? 0) * unit;
  const show = (value: number) => `R$ ${number(value, 2)}`;
  const options = numericChoices(
    right,
    [total / 3, unit, ...parts.map((each) => each * unit), total - right],
    random,
    show,
  );
  const measure = random.pick([
    "ao número de horas trabalhadas",
    "à quantidade de peças entregues",
    "ao capital investido",
    "aos dias de dedicação",
    "ao número de caixas colhidas",
  ]);
  const rowsOf = [one, two, three].map((each, position) => [each, String(parts[position])]);
  return {
    context: `${enumerate([one, two, three])} formaram uma pequena cooperativa ${farm(random).at}, em ${city(random).full}, e combinaram dividir o resultado da temporada em partes diretamente proporcionais ${measure}, conforme a tabela. O resultado a ser repartido foi de ${show(total)}.\n\n${table(["Participante", "Parcela na proporção"], rowsOf)}`,
    question: `A quantia que coube a ${name} foi`,
    ...options,
    claim: (answer) => `A quantia que coube a ${name} foi ${answer}.`,
    open: `Calcule a quantia que coube a ${name}.`,
    solution: `A soma das partes é $${parts.join(" + ")} = ${total / unit}$, e cada parte vale $${tex(total)} \\div ${total / unit} = ${tex(unit)}$ reais.\n\n${name} recebeu $${parts[which]} \\cdot ${tex(unit)} = ${tex(right)}$ reais.`,
    hint: "Descubra quanto vale uma parte.",
    explanation:
      "O total é dividido em partes proporcionais aos números da tabela; pede-se a parte de uma das pessoas.",
    difficulty: 1,
    facts: { total },
  };
}

function weightedAverage(random: Random): GeneratedContent {
  const weights = [random.int(1, 3), random.int(1, 4), random.int(2, 5)] as const;
  const grades = [random.int(8, 18) / 2, random.int(8, 18) / 2] as const;
  const goal = random.pick([6, 6.5, 7]);
  const sum = weights[0] + weights[1] + weights[2];
  const right = round((goal * sum - weights[0] * grades[0] - weights[1] * grades[1]) / weights[2], 4);
  if (right < 2 || right > 10 || round(right, 1) !== right) return weightedAverage(random);
  const show = (value: number) => number(value, 1);
  const near = [
    goal,
    goal * 3 - grades[0] - grades[1],
    right + 0.5,
    right - 0.5,
    right + 1,
    right - 1,
    right + 1.5,
    right - 1.5,
  ];
  const wrong = distinctWrong(show(right), near.filter((value) => value > 0 && value <= 10).map(show));
  const who = person(random);
  const names = random.pick([
    ["Prova escrita", "Trabalho", "Prova final"],
    ["Seminário", "Lista de exercícios", "Avaliação bimestral"],
    ["Relatório", "Projeto", "Exame"],
  ]);
  const cells = [
    [names[0] ?? "", show(grades[0]), String(weights[0])],
    [names[1] ?? "", show(grades[1]), String(weights[1])],
    [names[2] ?? "", "—", String(weights[2])],
  ];
  return {
    context: `A média do curso de fotografia oferecido ${school(random).at}, em ${city(random).full}, é ponderada. O quadro mostra as notas que ${who.first} já obteve, de 0 a 10, e os pesos de cada instrumento. Para ser aprovad${by(who.gender, "o", "a")}, precisa alcançar média final igual ou superior a ${number(goal, 1)}.\n\n${table(["Instrumento", "Nota", "Peso"], cells)}`,
    question: `A nota mínima que falta para a aprovação de ${who.first} é`,
    right: show(right),
    wrong,
    claim: (answer) => `A nota mínima que falta para a aprovação de ${who.first} é ${answer}.`,
    open: `Determine a nota mínima que falta para a aprovação de ${who.first}.`,
    solution: `$$\\dfrac{${weights[0]} \\cdot ${tex(grades[0])} + ${weights[1]} \\cdot ${tex(grades[1])} + ${weights[2]}x}{${sum}} = ${tex(goal)}$$\n\n$$${weights[2]}x = ${tex(goal * sum)} - ${tex(weights[0] * grades[0] + weights[1] * grades[1])} \\Rightarrow x = ${tex(right)}$$`,
    hint: "Multiplique cada nota pelo peso e lembre-se de dividir pela soma dos pesos.",
    explanation:
      "Duas notas e três pesos são conhecidos; procura-se a terceira nota que leva a média ponderada ao mínimo exigido.",
    difficulty: 1,
    facts: { goal },
  };
}

export const proportionTemplates: QuestionTemplate[] = [
  {
    name: "matematica-pesquisa",
    subject: "matematica",
    topics: ["Conjuntos"],
    make: survey,
  },
  {
    name: "matematica-divisao-proporcional",
    subject: "matematica",
    topics: ["Razão e Proporção"],
    make: sharing,
  },
  {
    name: "matematica-media-ponderada",
    subject: "matematica",
    topics: ["Médias"],
    also: ["Estatística", "Gráficos e Tabelas"],
    make: weightedAverage,
  },
];

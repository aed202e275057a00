import { countChoices, distinctWrong, numericChoices } from "#drizzle/seed/generator/choices.ts";
import { clock, duration, enumerate, number, round, table, tex } from "#drizzle/seed/generator/format.ts";
import { by, count } from "#drizzle/seed/generator/grammar.ts";
import type { Random } from "#drizzle/seed/generator/random.ts";
import type { GeneratedContent, QuestionTemplate } from "#drizzle/seed/generator/template.ts";
import { city } from "#drizzle/seed/generator/words/cities.ts";
import { smallThings } from "#drizzle/seed/generator/words/goods.ts";
import { people, person } from "#drizzle/seed/generator/words/people.ts";
import { district, farm, school } from "#drizzle/seed/generator/words/places.ts";

function greatestDivisor(one: number, other: number): number {
  return other === 0 ? one : greatestDivisor(other, one % other);
}

function leastMultiple(one: number, other: number): number {
  return (one / greatestDivisor(one, other)) * other;
}

function meetingBuses(random: Random): GeneratedContent {
  const [one = 8, two = 12, three = 15] = random.sample([6, 8, 9, 10, 12, 14, 15, 16, 18, 20, 24, 25, 30, 36, 40, 45], 3);
  const right = leastMultiple(leastMultiple(one, two), three);
  const start = random.int(10, 16) * 30;
  if (right > 600 || right === Math.max(one, two, three)) return meetingBuses(random);
  const options = numericChoices(right, [leastMultiple(one, two), one + two + three, leastMultiple(two, three), right * 2, leastMultiple(one, three)], random, (value) => clock(start + value));
  const scene = random.pick([
    ["três linhas de ônibus saem juntas do terminal", "novas partidas", "uma nova partida simultânea"],
    ["três semáforos da avenida central ficam verdes ao mesmo tempo", "novas aberturas", "uma nova abertura simultânea"],
    ["três barcos de passageiros deixam o porto ao mesmo tempo", "novas saídas", "uma nova saída simultânea"],
    ["três aspersores de irrigação são acionados juntos", "novos acionamentos", "um novo acionamento simultâneo"],
    ["três sinos de igrejas vizinhas tocam ao mesmo tempo", "novos toques", "um novo toque simultâneo"],
  ]);
  return {
    context: `Em ${city(random).full}, às ${clock(start)}, ${scene[0]}. A partir desse instante, ${scene[1]} acontecem, respectivamente, a cada ${one}, ${two} e ${three} minutos, sem atrasos, até o fim do dia. ${person(random).first} quer presenciar a coincidência e prefere não esperar em pé.`,
    question: `Haverá ${scene[2]} dos três, pela primeira vez, às`,
    ...options,
    claim: (answer) => `Haverá ${scene[2]} dos três, pela primeira vez, às ${answer}.`,
    open: `Determine a que horas haverá, pela primeira vez, ${scene[2]}.`,
    solution: `O tempo procurado é o menor múltiplo comum: $\\operatorname{mmc}(${one}, ${two}, ${three}) = ${right}$ minutos, isto é, ${duration(right)}.\n\nA partir das ${clock(start)}, isso ocorre às ${clock(start + right)}.`,
    hint: "O intervalo procurado precisa ser múltiplo dos três tempos.",
    explanation: "Três acontecimentos se repetem em períodos diferentes; a coincidência ocorre no menor múltiplo comum dos períodos.",
    difficulty: 1,
    facts: { one, two, three, start },
  };
}

function fractions(random: Random): GeneratedContent {
  const [under, second] = random.pick([
    [3, 4],
    [2, 5],
    [4, 5],
    [5, 3],
    [3, 5],
    [4, 3],
    [6, 5],
    [5, 4],
    [7, 2],
  ]) as [number, number];
  const over = random.int(1, under - 1);
  const overSecond = random.int(1, second - 1);
  const total = under * second * random.int(4, 40);
  const rest = total - (total * over) / under;
  const right = rest - (rest * overSecond) / second;
  const thing = random.pick(smallThings);
  const options = countChoices(right, [rest, total - right, Math.round(total - (total * over) / under - (total * overSecond) / second), (rest * overSecond) / second, right + second], random);
  const who = person(random);
  const sold = by(thing.gender, "vendidos", "vendidas");
  return {
    context: `${who.full} levou ${number(total)} ${thing.many} para a feira de ${city(random).full}. Pela manhã, foram ${sold} $\\frac{${over}}{${under}}$ do total. À tarde, $\\frac{${overSecond}}{${second}}$ do que havia sobrado foi doado a uma creche ${district(random).of}. Nada se perdeu pelo caminho, e o restante voltou para casa.`,
    question: `Quant${by(thing.gender, "os", "as")} ${thing.many} voltaram para casa?`,
    ...options,
    claim: (answer) => `Voltaram para casa ${answer} ${thing.many}.`,
    open: `Determine quant${by(thing.gender, "os", "as")} ${thing.many} voltaram para casa.`,
    solution: `Depois das vendas sobraram $\\frac{${under - over}}{${under}}$ de ${number(total)}, ou seja, ${number(rest)}. Dessas unidades, ficaram $\\frac{${second - overSecond}}{${second}}$: $\\frac{${second - overSecond}}{${second}} \\cdot ${tex(rest)} = ${tex(right)}$.`,
    hint: "A segunda fração é tomada sobre o que restou, e não sobre o total.",
    explanation: "Há duas retiradas sucessivas: uma fração do total e, depois, uma fração do que sobrou. Pede-se a quantidade final.",
    difficulty: 1,
    facts: { total },
  };
}

function composedRule(random: Random): GeneratedContent {
  const workers = random.int(3, 12);
  const days = random.int(4, 20);
  const amount = random.int(2, 12) * 50;
  const more = workers + random.int(1, 8);
  const factor = random.pick([0.5, 1.5, 2, 2.5, 3]);
  const target = amount * factor;
  const right = (days * workers * factor) / more;
  if (!Number.isInteger(right) || right < 2 || right === days) return composedRule(random);
  const options = numericChoices(right, [(days * more * factor) / workers, days * factor, Math.round((days * workers) / more), right + 2, right + 4].map(Math.round), random, (value) => count(value, { one: "dia", many: "dias", gender: "m" }));
  const job = random.pick([
    ["costureiras", "camisetas", "produzem"],
    ["pedreiros", "metros de muro", "levantam"],
    ["artesãos", "cestos de palha", "trançam"],
    ["digitadoras", "páginas de um arquivo histórico", "transcrevem"],
    ["viveiristas", "mudas de espécies nativas", "plantam"],
    ["marceneiros", "carteiras escolares", "montam"],
    ["rendeiras", "peças de renda", "concluem"],
    ["colhedores", "caixas de morango", "embalam"],
    ["impressores", "exemplares de um jornal", "encadernam"],
    ["pintores", "metros quadrados de parede", "pintam"],
  ]);
  return {
    context: `Em uma cooperativa de trabalho de ${city(random).full}, ${workers} ${job[0]} ${job[2]} ${number(amount)} ${job[1]} em ${days} dias de trabalho. Com a chegada de uma encomenda de ${number(target)} ${job[1]}, a equipe passou a contar com ${more} pessoas, todas com o mesmo rendimento e a mesma jornada diária.`,
    question: "O prazo necessário para atender à encomenda é de",
    ...options,
    claim: (answer) => `O prazo necessário para atender à encomenda é de ${answer}.`,
    open: "Calcule o prazo, em dias, necessário para atender à encomenda.",
    solution: `O número de dias é diretamente proporcional à produção e inversamente proporcional ao número de pessoas:\n\n$$x = ${days} \\cdot \\dfrac{${tex(target)}}{${tex(amount)}} \\cdot \\dfrac{${workers}}{${more}} = ${tex(right)}$$`,
    hint: "Descubra primeiro se mais pessoas pedem mais ou menos dias.",
    explanation: "Três grandezas variam: pessoas, produção e dias. Mantidos o ritmo e a jornada, monta-se uma regra de três composta.",
    difficulty: 2,
    facts: { workers, days, amount, more, target },
  };
}

function survey(random: Random): GeneratedContent {
  const both = random.int(12, 80);
  const onlyFirst = random.int(15, 120);
  const onlySecond = random.int(15, 120);
  const right = random.int(8, 60);
  const total = both + onlyFirst + onlySecond + right;
  const first = onlyFirst + both;
  const second = onlySecond + both;
  const options = countChoices(right, [total - first - second, total - first, total - second, both, right + both], random);
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
  const options = numericChoices(right, [total / 3, unit, ...parts.map((each) => each * unit), total - right], random, show);
  const measure = random.pick(["ao número de horas trabalhadas", "à quantidade de peças entregues", "ao capital investido", "aos dias de dedicação", "ao número de caixas colhidas"]);
  const rowsOf = [one, two, three].map((each, position) => [each, String(parts[position])]);
  return {
    context: `${enumerate([one, two, three])} formaram uma pequena cooperativa ${farm(random).at}, em ${city(random).full}, e combinaram dividir o resultado da temporada em partes diretamente proporcionais ${measure}, conforme a tabela. O resultado a ser repartido foi de ${show(total)}.\n\n${table(["Participante", "Parcela na proporção"], rowsOf)}`,
    question: `A quantia que coube a ${name} foi`,
    ...options,
    claim: (answer) => `A quantia que coube a ${name} foi ${answer}.`,
    open: `Calcule a quantia que coube a ${name}.`,
    solution: `A soma das partes é $${parts.join(" + ")} = ${total / unit}$, e cada parte vale $${tex(total)} \\div ${total / unit} = ${tex(unit)}$ reais.\n\n${name} recebeu $${parts[which]} \\cdot ${tex(unit)} = ${tex(right)}$ reais.`,
    hint: "Descubra quanto vale uma parte.",
    explanation: "O total é dividido em partes proporcionais aos números da tabela; pede-se a parte de uma das pessoas.",
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
  const near = [goal, goal * 3 - grades[0] - grades[1], right + 0.5, right - 0.5, right + 1, right - 1, right + 1.5, right - 1.5];
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
    explanation: "Duas notas e três pesos são conhecidos; procura-se a terceira nota que leva a média ponderada ao mínimo exigido.",
    difficulty: 1,
    facts: { goal },
  };
}

export const arithmeticTemplates: QuestionTemplate[] = [
  { name: "matematica-coincidencias", subject: "matematica", topics: ["MMC e MDC"], theme: "transporte", make: meetingBuses },
  { name: "matematica-fracoes-sucessivas", subject: "matematica", topics: ["Frações", "Frações e Números Decimais", "Números Racionais"], theme: "alimentos", make: fractions },
  { name: "matematica-regra-de-tres", subject: "matematica", topics: ["Regra de Três"], also: ["Razão e Proporção"], theme: "industria", make: composedRule },
  { name: "matematica-pesquisa", subject: "matematica", topics: ["Conjuntos"], theme: "pesquisa", make: survey },
  { name: "matematica-divisao-proporcional", subject: "matematica", topics: ["Razão e Proporção"], theme: "agricultura", make: sharing },
  { name: "matematica-media-ponderada", subject: "matematica", topics: ["Médias"], also: ["Estatística", "Gráficos e Tabelas"], theme: "escola", make: weightedAverage },
];

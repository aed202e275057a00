import { countChoices, numericChoices } from "#content/generator/choices.ts";
import { clock, duration, number, tex } from "#content/generator/format.ts";
import { by, count } from "#content/generator/grammar.ts";
import { leastMultiple } from "#content/generator/integers.ts";
import type { Random } from "#content/generator/random.ts";
import type { GeneratedContent, QuestionTemplate } from "#content/generator/template.ts";
import { city } from "#content/generator/words/cities.ts";
import { smallThings } from "#content/generator/words/goods.ts";
import { person } from "#content/generator/words/people.ts";
import { district } from "#content/generator/words/places.ts";

function meetingBuses(random: Random): GeneratedContent {
  const [one = 8, two = 12, three = 15] = random.sample(
    [6, 8, 9, 10, 12, 14, 15, 16, 18, 20, 24, 25, 30, 36, 40, 45],
    3,
  );
  const right = leastMultiple(leastMultiple(one, two), three);
  const start = random.int(10, 16) * 30;
  if (right > 600 || right === Math.max(one, two, three)) return meetingBuses(random);
  const options = numericChoices(
    right,
    [
      leastMultiple(one, two),
      one + two + three,
      leastMultiple(two, three),
      right * 2,
      leastMultiple(one, three),
    ],
    random,
    (value) => clock(start + value),
  );
  const scene = random.pick([
    ["três linhas de ônibus saem juntas do terminal", "novas partidas", "uma nova partida simultânea"],
    [
      "três semáforos da avenida central ficam verdes ao mesmo tempo",
      "novas aberturas",
      "uma nova abertura simultânea",
    ],
    ["três barcos de passageiros deixam o porto ao mesmo tempo", "novas saídas", "uma nova saída simultânea"],
    [
      "três aspersores de irrigação são acionados juntos",
      "novos acionamentos",
      "um novo acionamento simultâneo",
    ],
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
    explanation:
      "Três acontecimentos se repetem em períodos diferentes; a coincidência ocorre no menor múltiplo comum dos períodos.",
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
  const options = countChoices(
    right,
    [
      rest,
      total - right,
      Math.round(total - (total * over) / under - (total * overSecond) / second),
      (rest * overSecond) / second,
      right + second,
    ],
    random,
  );
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
    explanation:
      "Há duas retiradas sucessivas: uma fração do total e, depois, uma fração do que sobrou. Pede-se a quantidade final.",
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
  const options = numericChoices(
    right,
    [
      (days * more * factor) / workers,
      days * factor,
      Math.round((days * workers) / more),
      right + 2,
      right + 4,
    ].map(Math.round),
    random,
    (value) => count(value, { one: "dia", many: "dias", gender: "m" }),
  );
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
    explanation:
      "Três grandezas variam: pessoas, produção e dias. Mantidos o ritmo e a jornada, monta-se uma regra de três composta.",
    difficulty: 2,
    facts: { workers, days, amount, more, target },
  };
}

export const arithmeticTemplates: QuestionTemplate[] = [
  {
    name: "matematica-coincidencias",
    subject: "matematica",
    topics: ["MMC e MDC"],
    make: meetingBuses,
  },
  {
    name: "matematica-fracoes-sucessivas",
    subject: "matematica",
    topics: ["Frações", "Frações e Números Decimais", "Números Racionais"],
    make: fractions,
  },
  {
    name: "matematica-regra-de-tres",
    subject: "matematica",
    topics: ["Regra de Três"],
    also: ["Razão e Proporção"],
    make: composedRule,
  },
];

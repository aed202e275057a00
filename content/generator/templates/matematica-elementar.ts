import { countChoices, numericChoices } from "#content/generator/choices.ts";
import { clock, duration, money, number, round, tex } from "#content/generator/format.ts";
import { by, count } from "#content/generator/grammar.ts";
import type { Random } from "#content/generator/random.ts";
import type { GeneratedContent, QuestionTemplate } from "#content/generator/template.ts";
import { city } from "#content/generator/words/cities.ts";
import { smallThings } from "#content/generator/words/goods.ts";
import { person } from "#content/generator/words/people.ts";
import { school } from "#content/generator/words/places.ts";

function change(random: Random): GeneratedContent {
  const [first, second] = random.sample(smallThings, 2);
  if (!first || !second) throw new Error("The bank of small things is too short");
  const [many, more] = [random.int(2, 9), random.int(2, 9)];
  const [one, other] = [random.int(2, 20) / 4, random.int(2, 20) / 4];
  const bill = round(many * one + more * other, 2);
  const note = [20, 50, 100, 200].find((value) => value > bill) ?? 300;
  const right = round(note - bill, 2);
  const paid = note === 300 ? "três notas de R$ 100,00" : `uma nota de ${money(note)}`;
  const options = numericChoices(
    right,
    [bill, right + 1, right + 10, right - 0.5, round(note - many * one, 2)],
    random,
    money,
  );
  const who = person(random);
  return {
    context: `${who.full} foi ${random.pick(["à feira livre", "ao mercado municipal", "à quermesse da escola", "à mercearia da esquina", "ao bazar beneficente", "à vendinha do bairro"])}, em ${city(random).full}, e comprou ${count(many, first)} a ${money(one)} cada ${by(first.gender, "um", "uma")} e ${count(more, second)} a ${money(other)} cada ${by(second.gender, "um", "uma")}. Na hora de pagar, entregou ao caixa ${paid} e conferiu o troco antes de ir embora.`,
    question: `O troco que ${who.first} recebeu foi de`,
    ...options,
    claim: (answer) => `O troco que ${who.first} recebeu foi de ${answer}.`,
    open: `Calcule o troco que ${who.first} recebeu.`,
    solution: `A compra custou $${many} \\cdot ${tex(one, 2)} + ${more} \\cdot ${tex(other, 2)} = ${tex(bill, 2)}$ reais.\n\nO troco foi $${tex(note, 2)} - ${tex(bill, 2)} = ${tex(right, 2)}$ reais, ou seja, ${money(right)}.`,
    hint: "Calcule primeiro o valor total da compra.",
    explanation:
      "São dadas as quantidades, os preços e o dinheiro entregue. O troco é a diferença entre o que foi pago e o custo da compra.",
    difficulty: 1,
    facts: { many, one, more, other, note },
  };
}

function travelTime(random: Random): GeneratedContent {
  const start = random.int(60, 250) * 5;
  const length = random.int(5, 40) * 5 + 10;
  const stop = random.int(2, 9) * 5;
  const right = start + length + stop;
  const options = numericChoices(
    length + stop,
    [length, length - stop, length + stop + 10, length + stop + 60, length + stop - 15].filter(
      (value) => value > 0,
    ),
    random,
    (value) => clock(start + value),
  );
  const [what, leaves, arrives] = random.pick([
    ["O ônibus escolar", "saiu", "chegou ao destino"],
    ["A excursão da turma", "partiu", "chegou ao museu"],
    ["O barco da comunidade", "deixou o trapiche", "atracou"],
    ["O caminhão de mudança", "partiu", "chegou à nova casa"],
    ["A equipe de resgate", "deixou a base", "chegou ao local"],
  ]) as [string, string, string];
  return {
    context: `${what} ${leaves} de ${city(random).full} às ${clock(start)}. O tempo gasto em movimento foi de ${duration(length)}, mas no meio do caminho houve uma parada de ${duration(stop)} para descanso e lanche. Nenhum outro imprevisto atrasou o percurso, registrado em um caderno por ${person(random).full}.`,
    question: `O horário em que ${what.replace(/^[OA]/, (letter) => letter.toLowerCase())} ${arrives} foi`,
    ...options,
    claim: (answer) => `${what} ${arrives} às ${answer}.`,
    open: `Determine a que horas ${what.replace(/^[OA]/, (letter) => letter.toLowerCase())} ${arrives}.`,
    solution: `O tempo total foi ${duration(length)} mais ${duration(stop)}, isto é, ${duration(length + stop)}. Somando esse tempo às ${clock(start)}, obtém-se ${clock(right)}.`,
    hint: "Some os minutos e lembre-se de que 60 minutos formam uma hora.",
    explanation:
      "O percurso tem um tempo em movimento e uma parada; a chegada é a partida mais os dois intervalos.",
    difficulty: 1,
    facts: { length, stop },
  };
}

function fence(random: Random): GeneratedContent {
  const width = random.int(6, 40);
  const depth = width + random.int(2, 30);
  const turns = random.int(2, 5);
  const gate = random.int(2, 4);
  const right = turns * (2 * (width + depth) - gate);
  const options = countChoices(
    right,
    [2 * (width + depth) * turns, width * depth, (width + depth) * turns, 2 * (width + depth) - gate],
    random,
    (value) => `${number(value)} m`,
  );
  const letters = { 2: "duas voltas", 3: "três voltas", 4: "quatro voltas", 5: "cinco voltas" }[turns] ?? "";
  const use = random.pick([
    "uma horta",
    "um galinheiro",
    "um canteiro de mudas",
    "um viveiro de coelhos",
    "um pequeno pomar",
    "um campo de vôlei de areia",
  ]);
  return {
    context: `No terreno ${school(random).of}, em ${city(random).full}, será cercado um espaço retangular de ${width} m de largura por ${depth} m de comprimento, reservado para ${use}. A cerca terá ${letters} de arame, interrompidas apenas por um portão de ${gate} m de largura, no qual não se coloca arame.`,
    question: "A quantidade mínima de arame necessária é",
    ...options,
    claim: (answer) => `A quantidade mínima de arame necessária é ${answer}.`,
    open: "Calcule a quantidade mínima de arame necessária, em metros.",
    solution: `O perímetro é $2 \\cdot (${width} + ${depth}) = ${2 * (width + depth)}$ m. Descontado o portão, cada volta usa $${2 * (width + depth)} - ${gate} = ${2 * (width + depth) - gate}$ m.\n\nO total é $${turns} \\cdot ${2 * (width + depth) - gate} = ${tex(right)}$ m.`,
    hint: "Cercar é contornar: pense no perímetro, e não na área.",
    explanation:
      "É preciso calcular o perímetro do retângulo, descontar o portão e multiplicar pelo número de voltas.",
    difficulty: 1,
    facts: { width, depth, turns, gate },
  };
}

export const elementaryTemplates: QuestionTemplate[] = [
  {
    name: "matematica-troco",
    subject: "matematica",
    topics: [
      "Sistema Monetário",
      "Números Decimais",
      "Problemas com as Quatro Operações",
      "Frações e Números Decimais",
    ],
    make: change,
  },
  {
    name: "matematica-horario-de-chegada",
    subject: "matematica",
    topics: ["Medidas de Tempo", "Problemas com as Quatro Operações", "Grandezas e Unidades de Medida"],
    make: travelTime,
  },
  {
    name: "matematica-cerca",
    subject: "matematica",
    topics: ["Perímetro", "Quadriláteros", "Áreas de Figuras Planas"],
    make: fence,
  },
];

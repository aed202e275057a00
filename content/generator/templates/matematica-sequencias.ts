import { numericChoices } from "#content/generator/choices.ts";
import { number, round, tex } from "#content/generator/format.ts";
import type { Random } from "#content/generator/random.ts";
import type { GeneratedContent, QuestionTemplate } from "#content/generator/template.ts";
import { city } from "#content/generator/words/cities.ts";
import { school } from "#content/generator/words/places.ts";
import { worker } from "#content/generator/words/professions.ts";

function seats(random: Random): GeneratedContent {
  const first = random.int(8, 30);
  const ratio = random.int(2, 6);
  const rowsCount = random.int(8, 30);
  const last = first + (rowsCount - 1) * ratio;
  const right = ((first + last) * rowsCount) / 2;
  const scene = random.pick([
    { place: "O novo auditório", unit: "poltronas", row: "fileira", verb: "tem" },
    { place: "A arquibancada do ginásio", unit: "lugares", row: "degrau", verb: "oferece" },
    { place: "O anfiteatro ao ar livre", unit: "cadeiras", row: "fila", verb: "tem" },
    { place: "O pomar experimental", unit: "mudas", row: "linha de plantio", verb: "recebe" },
    { place: "A vitrine da feira de cerâmica", unit: "vasos", row: "prateleira", verb: "exibe" },
  ]);
  const feminine = scene.row !== "degrau";
  const options = numericChoices(
    right,
    [first * rowsCount, last * rowsCount, right - last, right + last + ratio, last],
    random,
  );
  const item = feminine ? "a primeira" : "o primeiro";
  return {
    context:
      `${scene.place} ${school(random).of}, em ${city(random).full}, foi projetado de modo que ${item} ${scene.row} ${scene.verb} ${first} ${scene.unit} e cada ${scene.row} seguinte, ${ratio} ${scene.unit} a mais do que ${feminine ? "a" : "o"} anterior. Ao todo são ${rowsCount} ${scene.row === "linha de plantio" ? "linhas de plantio" : `${scene.row}s`}.`.replace(
        /^(A .*?) foi projetado/,
        "$1 foi projetada",
      ),
    question: `O número total de ${scene.unit} é`,
    right: options.right,
    wrong: options.wrong,
    claim: (answer) => `O número total de ${scene.unit} é ${answer}.`,
    open: `Calcule o número total de ${scene.unit}.`,
    solution: `Trata-se de uma progressão aritmética com $a_1 = ${first}$, $r = ${ratio}$ e $n = ${rowsCount}$.\n\n$$a_{${rowsCount}} = ${first} + ${rowsCount - 1} \\cdot ${ratio} = ${last}$$\n\n$$S = \\dfrac{(${first} + ${last}) \\cdot ${rowsCount}}{2} = ${tex(right)}$$`,
    hint: "Some o primeiro e o último termo e pense em quantos pares iguais existem.",
    explanation:
      "A quantidade cresce sempre o mesmo valor: é uma progressão aritmética, e pede-se a soma de todos os termos.",
    difficulty: 1,
    facts: { first, ratio, rowsCount },
  };
}

function bacteria(random: Random): GeneratedContent {
  const start = random.pick([50, 80, 100, 120, 150, 200, 250, 300, 400, 500]);
  const ratio = random.pick([2, 3]);
  const period = random.pick([15, 20, 30, 40]);
  const times = random.int(3, 6);
  const right = start * ratio ** times;
  const minutes = period * times;
  const options = numericChoices(
    right,
    [
      start * ratio * times,
      start * ratio ** (times - 1),
      start * ratio ** (times + 1),
      start + ratio ** times,
    ],
    random,
  );
  const medium = random.pick([
    "um caldo nutritivo",
    "uma placa de Petri com ágar",
    "uma amostra de leite cru",
    "um tanque de fermentação",
    "um frasco com glicose",
  ]);
  const multiple = ratio === 2 ? "dobra" : "triplica";
  return {
    context: `Em um laboratório de ${city(random).full}, ${worker(random, "lab").called} acompanha uma cultura de microrganismos mantida em ${medium}. No início da contagem havia ${start} indivíduos, e o número deles ${multiple} a cada ${period} minutos enquanto há alimento. O aparelho que controla a temperatura permanece estável durante toda a experiência.`,
    question: `Após ${minutes} minutos, o número de microrganismos será`,
    right: options.right,
    wrong: options.wrong,
    claim: (answer) => `Após ${minutes} minutos, o número de microrganismos será ${answer}.`,
    open: `Calcule o número de microrganismos após ${minutes} minutos.`,
    solution: `Em ${minutes} minutos cabem $${minutes} \\div ${period} = ${times}$ períodos. Como a quantidade ${multiple} em cada um:\n\n$$N = ${start} \\cdot ${ratio}^{${times}} = ${tex(right)}$$`,
    hint: "Conte quantas vezes a população se multiplica no intervalo dado.",
    explanation:
      "O crescimento é exponencial (uma progressão geométrica): em tempos iguais, a população é multiplicada pelo mesmo fator.",
    difficulty: 1,
    facts: { start, period, minutes },
  };
}

const logarithms = [
  { base: 2, log: 0.3 },
  { base: 3, log: 0.48 },
  { base: 4, log: 0.6 },
  { base: 5, log: 0.7 },
  { base: 8, log: 0.9 },
  { base: 16, log: 1.2 },
];

const growths = [
  { rate: 5, log: 0.02 },
  { rate: 7, log: 0.03 },
  { rate: 10, log: 0.04 },
  { rate: 12, log: 0.05 },
  { rate: 15, log: 0.06 },
];

function timeToMultiply(random: Random): GeneratedContent {
  const { base, log } = random.pick(logarithms);
  const { rate, log: step } = random.pick(growths);
  const right = round(log / step, 4);
  const show = (value: number) => `${number(value, 1).replace(",0", "")} anos`;
  const options = numericChoices(
    right,
    [(base * 100) / rate, ((base - 1) * 100) / rate, log / (step * 2), (log + step) / step, base / step / 10],
    random,
    show,
  );
  const what = random.pick([
    ["A população de capivaras", "em um parque"],
    ["A frota de bicicletas elétricas", "em circulação"],
    ["A área ocupada pelo capim invasor", "em uma reserva"],
    ["A produção de mel", "das cooperativas apícolas"],
    ["O número de turbinas eólicas", "instaladas"],
    ["O volume de lixo eletrônico", "recolhido"],
    ["A quantidade de assinantes de um jornal digital", "com sede"],
  ]);
  const feminine = what[0]?.startsWith("A");
  const became = { 2: "dobre", 3: "triplique", 4: "quadruplique" }[base] ?? `se torne ${base} vezes maior`;
  return {
    context: `${what[0]} ${what[1]} em ${city(random).full} cresce ${rate}% ao ano, segundo levantamento coordenado ${worker(random, "science").byCalled}. O ritmo deve permanecer constante nas próximas décadas, e a prefeitura quer planejar fiscalização, espaço e recursos. Considere $\\log ${base} = ${tex(log)}$ e $\\log ${tex(1 + rate / 100)} = ${tex(step)}$.`,
    question: `O tempo necessário para que ${feminine ? "essa quantidade" : "esse valor"} ${became} é de, aproximadamente,`,
    right: options.right,
    wrong: options.wrong,
    claim: (answer) =>
      `O tempo necessário para que ${feminine ? "essa quantidade" : "esse valor"} ${became} é de, aproximadamente, ${answer}.`,
    open: `Calcule, em anos, o tempo aproximado para que ${feminine ? "essa quantidade" : "esse valor"} ${became}.`,
    solution: `Devemos ter $${tex(1 + rate / 100)}^{\\,t} = ${base}$. Aplicando logaritmo aos dois membros:\n\n$$t = \\dfrac{\\log ${base}}{\\log ${tex(1 + rate / 100)}} = \\dfrac{${tex(log)}}{${tex(step)}} \\approx ${tex(round(right, 1))}\\ \\text{anos}$$`,
    hint: "Um crescimento percentual constante é uma função exponencial; o logaritmo traz o expoente para baixo.",
    explanation:
      "Conhecidos a taxa anual e os logaritmos, pede-se o expoente (número de anos) que multiplica o valor inicial pelo fator indicado.",
    difficulty: 3,
    facts: { base, rate, log, step },
  };
}

export const sequenceTemplates: QuestionTemplate[] = [
  {
    name: "matematica-progressao-aritmetica",
    subject: "matematica",
    topics: ["Progressão Aritmética"],
    make: seats,
  },
  {
    name: "matematica-crescimento-exponencial",
    subject: "matematica",
    topics: ["Função Exponencial", "Progressão Geométrica"],
    make: bacteria,
  },
  {
    name: "matematica-tempo-de-crescimento",
    subject: "matematica",
    topics: ["Logaritmos", "Função Logarítmica"],
    make: timeToMultiply,
  },
];

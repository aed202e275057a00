import { numericChoices } from "#drizzle/seed/generator/choices.ts";
import { money, number, round, tex } from "#drizzle/seed/generator/format.ts";
import type { Random } from "#drizzle/seed/generator/random.ts";
import type { GeneratedContent, QuestionTemplate } from "#drizzle/seed/generator/template.ts";
import { city } from "#drizzle/seed/generator/words/cities.ts";
import { person } from "#drizzle/seed/generator/words/people.ts";
import { district, school } from "#drizzle/seed/generator/words/places.ts";
import { worker } from "#drizzle/seed/generator/words/professions.ts";

function bestPrice(random: Random): GeneratedContent {
  const step = random.pick([1, 2]);
  const fall = random.pick([2, 4, 5, 10]) * step;
  const price = random.int(8, 40);
  const extra = random.int(2, 9) * step;
  const visitors = Math.round((fall / step) * (price + 2 * extra));
  const right = price + extra;
  const options = numericChoices(right, [price, extra, price + 2 * extra, price - 1, right + 2, right - 1], random, money);
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
    explanation: "Aumentar o preço reduz a procura. A receita, produto dos dois, é uma parábola com concavidade para baixo, e pede-se o preço no vértice.",
    difficulty: 3,
    facts: { price, visitors, fall, step },
  };
}

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
  const options = numericChoices(right, [first * rowsCount, last * rowsCount, right - last, right + last + ratio, last], random);
  const item = feminine ? "a primeira" : "o primeiro";
  return {
    context: `${scene.place} ${school(random).of}, em ${city(random).full}, foi projetado de modo que ${item} ${scene.row} ${scene.verb} ${first} ${scene.unit} e cada ${scene.row} seguinte, ${ratio} ${scene.unit} a mais do que ${feminine ? "a" : "o"} anterior. Ao todo são ${rowsCount} ${scene.row === "linha de plantio" ? "linhas de plantio" : `${scene.row}s`}.`.replace(
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
    explanation: "A quantidade cresce sempre o mesmo valor: é uma progressão aritmética, e pede-se a soma de todos os termos.",
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
  const options = numericChoices(right, [start * ratio * times, start * ratio ** (times - 1), start * ratio ** (times + 1), start + ratio ** times], random);
  const medium = random.pick(["um caldo nutritivo", "uma placa de Petri com ágar", "uma amostra de leite cru", "um tanque de fermentação", "um frasco com glicose"]);
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
    explanation: "O crescimento é exponencial (uma progressão geométrica): em tempos iguais, a população é multiplicada pelo mesmo fator.",
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
  const options = numericChoices(right, [(base * 100) / rate, ((base - 1) * 100) / rate, log / (step * 2), (log + step) / step, base / step / 10], random, show);
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
    claim: (answer) => `O tempo necessário para que ${feminine ? "essa quantidade" : "esse valor"} ${became} é de, aproximadamente, ${answer}.`,
    open: `Calcule, em anos, o tempo aproximado para que ${feminine ? "essa quantidade" : "esse valor"} ${became}.`,
    solution: `Devemos ter $${tex(1 + rate / 100)}^{\\,t} = ${base}$. Aplicando logaritmo aos dois membros:\n\n$$t = \\dfrac{\\log ${base}}{\\log ${tex(1 + rate / 100)}} = \\dfrac{${tex(log)}}{${tex(step)}} \\approx ${tex(round(right, 1))}\\ \\text{anos}$$`,
    hint: "Um crescimento percentual constante é uma função exponencial; o logaritmo traz o expoente para baixo.",
    explanation: "Conhecidos a taxa anual e os logaritmos, pede-se o expoente (número de anos) que multiplica o valor inicial pelo fator indicado.",
    difficulty: 3,
    facts: { base, rate, log, step },
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
  const options = numericChoices(right, [round((peak * at) / half, 2), peak, round(peak / 2, 2), round(right * 2, 2), round(peak - right, 2)], random, show);
  const thing = random.pick(["A bola chutada pelo goleiro", "O jato de água da fonte", "A peteca rebatida pela jogadora", "O foguete de garrafa PET", "A pedra lançada pela catapulta escolar", "O arco de entrada do parque"]);
  const verb = thing.startsWith("O arco") ? "tem a forma de uma parábola: apoia-se" : "descreve uma parábola: sai do solo e volta a ele";
  const where = thing.startsWith("O arco") ? `em dois pontos do solo distantes ${distance} m` : `em um ponto distante ${distance} m do inicial`;
  return {
    context: `${thing}, ${district(random).at} de ${city(random).full}, ${verb} ${where}, atingindo a altura máxima de ${peak} m no meio do percurso. Desprezam-se o vento e as dimensões dos objetos; o terreno é plano e horizontal.`,
    question: `A altura em um ponto que está, na horizontal, a ${at} m do início é`,
    right: options.right,
    wrong: options.wrong,
    claim: (answer) => `A altura em um ponto que está, na horizontal, a ${at} m do início é ${answer}.`,
    open: `Determine a altura em um ponto que está, na horizontal, a ${at} m do início.`,
    solution: `Com a origem no início, $y = a\\,x\\,(x - ${distance})$. No meio, $x = ${half}$ e $y = ${peak}$; logo $a = -\\dfrac{${peak}}{${half ** 2}}$.\n\n$$y(${at}) = -\\dfrac{${peak}}{${half ** 2}} \\cdot ${at} \\cdot (${at} - ${distance}) = ${tex(right)}\\ \\text{m}$$`,
    hint: "Escreva a parábola na forma fatorada, com as raízes no solo.",
    explanation: "São conhecidos os dois pontos no solo e a altura máxima: isso determina a função quadrática.",
    difficulty: 2,
    facts: { distance, peak, at },
  };
}

export const functionTemplates: QuestionTemplate[] = [
  { name: "matematica-receita-maxima", subject: "matematica", topics: ["Função Quadrática"], theme: "comercio", make: bestPrice },
  { name: "matematica-progressao-aritmetica", subject: "matematica", topics: ["Progressão Aritmética"], theme: "escola", make: seats },
  { name: "matematica-crescimento-exponencial", subject: "matematica", topics: ["Função Exponencial", "Progressão Geométrica"], theme: "laboratorio", make: bacteria },
  { name: "matematica-tempo-de-crescimento", subject: "matematica", topics: ["Logaritmos", "Função Logarítmica"], theme: "pesquisa", make: timeToMultiply },
  { name: "matematica-parabola", subject: "matematica", topics: ["Função Quadrática"], theme: "esporte", make: parabolaJump },
];

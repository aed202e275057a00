import { integerChoices, numericChoices } from "#content/generator/choices.ts";
import { enumerate, number, tex } from "#content/generator/format.ts";
import type { Random } from "#content/generator/random.ts";
import type { GeneratedContent, QuestionTemplate } from "#content/generator/template.ts";
import { city } from "#content/generator/words/cities.ts";
import { person } from "#content/generator/words/people.ts";
import { school } from "#content/generator/words/places.ts";

function clockAngle(random: Random): GeneratedContent {
  const hour = random.int(1, 11);
  const minute = random.int(1, 11) * 5;
  const raw = Math.abs(30 * hour - 5.5 * minute);
  const right = Math.min(raw, 360 - raw);
  if (right < 10) return clockAngle(random);
  const still = Math.abs(30 * hour - 6 * minute);
  const options = numericChoices(
    right,
    [Math.min(still, 360 - still), 360 - right, Math.abs(180 - right), right + 15],
    random,
    (value) => `$${tex(value)}^\\circ$`,
  );
  const where = random.pick([
    "da estação ferroviária",
    "da matriz",
    "do mercado municipal",
    "da prefeitura",
    "da antiga fábrica de tecidos",
    "do salão de festas",
    "da rodoviária",
  ]);
  const time = `${hour}h${String(minute).padStart(2, "0")}`;
  return {
    context: `O relógio de ponteiros ${where} de ${city(random).full} foi restaurado e voltou a funcionar. ${person(random).first} fotografou o mostrador exatamente às ${time} e quis saber a abertura entre os dois ponteiros, lembrando que o das horas avança continuamente.`,
    question: `O menor ângulo formado pelos ponteiros às ${time} mede`,
    right: options.right,
    wrong: options.wrong,
    claim: (answer) => `O menor ângulo formado pelos ponteiros às ${time} mede ${answer}.`,
    open: `Calcule o menor ângulo formado pelos ponteiros às ${time}.`,
    solution: `O ponteiro dos minutos percorre $6^\\circ$ por minuto: está em $6 \\cdot ${minute} = ${6 * minute}^\\circ$. O das horas percorre $0{,}5^\\circ$ por minuto: está em $30 \\cdot ${hour} + 0{,}5 \\cdot ${minute} = ${tex(30 * hour + minute / 2)}^\\circ$.\n\nA diferença é $${tex(raw)}^\\circ$${raw > 180 ? `, e o menor ângulo vale $360^\\circ - ${tex(raw)}^\\circ = ${tex(right)}^\\circ$` : ""}.`,
    hint: "O ponteiro das horas não fica parado: em uma hora ele gira 30 graus.",
    explanation: "Calcule a posição de cada ponteiro a partir do 12 e tome a menor diferença entre elas.",
    difficulty: 2,
    facts: { hour, minute },
  };
}

function unitsDigit(random: Random): GeneratedContent {
  const base = random.pick([2, 3, 7, 8, 12, 13, 17, 18, 22, 23, 27, 2018, 2023, 2027]);
  const exponent = random.int(15, 2030);
  const cycle = [1, 2, 3, 4]
    .map((power) => base ** power % 10)
    .map((value, step) => (base > 1000 ? (base % 10) ** (step + 1) % 10 : value));
  const right = cycle[(exponent - 1) % 4] ?? 0;
  const options = integerChoices(right, [...random.shuffle(cycle), 0, 5, 1, 9], random);
  return {
    context: `Ao preparar desafios para a olimpíada de matemática ${school(random).of}, ${person(random).first} escreveu no quadro a potência $${base}^{${exponent}}$ e observou que nenhuma calculadora comum mostraria todos os seus algarismos. Mesmo assim, a turma conseguiu descobrir o último deles estudando o padrão das primeiras potências.`,
    question: `O algarismo das unidades de $${base}^{${exponent}}$ é`,
    right: options.right,
    wrong: options.wrong,
    claim: (answer) => `O algarismo das unidades de $${base}^{${exponent}}$ é ${answer}.`,
    open: `Determine o algarismo das unidades de $${base}^{${exponent}}$.`,
    solution: `As potências de base terminada em ${base % 10} têm unidades que se repetem de quatro em quatro: ${enumerate(cycle.map(String))}.\n\nComo $${exponent}$ deixa resto $${exponent % 4}$ na divisão por 4, o algarismo procurado é o ${exponent % 4 === 0 ? "quarto" : ["", "primeiro", "segundo", "terceiro"][exponent % 4]} da lista: ${number(right)}.`,
    hint: "Calcule o último algarismo das quatro primeiras potências e veja o que se repete.",
    explanation: "Não é preciso calcular a potência: basta o período com que o último algarismo se repete.",
    difficulty: 2,
    facts: { base, exponent },
  };
}

export const puzzleTemplates: QuestionTemplate[] = [
  {
    name: "matematica-ponteiros",
    subject: "matematica",
    topics: ["Circunferência e Círculo", "Ângulos"],
    also: ["Raciocínio Lógico"],
    make: clockAngle,
  },
  {
    name: "matematica-ultimo-algarismo",
    subject: "matematica",
    topics: ["Congruência Modular", "Potenciação e Radiciação"],
    make: unitsDigit,
  },
];

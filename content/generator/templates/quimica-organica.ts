import { bankChoices, distinctWrong } from "#content/generator/choices.ts";
import { chainPrefixes, organicFunctions } from "#content/generator/facts/chemistry.ts";
import type { Random } from "#content/generator/random.ts";
import { speaker } from "#content/generator/scene.ts";
import type { GeneratedContent, QuestionTemplate } from "#content/generator/template.ts";
import { city } from "#content/generator/words/cities.ts";
import { worker } from "#content/generator/words/professions.ts";

function functionalGroups(random: Random): GeneratedContent {
  const answer = random.pick(organicFunctions);
  const compound = random.pick(answer.compounds).replace(/\\ce\{[^}]*\}/, (formula) => `$${formula}$`);
  const others = organicFunctions.filter(
    (each) =>
      each !== answer && ![each.name, answer.name].every((name) => name === "fenol" || name === "álcool"),
  );
  const options = bankChoices(answer, [answer, ...others], (each) => each.name, random);
  return {
    context: `Rótulos de cosméticos, bulas e fichas de segurança trazem nomes que revelam a estrutura das substâncias. ${speaker(random, "teacher")}, pediu à turma que pesquisasse o composto descrito a seguir e localizasse, na fórmula, o grupo de átomos responsável por suas propriedades: ${compound}.`,
    question: "A função orgânica presente nesse composto é",
    ...options,
    claim: (name) => `A função orgânica presente nesse composto é ${name}.`,
    open: "Identifique a função orgânica presente nesse composto e o grupo que a caracteriza.",
    solution: `A função ${answer.name} é caracterizada por ${answer.group}, como se vê na fórmula dada.`,
    hint: "Observe a que átomos o oxigênio ou o nitrogênio está ligado.",
    explanation: "Identifica-se a função orgânica pelo grupo funcional, e não pelo tamanho da cadeia.",
    difficulty: 1,
  };
}

const kinds = [
  {
    ending: "ano",
    family: "alcano",
    bond: "apenas ligações simples",
    hydrogens: (carbons: number) => 2 * carbons + 2,
  },
  {
    ending: "eno",
    family: "alceno",
    bond: "uma única ligação dupla",
    hydrogens: (carbons: number) => 2 * carbons,
  },
  {
    ending: "ino",
    family: "alcino",
    bond: "uma única ligação tripla",
    hydrogens: (carbons: number) => 2 * carbons - 2,
  },
];

function hydrocarbons(random: Random): GeneratedContent {
  const kind = random.pick(kinds);
  const carbons = random.int(2, 10);
  const hydrogens = kind.hydrogens(carbons);
  const formula = (c: number, h: number) => `$\\ce{C${c}H${h}}$`;
  const right = formula(carbons, hydrogens);
  const candidates = [
    ...kinds.map((each) => formula(carbons, each.hydrogens(carbons))),
    formula(carbons + 1, hydrogens),
    formula(carbons + 1, hydrogens + 2),
    formula(carbons, hydrogens + 1),
    formula(carbons, hydrogens + 4),
    formula(carbons + 2, hydrogens + 4),
  ];
  const use = random.pick([
    "um solvente industrial",
    "um componente do gás de cozinha ou da gasolina",
    "uma amostra extraída de um campo de petróleo",
    "um intermediário na produção de plásticos",
    "uma substância emitida por frutas ou motores",
  ]);
  const mass = carbons * 12 + hydrogens;
  return {
    context: `Em um laboratório de ${city(random).full}, ${worker(random, "lab").called} identificou, em ${use}, um hidrocarboneto de cadeia aberta e não ramificada, formado por ${carbons} átomos de carbono e que apresenta ${kind.bond}${kind.ending === "ano" ? "" : " entre carbonos, sendo as demais simples"}.`,
    question: "A fórmula molecular desse hidrocarboneto é",
    right,
    wrong: distinctWrong(right, random.shuffle(candidates)),
    claim: (answer) => `A fórmula molecular desse hidrocarboneto é ${answer}.`,
    open: "Escreva a fórmula molecular e calcule a massa molar desse hidrocarboneto.",
    solution: `Trata-se de um ${kind.family} com ${carbons} carbonos (${chainPrefixes[carbons - 1]}${kind.ending}${kind.ending === "ano" ? "" : ", a menos da posição da insaturação"}). Completando as quatro ligações de cada carbono, obtém-se ${right}, de massa molar ${mass} g/mol.`,
    hint: "Desenhe a cadeia e complete com hidrogênios até que cada carbono tenha quatro ligações.",
    explanation: "São dados o número de carbonos e o tipo de ligação; pede-se o número de hidrogênios.",
    difficulty: 1,
    facts: { carbons },
  };
}

export const organicTemplates: QuestionTemplate[] = [
  {
    name: "quimica-funcoes-organicas",
    subject: "quimica",
    topics: ["Funções Orgânicas"],
    make: functionalGroups,
  },
  {
    name: "quimica-hidrocarbonetos",
    subject: "quimica",
    topics: ["Alcanos, Alcenos e Alcinos"],
    make: hydrocarbons,
  },
];

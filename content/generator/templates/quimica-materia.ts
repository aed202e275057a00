import { bankChoices, distinctWrong, numericChoices } from "#content/generator/choices.ts";
import { elements, separations } from "#content/generator/facts/chemistry.ts";
import { number, round, tex } from "#content/generator/format.ts";
import type { Random } from "#content/generator/random.ts";
import { classroom, speaker } from "#content/generator/scene.ts";
import type { GeneratedContent, QuestionTemplate } from "#content/generator/template.ts";
import { city } from "#content/generator/words/cities.ts";
import { person } from "#content/generator/words/people.ts";
import { worker } from "#content/generator/words/professions.ts";

const ions = [
  { symbol: "Na", charge: 1 },
  { symbol: "Mg", charge: 2 },
  { symbol: "Al", charge: 3 },
  { symbol: "K", charge: 1 },
  { symbol: "Ca", charge: 2 },
  { symbol: "F", charge: -1 },
  { symbol: "Cl", charge: -1 },
  { symbol: "O", charge: -2 },
  { symbol: "S", charge: -2 },
  { symbol: "N", charge: -3 },
  { symbol: "Br", charge: -1 },
  { symbol: "I", charge: -1 },
  { symbol: "Ba", charge: 2 },
  { symbol: "Li", charge: 1 },
  { symbol: "Sr", charge: 2 },
  { symbol: "P", charge: -3 },
  { symbol: "Rb", charge: 1 },
  { symbol: "Cs", charge: 1 },
  { symbol: "Se", charge: -2 },
];

function particles(random: Random): GeneratedContent {
  const { symbol, charge } = random.pick(ions);
  const element = elements.find((each) => each.symbol === symbol) ?? elements[0];
  if (!element) throw new Error("The table of elements is empty");
  const protons = element.number;
  const neutrons = element.mass - protons;
  const electrons = protons - charge;
  const show = (p: number, n: number, e: number) => `${p} prótons, ${n} nêutrons e ${e} elétrons`;
  const right = show(protons, neutrons, electrons);
  const candidates = [
    show(protons, neutrons, protons),
    show(protons, neutrons, protons + charge),
    show(electrons, neutrons, protons),
    show(protons, element.mass, electrons),
    show(neutrons, protons, electrons),
    show(protons, neutrons + 1, electrons),
  ];
  const sign = `${Math.abs(charge) === 1 ? "" : Math.abs(charge)}${charge > 0 ? "+" : "-"}`;
  return {
    context: `${speaker(random, "health")}, explicou a um grupo de estudantes que muitos minerais circulam no organismo e no ambiente sob a forma de íons. Como exemplo, escreveu no quadro a espécie $\\ce{^{${element.mass}}_{${protons}}${symbol}^{${sign}}}$, derivada de um átomo de ${element.name}.`,
    question: "Essa espécie química contém",
    right,
    wrong: distinctWrong(right, random.shuffle(candidates)),
    claim: (answer) => `Essa espécie química contém ${answer}.`,
    open: "Determine os números de prótons, nêutrons e elétrons dessa espécie.",
    solution: `O índice inferior é o número atômico: ${protons} prótons. O superior é o número de massa: ${element.mass} − ${protons} = ${neutrons} nêutrons. A carga ${charge > 0 ? `positiva indica a perda de ${charge}` : `negativa indica o ganho de ${-charge}`} ${Math.abs(charge) === 1 ? "elétron" : "elétrons"}: restam ${electrons}.`,
    hint: "A carga altera apenas o número de elétrons.",
    explanation:
      "A notação traz o número de massa, o número atômico e a carga do íon; pedem-se as quantidades de partículas.",
    difficulty: 1,
  };
}

function families(random: Random): GeneratedContent {
  const known = elements.filter((each) => each.number > 1);
  const element = random.pick(known);
  const same = known.filter(
    (each) => each.family === element.family && each !== element && !each.family.endsWith(each.name),
  );
  const others = known.filter((each) => each.family !== element.family);
  const answer = random.pick(same);
  const options = {
    right: `${answer.name} (${answer.symbol})`,
    wrong: random.sample(others, 4).map((each) => `${each.name} (${each.symbol})`),
  };
  const owner = element.family.startsWith("família")
    ? `à ${element.family}`
    : element.family === "gases nobres"
      ? "à família dos gases nobres"
      : `à família dos ${element.family}`;
  return {
    context: `Elementos que ocupam a mesma coluna da tabela periódica têm configurações eletrônicas externas semelhantes e, por isso, comportamento químico parecido. ${speaker(random, "science")}, procura substituir o ${element.name} (${element.symbol}, número atômico ${element.number}) por outro elemento representativo da mesma família em um experimento comparativo.`,
    question: "Um elemento adequado para essa substituição é o",
    right: options.right,
    wrong: options.wrong,
    claim: (name) => `Um elemento adequado para essa substituição é o ${name}.`,
    solution: `O ${element.name} pertence ${owner}, assim como o ${answer.name}. Os demais elementos apresentados estão em outras colunas.`,
    hint: "Descubra em que coluna da tabela está o elemento dado.",
    explanation:
      "Pede-se outro elemento da mesma família, isto é, com o mesmo número de elétrons na camada de valência.",
    difficulty: 1,
  };
}

function separation(random: Random): GeneratedContent {
  const answer = random.pick(separations);
  const others = separations.filter((each) => !answer.also.includes(each.method));
  const options = bankChoices(answer, others, (each) => each.method, random);
  const start = answer.mixture.startsWith("sal marinho") ? "obter" : "separar";
  return {
    context: `Separar os componentes de uma mistura exige conhecer em que eles diferem. ${classroom(random)} ${person(random).full} recebeu a tarefa de ${start} ${answer.mixture}, com o menor gasto possível de tempo e de energia, e de justificar a escolha do procedimento diante dos colegas.`,
    question: "O processo mais adequado para essa tarefa é a",
    ...options,
    claim: (method) => `O processo mais adequado para essa tarefa é a ${method}.`,
    open: "Indique o processo mais adequado para essa tarefa e a propriedade em que ele se baseia.",
    solution: `O processo indicado é a ${answer.method}, que se baseia em uma propriedade simples: ${answer.property}.`,
    hint: "Que propriedade distingue os componentes: tamanho, densidade, ponto de ebulição, magnetismo?",
    explanation:
      "Identifique o estado físico e a propriedade que diferencia os componentes antes de escolher o processo.",
    difficulty: 1,
  };
}

function gasVolume(random: Random): GeneratedContent {
  const gas = random.pick([
    { name: "gás carbônico", formula: "CO2", mass: 44, source: "por um extintor de incêndio" },
    { name: "gás oxigênio", formula: "O2", mass: 32, source: "por um cilindro hospitalar" },
    { name: "gás nitrogênio", formula: "N2", mass: 28, source: "na abertura de uma válvula industrial" },
    { name: "gás metano", formula: "CH4", mass: 16, source: "por um biodigestor" },
    { name: "amônia gasosa", formula: "NH3", mass: 17, source: "no vazamento de um frigorífico" },
    { name: "gás hélio", formula: "He", mass: 4, source: "por um balão meteorológico" },
    { name: "gás hidrogênio", formula: "H2", mass: 2, source: "na eletrólise da água" },
    { name: "gás propano", formula: "C3H8", mass: 44, source: "por um botijão pequeno" },
  ]);
  const mols = random.pick([0.25, 0.5, 1.5, 2, 2.5, 4, 5, 8, 10, 12, 20, 25, 40, 50]);
  const grams = round(gas.mass * mols, 2);
  const right = round(22.4 * mols, 2);
  const options = numericChoices(
    right,
    [round(22.4 * grams, 1), round(22.4 / mols, 2), grams, right * 2, round(22.4 + mols, 1)],
    random,
    (value) => `${number(value)} L`,
  );
  return {
    context: `Um relatório técnico elaborado em ${city(random).full} ${worker(random, "engineer").byCalled} informa que ${number(grams)} g de ${gas.name}, $\\ce{${gas.formula}}$, foram liberados ${gas.source}. Para dimensionar a ventilação do local, é necessário conhecer o espaço que essa quantidade ocuparia nas condições normais de temperatura e pressão (0 °C e 1 atm), em que o volume molar dos gases é 22,4 L/mol. A massa molar da substância é ${gas.mass} g/mol.`,
    question: "O volume ocupado nessas condições é",
    ...options,
    claim: (answer) => `O volume ocupado nessas condições é ${answer}.`,
    open: "Calcule o volume ocupado nessas condições.",
    solution: `A quantidade de matéria é $n = \\dfrac{${tex(grams)}}{${gas.mass}} = ${tex(mols)}$ mol.\n\n$$V = ${tex(mols)} \\cdot 22{,}4 = ${tex(right)}\\ \\text{L}$$`,
    hint: "Um mol de qualquer gás ideal ocupa o mesmo volume nas mesmas condições.",
    explanation: "Converta a massa em mols e use o volume molar dado.",
    difficulty: 1,
    facts: { grams, mass: gas.mass },
  };
}

export const matterTemplates: QuestionTemplate[] = [
  { name: "quimica-particulas", subject: "quimica", topics: ["Atomística"], make: particles },
  {
    name: "quimica-familias",
    subject: "quimica",
    topics: ["Tabela Periódica"],
    make: families,
  },
  {
    name: "quimica-separacao",
    subject: "quimica",
    topics: ["Separação de Misturas"],
    also: ["Misturas e Substâncias"],
    make: separation,
  },
  {
    name: "quimica-volume-molar",
    subject: "quimica",
    topics: ["Massa Molar e Mol", "Gases"],
    make: gasVolume,
  },
];

import { distinctWrong, numericChoices } from "#content/generator/choices.ts";
import { traits } from "#content/generator/facts/biology.ts";
import { number, tex } from "#content/generator/format.ts";
import type { Random } from "#content/generator/random.ts";
import { speaker } from "#content/generator/scene.ts";
import type { GeneratedContent, QuestionTemplate } from "#content/generator/template.ts";
import { city } from "#content/generator/words/cities.ts";
import { named } from "#content/generator/words/people.ts";
import { farm, school } from "#content/generator/words/places.ts";

function monohybrid(random: Random): GeneratedContent {
  const trait = random.pick(traits);
  const cross = random.pick([
    { parents: "dois indivíduos heterozigotos", recessive: 4, dominant: 4 / 3 },
    { parents: "um indivíduo heterozigoto e um homozigoto recessivo", recessive: 2, dominant: 2 },
  ]);
  const wantRecessive = random.chance(0.6);
  const share = wantRecessive ? 1 / cross.recessive : 1 - 1 / cross.recessive;
  const total = random.int(3, 60) * 8;
  const right = total * share;
  const target = wantRecessive ? trait.recessive : trait.dominant;
  const options = numericChoices(
    right,
    [total / 2, total / 4, (total * 3) / 4, total, total / 8, (total * 3) / 8],
    random,
  );
  return {
    context: `${speaker(random, "biology")}, estuda a herança de uma característica de ${trait.species} determinada por um único par de alelos, com dominância completa. O alelo A, dominante, condiciona ${trait.dominant}, e o alelo a, recessivo, condiciona ${trait.recessive}. Em uma série de cruzamentos entre ${cross.parents}, conduzida ${farm(random).at}, foram obtidos ${number(total)} descendentes.`,
    question: `O número esperado de descendentes com ${target} é`,
    ...options,
    claim: (answer) => `O número esperado de descendentes com ${target} é ${answer}.`,
    open: `Represente o cruzamento e calcule o número esperado de descendentes com ${target}.`,
    solution: `${cross.recessive === 4 ? "O cruzamento Aa × Aa produz 1/4 AA, 1/2 Aa e 1/4 aa" : "O cruzamento Aa × aa produz 1/2 Aa e 1/2 aa"}. A fração com ${target} é ${number(share)}, logo são esperados $${tex(share)} \\cdot ${tex(total)} = ${tex(right)}$ descendentes.`,
    hint: "Monte o quadro de Punnett e veja que fração dos descendentes tem o fenótipo pedido.",
    explanation:
      "A herança segue a primeira lei de Mendel; a fração esperada multiplica o total de descendentes.",
    difficulty: 1,
    facts: { total },
  };
}

const recessiveConditions = [
  "albinismo",
  "fenilcetonúria",
  "fibrose cística",
  "anemia falciforme",
  "galactosemia",
  "atrofia muscular espinhal",
];

function carrierParents(random: Random): GeneratedContent {
  const condition = random.pick(recessiveConditions);
  const children = random.int(2, 3);
  const healthy = random.chance(0.5);
  const over = healthy ? 3 ** children : 1;
  const under = 4 ** children;
  const show = (a: number, b: number) => `$\\dfrac{${a}}{${b}}$`;
  const right = show(over, under);
  const wrong = distinctWrong(right, [
    show(1, 4),
    show(3, 4),
    show(1, under),
    show(3 ** children, under),
    show(1, 2 ** children),
    show(3, under),
    show(1, 2),
  ]);
  const many = children === 2 ? "os dois filhos" : "os três filhos";
  const [mother, father] = [named("f", random), named("m", random)];
  return {
    context: `${mother.full} e ${father.full}, moradores de ${city(random).full}, não apresentam ${condition}, condição determinada por um alelo autossômico recessivo. Um exame revelou, porém, que ambos são heterozigotos para o gene. O casal planeja ter ${children === 2 ? "dois" : "três"} filhos e procurou o serviço de aconselhamento genético da cidade para conhecer as probabilidades envolvidas.`,
    question: `A probabilidade de que ${many} ${healthy ? "não apresentem" : "apresentem"} a condição é`,
    right,
    wrong,
    claim: (answer) =>
      `A probabilidade de que ${many} ${healthy ? "não apresentem" : "apresentem"} a condição é ${answer}.`,
    open: `Calcule a probabilidade de que ${many} ${healthy ? "não apresentem" : "apresentem"} a condição.`,
    solution: `Cada filho de um casal Aa × Aa tem probabilidade $\\frac{1}{4}$ de ser aa (com a condição) e $\\frac{3}{4}$ de não apresentá-la. Os nascimentos são independentes: $\\left(\\frac{${healthy ? 3 : 1}}{4}\\right)^{${children}} = ${right.slice(1, -1)}$.`,
    hint: "Os nascimentos são eventos independentes: multiplique as probabilidades.",
    explanation:
      "Ambos os pais são heterozigotos; a probabilidade para um filho é conhecida e deve ser aplicada a todos.",
    difficulty: 2,
    facts: { children, healthy: healthy ? 1 : 0 },
  };
}

const genotypes: Record<string, string[]> = {
  A: ["IAIA", "IAi"],
  B: ["IBIB", "IBi"],
  AB: ["IAIB"],
  O: ["ii"],
};

/** Blood groups a couple can have children of. */
function possibleGroups(one: string, other: string): string[] {
  const gametes = (group: string) => (genotypes[group] ?? []).flatMap((pair) => pair.match(/I[AB]|i/g) ?? []);
  const found = new Set<string>();
  for (const first of gametes(one)) {
    for (const second of gametes(other)) {
      const letters = [
        ...new Set([first, second].filter((each) => each !== "i").map((each) => each.slice(1))),
      ]
        .sort()
        .join("");
      found.add(letters === "" ? "O" : letters);
    }
  }
  return ["A", "B", "AB", "O"].filter((group) => found.has(group));
}

const groupLists = [
  "A ou O, apenas",
  "B ou O, apenas",
  "A ou B, apenas",
  "A, B ou AB, apenas",
  "A, B, AB ou O",
  "O, apenas",
  "AB, apenas",
  "A, apenas",
];

function listGroups(groups: string[]): string {
  if (groups.length === 4) return "A, B, AB ou O";
  const head = groups.slice(0, -1).join(", ");
  return `${head}${head === "" ? "" : " ou "}${groups[groups.length - 1]}, apenas`;
}

function bloodGroups(random: Random): GeneratedContent {
  const [mother, father] = [random.pick(["A", "B", "AB", "O"]), random.pick(["A", "B", "AB", "O"])];
  const right = listGroups(possibleGroups(mother, father));
  const [woman, man] = [named("f", random), named("m", random)];
  return {
    context: `Durante a triagem em um hemocentro de ${city(random).full}, ${woman.full} soube que pertence ao grupo sanguíneo ${mother} do sistema ABO, e o marido, ${man.full}, ao grupo ${father}. O casal espera o primeiro bebê e quis saber que grupos a criança poderá ter, sem que se conheçam os genótipos dos avós. A profissional de saúde lembrou que o sistema depende de três alelos: dois codominantes, $I^A$ e $I^B$, e um recessivo, $i$.`,
    question: "Considerando todos os genótipos possíveis do casal, a criança poderá ser do grupo",
    right,
    wrong: distinctWrong(right, random.shuffle(groupLists)),
    claim: (answer) =>
      `Considerando todos os genótipos possíveis do casal, a criança poderá ser do grupo ${answer}.`,
    open: "Determine todos os grupos sanguíneos possíveis para a criança, indicando os genótipos.",
    solution: `Grupo A: $I^A I^A$ ou $I^A i$; grupo B: $I^B I^B$ ou $I^B i$; grupo AB: $I^A I^B$; grupo O: $ii$. Combinando os gametas possíveis da mãe (${mother}) e do pai (${father}), a criança pode ser do grupo ${right}.`,
    hint: "Escreva os genótipos possíveis de cada um e combine os gametas.",
    explanation:
      "Cada pessoa do grupo A ou B pode ser homozigota ou heterozigota; leve em conta todas as possibilidades.",
    difficulty: 2,
  };
}

function dihybrid(random: Random): GeneratedContent {
  const species = random.pick(
    [...new Set(traits.map((each) => each.species))].filter(
      (each) => traits.filter((other) => other.species === each).length > 1,
    ),
  );
  const [one, two] = random.sample(
    traits.filter((each) => each.species === species),
    2,
  );
  if (!one || !two) throw new Error("The bank of traits is too short");
  const which = random.pick([
    { first: one.dominant, second: two.dominant, over: 9 },
    { first: one.dominant, second: two.recessive, over: 3 },
    { first: one.recessive, second: two.dominant, over: 3 },
    { first: one.recessive, second: two.recessive, over: 1 },
  ]);
  const total = random.int(1, 30) * 32;
  const right = (total * which.over) / 16;
  const options = numericChoices(
    right,
    [total / 16, (total * 3) / 16, (total * 9) / 16, total / 4, (total * 3) / 4, total / 2],
    random,
  );
  return {
    context: `Em ${species}, os genes para duas características localizam-se em cromossomos diferentes, e em ambos há dominância completa. O alelo que condiciona ${one.dominant} é dominante sobre o que condiciona ${one.recessive}; no outro gene, o alelo que condiciona ${two.dominant} é dominante sobre o que condiciona ${two.recessive}. No laboratório ${school(random).of}, em ${city(random).full}, foram cruzados indivíduos duplo-heterozigotos, e nasceram ao todo ${number(total)} descendentes.`,
    question: `O número esperado de descendentes com ${which.first} e ${which.second} é`,
    ...options,
    claim: (answer) => `O número esperado de descendentes com ${which.first} e ${which.second} é ${answer}.`,
    open: `Calcule o número esperado de descendentes com ${which.first} e ${which.second}.`,
    solution: `No cruzamento AaBb × AaBb, a proporção fenotípica é 9 : 3 : 3 : 1. A fração pedida é $\\frac{${which.over}}{16}$:\n\n$$\\dfrac{${which.over}}{16} \\cdot ${tex(total)} = ${tex(right)}$$`,
    hint: "Genes em cromossomos diferentes segregam-se de modo independente: estude uma característica por vez.",
    explanation:
      "É um caso da segunda lei de Mendel. A fração do fenótipo pedido multiplica o total de descendentes.",
    difficulty: 2,
    facts: { total },
  };
}

export const geneticsTemplates: QuestionTemplate[] = [
  {
    name: "biologia-monoibridismo",
    subject: "biologia",
    topics: ["Primeira Lei de Mendel"],
    make: monohybrid,
  },
  {
    name: "biologia-aconselhamento",
    subject: "biologia",
    topics: ["Primeira Lei de Mendel"],
    also: ["Heredogramas"],
    make: carrierParents,
  },
  {
    name: "biologia-sistema-abo",
    subject: "biologia",
    topics: ["Grupos Sanguíneos"],
    make: bloodGroups,
  },
  {
    name: "biologia-diibridismo",
    subject: "biologia",
    topics: ["Segunda Lei de Mendel"],
    make: dihybrid,
  },
];

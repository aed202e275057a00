import { distinctWrong, numericChoices } from "#drizzle/seed/generator/choices.ts";
import { chromosomes, traits } from "#drizzle/seed/generator/facts/biology.ts";
import { number, round, tex } from "#drizzle/seed/generator/format.ts";
import type { Random } from "#drizzle/seed/generator/random.ts";
import { speaker } from "#drizzle/seed/generator/scene.ts";
import type { GeneratedContent, QuestionTemplate } from "#drizzle/seed/generator/template.ts";
import { city } from "#drizzle/seed/generator/words/cities.ts";
import { named, person } from "#drizzle/seed/generator/words/people.ts";
import { farm, school } from "#drizzle/seed/generator/words/places.ts";

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
  const options = numericChoices(right, [total / 2, total / 4, (total * 3) / 4, total, total / 8, (total * 3) / 8], random);
  return {
    context: `${speaker(random, "biology")}, estuda a herança de uma característica de ${trait.species} determinada por um único par de alelos, com dominância completa. O alelo A, dominante, condiciona ${trait.dominant}, e o alelo a, recessivo, condiciona ${trait.recessive}. Em uma série de cruzamentos entre ${cross.parents}, conduzida ${farm(random).at}, foram obtidos ${number(total)} descendentes.`,
    question: `O número esperado de descendentes com ${target} é`,
    ...options,
    claim: (answer) => `O número esperado de descendentes com ${target} é ${answer}.`,
    open: `Represente o cruzamento e calcule o número esperado de descendentes com ${target}.`,
    solution: `${cross.recessive === 4 ? "O cruzamento Aa × Aa produz 1/4 AA, 1/2 Aa e 1/4 aa" : "O cruzamento Aa × aa produz 1/2 Aa e 1/2 aa"}. A fração com ${target} é ${number(share)}, logo são esperados $${tex(share)} \\cdot ${tex(total)} = ${tex(right)}$ descendentes.`,
    hint: "Monte o quadro de Punnett e veja que fração dos descendentes tem o fenótipo pedido.",
    explanation: "A herança segue a primeira lei de Mendel; a fração esperada multiplica o total de descendentes.",
    difficulty: 1,
    facts: { total },
  };
}

const recessiveConditions = ["albinismo", "fenilcetonúria", "fibrose cística", "anemia falciforme", "galactosemia", "doença de Tay-Sachs"];

function carrierParents(random: Random): GeneratedContent {
  const condition = random.pick(recessiveConditions);
  const children = random.int(2, 3);
  const healthy = random.chance(0.5);
  const over = healthy ? 3 ** children : 1;
  const under = 4 ** children;
  const show = (a: number, b: number) => `$\\dfrac{${a}}{${b}}$`;
  const right = show(over, under);
  const wrong = distinctWrong(right, [show(1, 4), show(3, 4), show(1, under), show(3 ** children, under), show(1, 2 ** children), show(3, under), show(1, 2)]);
  const many = children === 2 ? "os dois filhos" : "os três filhos";
  const [mother, father] = [named("f", random), named("m", random)];
  return {
    context: `${mother.full} e ${father.full}, moradores de ${city(random).full}, não apresentam ${condition}, condição determinada por um alelo autossômico recessivo. Um exame revelou, porém, que ambos são heterozigotos para o gene. O casal planeja ter ${children === 2 ? "dois" : "três"} filhos e procurou o serviço de aconselhamento genético da cidade para conhecer as probabilidades envolvidas.`,
    question: `A probabilidade de que ${many} ${healthy ? "não apresentem" : "apresentem"} a condição é`,
    right,
    wrong,
    claim: (answer) => `A probabilidade de que ${many} ${healthy ? "não apresentem" : "apresentem"} a condição é ${answer}.`,
    open: `Calcule a probabilidade de que ${many} ${healthy ? "não apresentem" : "apresentem"} a condição.`,
    solution: `Cada filho de um casal Aa × Aa tem probabilidade $\\frac{1}{4}$ de ser aa (com a condição) e $\\frac{3}{4}$ de não apresentá-la. Os nascimentos são independentes: $\\left(\\frac{${healthy ? 3 : 1}}{4}\\right)^{${children}} = ${right.slice(1, -1)}$.`,
    hint: "Os nascimentos são eventos independentes: multiplique as probabilidades.",
    explanation: "Ambos os pais são heterozigotos; a probabilidade para um filho é conhecida e deve ser aplicada a todos.",
    difficulty: 2,
    facts: { children, healthy: healthy ? 1 : 0 },
  };
}

const genotypes: Record<string, string[]> = { A: ["IAIA", "IAi"], B: ["IBIB", "IBi"], AB: ["IAIB"], O: ["ii"] };

/** Blood groups a couple can have children of. */
export function possibleGroups(one: string, other: string): string[] {
  const gametes = (group: string) => (genotypes[group] ?? []).flatMap((pair) => pair.match(/I[AB]|i/g) ?? []);
  const found = new Set<string>();
  for (const first of gametes(one)) {
    for (const second of gametes(other)) {
      const letters = [...new Set([first, second].filter((each) => each !== "i").map((each) => each.slice(1)))].sort().join("");
      found.add(letters === "" ? "O" : letters);
    }
  }
  return ["A", "B", "AB", "O"].filter((group) => found.has(group));
}

const groupLists = ["A ou O, apenas", "B ou O, apenas", "A ou B, apenas", "A, B ou AB, apenas", "A, B, AB ou O", "O, apenas", "AB, apenas", "A, apenas"];

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
    claim: (answer) => `Considerando todos os genótipos possíveis do casal, a criança poderá ser do grupo ${answer}.`,
    open: "Determine todos os grupos sanguíneos possíveis para a criança, indicando os genótipos.",
    solution: `Grupo A: $I^A I^A$ ou $I^A i$; grupo B: $I^B I^B$ ou $I^B i$; grupo AB: $I^A I^B$; grupo O: $ii$. Combinando os gametas possíveis da mãe (${mother}) e do pai (${father}), a criança pode ser do grupo ${right}.`,
    hint: "Escreva os genótipos possíveis de cada um e combine os gametas.",
    explanation: "Cada pessoa do grupo A ou B pode ser homozigota ou heterozigota; leve em conta todas as possibilidades.",
    difficulty: 2,
  };
}

function dihybrid(random: Random): GeneratedContent {
  const species = random.pick([...new Set(traits.map((each) => each.species))].filter((each) => traits.filter((other) => other.species === each).length > 1));
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
  const options = numericChoices(right, [total / 16, (total * 3) / 16, (total * 9) / 16, total / 4, (total * 3) / 4, total / 2], random);
  return {
    context: `Em ${species}, os genes para duas características localizam-se em cromossomos diferentes, e em ambos há dominância completa. O alelo que condiciona ${one.dominant} é dominante sobre o que condiciona ${one.recessive}; no outro gene, o alelo que condiciona ${two.dominant} é dominante sobre o que condiciona ${two.recessive}. No laboratório ${school(random).of}, em ${city(random).full}, foram cruzados indivíduos duplo-heterozigotos, e nasceram ao todo ${number(total)} descendentes.`,
    question: `O número esperado de descendentes com ${which.first} e ${which.second} é`,
    ...options,
    claim: (answer) => `O número esperado de descendentes com ${which.first} e ${which.second} é ${answer}.`,
    open: `Calcule o número esperado de descendentes com ${which.first} e ${which.second}.`,
    solution: `No cruzamento AaBb × AaBb, a proporção fenotípica é 9 : 3 : 3 : 1. A fração pedida é $\\frac{${which.over}}{16}$:\n\n$$\\dfrac{${which.over}}{16} \\cdot ${tex(total)} = ${tex(right)}$$`,
    hint: "Genes em cromossomos diferentes segregam-se de modo independente: estude uma característica por vez.",
    explanation: "É um caso da segunda lei de Mendel. A fração do fenótipo pedido multiplica o total de descendentes.",
    difficulty: 2,
    facts: { total },
  };
}

function hardyWeinberg(random: Random): GeneratedContent {
  const q = random.pick([0.1, 0.2, 0.3, 0.4, 0.5, 0.6]);
  const total = random.int(2, 90) * 100;
  const affected = round(q * q * total, 2);
  const right = round(2 * q * (1 - q) * total, 2);
  const options = numericChoices(right, [round((1 - q) ** 2 * total, 2), round(q * (1 - q) * total, 2), round(total - affected, 2), affected, round(q * total, 2)], random);
  const group = random.pick(["de um povoado isolado", "de uma ilha", "de uma espécie de borboleta", "de um rebanho de cabras criado solto", "de peixes de uma lagoa", "de pererecas de um fragmento de mata"]);
  return {
    context: `Em uma população ${group} próxima a ${city(random).full}, com ${number(total)} indivíduos e em equilíbrio de Hardy-Weinberg, ${number(affected)} manifestam uma característica autossômica recessiva. Os cruzamentos ocorrem ao acaso, e não há mutação, seleção nem migração que alterem as frequências dos alelos, segundo acompanhamento feito por ${person(random).full}.`,
    question: "O número esperado de indivíduos heterozigotos é",
    ...options,
    claim: (answer) => `O número esperado de indivíduos heterozigotos é ${answer}.`,
    open: "Calcule as frequências dos alelos e o número esperado de indivíduos heterozigotos.",
    solution: `$q^2 = \\dfrac{${tex(affected)}}{${tex(total)}} = ${tex(round(q * q, 4))} \\Rightarrow q = ${tex(q)}$ e $p = ${tex(round(1 - q, 2))}$.\n\n$$2pq \\cdot N = 2 \\cdot ${tex(round(1 - q, 2))} \\cdot ${tex(q)} \\cdot ${tex(total)} = ${tex(right)}$$`,
    hint: "A fração de recessivos é $q^2$.",
    explanation: "Da frequência do fenótipo recessivo obtém-se a do alelo; com ela, a fração de heterozigotos.",
    difficulty: 3,
    facts: { total, affected },
  };
}

function bases(random: Random): GeneratedContent {
  const adenine = random.int(11, 39);
  const asks = random.pick([
    { base: "guanina", value: 50 - adenine },
    { base: "citosina", value: 50 - adenine },
    { base: "timina", value: adenine },
  ]);
  const options = numericChoices(asks.value, [100 - adenine, adenine, 50 - adenine, 100 - 2 * adenine, adenine * 2], random, (value) => `${number(value)}%`);
  const source = random.pick(["de uma bactéria do solo", "de um fóssil de preguiça-gigante", "de uma amostra de açaí", "de uma onça atropelada", "de um fungo da mata", "de um peixe-boi resgatado", "de uma orquídea rara", "de um café silvestre"]);
  return {
    context: `${speaker(random, "lab")}, sequenciou o material genético ${source} e constatou que, na molécula de DNA de dupla fita, ${adenine}% das bases nitrogenadas são adenina. O resultado foi comparado com os de um banco internacional, no qual pesquisadores de vários países depositam as sequências que obtêm.`,
    question: `A porcentagem de ${asks.base} nessa molécula é`,
    ...options,
    claim: (answer) => `A porcentagem de ${asks.base} nessa molécula é ${answer}.`,
    open: `Calcule a porcentagem de ${asks.base} nessa molécula.`,
    solution: `No DNA, adenina pareia com timina e guanina com citosina. Com A = T = ${adenine}%, restam ${100 - 2 * adenine}% para G e C, ou seja, ${50 - adenine}% para cada uma. Portanto, ${asks.base} = ${asks.value}%.`,
    hint: "As bases formam pares: as quantidades de cada par são iguais.",
    explanation: "Conhecida a porcentagem de uma base, as regras de pareamento fornecem as outras três.",
    difficulty: 1,
    facts: { adenine },
  };
}

function divisions(random: Random): GeneratedContent {
  const { species, diploid } = random.pick(chromosomes);
  const asks = random.pick([
    { text: "em uma célula formada ao fim da meiose", value: diploid / 2, reason: "a meiose reduz à metade o número de cromossomos" },
    { text: "em cada célula-filha, ao fim da mitose", value: diploid, reason: "a mitose conserva o número de cromossomos" },
    { text: "em cada célula, ao fim da primeira divisão da meiose", value: diploid / 2, reason: "na primeira divisão, que é reducional, separam-se os homólogos" },
  ]);
  const options = numericChoices(asks.value, [diploid, diploid / 2, diploid * 2, diploid / 4, diploid + 2].filter(Number.isInteger), random, (value) => `${number(value)} cromossomos`);
  return {
    context: `Em cada célula do corpo, ${species} tem ${diploid} cromossomos ($2n = ${diploid}$). Ao observar lâminas coradas em um microscópio, ${person(random).full}, que estuda ${school(random).at}, em ${city(random).full}, acompanhou células em divisão e anotou, em um caderno, o que esperava encontrar em cada etapa.`,
    question: `Nessa espécie, ${asks.text}, espera-se encontrar`,
    ...options,
    claim: (answer) => `Nessa espécie, ${asks.text}, espera-se encontrar ${answer}.`,
    open: `Determine o número de cromossomos ${asks.text}.`,
    solution: `Como ${asks.reason}, o número pedido é ${number(asks.value)}.`,
    hint: "Pergunte-se se a divisão é equacional ou reducional.",
    explanation: "Conhecido o número diploide, é preciso saber o que a divisão citada faz com ele.",
    difficulty: 1,
    facts: { diploid },
  };
}

export const geneticsTemplates: QuestionTemplate[] = [
  { name: "biologia-monoibridismo", subject: "biologia", topics: ["Primeira Lei de Mendel"], theme: "agricultura", make: monohybrid },
  { name: "biologia-aconselhamento", subject: "biologia", topics: ["Primeira Lei de Mendel"], also: ["Heredogramas"], theme: "saude", make: carrierParents },
  { name: "biologia-sistema-abo", subject: "biologia", topics: ["Grupos Sanguíneos"], theme: "saude", make: bloodGroups },
  { name: "biologia-diibridismo", subject: "biologia", topics: ["Segunda Lei de Mendel"], theme: "agricultura", make: dihybrid },
  { name: "biologia-hardy-weinberg", subject: "biologia", topics: ["Genética de Populações"], theme: "ambiente", make: hardyWeinberg },
  { name: "biologia-bases", subject: "biologia", topics: ["Ácidos Nucleicos"], theme: "laboratorio", make: bases },
  { name: "biologia-divisao-celular", subject: "biologia", topics: ["Meiose", "Mitose"], also: ["Cromossomos e Cariótipo"], theme: "laboratorio", make: divisions },
];

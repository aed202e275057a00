import { bankChoices, distinctWrong, numericChoices } from "#content/generator/choices.ts";
import {
  animalGroups,
  effects,
  foodChains,
  habitats,
  plantGroups,
  relations,
} from "#content/generator/facts/biology.ts";
import { capital, number, round, tex } from "#content/generator/format.ts";
import type { Random } from "#content/generator/random.ts";
import { speaker } from "#content/generator/scene.ts";
import type { GeneratedContent, QuestionTemplate } from "#content/generator/template.ts";
import { city } from "#content/generator/words/cities.ts";
import { person } from "#content/generator/words/people.ts";
import { toponym } from "#content/generator/words/places.ts";
import { worker } from "#content/generator/words/professions.ts";

const levels = ["produtor", "consumidor primário", "consumidor secundário", "consumidor terciário"];

function trophicLevel(random: Random): GeneratedContent {
  const { biome, chain } = random.pick(foodChains);
  const position = random.int(1, chain.length - 1);
  const being = chain[position] ?? "";
  const show = (level: number) =>
    `${levels[level]}, no ${["primeiro", "segundo", "terceiro", "quarto"][level]} nível trófico`;
  const right = show(position);
  const wrong = distinctWrong(
    right,
    [...levels.keys()]
      .map(show)
      .concat(
        "decompositor, presente em todos os níveis tróficos",
        "consumidor secundário, no segundo nível trófico",
      ),
  );
  const where =
    biome === "Litoral"
      ? "no litoral brasileiro"
      : biome === "Manguezal"
        ? "em um manguezal"
        : biome === "Amazônia" || biome === "Caatinga" || biome === "Mata Atlântica"
          ? `na ${biome}`
          : `no ${biome}`;
  return {
    context: `Em uma visita técnica a ${random.pick(habitats)} ${where}, estudantes acompanhados por ${person(random).full} registraram evidências da seguinte cadeia alimentar, em que a seta indica o sentido do fluxo de energia:\n\n${chain.join(" → ")}\n\nDe volta à sala de aula, em ${city(random).full}, o grupo classificou cada organismo de acordo com a posição que ocupa.`,
    question: `Nessa cadeia, o organismo indicado por “${being}” é`,
    right,
    wrong,
    claim: (answer) => `Nessa cadeia, o organismo indicado por “${being}” é ${answer}.`,
    open: `Classifique o organismo indicado por “${being}” e explique o que aconteceria com ele se o primeiro elo fosse muito reduzido.`,
    solution: `O primeiro elo, ${chain[0]}, representa os produtores. Contando a partir dele, “${being}” ocupa a posição ${position + 1}: ${right}.`,
    hint: "Comece pelos produtores, que formam o primeiro nível.",
    explanation: "A ordem das setas mostra quem serve de alimento a quem; basta contar os níveis.",
    difficulty: 1,
  };
}

function energyFlow(random: Random): GeneratedContent {
  const long = foodChains.filter((each) => each.chain.length === 4);
  const { chain } = random.pick(long);
  const start = random.int(2, 90) * 1000;
  const position = random.int(1, 3);
  const right = start / 10 ** position;
  const options = numericChoices(
    right,
    [start / 10, start / 100, start / 1000, start * 0.9, round(start / (10 * (position + 1)), 1)],
    random,
    (value) => `${number(value)} kcal`,
  );
  return {
    context: `Estima-se que, na passagem de um nível trófico para o seguinte, apenas cerca de 10% da energia seja incorporada; o restante é gasto na respiração, perdido como calor ou eliminado em resíduos. Na cadeia formada por ${chain.join(" → ")}, estudada por uma equipe de ${city(random).full}, o primeiro elo disponibiliza ${number(start)} kcal por hectare em certo período.`,
    question: `A energia que chega a “${chain[position]}” é de, aproximadamente,`,
    ...options,
    claim: (answer) => `A energia que chega a “${chain[position]}” é de, aproximadamente, ${answer}.`,
    open: `Calcule a energia aproximada que chega a “${chain[position]}”.`,
    solution: `Há ${position} ${position === 1 ? "passagem" : "passagens"} de nível. Em cada uma restam 10%: $${tex(start)} \\div 10^{${position}} = ${tex(right)}$ kcal.`,
    hint: "Divida por dez a cada passagem de nível.",
    explanation:
      "O enunciado fornece a energia do primeiro elo e a fração aproveitada; conte as transferências.",
    difficulty: 1,
    facts: { start },
  };
}

function ecologicalRelations(random: Random): GeneratedContent {
  const answer = random.pick(relations);
  const close: Record<string, string[]> = {
    comensalismo: ["inquilinismo"],
    inquilinismo: ["comensalismo"],
    mutualismo: ["protocooperação"],
    protocooperação: ["mutualismo"],
  };
  const others = relations.filter(
    (each) =>
      !(close[answer.relation] ?? []).includes(each.relation) || answer.relation === "protocooperação",
  );
  const options = bankChoices(answer, others, (each) => each.relation, random);
  return {
    context: `As relações entre os seres vivos podem trazer benefício, prejuízo ou indiferença a cada um dos envolvidos. ${capital(worker(random, "biology").called)} gravou um documentário nos arredores de ${city(random).full} e narrou a seguinte situação: ${answer.text}.`,
    question: "A relação ecológica descrita é um exemplo de",
    ...options,
    claim: (name) => `A relação ecológica descrita é um exemplo de ${name}.`,
    open: "Identifique a relação ecológica descrita e diga quem ganha e quem perde com ela.",
    solution: `Na situação narrada, ${effects[answer.relation]}: é um caso de ${answer.relation}.`,
    hint: "Pergunte quem é beneficiado, quem é prejudicado e se a associação é obrigatória.",
    explanation:
      "A classificação depende do efeito sobre cada espécie e de haver, ou não, dependência entre elas.",
    difficulty: 1,
  };
}

function classification(random: Random): GeneratedContent {
  const bank = random.chance(0.75) ? animalGroups : plantGroups;
  const answer = random.pick(bank);
  const member = random.pick(answer.members);
  const others = bank.filter((each) => each !== answer);
  const intruders = random.sample(others, 4).map((each) => random.pick(each.members));
  const trail = toponym(random);
  return {
    context: `Na trilha ${trail}, em uma área protegida de ${city(random).full}, um grupo de observadores fotografou vários seres vivos e enviou as imagens a um aplicativo de ciência cidadã. ${speaker(random, "biology")}, ficou responsável por selecionar um representante do grupo que reúne as seguintes características: ${answer.marks}.`,
    question: "O ser vivo que pertence ao grupo caracterizado é",
    right: member,
    wrong: distinctWrong(member, intruders.concat(others.flatMap((each) => each.members))),
    claim: (name) => `Pertence ao grupo caracterizado o seguinte ser vivo: ${name}.`,
    solution: `As características listadas são as do grupo ${/^(aves|briófitas|pteridófitas|gimnospermas|angiospermas)/.test(answer.name) ? "das" : "dos"} ${answer.name}, ao qual pertence o exemplar “${member}”.`,
    hint: "Compare cada característica com o que sabe sobre os seres vivos apresentados.",
    explanation:
      "O texto descreve um grupo sem dizer o nome; deve-se reconhecê-lo e identificar um de seus representantes.",
    difficulty: 1,
  };
}

export const ecologyTemplates: QuestionTemplate[] = [
  {
    name: "biologia-nivel-trofico",
    subject: "biologia",
    topics: ["Cadeias e Teias Alimentares"],
    make: trophicLevel,
  },
  {
    name: "biologia-fluxo-de-energia",
    subject: "biologia",
    topics: ["Cadeias e Teias Alimentares"],
    make: energyFlow,
  },
  {
    name: "biologia-relacoes-ecologicas",
    subject: "biologia",
    topics: ["Relações Ecológicas"],
    make: ecologicalRelations,
  },
  {
    name: "biologia-classificacao",
    subject: "biologia",
    topics: ["Classificação dos Seres Vivos"],
    make: classification,
  },
];

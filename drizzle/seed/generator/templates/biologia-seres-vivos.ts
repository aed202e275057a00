import { bankChoices, distinctWrong, numericChoices } from "#drizzle/seed/generator/choices.ts";
import { animalGroups, diseases, effects, foodChains, habitats, hormones, organelles, plantGroups, relations, vitamins } from "#drizzle/seed/generator/facts/biology.ts";
import { capital, number, round, tex } from "#drizzle/seed/generator/format.ts";
import type { Random } from "#drizzle/seed/generator/random.ts";
import { classroom, speaker } from "#drizzle/seed/generator/scene.ts";
import type { GeneratedContent, QuestionTemplate } from "#drizzle/seed/generator/template.ts";
import { city } from "#drizzle/seed/generator/words/cities.ts";
import { person } from "#drizzle/seed/generator/words/people.ts";
import { district, toponym } from "#drizzle/seed/generator/words/places.ts";
import { worker } from "#drizzle/seed/generator/words/professions.ts";

const levels = ["produtor", "consumidor primário", "consumidor secundário", "consumidor terciário"];

function trophicLevel(random: Random): GeneratedContent {
  const { biome, chain } = random.pick(foodChains);
  const position = random.int(1, chain.length - 1);
  const being = chain[position] ?? "";
  const show = (level: number) => `${levels[level]}, no ${["primeiro", "segundo", "terceiro", "quarto"][level]} nível trófico`;
  const right = show(position);
  const wrong = distinctWrong(right, [...levels.keys()].map(show).concat("decompositor, presente em todos os níveis tróficos", "consumidor secundário, no segundo nível trófico"));
  const where = biome === "Litoral" ? "no litoral brasileiro" : biome === "Manguezal" ? "em um manguezal" : biome === "Amazônia" || biome === "Caatinga" || biome === "Mata Atlântica" ? `na ${biome}` : `no ${biome}`;
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
  const options = numericChoices(right, [start / 10, start / 100, start / 1000, start * 0.9, round(start / (10 * (position + 1)), 1)], random, (value) => `${number(value)} kcal`);
  return {
    context: `Estima-se que, na passagem de um nível trófico para o seguinte, apenas cerca de 10% da energia seja incorporada; o restante é gasto na respiração, perdido como calor ou eliminado em resíduos. Na cadeia formada por ${chain.join(" → ")}, estudada por uma equipe de ${city(random).full}, o primeiro elo disponibiliza ${number(start)} kcal por hectare em certo período.`,
    question: `A energia que chega a “${chain[position]}” é de, aproximadamente,`,
    ...options,
    claim: (answer) => `A energia que chega a “${chain[position]}” é de, aproximadamente, ${answer}.`,
    open: `Calcule a energia aproximada que chega a “${chain[position]}”.`,
    solution: `Há ${position} ${position === 1 ? "passagem" : "passagens"} de nível. Em cada uma restam 10%: $${tex(start)} \\div 10^{${position}} = ${tex(right)}$ kcal.`,
    hint: "Divida por dez a cada passagem de nível.",
    explanation: "O enunciado fornece a energia do primeiro elo e a fração aproveitada; conte as transferências.",
    difficulty: 1,
    facts: { start },
  };
}

function ecologicalRelations(random: Random): GeneratedContent {
  const answer = random.pick(relations);
  const close: Record<string, string[]> = { comensalismo: ["inquilinismo"], inquilinismo: ["comensalismo"], mutualismo: ["protocooperação"], protocooperação: ["mutualismo"] };
  const others = relations.filter((each) => !(close[answer.relation] ?? []).includes(each.relation) || answer.relation === "protocooperação");
  const options = bankChoices(answer, others, (each) => each.relation, random);
  return {
    context: `As relações entre os seres vivos podem trazer benefício, prejuízo ou indiferença a cada um dos envolvidos. ${capital(worker(random, "biology").called)} gravou um documentário nos arredores de ${city(random).full} e narrou a seguinte situação: ${answer.text}.`,
    question: "A relação ecológica descrita é um exemplo de",
    ...options,
    claim: (name) => `A relação ecológica descrita é um exemplo de ${name}.`,
    open: "Identifique a relação ecológica descrita e diga quem ganha e quem perde com ela.",
    solution: `Na situação narrada, ${effects[answer.relation]}: é um caso de ${answer.relation}.`,
    hint: "Pergunte quem é beneficiado, quem é prejudicado e se a associação é obrigatória.",
    explanation: "A classificação depende do efeito sobre cada espécie e de haver, ou não, dependência entre elas.",
    difficulty: 1,
  };
}

function agents(random: Random): GeneratedContent {
  const answer = random.pick(diseases);
  const unclear = (each: (typeof diseases)[number]) => ["food", "skin"].includes(answer.route) && each.prevention.includes("saneamento");
  const others = diseases.filter((each) => each.route !== answer.route && !unclear(each));
  const options = bankChoices(answer, others, (each) => each.prevention, random);
  return {
    context: `A secretaria de saúde de ${city(random).full} divulgou um alerta sobre o aumento dos casos de ${answer.name} ${district(random).at}. O informe explica que o agente causador é ${answer.kind === "bactéria" ? "uma" : "um"} ${answer.kind} (${answer.agent}) e que a transmissão envolve ${answer.way}. ${person(random).full}, que visita as famílias da região, recebeu a tarefa de orientá-las sobre a prevenção.`,
    question: "Entre as medidas a seguir, a mais adequada para prevenir essa doença é",
    ...options,
    claim: (measure) => `A medida mais adequada para prevenir essa doença é ${measure}.`,
    open: "Proponha uma medida de prevenção e explique por que ela interrompe a transmissão.",
    solution: `A transmissão envolve ${answer.way}. Por isso, a prevenção consiste em ${answer.prevention}.`,
    hint: "A prevenção deve interromper a via de transmissão descrita.",
    explanation: "O texto informa o agente e a via de transmissão; escolha a medida que atua sobre essa via.",
    difficulty: 1,
  };
}

function cellParts(random: Random): GeneratedContent {
  const answer = random.pick(organelles);
  const others = organelles.filter((each) => answer.name !== "o ribossomo" || !each.name.includes("granuloso"));
  const options = bankChoices(answer, others, (each) => each.name, random);
  return {
    context: `Cada estrutura celular tem um papel no funcionamento do organismo, e a sua abundância varia conforme a atividade da célula. ${classroom(random)} ${person(random).full} apresentou um modelo tridimensional e destacou uma estrutura particularmente abundante ou desenvolvida no seguinte exemplo: ${answer.where}. Segundo a explicação, sua função é esta: ${answer.role}.`,
    question: "A estrutura destacada é",
    ...options,
    claim: (name) => `A estrutura destacada é ${name}.`,
    open: "Identifique a estrutura destacada e justifique sua abundância nas células citadas.",
    solution: `A função descrita (${answer.role}) é desempenhada por uma estrutura conhecida: ${answer.name}.`,
    hint: "Associe a função descrita à estrutura que a realiza.",
    explanation: "O texto dá a função e um exemplo de célula em que a estrutura é abundante.",
    difficulty: 1,
  };
}

function nutrition(random: Random): GeneratedContent {
  const answer = random.pick(vitamins);
  const options = bankChoices(answer, vitamins, (each) => each.name, random);
  const who = person(random);
  return {
    context: `Durante um mutirão de saúde ${district(random).at}, em ${city(random).full}, ${who.full} acompanhou o atendimento de uma paciente com um quadro causado pela falta de um nutriente na alimentação: ${answer.lack}. Além do acompanhamento médico, foram recomendadas boas fontes desse nutriente, como ${answer.source}.`,
    question: "O nutriente em falta é",
    ...options,
    claim: (name) => `O nutriente em falta é ${name}.`,
    open: "Identifique o nutriente em falta e relacione-o ao quadro descrito.",
    solution: `A falta de ${answer.name} provoca ${answer.lack}. Boas fontes são ${answer.source}.`,
    hint: "Relacione o quadro clínico e os alimentos recomendados a um mesmo nutriente.",
    explanation: "O quadro clínico e as fontes citadas apontam para um mesmo nutriente.",
    difficulty: 1,
  };
}

function endocrine(random: Random): GeneratedContent {
  const answer = random.pick(hormones);
  const options = bankChoices(answer, hormones, (each) => each.name, random);
  return {
    context: `O sistema endócrino atua em conjunto com o nervoso na regulação do organismo. Em um programa de rádio gravado em ${city(random).full}, ${person(random).full} explicou aos ouvintes, sem dizer o nome, a ação de um hormônio liberado pela seguinte glândula ou região: ${answer.gland}. Segundo a explicação, seu efeito principal é ${answer.effect}.`,
    question: "O hormônio descrito é",
    ...options,
    claim: (name) => `O hormônio descrito é ${name}.`,
    open: "Identifique o hormônio descrito e cite uma consequência de sua falta.",
    solution: `O local de liberação (${answer.gland}) e o efeito (${answer.effect}) identificam o hormônio: ${answer.name}.`,
    hint: "Compare o local de produção e o efeito no organismo.",
    explanation: "São dados o local de liberação e a ação; deve-se reconhecer o hormônio.",
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
    explanation: "O texto descreve um grupo sem dizer o nome; deve-se reconhecê-lo e identificar um de seus representantes.",
    difficulty: 1,
  };
}

export const lifeTemplates: QuestionTemplate[] = [
  { name: "biologia-nivel-trofico", subject: "biologia", topics: ["Cadeias e Teias Alimentares"], theme: "ambiente", make: trophicLevel },
  { name: "biologia-fluxo-de-energia", subject: "biologia", topics: ["Cadeias e Teias Alimentares"], theme: "ambiente", make: energyFlow },
  { name: "biologia-relacoes-ecologicas", subject: "biologia", topics: ["Relações Ecológicas"], theme: "ambiente", make: ecologicalRelations },
  { name: "biologia-prevencao-de-doencas", subject: "biologia", topics: ["Programas de Saúde"], theme: "saude", make: agents },
  { name: "biologia-organelas", subject: "biologia", topics: ["Citoplasma e Organelas"], theme: "laboratorio", make: cellParts },
  { name: "biologia-vitaminas", subject: "biologia", topics: ["Vitaminas"], theme: "alimentos", make: nutrition },
  { name: "biologia-hormonios", subject: "biologia", topics: ["Sistema Endócrino"], theme: "saude", make: endocrine },
  { name: "biologia-classificacao", subject: "biologia", topics: ["Classificação dos Seres Vivos"], theme: "ambiente", make: classification },
];

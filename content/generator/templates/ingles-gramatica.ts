import { slug } from "#app/platform/text/normalize.ts";
import { distinctWrong } from "#content/generator/choices.ts";
import { adjectives, englishSubjects, englishVerbs, gaps } from "#content/generator/facts/english.ts";
import { capital } from "#content/generator/format.ts";
import type { Random } from "#content/generator/random.ts";
import { classroom, speaker } from "#content/generator/scene.ts";
import type { GeneratedContent, QuestionTemplate } from "#content/generator/template.ts";
import { city } from "#content/generator/words/cities.ts";
import { person } from "#content/generator/words/people.ts";

const blank = "\\_\\_\\_\\_\\_\\_\\_\\_";

type EnglishVerb = (typeof englishVerbs)[number];

type TenseFrame = {
  name: string;
  /** Tenses that the same sentence would also admit. */
  near: readonly string[];
  form: (verb: EnglishVerb) => string;
  marks: readonly string[];
  write: (who: string, rest: string, mark: string) => string;
};

const tenses: readonly TenseFrame[] = [
  {
    name: "simple past",
    near: ["past continuous"],
    form: (verb: EnglishVerb) => verb.past,
    marks: ["last weekend", "two years ago", "yesterday morning", "in 2015"],
    write: (who: string, rest: string, mark: string) => `${who} ${blank} ${rest} ${mark}.`,
  },
  {
    name: "present perfect",
    near: [],
    form: (verb: EnglishVerb) => `has ${verb.participle}`,
    marks: ["many times since January", "every summer since 2012", "several times so far this year"],
    write: (who: string, rest: string, mark: string) => `${who} ${blank} ${rest} ${mark}.`,
  },
  {
    name: "present continuous",
    near: [],
    form: (verb: EnglishVerb) => `is ${verb.gerund}`,
    marks: ["Look", "Listen", "Be quiet"],
    write: (who: string, rest: string, mark: string) => `${mark}! ${who} ${blank} ${rest} right now.`,
  },
  {
    name: "past continuous",
    near: ["simple past"],
    form: (verb: EnglishVerb) => `was ${verb.gerund}`,
    marks: ["when the lights went out", "when the phone rang", "when the storm started"],
    write: (who: string, rest: string, mark: string) => `${who} ${blank} ${rest} ${mark}.`,
  },
  {
    name: "simple present",
    near: ["present continuous", "present perfect"],
    form: (verb: EnglishVerb) => verb.third,
    marks: ["every Thursday", "twice a week", "every morning before work"],
    write: (who: string, rest: string, mark: string) => `These days, ${who} ${blank} ${rest} ${mark}.`,
  },
];

function verbTense(random: Random): GeneratedContent {
  const tense = random.pick(tenses);
  const verb = random.pick(englishVerbs);
  const who = random.pick(englishSubjects);
  const right = tense.form(verb);
  const sentence = capital(
    tense.write(tense.name === "simple present" ? who : capital(who), verb.object, random.pick(tense.marks)),
  );
  const others = tenses
    .filter((each) => each !== tense && !tense.near.includes(each.name))
    .map((each) => each.form(verb));
  const never = [`were ${verb.gerund}`, `have ${verb.participle}`, `to ${verb.base}`, `are ${verb.gerund}`];
  return {
    context: `${person(random).full}, que mora em ${city(random).full}, pratica inglês trocando mensagens com estudantes de outros países. Em uma delas, esqueceu-se de escrever um dos verbos, e a frase ficou incompleta, como se vê a seguir.\n\n> ${sentence} (to ${verb.base})`,
    question: "A forma verbal que completa corretamente a frase é",
    right,
    wrong: distinctWrong(
      right,
      [...others, ...never].filter((each) => tense.name !== "simple past" || each !== verb.past),
    ),
    claim: (answer) => `A frase é completada corretamente pela forma “${answer}”.`,
    solution: `As expressões de tempo da frase pedem o ${tense.name}: “${right}”.`,
    hint: "Observe as expressões de tempo: elas indicam quando a ação acontece.",
    explanation:
      "A frase em inglês traz um marcador de tempo; a forma verbal precisa ser compatível com ele.",
    difficulty: 1,
  };
}

function conditional(random: Random): GeneratedContent {
  const [one, other] = random.sample(englishVerbs, 2);
  if (!one || !other) throw new Error("The bank of verbs is too short");
  const [who, whom] = random.sample(englishSubjects, 2);
  const kind = random.pick([
    {
      name: "first conditional",
      open: `If ${who} ${one.third} ${one.object}`,
      right: `will ${other.base}`,
      wrong: [`would ${other.base}`, `would have ${other.participle}`, other.past, `had ${other.participle}`],
    },
    {
      name: "second conditional",
      open: `If ${who} ${one.past === "read" ? "had time and read" : one.past} ${one.object}`,
      right: `would ${other.base}`,
      wrong: [`will ${other.base}`, `will have ${other.participle}`, other.third, `has ${other.participle}`],
    },
    {
      name: "third conditional",
      open: `If ${who} had ${one.participle} ${one.object}`,
      right: `would have ${other.participle}`,
      wrong: [`will ${other.base}`, `will have ${other.participle}`, other.third, `has ${other.participle}`],
    },
  ]);
  return {
    context: `${classroom(random)} os participantes criaram histórias em que cada um acrescentava uma frase iniciada por “if”. ${person(random).first} deixou a sua incompleta para que a turma adivinhasse a forma verbal adequada.\n\n> ${kind.open}, ${whom} ${blank} ${other.object}.`,
    question:
      "De acordo com a estrutura das orações condicionais em inglês, a lacuna deve ser preenchida com",
    right: kind.right,
    wrong: kind.wrong,
    claim: (answer) => `A lacuna deve ser preenchida com “${answer}”.`,
    solution: `O verbo da oração com “if” mostra que se trata da ${kind.name}; a oração principal pede “${kind.right}”.`,
    hint: "Veja em que tempo está o verbo da oração iniciada por “if”.",
    explanation: "Cada tipo de oração condicional combina um tempo na oração com “if” e outro na principal.",
    difficulty: 2,
  };
}

function passive(random: Random): GeneratedContent {
  const transitive = englishVerbs.filter(
    (each) =>
      /^(a |the |local|handmade|fresh|organic|cheese|old|ancient|native|musical|boxes|stories|maps|pictures|seeds|solar)/.test(
        each.object,
      ) && !["speak", "ride", "hear", "catch", "meet", "begin", "throw", "wear"].includes(each.base),
  );
  const verb = random.pick(transitive);
  const who = random.pick(englishSubjects);
  const plural = !/^(a |the )|history/.test(verb.object) || /neighbors|walls|banks|songs/.test(verb.object);
  const be = {
    past: plural ? "were" : "was",
    present: plural ? "are" : "is",
    perfect: plural ? "have been" : "has been",
  };
  const right = `${capital(verb.object)} ${be.past} ${verb.participle} by ${who}.`;
  const wrong = [
    `${capital(verb.object)} ${be.present} ${verb.participle} by ${who}.`,
    `${capital(verb.object)} ${be.past} ${verb.gerund} by ${who}.`,
    `${capital(verb.object)} will be ${verb.participle} by ${who}.`,
    `${capital(verb.object)} ${be.perfect} ${verb.gerund} ${who}.`,
  ];
  return {
    context: `${speaker(random, "teacher")}, pediu aos alunos que reescrevessem notícias curtas na voz passiva, sem mudar o tempo verbal. A frase que coube a ${person(random).first} foi a seguinte.\n\n> ${capital(who)} ${verb.past} ${verb.object}.`,
    question: "A frase corretamente reescrita na voz passiva é:",
    right,
    wrong,
    claim: (answer) => `A frase foi reescrita corretamente assim: “${answer}”`,
    solution: `A voz passiva do simple past usa “${be.past}” e o particípio passado: “${right}”`,
    hint: "Use o verbo “to be” no mesmo tempo do verbo original, seguido do particípio.",
    explanation: "O objeto da frase ativa torna-se sujeito; o tempo verbal não muda.",
    difficulty: 2,
  };
}

function comparison(random: Random): GeneratedContent {
  const each = random.pick(adjectives);
  const right = `${each.comparative} than`;
  const doubled = each.comparative.startsWith("more")
    ? `${each.comparative.replace("more ", "")}er than`
    : `more ${each.comparative} than`;
  const wrong = distinctWrong(right, [
    doubled,
    `${each.superlative} than`,
    `${each.base} than`,
    `as ${each.base} than`,
    `${each.comparative} as`,
  ]);
  return {
    context: `${person(random).full}, de ${city(random).full}, mantém um perfil de viagens em inglês e compara o que encontra pelo caminho. Na última publicação, faltou completar a frase com o adjetivo “${each.base}” no grau comparativo de superioridade.\n\n> In my opinion, ${each.one} ${each.one.startsWith("the children") ? "were" : "is"} ${blank} ${each.other}.`,
    question: "A expressão que completa corretamente a frase é",
    right,
    wrong,
    claim: (answer) => `A frase é completada corretamente por “${answer}”.`,
    solution: `O comparativo de superioridade de “${each.base}” é “${each.comparative}”, seguido de “than”.`,
    hint: "Adjetivos curtos recebem “-er”; os longos usam “more”. Há exceções.",
    explanation: "A frase compara dois elementos; é preciso formar o comparativo de superioridade.",
    difficulty: 1,
  };
}

function gap(topic: string, random: Random): GeneratedContent {
  const each = random.pick(gaps.filter((other) => other.topic === topic));
  return {
    context: `${classroom(random)} um aplicativo de idiomas propôs exercícios em que é preciso completar frases. A tela de ${person(random).full} exibia a frase a seguir.\n\n> ${each.sentence.replace("___", blank)}`,
    question: "A lacuna é corretamente preenchida por",
    right: each.right,
    wrong: each.wrong,
    claim: (answer) => `A lacuna é corretamente preenchida por “${answer}”.`,
    solution: `A palavra ou expressão adequada ao sentido e à estrutura da frase é “${each.right}”.`,
    hint: "Leia a frase completa com cada opção e observe o sentido e a regência.",
    explanation: "A escolha depende do sentido da frase e das palavras que costumam andar juntas em inglês.",
    difficulty: 1,
  };
}

const gapTemplates: QuestionTemplate[] = [...new Set(gaps.map(({ topic }) => topic))].map((topic) => ({
  name: `ingles-lacuna-${slug(topic)}`,
  subject: "ingles",
  topics: [topic],
  make: (random) => gap(topic, random),
}));

export const englishGrammarTemplates: QuestionTemplate[] = [
  {
    name: "ingles-tempos-verbais",
    subject: "ingles",
    topics: ["Verb Tenses"],
    make: verbTense,
  },
  {
    name: "ingles-condicionais",
    subject: "ingles",
    topics: ["Conditional Sentences"],
    make: conditional,
  },
  { name: "ingles-voz-passiva", subject: "ingles", topics: ["Passive Voice"], make: passive },
  {
    name: "ingles-comparativos",
    subject: "ingles",
    topics: ["Comparative and Superlative"],
    make: comparison,
  },
  ...gapTemplates,
];

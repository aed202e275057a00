import { slug } from "#app/platform/text/normalize.ts";
import { distinctWrong } from "#content/generator/choices.ts";
import { judged } from "#content/generator/facts/sentences.ts";
import {
  accents,
  closeCollectives,
  closeMeanings,
  collectives,
  compounds,
  spellings,
  synonyms,
} from "#content/generator/facts/words-pt.ts";
import { fillNames } from "#content/generator/fill-names.ts";
import { enumerate } from "#content/generator/format.ts";
import type { Random } from "#content/generator/random.ts";
import { speaker } from "#content/generator/scene.ts";
import type { GeneratedContent, QuestionTemplate } from "#content/generator/template.ts";
import { city } from "#content/generator/words/cities.ts";
import { person } from "#content/generator/words/people.ts";
import { school } from "#content/generator/words/places.ts";

function rightSentence(topic: string, random: Random): GeneratedContent {
  const known = judged.filter((each) => each.topic === topic);
  const answer = random.pick(known.filter((each) => each.right));
  const mistakes = random.sample(
    known.filter((each) => !each.right),
    4,
  );
  const write = (sentence: string) => fillNames(sentence, random);
  const right = write(answer.sentence);
  const use = random.pick([
    "de um boletim informativo",
    "do cartaz de um festival",
    "do jornal do bairro",
    "de um roteiro turístico",
    "de um folheto sobre a história local",
    "da página de uma associação",
    "de uma coletânea de crônicas",
    "do material de um curso",
    "do programa de um concerto",
    "da revista de um museu",
  ]);
  return {
    context: `${speaker(random, "letters")}, revisou os textos ${use} e separou algumas frases para discutir com ${person(random).first}, que está aprendendo o ofício. Apenas uma delas segue inteiramente a norma-padrão quanto ao seguinte aspecto: ${topic.toLowerCase()}.`,
    question: "A frase redigida de acordo com a norma-padrão é:",
    right,
    wrong: mistakes.map((each) => write(each.sentence)),
    claim: (sentence) =>
      `Está de acordo com a norma-padrão, quanto ao aspecto citado, a frase: “${sentence}”`,
    solution: `Frase correta: “${right}” Justificativa: ${answer.why}.\n\nNas demais, há os seguintes problemas: ${mistakes.map((each) => each.why).join("; ")}.`,
    hint: `Em cada frase, localize o ponto que envolve ${topic.toLowerCase()} e aplique a regra.`,
    explanation: "Todas as frases são compreensíveis, mas só uma obedece à norma-padrão no aspecto indicado.",
    difficulty: 2,
  };
}

const rightSentenceTemplates: QuestionTemplate[] = [...new Set(judged.map(({ topic }) => topic))].map(
  (topic) => ({
    name: `portugues-frase-correta-${slug(topic)}`,
    subject: "portugues",
    topics: [topic],
    make: (random) => rightSentence(topic, random),
  }),
);

function spelling(random: Random): GeneratedContent {
  const chosen = random.sample(spellings, 15);
  const trio = (start: number, spoiled: number) =>
    chosen
      .slice(start, start + 3)
      .map((each, position) => (position === spoiled ? each.wrong : each.right))
      .join(", ");
  const right = trio(0, -1);
  const wrong = [3, 6, 9, 12].map((start) => trio(start, random.int(0, 2)));
  return {
    context: `O concurso de soletração ${school(random).of}, em ${city(random).full}, chegou à etapa final. ${person(random).full} recebeu fichas com três palavras cada uma e deveria apontar a única ficha sem nenhum erro de grafia, segundo o acordo ortográfico em vigor no Brasil.`,
    question: "A ficha em que todas as palavras estão grafadas corretamente é:",
    right,
    wrong,
    claim: (words) => `Estão grafadas corretamente todas as palavras da ficha: ${words}.`,
    solution: `Na ficha “${right}”, todas as palavras estão corretas. Nas outras há erro; as formas adequadas são ${enumerate(chosen.slice(3).map((each) => each.right))}.`,
    hint: "Leia cada palavra devagar e pense em outras da mesma família.",
    explanation: "Basta uma palavra errada para eliminar a ficha; procure a que está inteiramente certa.",
    difficulty: 2,
  };
}

function accentRule(random: Random): GeneratedContent {
  const group = random.pick(accents);
  const [model = "", right = ""] = random.sample(group.words, 2);
  const others = random.sample(
    accents.filter((each) => each !== group),
    4,
  );
  return {
    context: `${speaker(random, "teacher")}, montou um painel com palavras acentuadas encontradas em placas e rótulos do comércio local e pediu à turma que as agrupasse segundo a regra de acentuação. A primeira palavra fixada no painel, por ${person(random).first}, foi “${model}”.`,
    question: `A palavra que recebe acento pela mesma regra que “${model}” é`,
    right,
    wrong: others.map((each) => random.pick(each.words)),
    claim: (word) => `A palavra “${word}” recebe acento pela mesma regra que “${model}”.`,
    open: `Explique a regra de acentuação da palavra “${model}” e cite outra palavra acentuada pela mesma regra.`,
    solution: `“${model}” e “${right}” são acentuadas pela mesma regra, a das palavras que se enquadram neste grupo: ${group.rule}.`,
    hint: "Localize a sílaba tônica e a terminação da palavra.",
    explanation:
      "Palavras diferentes podem ter acento por razões distintas; compare a posição da sílaba tônica e o final.",
    difficulty: 1,
  };
}

function meaning(random: Random): GeneratedContent {
  const answer = random.pick(synonyms);
  const close = new Set(closeMeanings.filter((group) => group.includes(answer.meaning)).flat());
  const others = random.shuffle(synonyms.filter((each) => !close.has(each.meaning)));
  return {
    context: `Lendo uma crônica publicada no jornal de ${city(random).full}, ${person(random).full} encontrou o adjetivo “${answer.word}”, que não conhecia. Anotou a palavra em um caderno de vocabulário, consultou o dicionário e procurou outra, mais usual, que pudesse ficar em seu lugar sem mudança importante de sentido.`,
    question: `A palavra que pode substituir “${answer.word}” é`,
    right: answer.meaning,
    wrong: distinctWrong(
      answer.meaning,
      others.map((each) => each.meaning),
    ),
    claim: (word) => `A palavra “${word}” pode substituir “${answer.word}”.`,
    open: `Explique o sentido de “${answer.word}” e empregue a palavra em uma frase.`,
    solution: `“${answer.word}” significa, no uso corrente, “${answer.meaning}”.`,
    hint: "Pense em outras palavras da mesma família ou em contextos em que já viu o termo.",
    explanation: "Pede-se um sinônimo: uma palavra de sentido semelhante.",
    difficulty: 2,
  };
}

function collective(random: Random): GeneratedContent {
  const answer = random.pick(collectives);
  const close = new Set(closeCollectives.filter((group) => group.includes(answer.name)).flat());
  const others = random.shuffle(collectives.filter((each) => !close.has(each.name)));
  return {
    context: `Em um jogo da memória feito pela turma de ${person(random).first}, que estuda em ${city(random).full}, cada par de cartas reúne um conjunto e o substantivo coletivo que o nomeia. ${person(random).first} virou a carta em que estava escrito “${answer.things}” e agora precisa encontrar a carta correspondente.`,
    question: `O coletivo correspondente a “${answer.things}” é`,
    right: answer.name,
    wrong: distinctWrong(
      answer.name,
      others.map((each) => each.name),
    ),
    claim: (name) => `O coletivo correspondente a “${answer.things}” é “${name}”.`,
    solution: `“${answer.name}” é o substantivo que, no singular, indica um conjunto de elementos: ${answer.things}.`,
    hint: "Um coletivo está no singular, mas indica vários elementos.",
    explanation: "Deve-se reconhecer o substantivo coletivo que nomeia o conjunto escrito na carta.",
    difficulty: 1,
  };
}

function plural(random: Random): GeneratedContent {
  const answer = random.pick(compounds);
  const article = answer.many.slice(0, 3);
  const [first = "", ...rest] = answer.one.slice(2).split(/(?=[- ])/);
  const last = rest.join("");
  const many = (word: string) =>
    /[rz]$/.test(word)
      ? `${word}es`
      : /s$/.test(word)
        ? word
        : /l$/.test(word)
          ? `${word.slice(0, -1)}is`
          : /m$/.test(word)
            ? `${word.slice(0, -1)}ns`
            : `${word}s`;
  const candidates = [
    `${first}${many(last)}`,
    `${many(first)}${last}`,
    `${many(first)}${many(last)}`,
    `${first}${last}`,
    `${many(first)}${many(last)}es`,
    `${first}${last}es`,
  ].map((word) => `${article}${word}`);
  return {
    context: `${speaker(random, "letters")}, recebeu uma lista de substantivos compostos para um dicionário infantil e precisou escrever o plural de cada um. Um deles apareceu em uma legenda de fotografia feita por ${person(random).full}: “${answer.one}”.`,
    question: "O plural desse substantivo composto é",
    right: answer.many,
    wrong: distinctWrong(answer.many, candidates),
    claim: (form) => `O plural de “${answer.one}” é “${form}”.`,
    open: "Escreva o plural desse substantivo composto e explique a regra.",
    solution: `O plural é “${answer.many}”. Nos compostos, variam em geral os substantivos e adjetivos; verbos, advérbios, prefixos e elementos ligados por preposição ao primeiro não variam.`,
    hint: "Pergunte a que classe pertence cada elemento do composto.",
    explanation: "Para formar o plural de um composto, é preciso saber quais elementos variam.",
    difficulty: 2,
  };
}

export const normTemplates: QuestionTemplate[] = [
  ...rightSentenceTemplates,
  {
    name: "portugues-ortografia",
    subject: "portugues",
    topics: ["Ortografia"],
    make: spelling,
  },
  {
    name: "portugues-regra-de-acento",
    subject: "portugues",
    topics: ["Acentuação Gráfica"],
    make: accentRule,
  },
  {
    name: "portugues-sinonimos",
    subject: "portugues",
    topics: ["Semântica", "Sinônimos e Antônimos"],
    make: meaning,
  },
  {
    name: "portugues-coletivos",
    subject: "portugues",
    topics: ["Substantivos Coletivos"],
    make: collective,
  },
  {
    name: "portugues-plural-dos-compostos",
    subject: "portugues",
    topics: ["Substantivo", "Flexão de Gênero, Número e Grau"],
    make: plural,
  },
];

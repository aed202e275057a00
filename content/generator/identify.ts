import type { SubjectSlug } from "#app/features/bank/domain/catalogue/subjects.ts";
import { slug } from "#app/platform/text/normalize.ts";
import { distinctWrong } from "#content/generator/choices.ts";
import { rows } from "#content/generator/grammar.ts";
import type { Random } from "#content/generator/random.ts";
import { classroom, speaker } from "#content/generator/scene.ts";
import type { GeneratedContent, QuestionTemplate } from "#content/generator/template.ts";
import { city } from "#content/generator/words/cities.ts";
import { person } from "#content/generator/words/people.ts";
import type { Trade } from "#content/generator/words/professions.ts";

/** One fact of a bank: its name, a text that describes it, and the decisive detail in the text. */
type Clue = { topic: string; answer: string; text: string; decisive: string };

/** Reads a bank: topic | answer | text | decisive detail. */
export function cluesFrom(text: string): Clue[] {
  return rows(text).map(([topic = "", answer = "", description = "", decisive = ""]) => ({
    topic,
    answer,
    text: description,
    decisive,
  }));
}

type Identification = {
  subject: SubjectSlug;
  /** First words of the template names: "historia-identificar". */
  prefix: string;
  bank: readonly Clue[];
  trade: Trade;
  /** What the text is about, after "sobre": "episódios da história". */
  about: string;
  /** Incomplete sentence that the answer ends: "O texto descreve". */
  question: string;
  open: string;
  hint: string;
  explanation: string;
  /** Whether only answers of the same topic may be distractors (then a topic needs five of them). */
  within?: boolean;
  /** Whether the texts are examples to analyse, not descriptions. */
  examples?: boolean;
  /** Groups of answers too close to be alternatives of one question. */
  rivals?: readonly (readonly string[])[];
};

type Lead = (about: string, trade: Trade, random: Random) => string;

/** The situation around a text that describes something. */
const descriptions: readonly Lead[] = [
  (about, trade, random) =>
    `${speaker(random, trade)}, montou uma exposição itinerante sobre ${about}. Em um dos painéis, os visitantes podiam ler o texto a seguir.`,
  (about, trade, random) =>
    `${speaker(random, trade)}, escreve verbetes sobre ${about} para uma enciclopédia escolar. Um deles, ainda sem título, é reproduzido a seguir.`,
  (about, trade, random) =>
    `${speaker(random, trade)}, apresenta um programa de rádio sobre ${about}. Em uma das edições, leu aos ouvintes o seguinte trecho.`,
  (about, _, random) =>
    `${classroom(random)} cada grupo recebeu um cartão sobre ${about}. O cartão sorteado por ${person(random).first} trazia o texto abaixo.`,
  (about, _, random) =>
    `Um jogo de perguntas sobre ${about}, criado por ${person(random).full} em ${city(random).full}, contém fichas como a que se lê a seguir.`,
  (about, _, random) =>
    `${classroom(random)} ${person(random).full} preparou um resumo sobre ${about} e escondeu o título para desafiar os colegas.`,
  (about, _, random) =>
    `O guia de estudos distribuído em uma biblioteca pública de ${city(random).full} reúne pequenos textos sobre ${about}, entre eles o que segue.`,
  (about, _, random) =>
    `Para uma série de vídeos curtos sobre ${about}, ${person(random).full}, de ${city(random).full}, redigiu o roteiro transcrito abaixo.`,
  (about, trade, random) =>
    `${speaker(random, trade)}, corrigiu as anotações de uma turma de revisão sobre ${about} e destacou o parágrafo a seguir.`,
  (about, _, random) =>
    `Em um mural sobre ${about}, organizado por ${person(random).full} em ${city(random).full}, aparecia o seguinte texto.`,
];

/** The situation around a sentence or passage to analyse. */
const examples: readonly Lead[] = [
  (about, _, random) =>
    `${classroom(random)} discutiu-se o exemplo abaixo, escolhido por ${person(random).full} para uma apresentação sobre ${about}.`,
  (about, trade, random) =>
    `${speaker(random, trade)}, prepara um livro sobre ${about} e testou com os leitores o exemplo a seguir.`,
  (about, _, random) =>
    `Em um material sobre ${about}, elaborado por ${person(random).full} em ${city(random).full}, aparece o exemplo seguinte.`,
  (about, _, random) =>
    `Enquanto revisava ${about}, ${person(random).full}, de ${city(random).full}, anotou no caderno o exemplo transcrito abaixo.`,
  (about, _, random) =>
    `Uma página mantida por ${person(random).full}, de ${city(random).full}, publica desafios semanais sobre ${about}. O desta semana pede a análise do exemplo a seguir.`,
  (about, trade, random) =>
    `${speaker(random, trade)}, abriu a oficina sobre ${about} com o exemplo reproduzido abaixo.`,
  (about, _, random) =>
    `${classroom(random)} ${person(random).first} sorteou, em uma caixa de exercícios sobre ${about}, uma tira de papel com o exemplo a seguir.`,
];

/** How far in the bank, which is in thematic order, a distractor is looked for before the rest. */
const neighbourhood = 9;

/** Likely distractors first: those of the same topic and its neighbours. */
function distractors(config: Identification, clue: Clue, random: Random): string[] {
  const bank = config.within ? config.bank.filter((each) => each.topic === clue.topic) : config.bank;
  const close = new Set((config.rivals ?? []).filter((group) => group.includes(clue.answer)).flat());
  const place = bank.indexOf(clue);
  const near = bank.slice(Math.max(0, place - neighbourhood), place + neighbourhood + 1);
  const ordered = [...random.shuffle(near), ...random.shuffle(bank)];
  return ordered.map((each) => each.answer).filter((answer) => !close.has(answer));
}

function identify(config: Identification, topic: string, random: Random): GeneratedContent {
  const clue = random.pick(config.bank.filter((each) => each.topic === topic));
  const lead = random.pick(config.examples ? examples : descriptions)(config.about, config.trade, random);
  return {
    context: `${lead}\n\n> ${clue.text}`,
    question: config.question,
    right: clue.answer,
    wrong: distinctWrong(clue.answer, distractors(config, clue, random)),
    claim: (answer) => `${config.question} ${answer}.`,
    open: config.open,
    solution: `O ponto decisivo do texto (${clue.decisive}) leva à resposta: ${clue.answer}.`,
    hint: config.hint,
    explanation: config.explanation,
    difficulty: random.pick([1, 2, 2]),
  };
}

/** One template for each topic of the bank; the other answers of the whole bank are the distractors. */
export function identificationTemplates(config: Identification): QuestionTemplate[] {
  const topics = [...new Set(config.bank.map(({ topic }) => topic))];
  return topics.map((topic) => ({
    name: `${config.prefix}-${slug(topic)}`,
    subject: config.subject,
    topics: [topic],
    make: (random) => identify(config, topic, random),
  }));
}

import type { QuestionKind } from "#app/features/bank/domain/draft.ts";
import { fold } from "#app/platform/text/normalize.ts";
import { type LeakFinder, leakFinder } from "../guard/leak-finder.ts";
import type { TutorAsk, TutorQuestion } from "../tutor-material.ts";
import { type Command, commandIn } from "./command-word.ts";
import { conceptOf, howToRead, isCalculated, isHumanities } from "./concepts.ts";
import { firstOf, honestStart, honestSteps, honestTogether } from "./honest-text.ts";
import { keyPassage } from "./passage-clues.ts";
import { askedIn, givenIn } from "./statement-data.ts";
import { wantsAnswer, writtenBefore, writtenOf } from "./written-help.ts";

const checks: Readonly<Record<QuestionKind, string>> = {
  "single-choice":
    "Forme uma ideia antes de olhar as alternativas. Depois procure, para cada uma, o que no enunciado a sustenta; a que não tiver apoio sai.",
  "right-wrong": "Procure a palavra que decide o item: sempre, nunca, apenas, todos, porque.",
  "multiple-choice": "Mais de uma pode servir: julgue cada uma por si, sem comparar com as vizinhas.",
  sum: "Julgue cada proposição sozinha e some só no fim.",
  numeric:
    "Estime primeiro o tamanho do resultado; depois faça a conta e veja se ela combina com a estimativa.",
  open: "Escreva o raciocínio inteiro: o que você usa, por que vale e o que conclui.",
};
const calculatedCheck =
  "Estime o tamanho do resultado antes de olhar as alternativas, e confira se a unidade é a que a pergunta pede.";

function commandOfQuestion(question: TutorQuestion): Command | null {
  return isHumanities(question.subject) ? commandIn(askedIn(question)) : null;
}

function checkOf(question: TutorQuestion): string {
  const { kind, subject } = question;
  if (kind !== "single-choice") return checks[kind];
  return isCalculated(subject) ? calculatedCheck : (commandOfQuestion(question)?.check ?? checks[kind]);
}

function honest(text: string, tells: LeakFinder): string {
  return honestTogether([text], tells).join("");
}

function conceptIn(question: TutorQuestion, tells: LeakFinder): string {
  const concept = conceptOf(question.topics);
  const named = concept ? honest(`**${concept.topic}.** ${concept.text}`, tells) : "";
  return named || honest(howToRead(question.subject), tells);
}

function explained(question: TutorQuestion, tells: LeakFinder): string[] {
  const own = honestStart(question.explanation, tells);
  const asked = askedIn(question);
  const means = commandOfQuestion(question)?.means ?? "";
  const restated = asked ? `A pergunta, sem o resto: “${asked}”.` : "";
  return [
    own
      ? `**O que a questão pede.** ${own}`
      : `**O que a questão pede.** ${honest(restated, tells) || "Releia a última frase do enunciado: é nela que está a pergunta."} ${means}`.trim(),
    ...(own ? [] : [givenIn(question, tells)]),
    `**O assunto.** ${conceptIn(question, tells).replace(/^\*\*(.+?)\*\*/, "$1")}`,
    `**Como conferir.** ${checkOf(question)}`,
    "Diga onde você travou, ou peça uma dica.",
  ];
}

function hinted(question: TutorQuestion, tells: LeakFinder): string[] {
  const own = honestStart(question.hint, tells);
  if (own) return [own, "Tente com isso. Se travar, vamos passo a passo."];
  const command = commandOfQuestion(question);
  const concept = conceptOf(question.topics) || !command ? conceptIn(question, tells) : "";
  const key = command ? keyPassage(question, tells) : "";
  const passage = key ? `O caminho passa por este trecho:\n\n> ${key}` : givenIn(question, tells);
  return [concept, passage, command ? `${command.means} ${command.step}` : checkOf(question)];
}

/** A solved question of the same topic: how its solution begins. */
function exampleFrom(lookAlikes: readonly TutorQuestion[], tells: LeakFinder): string {
  for (const other of lookAlikes) {
    const asked = askedIn(other);
    const [first = ""] = honestSteps(other.solution, tells);
    const text = `Em ${other.place}, perguntava-se: “${asked}”. A resolução de lá começa assim:\n\n${firstOf(first)}`;
    if (first && asked && honest(text, tells)) return text;
  }
  return "";
}

/** The first step where no solution is written. */
function firstStep(question: TutorQuestion): string {
  const asked = askedIn(question);
  const command = commandOfQuestion(question);
  if (command) return command.step;
  if (isCalculated(question.subject) || !asked)
    return `Procura-se: “${asked}”. Escreva em uma linha o que é conhecido e a relação que liga isso ao que se procura.`;
  return asked.endsWith("?")
    ? `Responda com suas palavras, em uma linha, antes de ler as alternativas: “${asked}”`
    : `Complete a frase com suas palavras, antes de ler as alternativas: “${asked}…”`;
}

/** What may be said, in order. Null: not known before the look-alikes are; what follows is not known either. */
type Said = string | null;

function knownOf(said: readonly Said[]): string[] {
  const end = said.indexOf(null);
  return said.slice(0, end < 0 ? undefined : end).flatMap((each) => each ?? []);
}

function laddered(question: TutorQuestion, example: Said, tells: LeakFinder): Said[] {
  const hint = honestStart(question.hint, tells);
  const [first] = honestSteps(question.solution, tells);
  const rungs: [string, Said][] = [
    ["O conceito.", conceptIn(question, tells).replace(/^\*\*(.+?)\*\*/, "$1")],
    ["O que o enunciado dá.", givenIn(question, tells)],
    ["Uma dica.", hint],
    ["Um exemplo parecido.", example],
    ["O primeiro passo.", first ? firstOf(first) : firstStep(question)],
  ];
  const shown = knownOf(rungs.map(([title, text]) => text && `**${title}** ${text}`)).filter(Boolean);
  return [
    ...honestTogether(shown, tells).map((rung, at) => rung.replace("**", `**${at + 1}. `)),
    ...(example === null ? [null] : []),
    "O passo seguinte fica com você. Escreva o que fez até aqui, ou peça o próximo.",
  ];
}

/** What the ladder has not given yet. */
function next(ask: TutorAsk, question: TutorQuestion, example: Said, tells: LeakFinder): Said[] {
  const given = ask.before
    .filter(({ from }) => from === "assistant")
    .map(({ text }) => text)
    .join("\n");
  const rungs: Said[] = [
    honestStart(question.hint, tells),
    conceptIn(question, tells),
    ...honestSteps(question.solution, tells),
    example,
    checkOf(question),
  ];
  const isFresh = (rung: Said) =>
    rung === null || (rung !== "" && !given.includes(rung.replace(/^\*\*(.+?)\*\*/, "").trim()));
  const fresh = rungs.find(isFresh);
  const refusal = "A conclusão eu só mostro depois da sua primeira tentativa. Até lá, um passo de cada vez.";
  return [
    ...(wantsAnswer.test(fold(ask.words)) ? [refusal] : []),
    fresh === undefined
      ? "Daqui em diante, o passo que falta já é o último: tente com o que você tem e marque a sua resposta."
      : fresh,
  ];
}

/**
 * Paragraphs that help without revealing the answer: this tutor gets no key before the first answer. `opening`: only
 * those that come first whatever the look-alikes are.
 */
export function helpBeforeAnswer(ask: TutorAsk, question: TutorQuestion, opening: boolean): string[] {
  const tells = leakFinder(question, ask.key);
  const example = () => (opening ? null : exampleFrom(ask.lookAlikes, tells));
  const written = writtenOf(question);
  if (written) {
    const help = { given: givenIn(question, tells), check: checkOf(question), tells };
    return honestTogether(writtenBefore(ask, written, help).filter(Boolean), tells);
  }
  const help = {
    0: () => explained(question, tells),
    1: () => hinted(question, tells),
    2: () => laddered(question, example(), tells),
    words: () => next(ask, question, example(), tells),
  }[ask.prompt ?? "words"];
  return honestTogether(knownOf(help()), tells);
}

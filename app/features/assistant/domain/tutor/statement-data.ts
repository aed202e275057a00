import { commandOf, passagesOf, shortened } from "#app/features/bank/domain/words/passages.ts";
import type { LeakFinder } from "../guard/leak-finder.ts";
import type { TutorQuestion } from "../tutor-material.ts";
import { readingAdvice } from "./command-word.ts";
import { isCalculated, isHumanities } from "./concepts.ts";
import { honestTogether } from "./honest-text.ts";
import { keyPassage, placeInTime } from "./passage-clues.ts";

const MOST_DATA = 6;
const measured = /\d/;
const unhelpful =
  /^(?:quest[aã]o|texto|figura|quadro|tabela)\s+\d+$|^[a-e]\)|\?|^(?:calcul|determin|mostr|quant|qual|para que|acesso|dispon)/i;

function clausesOf(passage: string): string[] {
  return passage.split(/(?<=[.;!?:])\s+|,\s+(?=(?:e|mas|enquanto)\s)/u).map((clause) =>
    clause
      .replace(/[.;,!:]+$/, "")
      .replace(/^\s*(?:e|mas)\s+/i, "")
      .trim(),
  );
}

/** Clauses of a statement that contain a number, verbatim. */
function dataOf(question: TutorQuestion, tells: LeakFinder): string[] {
  const { statement } = question;
  const passages = passagesOf(statement.replace(/^\s*\|.*$/gm, ""));
  const clauses = passages.flatMap(clausesOf).filter((each) => measured.test(each) && !unhelpful.test(each));
  const short = clauses.filter((each) => each.length >= 6 && each.length <= 200 && !tells(each, ""));
  const asked = askedIn(question);
  return [...new Set(short)].filter((each) => !asked.includes(each)).slice(0, MOST_DATA);
}

/** The sentence of the statement with the actual question. */
export function askedIn({ statement }: TutorQuestion): string {
  return shortened(commandOf(passagesOf(statement)))
    .replace(/[.:,;…]+$/, "")
    .replace(/^[a-e]\)\s*/, "");
}

/** What there is to read besides the question. */
function supportOf(question: TutorQuestion, tells: LeakFinder): string[] {
  const { statement, subject } = question;
  const key = isCalculated(subject) ? "" : keyPassage(question, tells);
  const reading = isHumanities(subject) ? readingAdvice(statement) : "";
  const figures = statement.match(/!\[/g)?.length ?? 0;
  const long = passagesOf(statement).filter((each) => each.length > 200).length;
  return [
    reading,
    ...(figures > 0 && !reading
      ? ["Há uma figura: leia o título, a legenda e as unidades antes de voltar à pergunta."]
      : []),
    ...(/^\s*\|/m.test(statement)
      ? ["Há uma tabela: localize as linhas e colunas de que a pergunta fala."]
      : []),
    isHumanities(subject) ? placeInTime(question, tells) : "",
    ...(long > 0 && !key && !isCalculated(subject)
      ? ["Há um texto de apoio: leia primeiro a pergunta e procure nele o trecho que fala do mesmo assunto."]
      : []),
    ...(key ? [`Releia este trecho e diga com suas palavras o que ele afirma:\n\n> ${key}`] : []),
  ].filter(Boolean);
}

/** What the statement gives, in Markdown; "" if nothing can be said. */
export function givenIn(question: TutorQuestion, tells: LeakFinder): string {
  const data = isCalculated(question.subject) ? dataOf(question, tells) : [];
  const list = data.length > 1 ? `Anote estes dados:\n\n${data.map((each) => `- ${each}`).join("\n")}` : "";
  return honestTogether([...supportOf(question, tells), list].filter(Boolean), tells).join("\n\n");
}

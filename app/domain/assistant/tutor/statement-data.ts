import type { LeakFinder } from "#app/domain/assistant/guard/leak-finder.ts";
import type { TutorQuestion } from "#app/domain/assistant/tutor-material.ts";
import { commandOf, isSourceLine, passagesOf, shortened } from "#app/domain/questions/passages.ts";
import { rootsOf } from "#app/text/text-words.ts";
import { isCalculated } from "./concepts.ts";

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

/** Clauses of a statement that hold a number, as it says them. */
function dataOf(question: TutorQuestion, tells: LeakFinder): string[] {
  const { statement } = question;
  const passages = passagesOf(statement.replace(/^\s*\|.*$/gm, ""));
  const clauses = passages.flatMap(clausesOf).filter((each) => measured.test(each) && !unhelpful.test(each));
  const short = clauses.filter((each) => each.length >= 6 && each.length <= 200 && !tells(each, ""));
  const asked = askedIn(question);
  return [...new Set(short)].filter((each) => !asked.includes(each)).slice(0, MOST_DATA);
}

/** The question itself, in the statement's words. */
export function askedIn({ statement }: TutorQuestion): string {
  return shortened(commandOf(passagesOf(statement)))
    .replace(/[.:,;…]+$/, "")
    .replace(/^[a-e]\)\s*/, "");
}

/** The sentence of the statement that shares most with the question; "" if none does. */
function keySentenceOf({ statement }: TutorQuestion): string {
  const passages = passagesOf(statement.replace(/^\s*\|.*$|!\[[^\]]*\]\([^)]*\)/gm, ""));
  const asked = commandOf(passages);
  const wanted = new Set(rootsOf(asked));
  const sentences = passages
    .flatMap((passage) => passage.split(/(?<=[.!?…])\s+(?=\p{Lu})/u))
    .filter((each) => each.length > 40 && each.length < 320 && !asked.includes(each) && !isSourceLine(each));
  const scored = sentences.map((each) => ({
    each,
    score: new Set(rootsOf(each).filter((root) => wanted.has(root))).size,
  }));
  const best = scored.reduce<{ each: string; score: number }>(
    (one, other) => (other.score > one.score ? other : one),
    { each: "", score: 1 },
  );
  return best.each;
}

/** What there is to read besides the question. */
function supportOf(question: TutorQuestion, tells: LeakFinder): string[] {
  const { statement } = question;
  const closest = isCalculated(question.subject) ? "" : keySentenceOf(question);
  const key = closest && !tells(closest, "") ? closest : "";
  const figures = statement.match(/!\[/g)?.length ?? 0;
  const long = passagesOf(statement).filter((each) => each.length > 200).length;
  return [
    ...(figures > 0
      ? ["Há uma figura: leia o título, a legenda e as unidades antes de voltar à pergunta."]
      : []),
    ...(/^\s*\|/m.test(statement)
      ? ["Há uma tabela: localize as linhas e colunas de que a pergunta fala."]
      : []),
    ...(long > 0 && !key && !isCalculated(question.subject)
      ? ["Há um texto de apoio: leia primeiro a pergunta e procure nele o trecho que fala do mesmo assunto."]
      : []),
    ...(key ? [`Releia este trecho, que fala do mesmo que a pergunta:\n\n> ${key}`] : []),
  ];
}

/** What the statement gives, in Markdown; "" if nothing can be said. */
export function givenIn(question: TutorQuestion, tells: LeakFinder): string {
  const data = isCalculated(question.subject) ? dataOf(question, tells) : [];
  const list = data.length > 1 ? `Anote estes dados:\n\n${data.map((each) => `- ${each}`).join("\n")}` : "";
  return [...supportOf(question, tells), list].filter(Boolean).join("\n\n");
}

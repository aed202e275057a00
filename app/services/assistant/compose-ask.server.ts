import { leakGuard, plainHint } from "#app/domain/assistant/leak-guard.ts";
import { maskPersonal } from "#app/domain/assistant/mask-personal.ts";
import {
  type TutorAsk,
  type TutorKey,
  type TutorQuestion,
  type TutorSource,
  tutorKeyOf,
} from "#app/domain/assistant/tutor-material.ts";
import type { TopicCatalogue } from "#app/domain/catalogue/topic-catalogue.ts";
import { lettersOf } from "#app/domain/questions/answer-forms.ts";
import { questionHeading } from "#app/domain/questions/question-heading.ts";
import { noFilters } from "#app/domain/questions/search/search-filters.ts";
import { AppError } from "#app/errors/app-error.ts";
import { questionPaths } from "#app/paths/questions.ts";
import { type RequestToAnswer, requestsAbout } from "#app/queries/assistant/requests.server.ts";
import { type TutorTexts, tutorTexts } from "#app/queries/assistant/tutor-texts.server.ts";
import { words } from "#app/text/normalize.ts";
import type { Deps } from "../deps.ts";
import { pastedQuestion } from "../questions/likely-questions.server.ts";
import { searchQuestions } from "../questions/search-questions.server.ts";
import { solutionHelp } from "../questions/similar-questions.server.ts";

/** Earlier requests about the question that the provider hears of, and found questions that become sources. */
const REMEMBERED = 6;
const MOST_SOURCES = 4;
/** Letters from which a word tells what a doubt is about, where nothing has them all. */
const TELLING_LETTERS = 5;

/**
 * What a provider gets. `guard`: for what comes out before the person's first answer; its key goes to no provider, and
 * nothing of it is stored.
 */
export type ComposedAsk = {
  ask: TutorAsk;
  title: string;
  guard: { question: TutorQuestion; key: TutorKey | null; furtherHint: string } | null;
};

const FURTHER_HINT =
  "Esse passo é seu: tente com o que já vimos e marque a sua resposta. Depois eu mostro a resolução inteira.";

function tutorQuestion(row: TutorTexts, catalogue: TopicCatalogue): TutorQuestion {
  const { code, exam, place, subject, topics } = questionHeading(row, catalogue);
  const letters = lettersOf(row.kind, row.alternatives.length);
  const { kind, statement, hint, explanation, solution } = row;
  return {
    id: code,
    place: [exam, place].filter(Boolean).join(", "),
    subject,
    topics,
    kind,
    statement,
    alternatives: letters.map((letter, index) => {
      const { text = "", picture = null } = row.alternatives[index] ?? {};
      return { letter, text: text || (picture?.alt ?? "") };
    }),
    hint,
    explanation,
    solution,
  };
}

/** A question that its person has not answered lends its method, not its conclusion. */
function lent(row: TutorTexts, catalogue: TopicCatalogue): TutorQuestion {
  const question = tutorQuestion(row, catalogue);
  const key = tutorKeyOf(row.letter);
  if (row.marked !== null || !key) return question;
  const without = (text: string | null) => {
    if (text === null) return null;
    const guard = leakGuard(question, key, "");
    return (guard.push(text) + guard.end()).replace(plainHint, "").trim() || null;
  };
  return {
    ...question,
    hint: without(question.hint),
    explanation: without(question.explanation),
    solution: without(question.solution),
  };
}

async function lentQuestions(deps: Deps, ords: readonly number[], userNum: number): Promise<TutorQuestion[]> {
  if (ords.length === 0) return [];
  const [rows] = await deps.read(tutorTexts(deps.db, ords, userNum));
  const catalogue = deps.catalogue.current();
  return ords.flatMap((ord) => rows.find((row) => row.ord === ord) ?? []).map((row) => lent(row, catalogue));
}

async function ordsFound(deps: Deps, text: string): Promise<number[]> {
  if (text === "") return [];
  const search = { filters: { ...noFilters, text }, page: { after: "", before: "", place: "" } };
  const { page } = await searchQuestions(deps, null, () => search);
  return page.rows.slice(0, 2 * MOST_SOURCES).map(({ ord }) => ord);
}

/** What the bank's search finds for the words, where it is explained or solved. */
async function sourcesFor(deps: Deps, asked: string, userNum: number): Promise<TutorSource[]> {
  // What stands for a masked name is no word of the doubt.
  const text = asked.replace(/\[[^\]]*\]/g, " ").trim();
  const telling = words(text).filter((word) => word.length >= TELLING_LETTERS);
  const all = await ordsFound(deps, text);
  const ords = all.length > 0 ? all : await ordsFound(deps, telling.join(" "));
  const found = await lentQuestions(deps, ords, userNum);
  return found
    .flatMap(({ id, place, subject, explanation, solution }) => {
      const text = [explanation, solution].filter(Boolean).join("\n\n");
      const title = [subject, place].filter(Boolean).join(", ");
      return text ? [{ title, href: questionPaths.question(id), text }] : [];
    })
    .slice(0, MOST_SOURCES);
}

/** The ask is composed here, from the bank: nothing but the words comes from the browser. Throws question-not-found. */
export async function composeAsk(deps: Deps, request: RequestToAnswer): Promise<ComposedAsk> {
  const { prompt, userNum } = request;
  const known = [request.firstName, request.lastName, request.email, request.school ?? ""].filter(Boolean);
  const asked = maskPersonal(request.words, known);
  // A statement among the words is that question, so that nobody gets its answer by pasting it.
  const ord = request.ord ?? (await pastedQuestion(deps, userNum, request.words));
  const nothing = { question: null, answer: null, key: null, lookAlikes: [], before: [], photo: null };
  if (ord === null)
    return {
      ask: { ...nothing, prompt, words: asked, sources: await sourcesFor(deps, asked, userNum) },
      title: "",
      guard: null,
    };
  const [[[row], earlier], help] = await Promise.all([
    deps.read(tutorTexts(deps.db, [ord], userNum), requestsAbout(deps.db, userNum, ord, REMEMBERED)),
    solutionHelp(deps, { id: request.userId }, ord),
  ]);
  if (!row) throw new AppError("question-not-found");
  const question = tutorQuestion(row, deps.catalogue.current());
  const key = tutorKeyOf(row.letter);
  const answer = row.marked === null ? null : { marked: row.marked, right: row.right === true };
  const before = earlier
    .filter(({ num, status }) => num < request.num && status === 200)
    .flatMap((each) => [
      ...(each.words ? [{ from: "user" as const, text: maskPersonal(each.words, known) }] : []),
      { from: "assistant" as const, text: each.message },
    ]);
  return {
    ask: {
      ...nothing,
      prompt,
      words: asked,
      question,
      answer,
      // The provider may name the key only after the person's first answer.
      key: answer && key,
      lookAlikes: await lentQuestions(
        deps,
        help.alike.map((each) => each.ord),
        userNum,
      ),
      sources: [],
      before,
    },
    title: [question.subject, question.place].filter(Boolean).join(", "),
    guard: answer ? null : { question, key, furtherHint: FURTHER_HINT },
  };
}

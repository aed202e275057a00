import { institutionWithId } from "#app/features/bank/domain/catalogue/institutions.ts";
import { subjectWithId } from "#app/features/bank/domain/catalogue/subjects.ts";
import type { Viewer } from "#app/platform/access/viewer.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { FIRST_PAGE, pageOfRows, rowsToRead } from "#app/platform/lists/domain/page.ts";
import { questionCode } from "#app/platform/text/question-code.ts";
import {
  type FeedView,
  likenessOf,
  searchExpression,
  similarExpression,
  THREADS_A_PAGE,
  type ThreadLine,
} from "../domain/thread.ts";
import { questionSubject } from "../queries/question-subject.server.ts";
import { type ThreadLineRow, threadFeed, threadsOfQuestion } from "../queries/threads.server.ts";

const SIMILAR = 3;
const LOOKED_AT = 30;
/** A word that no thread has: an empty expression is an error. */
const NOTHING = '"0nada"';

export function threadLine(row: ThreadLineRow): ThreadLine {
  const exam = row.institution === null ? "" : (institutionWithId(row.institution)?.name ?? "");
  const named = exam && `${row.origin === "exam" ? "" : "Estilo "}${exam} ${row.year}`;
  return {
    code: questionCode(row.num),
    title: row.title,
    about: [subjectWithId(row.subject)?.name, named].filter(Boolean).join(" · "),
    answers: row.answers,
    accepted: row.accepted,
    at: row.createdAt,
  };
}

export type FeedRequest = { view: FeedView; subject: number | null; search: string; before: number | null };

/** A page of the feed. One round trip. */
export async function listThreads(
  deps: Deps,
  viewer: Viewer | null,
  { view, subject, search, before }: FeedRequest,
): Promise<{ threads: ThreadLine[]; next: number | null }> {
  const expression = search ? searchExpression(search, subject) : null;
  if (view === "mine" && !viewer) return { threads: [], next: null };
  const rows = await deps.read(
    threadFeed(deps.db, {
      view,
      subject,
      expression,
      before: before ?? FIRST_PAGE,
      limit: rowsToRead(THREADS_A_PAGE),
      userId: viewer?.id ?? "",
      asker: { userNum: viewer?.num ?? null, now: deps.now() },
    }),
  );
  const { shown, next } = pageOfRows(rows, THREADS_A_PAGE, ({ num }) => num);
  return {
    threads: shown.map(threadLine),
    next,
  };
}

/** Up to three threads that may answer a doubt: on the same question first, then with its rare words. One round trip. */
export async function similarThreads(
  deps: Deps,
  viewer: Viewer,
  ord: number,
  text: string,
): Promise<ThreadLine[]> {
  const { db } = deps;
  const asker = { userNum: viewer.num, now: deps.now() };
  const {
    question: [question],
    own,
    found,
  } = await deps.read({
    question: questionSubject(db, ord),
    own: threadsOfQuestion(db, ord, asker, SIMILAR),
    found: threadFeed(db, {
      ...{ view: "newest", subject: null, before: FIRST_PAGE, userId: "", asker },
      expression: similarExpression(text) ?? NOTHING,
      limit: LOOKED_AT,
    }),
  });
  if (!question) throw new AppError("question-not-found");
  const others = found
    .filter(({ num, subject }) => subject === question.subject && !own.some((each) => each.num === num))
    .map((row) => ({ row, score: likenessOf(text, row.title) + (row.accepted ? 1 : 0) }))
    .filter(({ score }) => score > 1)
    .sort((one, other) => other.score - one.score);
  return [...own, ...others.map(({ row }) => row)].slice(0, SIMILAR).map(threadLine);
}

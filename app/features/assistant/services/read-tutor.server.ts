import { tierOf } from "#app/platform/access/tier-of.ts";
import type { Viewer } from "#app/platform/access/viewer.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { FIRST_PAGE, pageOfRows, rowsToRead } from "#app/platform/lists/domain/page.ts";
import { words } from "#app/platform/text/normalize.ts";
import { questionCode } from "#app/platform/text/question-code.ts";
import { dayInSaoPaulo } from "#app/platform/time/calendar.ts";
import { type Allowance, allowanceWith } from "../domain/allowance.ts";
import { prompts } from "../domain/prompts.ts";
import { requestId, requestNumber } from "../domain/request-state.ts";
import { allowanceOf, type HistoryRow, historyOf } from "../queries/history.server.ts";
import { type RequestRow, requestOf, requestsAbout } from "../queries/requests.server.ts";
import { type RequestView, requestView } from "./request-view.server.ts";

const SHOWN = 20;
/** Rows that a search of the history looks through. */
const SEARCHED = 500;
const ABOUT_A_QUESTION = 30;

/** Null where no model answers: hints of the bank are free. */
function allowanceFor(
  deps: Deps,
  viewer: Viewer,
  row: { day: number; used: number } | undefined,
): Allowance | null {
  if (!deps.assistant.model.isModel) return null;
  return allowanceWith(tierOf(viewer), row?.day === dayInSaoPaulo(deps.now()) ? row.used : 0);
}

/** Earlier requests about a question, and the day's allowance; null: none is needed. */
export type TutorTalk = { requests: RequestView[]; allowance: Allowance | null };

function talkOf(rows: readonly RequestRow[], allowance: Allowance | null): TutorTalk {
  return { requests: rows.map(requestView), allowance };
}

export type HistoryItem = { id: string; title: string; question: string | null; askedAt: number };

function itemOf({ num, ord, prompt, words, title, askedAt }: HistoryRow): HistoryItem {
  const label = words || prompts.find(({ code }) => code === prompt)?.label || "";
  return {
    id: requestId(num),
    title: title ? `${label}: ${title}` : label,
    question: ord === null ? null : questionCode(ord),
    askedAt,
  };
}

/**
 * One round trip. `before`: the id at the end of the page shown; `typed`: words to find in the titles of the last few
 * hundred.
 */
export async function readTutorPage(
  deps: Deps,
  viewer: Viewer,
  { ord, open, before, typed }: { ord: number | null; open: string; before: string; typed: string },
) {
  const { db } = deps;
  const asker = { userNum: viewer.num, now: deps.now() };
  const wanted = words(typed);
  const limit = wanted.length > 0 ? SEARCHED : rowsToRead(SHOWN);
  const opened = requestNumber(open);
  const {
    rows,
    allowance: [allowance],
    talk,
    single: [single],
  } = await deps.read({
    rows: historyOf(db, viewer.num, requestNumber(before) ?? FIRST_PAGE, limit),
    allowance: allowanceOf(db, viewer.num),
    talk: ord === null ? [] : requestsAbout(db, asker, ord, ABOUT_A_QUESTION),
    single: opened === null ? [] : requestOf(db, asker, opened),
  });
  const found = rows.map(itemOf).filter(({ title }) => {
    const own = words(title);
    return wanted.every((word) => own.some((each) => each.startsWith(word)));
  });
  const { shown: items, next } = pageOfRows(found, SHOWN, ({ id }) => id);
  return {
    question: single?.ord ? questionCode(single.ord) : null,
    history: { items, next },
    ...talkOf(single ? [single] : talk, allowanceFor(deps, viewer, allowance)),
  };
}

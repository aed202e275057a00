import type { Deps } from "#app/platform/context/deps.ts";
import { pageOfRows, rowsToRead } from "#app/platform/lists/domain/page.ts";
import { questionCode } from "#app/platform/text/question-code.ts";
import { caseCauses, caseOutcomes, causeLabels, medianOf, UNDO_SECONDS } from "../domain/case.ts";
import { reportReasons } from "../domain/comment.ts";
import { forumPaths } from "../paths.ts";
import {
  type CasePlace,
  type CaseRow,
  caseFigures,
  lastWaits,
  openCases,
} from "../queries/moderation/cases.server.ts";
import { undoableCase } from "../queries/moderation/undoing.server.ts";
import { openProposals } from "../queries/proposals.server.ts";
import { postPlace } from "./post-address.ts";

const PAGE = 25;
/** Counts go up to this: the last one reads as "more than". */
const MOST_COUNTED = 101;
const LAST_DECISIONS = 50;

/** Times in epoch seconds. */
export type CaseView = {
  num: number;
  causes: string[];
  isUrgent: boolean;
  hasPictures: boolean;
  appeal: string | null;
  openedAt: number;
  state: string | null;
  html: string;
  source: string;
  around: string | null;
  title: string | null;
  path: string | null;
  author: { id: string; name: string } | null;
  reasons: string[];
  history: { label: string; reason: string; at: number }[];
};

function caseView(row: CaseRow): CaseView {
  const people = new Map<string, number>();
  for (const { reason } of row.reports) {
    const label = reportReasons[reason] ?? reportReasons.other;
    people.set(label, (people.get(label) ?? 0) + 1);
  }
  return {
    num: row.num,
    causes: causeLabels(row.causes),
    isUrgent: row.urgency === 1,
    hasPictures: (row.causes & caseCauses.picture) > 0 || (row.html ?? "").includes("<img"),
    appeal: row.appeal,
    openedAt: row.openedAt,
    state: row.state,
    html: row.html ?? "",
    source: row.source ?? "",
    around: row.around,
    title: row.title,
    path: row.ord === null ? null : postPlace(row.ord, row.target).path,
    author: row.userId && row.userName ? { id: row.userId, name: row.userName } : null,
    reasons: [...people].map(([label, count]) => (count > 1 ? `${label} (${count})` : label)),
    history: row.history.map(({ outcome, reason, at }) => ({
      label: caseOutcomes[outcome].label,
      reason,
      at,
    })),
  };
}

export type CaseQueue = {
  cases: CaseView[];
  next: string | null;
  open: number;
  oldest: number | null;
  median: number | null;
  /** Accepted answers proposed as solutions. */
  proposals: { path: string; title: string }[];
  /** The reader's own last decision while it can be undone. `left` in seconds. */
  undo: { num: number; left: number } | null;
};

/** `decided`: the case the reader has just decided, 0 for none. */
type QueueReader = { id: string; decided: number };

/** A page of the queue with its figures. One round trip. */
export async function listCases(
  deps: Deps,
  { id, decided }: QueueReader,
  after: CasePlace,
): Promise<CaseQueue> {
  const { db } = deps;
  const now = deps.now();
  const {
    rows,
    figures: [figures],
    waits,
    proposals,
    undoable: [undoable],
  } = await deps.read({
    rows: openCases(db, after, rowsToRead(PAGE)),
    figures: caseFigures(db, MOST_COUNTED),
    waits: lastWaits(db, LAST_DECISIONS),
    proposals: openProposals(db, PAGE),
    undoable: undoableCase(db, { num: decided, decider: id, since: now - UNDO_SECONDS }),
  });
  const { shown, next } = pageOfRows(rows, PAGE, (last) => `${last.urgency}-${last.openedAt}-${last.num}`);
  return {
    cases: shown.map(caseView),
    next,
    open: figures?.open ?? 0,
    oldest: figures?.oldest ?? null,
    proposals: proposals.map(({ num, title }) => ({ path: forumPaths.thread(questionCode(num)), title })),
    median: medianOf(waits.map(({ wait }) => wait)),
    undo: undoable ? { num: undoable.num, left: undoable.closedAt + UNDO_SECONDS - now } : null,
  };
}

export function casePlace(word: string | null): CasePlace {
  const [, urgency, openedAt, num] = /^(\d)-(\d{1,12})-(\d{1,12})$/.exec(word ?? "") ?? [];
  return { urgency: Number(urgency ?? 0), openedAt: Number(openedAt ?? 0), num: Number(num ?? 0) };
}

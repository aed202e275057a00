import type { EnemLanguage } from "#app/features/bank/domain/enem/reading/row.ts";
import type { Viewer } from "#app/platform/access/viewer.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { eventState } from "../../domain/mocks/event-fields.ts";
import { scaledMinutes } from "../../domain/mocks/exam-rules.ts";
import { type MockPlace, mockId } from "../../domain/mocks/mock-place.ts";
import { eventFor, ordsOfEvent, subjectsOfEvent } from "../../queries/mocks/events.server.ts";
import { deleteSecondSheet, insertMockSession } from "../../queries/mocks/sheets.server.ts";
import { createPracticeSession } from "../../queries/sessions.server.ts";
import { eventRules, sitExam } from "./mock-exam.server.ts";

/** `untimed`: for practice, so that it can be paused. `language` null: not chosen, of events as when signing up, else English. */
export type MockChoice = {
  language: EnemLanguage | null;
  untimed: boolean;
  /** Also where the bank has fewer questions than the exam. */
  fewer: boolean;
  /** Generated questions fill a drawn exam. */
  training: boolean;
};
/** "short": not begun, for the bank has only so many of its questions. */
export type StartedMock =
  | { state: "started"; session: string }
  | { state: "short"; drawn: number; asked: number };

type Sheet = {
  exam: string;
  title: string;
  ords: readonly number[];
  timeLimit: number | null;
  method: "tri" | "hits";
  event: string | null;
};

/** The session's id. Throws too-many-answers, practice-empty, too-many-practice-questions. */
async function begin(deps: Deps, viewer: Viewer, sheet: Sheet): Promise<string> {
  if (!(await deps.limits.answer(viewer.id))) throw new AppError("too-many-answers");
  const { exam, title, ords, timeLimit, method, event } = sheet;
  if (ords.length === 0) throw new AppError("practice-empty");
  const [id, now] = [deps.newId(), deps.now()];
  const session = { id, userNum: viewer.num, mode: "exam", title, source: null, timeLimit } as const;
  const {
    created: [created],
  } = await deps.write({
    created: createPracticeSession(deps.db, { ...session, timerFrom: now, startedAt: now, ords }),
    mockSession: insertMockSession(deps.db, { id, exam, method, event }),
    secondSheet: deleteSecondSheet(deps.db, id),
  });
  if (!created) throw new AppError("too-many-practice-questions");
  return id;
}

/** Everybody ends together: who begins late has less time. Throws page-not-found, mock-not-open, mock-language. */
async function beginEvent(
  deps: Deps,
  viewer: Viewer,
  { id, language }: { id: string; language: EnemLanguage | null },
): Promise<string> {
  const {
    event: [event],
    own: [own],
    subjects,
  } = await deps.read({
    event: ordsOfEvent(deps.db, id),
    own: eventFor(deps.db, id, viewer.num),
    subjects: subjectsOfEvent(deps.db, id),
  });
  if (!event || !own) throw new AppError("page-not-found");
  if (own.session !== null) return own.session;
  const now = deps.now();
  if (eventState(event, now) !== "open") throw new AppError("mock-not-open");
  const { title, spanishOrds, endsAt } = event;
  const chosen = language ?? own.language;
  if (spanishOrds !== null && chosen === null) throw new AppError("mock-language");
  const ords = chosen === "espanhol" && spanishOrds !== null ? spanishOrds : event.ords;
  const { method } = eventRules(own, subjects);
  const exam = mockId({ kind: "event", id });
  const session = await begin(deps, viewer, {
    exam,
    title,
    ords,
    timeLimit: endsAt - now,
    method,
    event: id,
  });
  // Of two at once the second one's session is gone.
  const [kept] = await deps.read(eventFor(deps.db, id, viewer.num));
  return kept?.session ?? session;
}

/** Starts a mock exam as a practice session with the exam's rules. Throws as `begin` and `beginEvent`. */
export async function startMock(
  deps: Deps,
  viewer: Viewer,
  place: MockPlace,
  { language, untimed, fewer, training }: MockChoice,
): Promise<StartedMock> {
  if (place.kind === "event")
    return { state: "started", session: await beginEvent(deps, viewer, { id: place.id, language }) };
  const { exam, ords } = await sitExam(deps, viewer, { place, language: language ?? "ingles", training });
  const drawn = ords.length;
  const isDrawn = place.kind !== "real";
  if (drawn < exam.questions && (drawn === 0 ? isDrawn && !training : !fewer))
    return { state: "short", drawn, asked: exam.questions };
  // A real exam's minutes are those of the questions it has already.
  const timeLimit = untimed ? null : scaledMinutes(exam.rules.minutes, drawn, exam.questions) * 60;
  const { method } = exam.rules;
  const sheet = { exam: mockId(place), title: exam.title, ords, timeLimit, method, event: null };
  return { state: "started", session: await begin(deps, viewer, sheet) };
}

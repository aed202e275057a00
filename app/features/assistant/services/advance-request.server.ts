import type { Deps } from "#app/platform/context/deps.ts";
import { type AppError, isAppError } from "#app/platform/errors/app-error.ts";
import { dayInSaoPaulo } from "#app/platform/time/calendar.ts";
import { endText } from "../domain/prompts.ts";
import { type EndStatus, nextStep } from "../domain/request-state.ts";
import { dueReminders } from "../queries/reminders.server.ts";
import {
  admitWaiting,
  endedRequest,
  endLostRequests,
  endRequest,
  type RequestRow,
  type RequestToAnswer,
  requestState,
  requestToAnswer,
} from "../queries/requests.server.ts";
import { composeAsk } from "./compose-ask.server.ts";
import { notifyDue } from "./remind.server.ts";
import { readPhoto, type WrittenAnswer, writeAnswer } from "./write-answer.server.ts";

/** How a provider says that nothing it was given supports an answer: then nothing is shown as its source. */
const UNSUPPORTED = "Não encontrei apoio no acervo";

type Begun = { num: number; askedAt: number }[];

/** Begins what was admitted, also where another object died before it could. */
async function begin(deps: Deps, admitted: Begun, but: number): Promise<void> {
  const others = admitted.filter(({ num }) => num !== but);
  await Promise.allSettled(others.map((request) => deps.assistant.begin(request)));
}

/** One look at a request: admits what waits, and says what to do with this one. One round trip. */
export async function lookAtRequest(deps: Deps, num: number) {
  const { db } = deps;
  const now = deps.now();
  const {
    admitted,
    state: [state],
    request: [request],
    ended: [ended],
  } = await deps.write({
    admitted: admitWaiting(db, now),
    state: requestState(db, num),
    request: requestToAnswer(db, num),
    ended: endedRequest(db, num),
  });
  await begin(deps, admitted, num);
  return { step: nextStep(state ?? null, now), position: state?.position ?? 0, request, ended };
}

async function end(
  deps: Deps,
  request: Pick<RequestToAnswer, "num" | "userNum" | "askedAt">,
  ended: WrittenAnswer & { title?: string; sources?: { title: string; href: string }[]; provider?: string },
): Promise<RequestRow | undefined> {
  const at = deps.now();
  const { title = "", sources = [], provider = "", ...written } = ended;
  const {
    admitted,
    row: [row],
    due,
  } = await deps.write({
    ...endRequest(deps.db, {
      num: request.num,
      userNum: request.userNum,
      ...written,
      title,
      sources,
      provider,
      at,
      askedDay: dayInSaoPaulo(request.askedAt),
      day: dayInSaoPaulo(at),
    }),
    due: dueReminders(deps.db),
  });
  await begin(deps, admitted, request.num);
  if (written.status === 200 && due.length > 0) deps.later((later) => notifyDue(later, due));
  return row;
}

/** Ends a request without an answer. How it ended, now or before. */
export async function refuseRequest(deps: Deps, request: RequestToAnswer, status: Exclude<EndStatus, 200>) {
  return end(deps, request, { status, message: endText(status), cost: 0 });
}

/** The refusal shown in place of an answer; null for our own faults. */
function refusalOf(error: unknown): AppError | null {
  return isAppError(error) && error.code === "question-held" ? error : null;
}

/** Composes, answers and ends a request: once, whatever happened to earlier tries. Its end. Throws database-unavailable. */
export async function answerAdmitted(
  deps: Deps,
  request: RequestToAnswer,
  use: { photo: Uint8Array | null; signal: AbortSignal; tell: (text: string) => void },
) {
  const { model } = deps.assistant;
  // The photo was lost with a process.
  if (request.photo && !use.photo) return refuseRequest(deps, request, 500);
  const read = use.photo && (await readPhoto(model, use.photo, use.signal));
  if (read && read.status !== 200) return end(deps, request, { ...read, provider: model.name });
  const photo = use.photo && read && { bytes: use.photo, text: read.message };
  const composed = await composeAsk(deps, request, photo).catch(refusalOf);
  if (composed instanceof Error && request.ord === null)
    return end(deps, request, { status: 200, message: composed.message, cost: 0 });
  if (!composed || composed instanceof Error) return refuseRequest(deps, request, 500);
  const answered = await writeAnswer(model, composed, use);
  const written = { ...answered, cost: answered.cost + (read?.cost ?? 0) };
  const { title, ask } = composed;
  const isSupported = written.status === 200 && !written.message.includes(UNSUPPORTED);
  const sources = ask.sources
    .filter(({ isNear }) => isSupported || isNear)
    .map(({ title, href }) => ({ title, href }));
  return end(deps, request, { ...written, title, sources, provider: model.name });
}

/** The clock's work: requests whose objects are gone. */
export async function endLost(deps: Deps): Promise<void> {
  await deps.write(endLostRequests(deps.db, deps.now(), endText(504)));
}

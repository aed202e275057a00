import { endText } from "#app/domain/assistant/prompts.ts";
import { type EndStatus, nextStep } from "#app/domain/assistant/request-state.ts";
import { dayInSaoPaulo } from "#app/domain/progress/week.ts";
import {
  admitWaiting,
  endLostRequests,
  endRequest,
  requestState,
  requestToAnswer,
} from "#app/queries/assistant/requests.server.ts";
import type { Deps } from "../deps.ts";
import type { AnswerModel } from "./answer-model.ts";
import { composeAsk } from "./compose-ask.server.ts";
import { type WrittenAnswer, writeAnswer } from "./write-answer.server.ts";

/** How a provider says that nothing it was given supports an answer: then nothing is shown as its source. */
const UNSUPPORTED = "Não encontrei apoio no acervo";

type Begun = { num: number; askedAt: number }[];

/** Begins what was admitted, also where another object died before it could. */
async function begin(deps: Deps, admitted: Begun, but: number): Promise<void> {
  const others = admitted.filter(({ num }) => num !== but);
  await Promise.allSettled(others.map((request) => deps.assistant.start(request)));
}

/** One look at a request: admits what waits, and says what to do with this one. One round trip. */
export async function lookAtRequest(deps: Deps, num: number) {
  const now = deps.now();
  const [admitted, [state]] = await deps.write(admitWaiting(deps.db, now), requestState(deps.db, num));
  await begin(deps, admitted, num);
  return { step: nextStep(state ?? null, now), position: state?.position ?? 0 };
}

async function end(
  deps: Deps,
  request: { num: number; userNum: number; askedAt: number },
  ended: WrittenAnswer & { title?: string; sources?: { title: string; href: string }[]; provider?: string },
): Promise<boolean> {
  const at = deps.now();
  const { title = "", sources = [], provider = "", ...written } = ended;
  const [[first], , , admitted] = await deps.write(
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
  );
  await begin(deps, admitted, request.num);
  return first !== undefined;
}

/** Ends a request without an answer. */
export async function refuseRequest(deps: Deps, num: number, status: Exclude<EndStatus, 200>): Promise<void> {
  const [[request]] = await deps.read(requestToAnswer(deps.db, num));
  if (request) await end(deps, request, { status, message: endText(status), cost: 0 });
}

/** Composes, answers and ends a request: once, whatever happened to earlier tries. Throws database-unavailable. */
export async function answerAdmitted(
  deps: Deps,
  num: number,
  use: { model: AnswerModel; signal: AbortSignal; tell: (text: string) => void },
): Promise<void> {
  const [[request]] = await deps.read(requestToAnswer(deps.db, num));
  if (!request) return;
  const composed = await composeAsk(deps, request).catch(() => null);
  if (!composed) {
    await end(deps, request, { status: 500, message: endText(500), cost: 0 });
    return;
  }
  const written = await writeAnswer(use.model, composed, use);
  const { title, ask } = composed;
  const isSupported = written.status === 200 && !written.message.includes(UNSUPPORTED);
  const sources = isSupported ? ask.sources.map(({ title, href }) => ({ title, href })) : [];
  await end(deps, request, { ...written, title, sources, provider: use.model.name });
}

/** The clock's work: requests whose objects are gone. */
export async function endLost(deps: Deps): Promise<void> {
  await deps.write(endLostRequests(deps.db, deps.now(), endText(504)));
}

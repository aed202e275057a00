import { isModelFailure } from "../domain/model-failure.ts";
import { endText } from "../domain/prompts.ts";
import type { EndStatus } from "../domain/request-state.ts";
import type { AnswerModel, ModelUsage } from "./answer-model.ts";
import type { ComposedAsk } from "./compose-ask.server.ts";

/** Characters of an answer; a provider that goes on is cut off. */
const LONGEST_ANSWER = 12_000;

export type WrittenAnswer = { status: EndStatus; message: string; cost: number };

/** The next piece, unless the deadline comes first: a provider that hangs is left behind. */
async function nextOr<Piece>(next: Promise<Piece>, signal: AbortSignal): Promise<Piece> {
  signal.throwIfAborted();
  let stop = (): void => undefined;
  const late = new Promise<never>((_, reject) => {
    stop = () => reject(signal.reason);
    signal.addEventListener("abort", stop, { once: true });
  });
  return Promise.race([next, late]).finally(() => signal.removeEventListener("abort", stop));
}

function endOf(thrown: unknown, signal: AbortSignal): Exclude<EndStatus, 200> {
  if (signal.aborted) return 504;
  if (!isModelFailure(thrown)) return 500;
  if (thrown.status === 429) return 429;
  return thrown.status === "timeout" ? 504 : 500;
}

/**
 * Runs a provider within the deadline of `signal`. `tell` receives all of the text that may be shown so far; before the
 * first answer only what the guard passed. Never throws.
 */
export async function writeAnswer(
  model: AnswerModel,
  { ask, guard }: Pick<ComposedAsk, "ask" | "guard">,
  { signal, tell }: { signal: AbortSignal; tell: (text: string) => void },
): Promise<WrittenAnswer> {
  const guarded = guard?.();
  let text = "";
  let usage: ModelUsage = { input: 0, output: 0 };
  try {
    const answering = model.answer(ask, signal, (counted) => {
      usage = counted;
    });
    const pieces = answering[Symbol.asyncIterator]();
    for (;;) {
      const { done, value } = await nextOr(pieces.next(), signal);
      if (done) break;
      text += guarded ? guarded.push(value) : value;
      tell(text);
      if (text.length <= LONGEST_ANSWER) continue;
      void pieces.return?.().catch(() => undefined);
      break;
    }
    text = (text + (guarded?.end() ?? "")).trim();
    if (text) return { status: 200, message: text, cost: model.costOf(usage) };
    return { status: 500, message: endText(500), cost: model.costOf(usage) };
  } catch (thrown) {
    const status = endOf(thrown, signal);
    return { status, message: endText(status), cost: model.costOf(usage) };
  }
}

const photoAlone = {
  prompt: null,
  words: "",
  question: null,
  answer: null,
  key: null,
  lookAlikes: [],
  sources: [],
  essay: null,
  before: [],
};

/** What a provider reads on a photo, as its answer: which question it is decides what guards the next one. Never throws. */
export async function readPhoto(
  model: AnswerModel,
  bytes: Uint8Array,
  signal: AbortSignal,
): Promise<WrittenAnswer> {
  const ask = { ...photoAlone, photo: { bytes, text: null } };
  return writeAnswer(model, { ask, guard: null }, { signal, tell: () => undefined });
}

import { ModelFailure } from "#app/features/assistant/domain/model-failure.ts";

/** Characters of one event, and of an answer; beyond them a provider writes garbage. */
const LONGEST_EVENT = 256 * 1024;
const LONGEST_ANSWER = 64 * 1024;

/** The lines of data of one event. */
function dataOf(event: string): string {
  const lines = event.split(/\r?\n/).filter((line) => line.startsWith("data:"));
  return lines.map((line) => line.slice(5).trim()).join("\n");
}

/** The data of each event of a stream of server-sent events, whatever pieces its bytes come in. */
async function* eventsOf(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  const reader = body.getReader();
  let rest = "";
  try {
    for (;;) {
      const { done, value } = await reader.read();
      rest += done ? decoder.decode() : decoder.decode(value, { stream: true });
      const events = rest.split(/\r?\n\r?\n/);
      rest = events.pop() ?? "";
      if (rest.length > LONGEST_EVENT) throw new ModelFailure("garbage", "an event has no end");
      yield* (done ? [...events, rest] : events).map(dataOf).filter(Boolean);
      if (done) return;
    }
  } finally {
    // Also when the reader leaves early: the provider need not go on.
    await reader.cancel().catch(() => undefined);
  }
}

type Piece = { text: string; usage: { input: number; output: number } | null; ended: boolean };

const record = (value: unknown): Record<string, unknown> =>
  typeof value === "object" && value !== null ? { ...value } : {};
const count = (value: unknown) => (typeof value === "number" && value >= 0 ? value : 0);
const written = (value: unknown) => (typeof value === "string" ? value : "");

function failureIn(error: unknown): ModelFailure {
  const { code, type, status } = record(error);
  const busy = [code, type, status].some((each) => /429|rate|capacity|quota|overloaded/i.test(String(each)));
  return new ModelFailure(busy ? 429 : 500, "the stream holds an error");
}

/** OpenAI's chunks and those of Workers AI. Throws ModelFailure on an error event. */
function pieceOf(data: string): Piece {
  let parsed: unknown;
  try {
    parsed = JSON.parse(data);
  } catch {
    throw new ModelFailure("garbage", "an event is not JSON");
  }
  const event = record(parsed);
  if (event.error) throw failureIn(event.error);
  const [choice] = Array.isArray(event.choices) ? event.choices.map(record) : [];
  const delta = record(choice?.delta);
  const known =
    choice !== undefined || "response" in event || "usage" in event || Array.isArray(event.choices);
  if (!known) throw new ModelFailure("garbage", "an event has no answer");
  const usage = event.usage ? record(event.usage) : null;
  return {
    text: written(delta.content) || written(event.response),
    usage: usage && { input: count(usage.prompt_tokens), output: count(usage.completion_tokens) },
    ended: Boolean(choice?.finish_reason),
  };
}

/**
 * The pieces of an answer. Throws "garbage" for a stream that is no answer or ends before its end is said: half an answer is none.
 * What comes behind the end is not read. `onUsage`: the tokens that the provider counted.
 */
export async function* piecesOf(
  body: ReadableStream<Uint8Array>,
  onUsage: (usage: { input: number; output: number }) => void,
): AsyncGenerator<string> {
  let [length, ended] = [0, false];
  for await (const data of eventsOf(body)) {
    if (data === "[DONE]") {
      ended = true;
      break;
    }
    const piece = pieceOf(data);
    ended ||= piece.ended;
    if (piece.usage) onUsage(piece.usage);
    length += piece.text.length;
    if (length > LONGEST_ANSWER) throw new ModelFailure("garbage", "the answer has no end");
    if (piece.text) yield piece.text;
  }
  if (!ended) throw new ModelFailure("garbage", "the stream was cut");
  if (length === 0) throw new ModelFailure("garbage", "the answer is empty");
}

import { ModelFailure } from "#app/features/assistant/domain/model-failure.ts";
import { type ModelMessages, modelMessages } from "#app/features/assistant/domain/model-messages.ts";
import type { TutorAsk } from "#app/features/assistant/domain/tutor-material.ts";
import type { AnswerModel, ModelUsage } from "#app/features/assistant/services/answer-model.ts";
import { costAt, estimatedTokens, type ModelPrice } from "./model-prices.ts";
import { piecesOf } from "./stream-events.ts";
import { DEADLINE_MS, withinDeadline } from "./within-deadline.ts";

export type CompatibleConfig = {
  url: string;
  key: string;
  model: string;
  /** The model that photos are shown to; null: none sees. */
  visionModel: string | null;
  price: ModelPrice;
  deadline?: number;
};

/** Tokens of an answer. */
export const MOST_TOKENS = 900;

function base64(bytes: Uint8Array): string {
  let text = "";
  for (let at = 0; at < bytes.length; at += 8192)
    text += String.fromCharCode(...bytes.subarray(at, at + 8192));
  return btoa(text);
}

/** The photo of a question, beside the words. */
export function withPhoto({ system, messages }: ModelMessages, photo: Uint8Array | null) {
  const all = [{ role: "system" as const, content: system }, ...messages];
  if (!photo) return all;
  const type = photo[0] === 0x89 ? "image/png" : photo[0] === 0x52 ? "image/webp" : "image/jpeg";
  const picture = { type: "image_url", image_url: { url: `data:${type};base64,${base64(photo)}` } };
  return all.map((message, at) =>
    at === all.length - 1
      ? { role: message.role, content: [{ type: "text", text: message.content }, picture] }
      : message,
  );
}

function endpoint(url: string): string {
  const bare = url.replace(/\/+$/, "");
  return bare.endsWith("/chat/completions") ? bare : `${bare}/chat/completions`;
}

async function ask(
  config: CompatibleConfig,
  wanted: TutorAsk,
  signal: AbortSignal,
): Promise<ReadableStream<Uint8Array>> {
  const response = await fetch(endpoint(config.url), {
    method: "POST",
    headers: {
      "Content-Type": "application/json",
      Accept: "text/event-stream",
      ...(config.key ? { Authorization: `Bearer ${config.key}` } : {}),
    },
    body: JSON.stringify({
      model: (wanted.photo && config.visionModel) ?? config.model,
      messages: withPhoto(modelMessages(wanted), wanted.photo?.bytes ?? null),
      stream: true,
      stream_options: { include_usage: true },
      max_tokens: MOST_TOKENS,
      temperature: 0.2,
    }),
    signal,
    redirect: "manual",
  });
  const { status, body } = response;
  const isStream = /^text\/event-stream\b/i.test(response.headers.get("Content-Type") ?? "");
  if (response.ok && isStream && body) return body;
  await body?.cancel().catch(() => undefined);
  if (response.ok) throw new ModelFailure("garbage", "the provider sent no stream of events");
  if (status === 408 || status === 504) throw new ModelFailure("timeout", `the provider answered ${status}`);
  throw new ModelFailure(status === 429 ? 429 : 500, `the provider answered ${status}`);
}

/** Counts what a provider did not, from the characters. */
export function countedPieces(
  body: ReadableStream<Uint8Array>,
  asked: number,
  onUsage: ((usage: ModelUsage) => void) | undefined,
): AsyncIterable<string> {
  return (async function* () {
    const counted: { usage: ModelUsage | null } = { usage: null };
    let length = 0;
    try {
      for await (const piece of piecesOf(body, (usage) => void Object.assign(counted, { usage }))) {
        length += piece.length;
        yield piece;
      }
    } finally {
      onUsage?.(counted.usage ?? { input: estimatedTokens(asked), output: estimatedTokens(length) });
    }
  })();
}

export function charactersOf({ system, messages }: ModelMessages): number {
  return messages.reduce((sum, { content }) => sum + content.length, system.length);
}

/** Any server that speaks OpenAI's chat completions with a stream. */
export function openAiCompatible(config: CompatibleConfig): AnswerModel {
  return {
    name: "openai-compatible",
    isModel: true,
    sees: config.visionModel !== null,
    costOf: (usage) => costAt(config.price, usage),
    answer: (wanted, signal, onUsage) =>
      withinDeadline(
        async (both) =>
          countedPieces(await ask(config, wanted, both), charactersOf(modelMessages(wanted)), onUsage),
        signal,
        config.deadline ?? DEADLINE_MS,
      ),
  };
}

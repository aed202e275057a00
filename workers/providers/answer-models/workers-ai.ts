import { ModelFailure } from "#app/features/assistant/domain/model-failure.ts";
import { modelMessages } from "#app/features/assistant/domain/model-messages.ts";
import type { AnswerModel } from "#app/features/assistant/services/answer-model.ts";
import { costAt, type ModelPrice } from "./model-prices.ts";
import { charactersOf, countedPieces, MOST_TOKENS, withPhoto } from "./openai-compatible.ts";
import { DEADLINE_MS, withinDeadline } from "./within-deadline.ts";

/** What of the binding is used: also served locally, for tests. */
export type AiBinding = { run(model: string, input: Record<string, unknown>): Promise<unknown> };

type WorkersAiConfig = {
  ai: AiBinding;
  model: string;
  visionModel: string;
  price: ModelPrice;
  deadline?: number;
};

/** Of Cloudflare's numbered errors: the daily allowance, no capacity, a timeout. */
function failureOf(thrown: unknown): ModelFailure {
  const text = thrown instanceof Error ? thrown.message : "";
  if (/\b(?:3036|3040|429)\b|capacity|rate.?limit|allocation/i.test(text))
    return new ModelFailure(429, "Workers AI has no capacity");
  return /\b3007\b|timed? ?out/i.test(text)
    ? new ModelFailure("timeout", "Workers AI was too slow")
    : new ModelFailure(500, "Workers AI failed");
}

async function streamFrom(
  ai: AiBinding,
  model: string,
  input: Record<string, unknown>,
): Promise<ReadableStream<Uint8Array>> {
  const answered = await ai.run(model, input).catch((thrown: unknown) => {
    throw failureOf(thrown);
  });
  if (answered instanceof ReadableStream) return answered;
  throw new ModelFailure("garbage", "Workers AI sent no stream");
}

export function workersAi({ ai, model, visionModel, price, deadline }: WorkersAiConfig): AnswerModel {
  return {
    name: "workers-ai",
    isModel: true,
    sees: true,
    costOf: (usage) => costAt(price, usage),
    answer: (ask, signal, onUsage) =>
      withinDeadline(
        async () => {
          const said = modelMessages(ask);
          const input = {
            messages: withPhoto(said, ask.photo?.bytes ?? null),
            stream: true,
            max_tokens: MOST_TOKENS,
            temperature: 0.2,
          };
          const body = await streamFrom(ai, ask.photo ? visionModel : model, input);
          return countedPieces(body, charactersOf(said), onUsage);
        },
        signal,
        deadline ?? DEADLINE_MS,
      ),
  };
}

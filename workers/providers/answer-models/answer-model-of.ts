import type { AnswerModel } from "#app/features/assistant/services/answer-model.ts";
import type { Environment } from "#workers/environment.ts";
import { localModel } from "./local.ts";
import { priceOf } from "./model-prices.ts";
import { openAiCompatible } from "./openai-compatible.ts";
import { workersAi } from "./workers-ai.ts";

const DEFAULT_MODEL = "@cf/meta/llama-3.3-70b-instruct-fp8-fast";
const VISION_MODEL = "@cf/meta/llama-3.2-11b-vision-instruct";

type Configuration = Pick<
  Environment,
  | "AI"
  | "ANSWER_MODEL_URL"
  | "ANSWER_MODEL_KEY"
  | "ANSWER_MODEL_NAME"
  | "ANSWER_MODEL_VISION"
  | "ANSWER_MODEL_PRICE"
>;

/** An address that speaks OpenAI's protocol, Cloudflare's binding, or the tutor that needs no account. */
export function answerModelOf(env: Configuration): AnswerModel {
  const { AI: ai, ANSWER_MODEL_URL: url, ANSWER_MODEL_KEY: key = "", ANSWER_MODEL_NAME: name } = env;
  const price = (model: string) => priceOf(model, env.ANSWER_MODEL_PRICE);
  const visionModel = env.ANSWER_MODEL_VISION || null;
  if (url && name) return openAiCompatible({ url, key, model: name, visionModel, price: price(name) });
  if (!ai) return localModel;
  const model = name || DEFAULT_MODEL;
  return workersAi({ ai, model, visionModel: visionModel ?? VISION_MODEL, price: price(model) });
}

/** Replaced by tests. */
export const chosenModel = { of: answerModelOf };

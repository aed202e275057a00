import type { ModelUsage } from "#app/features/assistant/services/answer-model.ts";

/** Millionths of a real per 1,000 tokens, into and out of a model. */
export type ModelPrice = { input: number; output: number };

/** Cloudflare's list prices in dollars at R$ 5.50. */
const listed: ReadonlyMap<string, ModelPrice> = new Map([
  ["@cf/meta/llama-3.3-70b-instruct-fp8-fast", { input: 1612, output: 12_392 }],
  ["@cf/meta/llama-3.2-11b-vision-instruct", { input: 270, output: 3718 }],
]);

/** "1612/12392" of the configuration, else the list's; free where neither says more. */
export function priceOf(model: string, configured: string | undefined): ModelPrice {
  const [, input, output] = /^(\d+(?:\.\d+)?)\s*\/\s*(\d+(?:\.\d+)?)$/.exec(configured?.trim() ?? "") ?? [];
  if (input && output) return { input: Number(input), output: Number(output) };
  return listed.get(model) ?? { input: 0, output: 0 };
}

export function costAt(price: ModelPrice, { input, output }: ModelUsage): number {
  return Math.ceil((input * price.input + output * price.output) / 1000);
}

/** Where a provider counts nothing: about four characters a token. */
export function estimatedTokens(characters: number): number {
  return Math.ceil(characters / 4);
}

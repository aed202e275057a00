import { describe, expect, it } from "vitest";
import { answerOf, freeAsk as ask, statusOf } from "#tests/support/model-answers.ts";
import { chunk, done } from "#tests/support/model-server.ts";
import { answerModelOf } from "#workers/providers/answer-models/answer-model-of.ts";
import { workersAi } from "#workers/providers/answer-models/workers-ai.ts";

const price = { input: 1000, output: 2000 };

function streamOf(...parts: string[]): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    start(controller) {
      for (const part of parts) controller.enqueue(encoder.encode(part));
      controller.close();
    },
  });
}

describe("Cloudflare's models", () => {
  const models = { model: "texto", visionModel: "visao", price };

  it("stream their own events, and those of OpenAI", async () => {
    const seen: { model: string; input: Record<string, unknown> }[] = [];
    const ai = {
      run: async (model: string, input: Record<string, unknown>) => {
        seen.push({ model, input });
        return streamOf(
          'data: {"response":"Oi, "}\n\n',
          chunk("tudo bem?"),
          'data: {"response":"","usage":{"prompt_tokens":9,"completion_tokens":4}}\n\n',
          done,
        );
      },
    };
    const model = workersAi({ ai, ...models });
    expect(await answerOf(model)).toEqual({
      pieces: ["Oi, ", "tudo bem?"],
      usages: [{ input: 9, output: 4 }],
      failed: null,
    });
    await answerOf(model, { ...ask, photo: { bytes: Uint8Array.from([0xff]), text: null } });
    expect(seen.map((each) => each.model)).toEqual(["texto", "visao"]);
    expect(seen[0]?.input).toMatchObject({ stream: true });
    expect(model.costOf({ input: 9, output: 4 })).toBe(17);
  });

  it.each([
    ["3040: Capacity temporarily exceeded, please try again.", 429],
    ["3036: You have used up your daily free allocation of 10,000 neurons", 429],
    ["3007: Timeout", "timeout"],
    ["5006: bad input", 500],
  ] as const)("fail as they say: %s", async (message, failure) => {
    const model = workersAi({ ai: { run: () => Promise.reject(new Error(message)) }, ...models });
    expect(statusOf((await answerOf(model)).failed)).toBe(failure);
  });

  it("fail where they throw no error, send no stream, or hang", async () => {
    const thrown = workersAi({ ai: { run: () => Promise.reject("x") }, ...models });
    expect(statusOf((await answerOf(thrown)).failed)).toBe(500);
    const whole = workersAi({ ai: { run: async () => ({ response: "tudo" }) }, ...models });
    expect(statusOf((await answerOf(whole)).failed)).toBe("garbage");
    const hanging = workersAi({ ai: { run: () => new Promise(() => undefined) }, ...models, deadline: 60 });
    expect(statusOf((await answerOf(hanging)).failed)).toBe("timeout");
  });
});

describe("the provider", () => {
  const ai = { run: async () => streamOf(done) };

  it("is chosen by the configuration", () => {
    expect(answerModelOf({}).name).toBe("local");
    expect(answerModelOf({ AI: ai }).name).toBe("workers-ai");
    expect(
      answerModelOf({ AI: ai, ANSWER_MODEL_URL: "https://m.test/v1", ANSWER_MODEL_NAME: "m" }).name,
    ).toBe("openai-compatible");
    expect(answerModelOf({ ANSWER_MODEL_URL: "https://m.test/v1" }).name).toBe("local");
    const named = { ANSWER_MODEL_URL: "https://m.test/v1", ANSWER_MODEL_NAME: "m" };
    const seers = [{}, named, { ...named, ANSWER_MODEL_VISION: "v" }, { AI: ai }].map(
      (env) => answerModelOf(env).sees,
    );
    expect(seers).toEqual([false, false, true, true]);
  });

  it("costs what its price list or the configuration says", () => {
    const usage = { input: 1000, output: 1000 };
    expect(answerModelOf({}).costOf(usage)).toBe(0);
    expect(answerModelOf({ AI: ai }).costOf(usage)).toBe(14_004);
    expect(answerModelOf({ AI: ai, ANSWER_MODEL_NAME: "outro" }).costOf(usage)).toBe(0);
    expect(answerModelOf({ AI: ai, ANSWER_MODEL_PRICE: "10/20.5" }).costOf(usage)).toBe(31);
  });

  it("without an account answers from the bank", async () => {
    const { pieces, failed } = await answerOf(answerModelOf({}));
    expect(failed).toBeNull();
    expect(pieces.join("")).toContain("Não encontrei apoio no acervo para responder com segurança.");
  });
});

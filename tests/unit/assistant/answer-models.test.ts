import type { ServerResponse } from "node:http";
import { afterEach, describe, expect, it } from "vitest";
import { answerOf, freeAsk as ask, statusOf } from "#tests/support/model-answers.ts";
import { chunk, done, events, finish, openModelServer, usageEvent } from "#tests/support/model-server.ts";
import { openAiCompatible } from "#workers/providers/answer-models/openai-compatible.ts";

const price = { input: 1000, output: 2000 };
const opened: { close: () => void }[] = [];
afterEach(() => opened.splice(0).forEach(({ close }) => void close()));

const models = { model: "modelo", visionModel: "visao" };

async function modelThat(respond: (response: ServerResponse) => void | Promise<void>, deadline = 3000) {
  const server = await openModelServer(respond);
  opened.push(server);
  const model = openAiCompatible({ ...models, url: server.url, key: "segredo-123", price, deadline });
  return { model, seen: server.seen };
}

describe("a server with OpenAI's protocol (REL-11)", () => {
  it("receives the request with its key and streams the answer, its tokens counted", async () => {
    const { model, seen } = await modelThat((response) =>
      events(response, [chunk("A mitose "), chunk("divide."), finish, usageEvent, done]),
    );
    const { pieces, usages, failed } = await answerOf(model);
    expect([pieces.join(""), failed]).toEqual(["A mitose divide.", null]);
    expect(usages).toEqual([{ input: 100, output: 20 }]);
    expect(model.costOf({ input: 100, output: 20 })).toBe(140);
    expect(seen[0]).toMatchObject({
      url: "/v1/chat/completions",
      headers: { authorization: "Bearer segredo-123" },
      body: { model: "modelo", stream: true },
    });
    expect(JSON.stringify(seen[0]?.body)).not.toContain("segredo-123");
  });

  it("sends a photo beside the words", async () => {
    const { model, seen } = await modelThat((response) => events(response, [chunk("Vejo."), done]));
    for (const [first, type] of [
      [0x89, "png"],
      [0x52, "webp"],
      [0xff, "jpeg"],
    ] as const) {
      await answerOf(model, { ...ask, photo: { bytes: Uint8Array.from([first, 1, 2]), text: null } });
      expect(JSON.stringify(seen.at(-1)?.body)).toContain(`data:image/${type};base64,`);
      expect(seen.at(-1)?.body.model).toBe("visao");
    }
  });

  it("estimates tokens where none are counted, also of half an answer", async () => {
    const { model } = await modelThat((response) => events(response, [chunk("doze letras.")]));
    const { usages, failed } = await answerOf(model);
    expect(usages[0]?.output).toBe(3);
    expect(usages[0]?.input).toBeGreaterThan(100);
    expect(statusOf(failed)).toBe("garbage");
  });

  it.each([
    [429, 429],
    [500, 500],
    [503, 500],
    [401, 500],
    [302, 500],
    [408, "timeout"],
    [504, "timeout"],
  ] as const)("that answers %i fails as %s", async (status, failure) => {
    const { model } = await modelThat(
      (response) => void response.writeHead(status, { Location: "/x" }).end("segredo-123"),
    );
    const { failed } = await answerOf(model);
    expect(statusOf(failed)).toBe(failure);
    expect(failed?.message).not.toContain("segredo");
  });

  it.each([
    ["no stream of events", ["{}"], "application/json"],
    ["malformed pieces", [chunk("a"), "data: {não\n\n", done]],
    ["an event of another protocol", ['data: {"oi":1}\n\n', done]],
    ["an event that is no object", ["data: 7\n\n", done]],
    ["a stream that is cut", [chunk("Metade")]],
    ["nothing", [done]],
    ["an event without an end", [`data: ${"x".repeat(300_000)}`]],
    ["an answer without an end", Array.from({ length: 80 }, () => chunk("y".repeat(1000)))],
  ])("that sends %s sends garbage", async (_, parts, type = "text/event-stream") => {
    const { model } = await modelThat((response) => events(response, parts, type));
    expect(statusOf((await answerOf(model)).failed)).toBe("garbage");
  });

  it.each([
    [{ code: "rate_limit_exceeded" }, 429],
    [{ type: "server_error" }, 500],
    ["text", 500],
  ])("that reports an error within its stream fails: %j", async (error, failure) => {
    const { model } = await modelThat((response) =>
      events(response, [chunk("a"), `data: ${JSON.stringify({ error })}\n\n`, done]),
    );
    expect(statusOf((await answerOf(model)).failed)).toBe(failure);
  });

  it("may split its bytes anywhere, comment, and end its lines as it likes", async () => {
    const { model } = await modelThat(async (response) => {
      response.writeHead(200, { "Content-Type": "text/event-stream; charset=utf-8" });
      const bytes = Buffer.from(
        `: olá\r\n\r\nevent: x\r\n${chunk("ação é ").replaceAll("\n", "\r\n")}${chunk("fé")}${finish}`,
      );
      for (const byte of bytes) {
        response.write(Buffer.from([byte]));
        if (byte === 0xc3) await new Promise((resolve) => setTimeout(resolve, 5));
      }
      response.end();
    });
    expect((await answerOf(model)).pieces.join("")).toBe("ação é fé");
  });

  it("that ends twice has ended once", async () => {
    const { model } = await modelThat((response) =>
      events(response, [chunk("Um."), done, chunk("Dois."), done]),
    );
    expect((await answerOf(model)).pieces).toEqual(["Um."]);
  });

  it("that hangs, or trickles beyond the deadline, is left behind", async () => {
    const hanging = await modelThat(() => undefined, 80);
    expect(statusOf((await answerOf(hanging.model)).failed)).toBe("timeout");
    const slow = await modelThat(async (response) => {
      response.writeHead(200, { "Content-Type": "text/event-stream" });
      for (let at = 0; at < 50 && !response.destroyed; at++) {
        response.write(chunk("a "));
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
      response.end();
    }, 150);
    const { pieces, failed } = await answerOf(slow.model);
    expect(statusOf(failed)).toBe("timeout");
    expect(pieces.length).toBeGreaterThan(0);
  });

  it("is left as soon as the caller's signal says so, even before it began", async () => {
    const { model } = await modelThat(() => undefined);
    expect(statusOf((await answerOf(model, ask, AbortSignal.timeout(50))).failed)).toBe("timeout");
    expect(statusOf((await answerOf(model, ask, AbortSignal.abort())).failed)).toBe("timeout");
  });

  it("that nobody answers for fails", async () => {
    const model = openAiCompatible({
      url: "http://127.0.0.1:1/chat/completions/",
      key: "",
      ...models,
      price,
    });
    expect(statusOf((await answerOf(model)).failed)).toBe(500);
  });
});

import { expect, it } from "vitest";
import { isModelFailure } from "#app/features/assistant/domain/model-failure.ts";
import { freeAsk as ask } from "#tests/support/model-answers.ts";
import { answerModelOf } from "#workers/providers/answer-models/answer-model-of.ts";

function bindingThat(write: (writer: WritableStreamDefaultWriter<Uint8Array>) => Promise<void>) {
  return {
    async run() {
      const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
      void write(writable.getWriter()).catch(() => undefined);
      return readable;
    },
  };
}

const bytes = (text: string) => new TextEncoder().encode(text);

it("in workerd, the binding's stream becomes the answer", async () => {
  const AI = bindingThat(async (writer) => {
    for (const part of ['data: {"respon', 'se":"Duas células', ' iguais."}\n\n', "data: [DONE]\n\n"])
      await writer.write(bytes(part));
    await writer.close();
  });
  let said = "";
  for await (const piece of answerModelOf({ AI }).answer(ask, new AbortController().signal)) said += piece;
  expect(said).toBe("Duas células iguais.");
});

it("in workerd, a binding that hangs half way ends with the signal (REL-11)", async () => {
  const AI = bindingThat(async (writer) => writer.write(bytes('data: {"response":"Duas"}\n\n')));
  const pieces: string[] = [];
  const answering = (async () => {
    for await (const piece of answerModelOf({ AI }).answer(ask, AbortSignal.timeout(100))) pieces.push(piece);
  })();
  const failed = await answering.catch((thrown: unknown) => thrown);
  expect(pieces).toEqual(["Duas"]);
  expect(isModelFailure(failed) && failed.status).toBe("timeout");
});

it("in workerd, without a provider the bank answers", async () => {
  const said: string[] = [];
  for await (const piece of answerModelOf({}).answer(
    { ...ask, words: "o que é empuxo?" },
    new AbortController().signal,
  ))
    said.push(piece);
  expect(said.join("")).toContain("peso do líquido deslocado");
});

import { describe, expect, it, test } from "vitest";
import { allowanceText, allowanceWith } from "#app/features/assistant/domain/allowance.ts";
import { endText, positionText, prompts } from "#app/features/assistant/domain/prompts.ts";
import { nextStep, requestId, requestNumber } from "#app/features/assistant/domain/request-state.ts";
import {
  newlySaid,
  type TalkItem,
  talkItem,
  usedPrompts,
  waitingItem,
  withNews,
} from "#app/features/assistant/domain/talk.ts";

const item: TalkItem = { ...waitingItem("k", { prompt: 1, words: "" }), id: "a" };

describe("what an object does with its request", () => {
  test.each([
    ["gone", null, 0, { do: "nothing" }],
    ["answered", { status: 200, askedAt: 0 }, 90, { do: "nothing" }],
    ["failed", { status: 429, askedAt: 0 }, 0, { do: "nothing" }],
    ["waiting", { status: 0, askedAt: 0 }, 59, { do: "wait" }],
    ["admitted", { status: 1, askedAt: 0 }, 59, { do: "answer" }],
    ["waiting at its deadline", { status: 0, askedAt: 0 }, 60, { do: "end", status: 429 }],
    ["admitted at its deadline", { status: 1, askedAt: 0 }, 60, { do: "end", status: 504 }],
  ] as const)("%s", (_, request, now, step) => {
    expect(nextStep(request, now)).toEqual(step);
  });

  it("is named by a code that hides the order", () => {
    expect(requestNumber(requestId(17))).toBe(17);
    expect(requestId(17).slice(0, 4)).not.toBe(requestId(18).slice(0, 4));
    expect(requestNumber("__proto__")).toBeNull();
  });
});

describe("texts", () => {
  it("of the prompts are the required codes, and their events (R-TUTOR-2)", () => {
    expect(prompts.map(({ code, event }) => [code, event])).toEqual([
      [0, "explain_statement"],
      [1, "get_tip"],
      [2, "get_solution"],
    ]);
  });

  it("of the ends", () => {
    expect(endText(504)).toContain("60 segundos");
    expect(endText(500)).toContain("não foi descontada");
    expect(positionText(3)).toContain("3º da fila");
  });

  it("of the allowance say what is used of how many, always", () => {
    expect(
      (
        [
          ["pro", 0],
          ["pro", 12],
          ["gratuito", 10],
          ["gratuito", 99],
          ["ultra", 200],
        ] as const
      ).map(([tier, used]) => [allowanceText(allowanceWith(tier, used)), allowanceWith(tier, used).next]),
    ).toEqual([
      ["0 de 80 perguntas usadas hoje.", "ultra"],
      ["12 de 80 perguntas usadas hoje.", "ultra"],
      ["10 de 10 perguntas usadas hoje. Amanhã tem mais.", "basico"],
      ["10 de 10 perguntas usadas hoje. Amanhã tem mais.", "basico"],
      ["200 de 200 perguntas usadas hoje. Amanhã tem mais.", null],
    ]);
  });
});

describe("a conversation", () => {
  it("never shortens a visible text until the end replaces it", () => {
    const read = withNews(item, { status: 1, html: "<p>Uma. Duas.</p>", said: "Uma. Duas." });
    expect(withNews(read, { status: 1, html: "<p>U</p>", said: "U" })).toMatchObject({ html: read.html });
    expect(withNews(read, { position: 2 })).toMatchObject({ html: read.html, position: 2 });
    expect(withNews(read, { html: "" })).toMatchObject({ html: read.html });
    expect(withNews(read, { status: 500, html: "", said: "Falhou." })).toMatchObject({
      said: "Falhou.",
      html: "",
    });
  });

  it("offers a prompt once, and again where it failed", () => {
    const failed = { ...item, prompt: 2 as const, status: 429 as const };
    const free = { ...item, prompt: null };
    expect([...usedPrompts([item, failed, free])]).toEqual([1]);
  });

  it("reads each sentence aloud once", () => {
    expect(newlySaid("", "Uma.")).toBe("Uma.");
    expect(newlySaid("Uma.", "Uma. Duas.")).toBe("Duas.");
    expect(newlySaid("Uma.", "Outra.")).toBe("Outra.");
  });

  it("shows the state from the server", () => {
    const { key, ...request } = item;
    expect(talkItem(request)).toEqual({ ...item, key: "a" });
    expect(key).toBe("k");
  });
});

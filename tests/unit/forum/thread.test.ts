import { describe, expect, it } from "vitest";
import { avatarIcons } from "#app/features/accounts/domain/avatar.ts";
import type { CommentView } from "#app/features/forum/domain/comment.ts";
import { actingIn, commentNumber } from "#app/features/forum/domain/comment-reply.ts";
import { structuredThread } from "#app/features/forum/domain/structured-thread.ts";
import {
  feedView,
  likenessOf,
  placeOfThread,
  searchExpression,
  similarExpression,
  threadTitle,
} from "#app/features/forum/domain/thread.ts";

describe("a thread", () => {
  it("is named by the first sentence of the doubt, without marks", () => {
    expect(threadTitle("Por que a **energia** se conserva? Eu fiz $E = mgh$.")).toBe(
      "Por que a energia se conserva?",
    );
    expect(threadTitle("Sem ponto no fim")).toBe("Sem ponto no fim");
    const long = threadTitle("palavra ".repeat(40));
    expect(long.length).toBeLessThanOrEqual(91);
    expect(long.endsWith("palavra…")).toBe(true);
    expect(placeOfThread(7)).toBe(-7);
  });

  it("is found by words that FTS accepts as they are", () => {
    expect(searchExpression('atrito "OR" energia*', null)).toBe('"atrito" AND "or" AND "energia"');
    expect(searchExpression("atrito", 5)).toBe('"atrito" AND "0s5"');
    expect(searchExpression(" !? ", 5)).toBeNull();
    expect(similarExpression("a energia do oscilador amortecido")).toBe('"amortecido" OR "oscilador"');
    expect(similarExpression("é que eu")).toBeNull();
    expect(likenessOf("energia do oscilador", "Qual a energia do oscilador?")).toBe(2);
  });

  it("has a feed of known views", () => {
    expect(["novas", "minhas", "", "__proto__", null].map(feedView)).toEqual([
      "newest",
      "mine",
      "unanswered",
      "unanswered",
      "unanswered",
    ]);
  });
});

describe("an address", () => {
  it("names posts by whole numbers, and a form to open", () => {
    expect(["12", "0", "-1", "1e3", null].map(commentNumber)).toEqual([12, null, null, null, null]);
    expect(actingIn(new URLSearchParams("editar=4"))).toEqual({ act: "edit", num: 4 });
    expect(actingIn(new URLSearchParams("editar=x"))).toBeNull();
  });
});

describe("structured data", () => {
  const post = (num: number, fields: Partial<CommentView> = {}): CommentView => ({
    ...{
      num,
      parent: null,
      state: "shown",
      author: null,
      html: `<p>texto ${num}</p>`,
      source: null,
      at: 1,
      edited: false,
    },
    ...{ useful: num, voted: false, own: false, reported: false, notice: null, replies: [], moreReplies: 0 },
    ...fields,
  });
  const read = (subject: string | null, accepted: number | null, answers: CommentView[]) =>
    JSON.parse(
      structuredThread({
        title: "Título",
        canonical: "https://farol.test/r/A",
        subject,
        opening: post(1),
        answers,
        accepted,
      }),
    ) as {
      mainEntity: {
        answerCount: number;
        acceptedAnswer?: { text: string };
        suggestedAnswer: { text: string }[];
        about?: unknown;
      };
    };

  it("has the accepted answer apart, and nothing that is hidden", () => {
    const { mainEntity } = read("Física", 3, [post(2), post(3), post(4, { state: "held" })]);
    expect(mainEntity.answerCount).toBe(2);
    expect(mainEntity.acceptedAnswer?.text).toBe("texto 3");
    expect(mainEntity.suggestedAnswer.map(({ text }) => text)).toEqual(["texto 2"]);
    const author = {
      name: "Ana",
      look: { icon: avatarIcons[0], colour: "#000", picture: null, band: null },
      profile: null,
      role: null,
    };
    expect(JSON.stringify(read(null, null, [post(2, { author })]))).toContain("Ana");
  });
});

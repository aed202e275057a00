import { expect, test } from "vitest";
import { LONGEST_CHAT_MESSAGE } from "#app/features/messages/domain/chat.ts";
import {
  LONGEST_REPLY_TITLE,
  readyReplyProblems,
  replyFor,
} from "#app/features/messages/domain/ready-reply.ts";

test("a ready answer names the person, whatever their name", () => {
  expect(replyFor("Oi, {nome}! Tudo bem, {NOME}?", "Bia")).toBe("Oi, Bia! Tudo bem, Bia?");
  expect(replyFor("Oi, {nome}!", "$&")).toBe("Oi, $&!");
  expect(replyFor("Oi!", "Bia")).toBe("Oi!");
});

test("it has a name and a text, up to their longest", () => {
  const fine = { title: "Senha", content: "Use a recuperação." };
  expect(readyReplyProblems(fine)).toEqual({});
  expect(Object.keys(readyReplyProblems({ title: "", content: "" }))).toEqual(["title", "content"]);
  const long = { title: "a".repeat(LONGEST_REPLY_TITLE + 1), content: "a".repeat(LONGEST_CHAT_MESSAGE + 1) };
  expect(Object.keys(readyReplyProblems(long))).toEqual(["title", "content"]);
});

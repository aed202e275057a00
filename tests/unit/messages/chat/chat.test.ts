import { expect, test } from "vitest";
import {
  chatProblem,
  inboxCursor,
  LONGEST_CHAT_MESSAGE,
  readInboxCursor,
} from "#app/features/messages/domain/chat.ts";

test("a message has words, up to its longest", () => {
  expect(chatProblem("")).toBe("Escreva a mensagem.");
  expect(chatProblem("a")).toBeNull();
  expect(chatProblem("a".repeat(LONGEST_CHAT_MESSAGE))).toBeNull();
  expect(chatProblem("a".repeat(LONGEST_CHAT_MESSAGE + 1))).toMatch(/até 1000/);
});

test("a cursor of the inbox is read as written; anything else is the start", () => {
  const cursor = { changedAt: 1_700_000_000, num: 42 };
  expect(readInboxCursor(inboxCursor(cursor))).toEqual(cursor);
  for (const text of [null, "", "1", "-1-2", "1-2-3", "__proto__", "1e3-2", `${"9".repeat(13)}-1`])
    expect(readInboxCursor(text)).toEqual({ changedAt: Number.MAX_SAFE_INTEGER, num: 0 });
});

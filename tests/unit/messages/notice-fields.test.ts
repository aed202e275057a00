import { describe, expect, it } from "vitest";
import {
  type NoticeFields,
  noNotice,
  noticeProblem,
  readNoticeFields,
  sentText,
} from "#app/features/messages/domain/notice-fields.ts";
import { sentForm } from "#app/platform/forms/domain/sent-form.ts";

const operation = "0123456789abcdef0123456789abcdef";

function read(fields: Partial<Record<keyof NoticeFields, string>>): NoticeFields {
  return readNoticeFields(sentForm(new URLSearchParams(fields)).text);
}

describe("the form of a notification", () => {
  it("is read as it was filled in, without the space around it", () => {
    const filled = {
      operation,
      audience: "claim",
      claim: " pro ",
      type: "novidade",
      content: " Olá\r\nvocê ",
      link: " /questoes ",
    };
    expect(read(filled)).toEqual({
      ...noNotice,
      operation,
      audience: "claim",
      claim: "pro",
      type: "novidade",
      content: "Olá\nvocê",
      link: "/questoes",
    });
  });

  it("falls back to its own values for what no form of ours sends", () => {
    expect(read({ operation: "x", audience: "nobody", type: "spam" })).toEqual(noNotice);
  });

  it.each([
    [{ content: "Olá" }, null],
    [{}, "content"],
    [{ content: "Olá", audience: "school" }, "school"],
    [{ content: "Olá", audience: "claim" }, "claim"],
    [{ content: "Olá", audience: "person" }, "person"],
    [{ content: "Olá", audience: "person", person: "ana@farol.test" }, null],
    [{ content: "Olá", from: "amanhã" }, "from"],
    [{ content: "Olá", until: "2026-02-30T10:00" }, "until"],
    [{ content: "Olá", from: "2026-11-21T10:00", until: "2026-11-22T10:00" }, null],
  ])("%j: the problem is at %s", (fields, field) => {
    expect(noticeProblem(read(fields))?.field ?? null).toBe(field);
  });

  it("says what was done only by its own words", () => {
    expect([sentText("toString"), sentText(null)]).toEqual([null, null]);
    expect(sentText("schedule")).toMatch(/agendada/);
  });
});

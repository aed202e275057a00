import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { isAppError } from "#app/platform/errors/app-error.ts";
import {
  fields,
  flag,
  jsonIn,
  listOf,
  question,
  questions,
  readBy,
  readSent,
  sentOrNull,
  soundIn,
  textLike,
  wholeIn,
} from "#app/platform/requests/domain/sent-json.server.ts";
import { questionCode } from "#app/platform/text/question-code.ts";

function refusalOf(schema: v.GenericSchema<unknown, unknown>, sent: unknown): string {
  try {
    return `read: ${JSON.stringify(readSent(schema, sent))}`;
  } catch (error) {
    return isAppError(error) ? `${error.status} ${error.code}` : String(error);
  }
}

describe("what a client sent", () => {
  const list = v.object({ id: textLike(/^[a-z]{3}$/, "list-not-found"), size: wholeIn(1, 3) });

  it("is read without the fields that the shape does not name", () => {
    expect(readSent(list, { id: "abc", size: 2, owner: 7 })).toEqual({ id: "abc", size: 2 });
  });

  it.each([
    ["400 invalid-body", null],
    ["400 invalid-body", "abc"],
    ["404 list-not-found", {}],
    ["404 list-not-found", []],
    ["404 list-not-found", { id: 3, size: 2 }],
    ["404 list-not-found", { id: "ABC", size: "x" }],
    ["404 list-not-found", JSON.parse('{"__proto__":{"id":"abc","size":2}}')],
    ["400 invalid-body", { id: "abc" }],
    ["400 invalid-body", { id: "abc", size: "2" }],
    ["400 invalid-body", { id: "abc", size: 0 }],
    ["400 invalid-body", { id: "abc", size: 4 }],
    ["400 invalid-body", { id: "abc", size: 1.5 }],
  ])("is refused with the code of its first wrong part: %s, %j", (refusal, sent) => {
    expect(refusalOf(list, sent)).toBe(refusal);
    expect(sentOrNull(list, sent)).toBeNull();
  });
});

describe("a part", () => {
  it("is JSON or undefined", () => {
    expect(jsonIn('{"a":[1]}')).toEqual({ a: [1] });
    expect(jsonIn("null")).toBeNull();
    for (const text of ["", "{", "{'a':1}", "NaN", "[".repeat(100_000)]) expect(jsonIn(text)).toBeUndefined();
  });

  it("is any fields, of no list", () => {
    expect(readSent(fields, { a: 1, b: [2] })).toEqual({ a: 1, b: [2] });
    for (const sent of [[], [1], null, "a", 1]) expect(refusalOf(fields, sent)).toBe("400 invalid-body");
  });

  it("is a list that is counted before it is read", () => {
    let read = 0;
    const item = v.pipe(
      v.unknown(),
      readBy((sent) => {
        read += 1;
        return sent === "x" ? null : sent;
      }),
    );
    expect(readSent(listOf(item, 2), ["a", "b"])).toEqual(["a", "b"]);
    expect(refusalOf(listOf(item, 2), ["a", "x"])).toBe("400 invalid-body");
    read = 0;
    expect(refusalOf(listOf(item, 2), ["a", "b", "c"])).toBe("400 invalid-body");
    expect(read).toBe(0);
  });

  it("is what is sound of a list", () => {
    const sound = soundIn(wholeIn(1, 9), 4);
    expect(readSent(sound, [1, "2", 0, 3, 4])).toEqual([1, 3]);
    for (const sent of [null, "12", { 0: 1, length: 1 }]) expect(readSent(sound, sent)).toEqual([]);
  });

  it("is true only where it is", () => {
    expect([true, false, 1, "true", null, []].map((sent) => readSent(flag, sent))).toEqual([
      true,
      ...Array(5).fill(false),
    ]);
  });

  it("is a question by its code, or as many as there are", () => {
    expect(readSent(question, questionCode(12))).toBe(12);
    for (const sent of [12, null, "", "curto", ["A"]])
      expect(refusalOf(question, sent)).toBe("404 question-not-found");
    expect(readSent(questions, [questionCode(3), 3, "nada", null, questionCode(1)])).toEqual([3, 1]);
    expect(refusalOf(questions, questionCode(3))).toBe("400 invalid-body");
  });
});

import { beforeAll, describe, expect, it } from "vitest";
import { bindings } from "#tests/support/bindings.ts";
import { type CallReply, door } from "#tests/support/door.ts";
import { givenQuestion, givenStudent, type StoredQuestion } from "#tests/support/given.ts";

const LONGEST_ERROR = 2048;

let cookie: string;
let question: StoredQuestion;

beforeAll(async () => {
  cookie = await givenStudent();
  question = await givenQuestion();
});

/** The error of a call that the protocol refuses: short, JSON, with a text for people. */
async function errorOf(response: Response): Promise<[number, string]> {
  const text = await response.text();
  expect(text.length).toBeLessThan(LONGEST_ERROR);
  expect(response.headers.get("Content-Type")).toBe("application/json; charset=utf-8");
  expect(response.headers.get("Cache-Control")).toContain("no-store");
  const { error, result } = JSON.parse(text) as CallReply;
  expect(result).toBeUndefined();
  expect(error?.message).toMatch(/^[\p{L} ,.:;!'()ãáçéíóúâêô0-9-]+$/u);
  return [response.status, error?.status ?? ""];
}

describe("a callable's name (R-CALL-1)", () => {
  it.each([
    "nada",
    "answerquestion",
    "__proto__",
    "constructor",
    "toString",
    "hasOwnProperty",
    "valueOf",
    "__defineGetter__",
    "answerQuestion%00",
    "answerQuestion%20",
    "%E0%A4%A",
    "a".repeat(3000),
  ])("that does not exist is NOT_FOUND: %s", async (name) => {
    expect(await errorOf(await door.callText(name, '{"data":{}}', { cookie }))).toEqual([404, "NOT_FOUND"]);
  });

  it.each(["GET", "PUT", "PATCH", "DELETE"])("is not called with %s", async (method) => {
    const headers = { "Sec-Fetch-Site": "same-origin", "Content-Type": "application/json" };
    const response = await door.send("/callable/answerQuestion", { method, cookie, headers });
    expect(await errorOf(response)).toEqual([405, "INVALID_ARGUMENT"]);
  });
});

const deep = (levels: number, open: string, close: string) => open.repeat(levels) + close.repeat(levels);

describe("a body is INVALID_ARGUMENT when it is", () => {
  it.each([
    ["nothing", ""],
    ["a space", " "],
    ["null", "null"],
    ["a number", "1"],
    ["a text", '"data"'],
    ["a list", "[]"],
    ["a list with data", '[{"data":{}}]'],
    ["without data", "{}"],
    ["data that is null", '{"data":null}'],
    ["data that is a list", '{"data":[]}'],
    ["data that is a text", '{"data":"answerQuestion"}'],
    ["data under another name", '{"Data":{}}'],
    ["cut off", '{"data":{"qid":"'],
    ["followed by more", '{"data":{}}{}'],
    ["single-quoted", "{'data':{}}"],
    ["not a number", '{"data":NaN}'],
    ["data only by inheritance", '{"__proto__":{"data":{}}}'],
    ["lists within lists", deep(10_000, "[", "]")],
    ["HTML", "<script>alert(1)</script>"],
    ["a form", "data=1"],
  ])("%s", async (_, body) => {
    expect(await errorOf(await door.callText("answerQuestion", body, { cookie }))).toEqual([
      400,
      "INVALID_ARGUMENT",
    ]);
  });

  it.each([
    ["a hundred thousand lists within lists", deep(100_000, "[", "]")],
    ["a hundred thousand objects within objects", `{"data":${deep(100_000, '{"a":', "}")}}`],
    ["too long by far", JSON.stringify({ data: { qid: "x".repeat(400_000) } })],
    ["too long by a little", JSON.stringify({ data: { qid: "x".repeat(33_000) } })],
  ])("%s", async (_, body) => {
    expect(await errorOf(await door.callText("answerQuestion", body, { cookie }))).toEqual([
      413,
      "INVALID_ARGUMENT",
    ]);
  });

  it("bytes that are no text", async () => {
    const body = new Uint8Array([0x7b, 0xff, 0xfe, 0x00, 0x7d]);
    const headers = { "Sec-Fetch-Site": "same-origin", "Content-Type": "application/json" };
    const response = await door.send("/callable/answerQuestion", { method: "POST", cookie, body, headers });
    expect(await errorOf(response)).toEqual([400, "INVALID_ARGUMENT"]);
  });

  it.each(["text/plain", "application/x-www-form-urlencoded", "multipart/form-data", "text/json", ""])(
    "sent as %j",
    async (type) => {
      const body = JSON.stringify({ data: { qid: question.code, userAnswer: "B" } });
      const response = await door.callText("answerQuestion", body, {
        cookie,
        headers: { "Content-Type": type },
      });
      expect(await errorOf(response)).toEqual([400, "INVALID_ARGUMENT"]);
      const { results } = await bindings.DB.prepare("SELECT * FROM answers").all();
      expect(results).toEqual([]);
    },
  );

  it("an operation id that is none", async () => {
    for (const operationId of ["", "a b", "x".repeat(65), "curto", 12, null, {}, "ação-ação"]) {
      const body = JSON.stringify({ data: { qid: question.code, userAnswer: "B", operationId } });
      const response = await door.callText("answerQuestion", body, { cookie });
      expect(await errorOf(response)).toEqual([400, "INVALID_ARGUMENT"]);
    }
  });
});

it("a visitor who calls what only students may is UNAUTHENTICATED, before the body is read", async () => {
  for (const body of ['{"data":{}}', "{", "[]"])
    expect(await errorOf(await door.callText("answerQuestion", body))).toEqual([401, "UNAUTHENTICATED"]);
});

it("a call from another site is PERMISSION_DENIED", async () => {
  const headers = { Origin: "https://evil.example", "Sec-Fetch-Site": "cross-site" };
  const response = await door.callText("answerQuestion", '{"data":{}}', { cookie, headers });
  expect(await errorOf(response)).toEqual([403, "PERMISSION_DENIED"]);
});

it("a stock Firebase client's call is understood: charset, extra fields, no operation id", async () => {
  const body = JSON.stringify({ data: { qid: question.code, userAnswer: "B", gabarito: "A" }, extra: 1 });
  const headers = { "Content-Type": "application/json; charset=UTF-8" };
  const response = await door.callText("answerQuestion", body, { cookie, headers });
  expect(response.status).toBe(200);
  expect(await response.json()).toMatchObject({ result: [true, { correct: true, points: 3 }] });
});

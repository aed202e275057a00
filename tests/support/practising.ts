import { expect } from "vitest";
import type { PracticeItem } from "#app/features/practice/domain/session.ts";
import { questionCode } from "#app/platform/text/question-code.ts";
import { door } from "./door.ts";
import { givenDraft, givenStored, ordsOf } from "./given.ts";

/** A word that only the solutions of `givenPracticeQuestions` contain. */
export const CANARY = "canariopraticado";

/** So many questions with key B. */
export async function givenPracticeQuestions(count: number): Promise<{ ords: number[]; codes: string[] }> {
  const drafts = Array.from({ length: count }, (_, index) =>
    givenDraft({
      statement: `Questão ${index} de prática: quanto é ${index} + 1?`,
      solution: `É ${CANARY}.`,
    }),
  );
  await givenStored(drafts);
  const ords = await ordsOf(drafts);
  return { ords, codes: ords.map(questionCode) };
}

/** Starts a session over a list of questions; its id. */
export async function started(
  cookie: string,
  mode: "prova" | "estudo",
  codes: readonly string[],
): Promise<string> {
  const fields = { questoes: codes.join(","), modo: mode, quantas: String(codes.length) };
  const response = await door.post("/praticar", fields, { cookie });
  expect(response.status, await response.clone().text()).toBe(302);
  return response.headers.get("Location")?.split("/").at(-1) ?? "";
}

/** A device's report of one question, changed a minute ago. */
export function item(position: number, fields: Partial<PracticeItem> = {}): PracticeItem {
  const untouched = { choice: null, answered: false, marked: false, cut: "", changedAt: Date.now() - 60_000 };
  return { position, ...untouched, ...fields };
}

/** Saves a session as a device does. */
export async function save(cookie: string, sessionId: unknown, data: object) {
  const sent = { sessionId, items: [], head: null, times: [], endedAt: null, ...data };
  const { status, body } = await door.call("savePractice", sent, { cookie });
  return { status, result: body.result as [boolean, { ended: boolean }] };
}

/** The text of a page. */
export async function textAt(path: string, cookie: string): Promise<string> {
  return (await door.send(path, { cookie })).text();
}

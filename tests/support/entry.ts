import type { EntryResult } from "#app/features/questions/domain/entry/entry-rules.ts";
import { chooseEntryQuestions } from "#app/features/questions/services/entry/choose-entry-questions.server.ts";
import { type Door, door } from "./door.ts";
import { cookiesOf, givenQuestion, type StoredQuestion, visitorDeps } from "./given.ts";

/** Questions of the set: easy, explained, the newest of their exam. */
export async function givenEntryQuestions(count: number): Promise<StoredQuestion[]> {
  const questions: StoredQuestion[] = [];
  for (let place = 0; place < count; place++)
    questions.push(await givenQuestion({ ...explained, difficulty: 1 }));
  await chooseEntryQuestions(visitorDeps());
  return questions;
}

export const explained = {
  solution:
    "A soma de dois números consecutivos é sempre ímpar, e por isso a alternativa indicada é a única que serve.",
};

/** A visitor's call, as a browser makes it: its status, its result and its cookie. */
export async function answerAsVisitor(
  input: { qid: unknown; userAnswer: unknown },
  {
    cookie,
    address = "203.0.113.7",
    through = door,
  }: { cookie?: string; address?: string; through?: Door } = {},
) {
  const response = await through.callText("answerEntryQuestion", JSON.stringify({ data: input }), {
    cookie,
    headers: { "CF-Connecting-IP": address },
  });
  const text = await response.text();
  const body = JSON.parse(text) as { result?: [true, EntryResult] | [false, string] };
  return {
    status: response.status,
    text,
    cookie: cookiesOf(response) || cookie || "",
    reply: body.result?.[1] as EntryResult,
  };
}

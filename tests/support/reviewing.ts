import { answer } from "./answering.ts";
import { bindings } from "./bindings.ts";
import { door } from "./door.ts";

type Card = { ord: number; due: number; last: number; stability: number; difficulty: number; place: number };

export async function cardsOf(num: number): Promise<Card[]> {
  const found = await bindings.DB.prepare("SELECT * FROM review_cards WHERE user_num = ? ORDER BY ord")
    .bind(num)
    .all<Card>();
  return found.results;
}

export async function planOf(num: number) {
  const row = await bindings.DB.prepare("SELECT * FROM review_plans WHERE user_num = ?").bind(num).first<{
    days: string;
    day_reviews: number;
  }>();
  return { days: JSON.parse(row?.days ?? "{}") as Record<string, number>, done: row?.day_reviews };
}

/** Answers to questions with key B, wrong but for those said, `days` ago. */
export async function givenAnswered(
  { num, cookie }: { num: number; cookie: string },
  codes: readonly string[],
  { count, days, right = [] }: { count: number; days: number; right?: readonly number[] },
): Promise<void> {
  for (let index = 0; index < count; index++)
    await answer(cookie, codes[index] ?? "", right.includes(index) ? "B" : "A");
  await bindings.DB.prepare("UPDATE answers SET answered_at = answered_at - ? WHERE user_num = ?")
    .bind(days * 86_400, num)
    .run();
}

export async function startedReview(cookie: string, intent = "start") {
  const response = await door.post("/revisao", { intent }, { cookie });
  return { response, id: response.headers.get("Location")?.split("/").at(-1) ?? "" };
}

export async function ordsOfSession(id: string): Promise<number[]> {
  const row = await bindings.DB.prepare("SELECT ords FROM practice_sessions WHERE id = ?").bind(id).first<{
    ords: string;
  }>();
  return JSON.parse(row?.ords ?? "[]");
}

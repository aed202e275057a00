import { afterAll, inject } from "vitest";
import { ordOfCode } from "#app/domain/questions/question-code.ts";
import { openPlatform, type Platform } from "../../../scripts/platform/open-platform.ts";
import { emailOf } from "./people.ts";

let platform: Promise<Platform> | null = null;

afterAll(async () => {
  await (await platform)?.close();
  platform = null;
});

/** The database of the product under test, as the command line opens it. */
export function openDatabase(): Promise<Platform> {
  process.env.FAROL_STATE = inject("stateFolder");
  platform ??= openPlatform({ remote: false });
  return platform;
}

export type Stored = {
  /** First answers of the person to the question: 0 or 1. */
  answers: number;
  /** Later answers, kept without points. */
  attempts: number;
  /** All points and answered questions of the person. */
  points: number;
  questions: number;
};

/** What the database holds of a person's answers to a question. */
export async function storedOf(name: string, code: string): Promise<Stored> {
  const { env } = await openDatabase();
  const row = await env.DB.prepare(
    `SELECT (SELECT count(*) FROM answers a WHERE a.user_num = u.num AND a.ord = ?2) AS answers,
      (SELECT count(*) FROM answer_attempts t WHERE t.user_num = u.num AND t.ord = ?2) AS attempts,
      p.total_points AS points, p.questions AS questions
    FROM users u JOIN progress p ON p.user_num = u.num WHERE u.email = ?1`,
  )
    .bind(emailOf(name), ordOfCode(code))
    .first<Stored>();
  if (!row) throw new Error(`${name} has no progress`);
  return row;
}

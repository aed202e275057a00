import { readdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { inject } from "vitest";
import { ordOfCode } from "#app/domain/questions/question-code.ts";
import { emailOf } from "./people.ts";

export type Stored = {
  /** First answers of the person to the question: 0 or 1. */
  answers: number;
  /** Later answers, kept without points. */
  attempts: number;
  /** All points and answered questions of the person. */
  points: number;
  questions: number;
};

const QUERY = `SELECT
  (SELECT count(*) FROM answers a WHERE a.user_num = u.num AND a.ord = $ord) AS answers,
  (SELECT count(*) FROM answer_attempts t WHERE t.user_num = u.num AND t.ord = $ord) AS attempts,
  p.total_points AS points, p.questions AS questions
FROM users u JOIN progress p ON p.user_num = u.num WHERE u.email = $email`;

/**
 * The file of the product's database. It is read beside the server, as SQLite allows; a second Worker runtime on it would
 * lock the first one out now and then.
 */
export function openReader(): DatabaseSync {
  const folder = join(inject("stateFolder"), "v3", "d1", "miniflare-D1DatabaseObject");
  const [name, ...others] = readdirSync(folder).filter((each) => /^[0-9a-f]{64}\.sqlite$/.test(each));
  if (!name || others.length > 0) throw new Error(`Not one database in ${folder}`);
  return new DatabaseSync(join(folder, name), { readOnly: true, timeout: 5000 });
}

/** What the database holds of a person's answers to a question. */
export function storedOf(name: string, code: string): Stored {
  const reader = openReader();
  try {
    const row = reader.prepare(QUERY).get({ $ord: ordOfCode(code), $email: emailOf(name) });
    if (!row) throw new Error(`${name} has no progress`);
    return { ...row } as Stored;
  } finally {
    reader.close();
  }
}

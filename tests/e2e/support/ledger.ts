import { DatabaseSync } from "node:sqlite";
import { inject } from "vitest";
import { ordOfCode } from "#app/platform/text/question-code.ts";
import { databaseFile } from "../../../scripts/platform/state.ts";
import { emailOf } from "./people.ts";

export type Stored = {
  /** First answers of the person to the question: 0 or 1. */
  answers: number;
  /** Later answers, stored without points. */
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
export function openReader(state = inject("stateFolder")): DatabaseSync {
  return new DatabaseSync(databaseFile(state), { readOnly: true, timeout: 5000 });
}

/** A wrong letter for each question of a practice session, in the order of its questions. */
export function wrongLettersOf(state: string, sessionId: string): string[] {
  const reader = openReader(state);
  try {
    return reader
      .prepare(
        `SELECT k.letter FROM practice_sessions s CROSS JOIN json_each(s.ords) p JOIN question_keys k ON k.ord = p.value
         WHERE s.id = ? ORDER BY p.key`,
      )
      .all(sessionId)
      .map(({ letter }) => (letter === "A" ? "B" : "A"));
  } finally {
    reader.close();
  }
}

/** A person's stored answers to a question. */
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

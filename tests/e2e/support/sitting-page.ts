import { randomBytes } from "node:crypto";
import { DatabaseSync } from "node:sqlite";
import { inject } from "vitest";
import { databaseFile } from "../../../scripts/platform/state.ts";

const SCHOOL = "horizonte";

export type StoredSitting = {
  answers: string;
  device: string;
  away: number;
  submittedAt: number | null;
};

function withDatabase<Value>(work: (database: DatabaseSync) => Value): Value {
  const database = new DatabaseSync(databaseFile(inject("stateFolder")));
  try {
    database.exec("PRAGMA busy_timeout = 10000");
    return work(database);
  } finally {
    database.close();
  }
}

/** An open assessment of the first questions of the bank and one open question's text field, for a student of the demo school alone; its id. */
export function givenSittingFor(email: string, questions = 3): string {
  const id = randomBytes(16).toString("hex");
  withDatabase((database) => {
    const ords = database
      .prepare(
        "SELECT ord FROM questions WHERE kind = 'single-choice' AND status = 'published' ORDER BY ord LIMIT ?",
      )
      .all(questions - 1);
    const open = database
      .prepare("SELECT ord FROM questions WHERE kind = 'open' AND status = 'published' LIMIT 1")
      .get();
    const document = {
      sections: [
        { id: "s1", title: "Física", weight: 1, penalty: 0, questions: open ? [...ords, open] : ords },
      ],
    };
    const rules = {
      minutes: 90,
      attempts: 1,
      shuffleQuestions: false,
      shuffleAlternatives: true,
      code: null,
      showScore: "released",
      showKey: "released",
      showComments: "released",
    };
    const now = Math.floor(Date.now() / 1000);
    const by = "demo";
    database
      .prepare(
        `INSERT INTO assessments (id, school, title, words, published_at, opens_at, closes_at, document, rules, questions,
          created_by, created_at, updated_by, updated_at) VALUES (?, ?, 'Simulado de Física', 'simulado de fisica', ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      )
      .run(
        ...[id, SCHOOL, now - 60, now - 60, now + 7200, JSON.stringify(document), JSON.stringify(rules)],
        ...[document.sections[0]?.questions.length ?? 0, by, now, by, now],
      );
    database
      .prepare(
        `INSERT INTO assessment_people (person, assessment, invited) SELECT p.num, (SELECT num FROM assessments WHERE id = ?), 1
        FROM school_people p JOIN users u ON u.num = p.account JOIN schools c ON c.num = p.school WHERE u.email = ? AND c.id = ?`,
      )
      .run(id, email, SCHOOL);
  });
  return id;
}

export function sittingAddress(id: string): string {
  return `/escolas/${SCHOOL}/avaliacoes/${id}`;
}

/** What the server has of an assessment's sittings. */
export function storedSittings(id: string): StoredSitting[] {
  return withDatabase((database) =>
    database
      .prepare(
        `SELECT s.answers, s.device, s.away, s.submitted_at AS submittedAt FROM submissions s
        JOIN assessments a ON a.num = s.assessment WHERE a.id = ?`,
      )
      .all(id)
      .map((row) => ({ ...row }) as StoredSitting),
  );
}

import { randomBytes } from "node:crypto";
import { DatabaseSync } from "node:sqlite";
import { inject } from "vitest";
import { databaseFile } from "../../../scripts/platform/state.ts";

const SCHOOL = "horizonte";
const RULES = { minutes: 90, attempts: 1, shuffleQuestions: false, shuffleAlternatives: false, code: null };
const SHOWN = { showScore: "released", showKey: "released", showComments: "released" };

/** An assessment of one open question, submitted by three students of the demo school's first class; its id. */
export function givenHandedIn(title: string, colleague: string): string {
  const id = randomBytes(16).toString("hex");
  const database = new DatabaseSync(databaseFile(inject("stateFolder")), { timeout: 10_000 });
  const find = (sql: string, ...values: (string | number)[]) => database.prepare(sql).all(...values);
  try {
    const [question] = find("SELECT ord FROM questions WHERE status = 'published' ORDER BY ord LIMIT 1");
    const rubric = [
      {
        id: "c1",
        title: "Conceito",
        levels: [
          { points: 2, text: "Certo" },
          { points: 0, text: "Errado" },
        ],
      },
    ];
    const document = {
      sections: [{ id: "s1", title: "", weight: 2, penalty: 0, questions: [{ ord: question?.ord, rubric }] }],
    };
    const now = Math.floor(Date.now() / 1000);
    const texts = [
      title,
      title.toLowerCase(),
      JSON.stringify(document),
      JSON.stringify({ ...RULES, ...SHOWN }),
    ];
    const [row] = find(
      `INSERT INTO assessments (id, school, title, words, document, rules, questions, published_at, opens_at, closes_at,
        created_by, created_at, updated_by, updated_at) VALUES (?, '${SCHOOL}', ?, ?, ?, ?, 1, ?, ?, ?, 'demo', ?, 'demo', ?) RETURNING num`,
      ...[id, ...texts, now - 900, now - 900, now - 60, now - 900, now - 900],
    );
    const num = Number(row?.num);
    find(
      `INSERT INTO assessment_classes (class, assessment) SELECT c.num, ? FROM school_classes c JOIN schools s ON s.num = c.school
        WHERE s.id = '${SCHOOL}' ORDER BY c.num LIMIT 1`,
      num,
    );
    find(
      `INSERT OR IGNORE INTO assessment_teachers (person, assessment) SELECT p.num, ? FROM school_people p
        JOIN users u ON u.num = p.account JOIN schools s ON s.num = p.school WHERE u.email = ? AND s.id = '${SCHOOL}'`,
      ...[num, colleague],
    );
    const people = find(
      `SELECT m.person FROM assessment_classes k JOIN class_members m ON m.class = k.class AND m.until = 0
        JOIN school_people p ON p.num = m.person AND p.role = 'student' AND p.active = 1 WHERE k.assessment = ? ORDER BY m.person LIMIT 3`,
      num,
    );
    for (const [index, { person }] of people.entries()) {
      const key = [num, Number(person), now - 800] as const;
      find(
        `INSERT INTO submissions (assessment, person, attempt, started_at, ends_at, seen_at, submitted_at, device)
          VALUES (?, ?, 1, ?, ?, ?, ?, 'd')`,
        ...[...key, now - 100, now - 100, now - 100],
      );
      find(
        "INSERT INTO open_answers (assessment, person, attempt, place, text, revision, at) VALUES (?, ?, 1, 0, ?, 1, ?)",
        ...[num, Number(person), `Resposta escrita ${index + 1}.`, now - 100],
      );
    }
  } finally {
    database.close();
  }
  return id;
}

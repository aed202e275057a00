import type { GivenAssessment } from "#tests/support/given-assessment.ts";
import { rowsOf } from "#tests/support/given-school.ts";

type Sat = Pick<GivenAssessment, "num" | "students">;

/** Sittings with these answers, a student each, in one statement: submitted, or in progress. */
export async function givenSittings(
  { num, students }: Sat,
  answers: readonly string[],
  { underWay = false } = {},
): Promise<void> {
  const at = Math.floor(Date.now() / 1000) - 30;
  const rows = answers.map((given, index) => [students[index]?.actor.person ?? -1, given]);
  await rowsOf(
    `INSERT INTO submissions (assessment, person, attempt, class, started_at, ends_at, seen_at, submitted_at, device, answers)
     SELECT ?1, value ->> 0, 1, (SELECT class FROM assessment_classes WHERE assessment = ?1), ?2 - 60, ?2 + 60, ?2, iif(?3, NULL, ?2), 'd', value ->> 1
     FROM json_each(?4)`,
    num,
    at,
    underWay ? 1 : 0,
    JSON.stringify(rows),
  );
}

/** Letters of the assessment's questions by place. */
export async function keysOf({ questions }: Pick<GivenAssessment, "questions">): Promise<string[]> {
  const rows = await rowsOf<{ ord: number; letter: string }>(
    "SELECT ord, letter FROM question_keys WHERE ord IN (SELECT value FROM json_each(?))",
    JSON.stringify(questions.map(({ ord }) => ord)),
  );
  return questions.map(({ ord }) => rows.find((row) => row.ord === ord)?.letter ?? "A");
}

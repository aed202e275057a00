import fc from "fast-check";
import type { ScoredSitting } from "#app/features/assessments/domain/analysis/tally.ts";
import { questionsToSort } from "#app/features/assessments/queries/analysis-writing.server.ts";
import { assessmentToWrite } from "#app/features/assessments/queries/making.server.ts";
import {
  analysisOfAll,
  analysisOfStep,
  sortedQuestions,
} from "#app/features/assessments/services/results/analyse-release.server.ts";
import { assessmentReader } from "#app/features/school/services/assessment-reader.ts";
import type { GivenAssessment } from "#tests/support/given-assessment.ts";
import { depsOf } from "#tests/support/given-notebook.ts";
import { rowsOf } from "#tests/support/given-school.ts";

/** Random sittings of the assessment's students, some blank, some annulled, seeded. */
export async function randomSittings({ num, students, questions }: GivenAssessment, seed: number) {
  const [link] = await rowsOf<{ class: number }>(
    "SELECT class FROM assessment_classes WHERE assessment = ?",
    num,
  );
  const one = fc.record({
    answer: fc.constantFrom("A", "B", "C", "D", "E", ""),
    share: fc.constantFrom(0, 0, 1, 1, 0.5, null),
  });
  const all = fc.array(fc.array(one, { minLength: questions.length, maxLength: questions.length }), {
    minLength: students.length,
    maxLength: students.length,
  });
  const [sampled = []] = fc.sample(all, { numRuns: 1, seed });
  return sampled.map(
    (places, index): ScoredSitting => ({
      person: students[index]?.actor.person ?? -1,
      class: link?.class ?? null,
      answers: places.map(({ answer }) => answer),
      shares: places.map(({ answer, share }) => (answer === "" && share !== null ? 0 : share)),
    }),
  );
}

/** Writes the analysis as a release does; `steps`: in how many parts. */
export async function givenAnalysis(given: GivenAssessment, sittings: readonly ScoredSitting[], steps = 1) {
  const { teacher, num, id } = given;
  const deps = depsOf(teacher);
  const {
    row: [row],
    questions,
  } = await deps.read({
    row: assessmentToWrite(deps.db, assessmentReader(teacher.actor), id),
    questions: questionsToSort(deps.db, num),
  });
  if (!row) throw new Error("no such assessment");
  const of = {
    assessment: num,
    questions: sortedQuestions(row.document, questions, deps.catalogue.current()),
  };
  const size = Math.ceil(sittings.length / steps);
  for (let start = 0; start < sittings.length; start += size)
    await deps.write(analysisOfStep(deps.db, of, sittings.slice(start, start + size)));
  await deps.write(analysisOfAll(deps.db, of, sittings));
}

export async function release({ num }: GivenAssessment, at: number): Promise<void> {
  await rowsOf("UPDATE assessments SET released_at = ? WHERE num = ?", at, num);
}

import { describe, expect, it } from "vitest";
import { resultPaths } from "#app/features/assessments/paths.ts";
import { startPeopleBatch } from "#app/features/school/services/start-people-batch.server.ts";
import { generatedName } from "#content/generator/generated-name.ts";
import { bindings } from "#tests/support/bindings.ts";
import { countedDatabase, rowsRead } from "#tests/support/count-trips.ts";
import { openDoor } from "#tests/support/door.ts";
import { visitorDeps } from "#tests/support/given.ts";
import { givenAssessment } from "#tests/support/given-assessment.ts";
import { givenPeople, rowsOf, schoolPerson } from "#tests/support/given-school.ts";

const STUDENTS = 40;
const QUESTIONS = 90;

describe("results of a class of 40 with 90 questions", () => {
  it("cost one trip and at most 500 rows, with their statistics (P1, P2)", async () => {
    const given = await givenAssessment({ questions: QUESTIONS, students: 0 });
    const { school, classId, teacher, num, id, questions } = given;
    const people = Array.from({ length: STUDENTS }, (_, index) =>
      schoolPerson({ ...generatedName(index), schoolUserId: `R${index}` }),
    );
    const ids = await givenPeople(school.id, people);
    const entering = { act: "enter" as const, classId, role: null, selection: { ids } };
    await startPeopleBatch(visitorDeps(), school.actor, entering);
    // Each knows a few questions more than the one before.
    await rowsOf(
      `INSERT INTO submissions (assessment, person, attempt, class, started_at, ends_at, seen_at, submitted_at, device, answers)
       SELECT ?1, p.num, 1, (SELECT num FROM school_classes WHERE id = ?2), 1, 2, 2, 2, 'd',
         (SELECT group_concat(iif(g.value <= 2 * e.key, 'A', 'B'), ',') FROM json_each(?4) g)
       FROM json_each(?3) e JOIN school_people p ON p.id = e.value`,
      num,
      classId,
      JSON.stringify(ids),
      JSON.stringify(Array.from({ length: QUESTIONS }, (_, place) => place)),
    );
    await rowsOf(
      `INSERT INTO question_items (ord, area, a, b, c) VALUES (?1, 'MT', 1.5, 0, 0.2)
       ON CONFLICT (ord) DO UPDATE SET a = 1.5, b = 0, c = 0.2`,
      questions.at(-1)?.ord ?? -1,
    );
    for (const opened of [{}, { questao: String(QUESTIONS) }]) {
      const { database, trips } = countedDatabase(bindings.DB);
      const path = resultPaths.results(school.id, id, opened);
      const response = await openDoor({ DB: database }).send(path, { cookie: teacher.cookie });
      expect(response.status).toBe(200);
      const page = await response.text();
      expect(page).toContain("40 estudantes fizeram");
      expect(page).toContain("Fidedignidade (KR-20)");
      // A standard normal population with an item of difficulty 0: half of what guessing leaves.
      if (opened.questao) expect(page).toContain("60% dos concluintes da escala");
      expect(trips).toHaveLength(1);
      expect(rowsRead(trips)).toBeLessThanOrEqual(500);
    }
  });
});

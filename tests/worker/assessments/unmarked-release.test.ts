import { describe, expect, it } from "vitest";
import { unmarkedSentence } from "#app/features/assessments/domain/making/unmarked.ts";
import { saveMark, setMarkingRule } from "#app/features/assessments/services/mark-answers.server.ts";
import { releaseResults } from "#app/features/assessments/services/results/release-results.server.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import type { Batch } from "#app/platform/db/database.server.ts";
import { door } from "#tests/support/door.ts";
import { type GivenAssessment, givenAssessment } from "#tests/support/given-assessment.ts";
import { depsOf, givenMember } from "#tests/support/given-notebook.ts";
import { rowsOf } from "#tests/support/given-school.ts";
import { givenSittings } from "#tests/support/given-sittings.ts";

/** Three students who have submitted; texts by student and place. */
async function givenTexts(texts: readonly (readonly [student: number, place: number])[]) {
  const given = await givenAssessment({ questions: 3, students: 3 });
  await givenSittings(given, [",,", ",,", ",,"]);
  const answers: number[] = [];
  for (const [student, place] of texts) answers.push(await writeText(given, student, place));
  return { ...given, answers };
}

async function writeText({ num, students }: GivenAssessment, student: number, place: number) {
  const [row] = await rowsOf<{ num: number }>(
    "INSERT INTO open_answers (assessment, person, attempt, place, text, revision, at) VALUES (?, ?, 1, ?, 'Texto', 1, 1) RETURNING num",
    num,
    students[student]?.actor.person ?? -1,
    place,
  );
  return row?.num ?? -1;
}

const releasedAt = async (num: number) =>
  (await rowsOf<{ at: number | null }>("SELECT released_at AS at FROM assessments WHERE num = ?", num))[0]
    ?.at;

const jobsOf = (num: number) =>
  rowsOf("SELECT num FROM jobs WHERE kind = 'assessment-release' AND input ->> 'assessment' = ?", num);

const mark = (id: string, answer = -1, level = 0) => ({
  ...{ id, answer, comment: "", decision: false },
  levels: { resposta: level },
});

describe("a release with answers that wait for a mark", () => {
  it("is refused with the counts, and made once they are confirmed", async () => {
    const given = await givenTexts([
      [0, 0],
      [0, 2],
      [1, 2],
    ]);
    const { teacher, id, num } = given;
    const deps = depsOf(teacher);
    const unmarked = await releaseResults(deps, teacher.actor, { id });
    expect(unmarked && unmarkedSentence(unmarked)).toBe(
      "Faltam 3 correções de 2 alunos: questão 1 (1) e questão 3 (2).",
    );
    expect([await releasedAt(num), await jobsOf(num)]).toEqual([null, []]);
    expect(await releaseResults(deps, teacher.actor, { id, confirmed: 2 })).toMatchObject({ answers: 3 });
    expect(await releasedAt(num)).toBe(null);
    expect(await releaseResults(deps, teacher.actor, { id, confirmed: 3 })).toBe(null);
    expect(await releasedAt(num)).not.toBe(null);
    expect(await jobsOf(num)).toHaveLength(1);
  });

  it("counts what has no mark that counts, and of ended sittings alone", async () => {
    const given = await givenTexts([
      [0, 0],
      [1, 0],
      [1, 1],
      [2, 2],
    ]);
    const { teacher, id, num, answers, school, questions } = given;
    const deps = depsOf(teacher);
    await rowsOf(
      "UPDATE submissions SET submitted_at = NULL, ends_at = ? WHERE assessment = ? AND person = ?",
      deps.now() + 600,
      num,
      given.students[2]?.actor.person ?? -1,
    );
    const left = async () => (await releaseResults(deps, teacher.actor, { id }))?.answers;
    expect(await left()).toBe(3);
    await saveMark(deps, teacher.actor, mark(id, answers[0]));
    expect(await left()).toBe(2);
    await setMarkingRule(deps, teacher.actor, { id, markers: 2, margin: 0.2 });
    expect(await left()).toBe(3);
    const colleague = await givenMember(school.id, "teacher", [given.classId]);
    await saveMark(depsOf(colleague), colleague.actor, mark(id, answers[0], 4));
    expect(await left()).toBe(3);
    await saveMark(deps, teacher.actor, { ...mark(id, answers[0], 2), decision: true });
    expect(await left()).toBe(2);
    await rowsOf("UPDATE questions SET status = 'annulled' WHERE ord = ?", questions[0]?.ord ?? -1);
    expect(await left()).toBe(1);
    await rowsOf(
      `INSERT INTO assessment_key_changes (id, assessment, place, after, changed_by, at) VALUES (?, ?, 1, '{"kind":"give"}', 'x', 1)`,
      `dada-${num}`,
      num,
    );
    expect(await left()).toBe(undefined);
    expect(await releasedAt(num)).not.toBe(null);
  });

  it("is refused whole where an answer arrives between its check and its batch", async () => {
    const given = await givenTexts([[0, 0]]);
    const { teacher, id, num } = given;
    const deps = depsOf(teacher);
    const slow: Deps = {
      ...deps,
      write: (async (asked: Batch) => {
        await writeText(given, 1, 1);
        return deps.write(asked);
      }) as Deps["write"],
    };
    expect(await releaseResults(slow, teacher.actor, { id, confirmed: 1 })).toMatchObject({
      answers: 2,
      people: 2,
    });
    expect([await releasedAt(num), await jobsOf(num)]).toEqual([null, []]);
  });

  it("is confirmed on the page, which leads to the marking or releases all the same", async () => {
    const { teacher, id, num, school } = await givenTexts([[0, 0]]);
    const path = `/escolas/${school.id}/avaliacoes/${id}/resultados`;
    const asked = await door.post(path, { intent: "release" }, teacher);
    const page = await asked.text();
    expect(asked.status).toBe(409);
    expect(page).toContain("Falta 1 correção de 1 aluno: questão 1 (1).");
    expect(page).toContain("Ir para a correção");
    expect(await releasedAt(num)).toBe(null);
    await door.post(path, { intent: "release", confirmadas: "1" }, teacher);
    expect(await releasedAt(num)).not.toBe(null);
  });
});

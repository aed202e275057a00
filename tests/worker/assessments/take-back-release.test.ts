import { describe, expect, it } from "vitest";
import { readOwnResult } from "#app/features/assessments/services/results/read-own-result.server.ts";
import {
  releaseResults,
  writeReleasedAnswers,
} from "#app/features/assessments/services/results/release-results.server.ts";
import { withdrawRelease } from "#app/features/assessments/services/results/withdraw-release.server.ts";
import { heldBack } from "#app/features/bank/queries/held-back.server.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { type Batch, statementsOf } from "#app/platform/db/database.server.ts";
import { afterTakeBack } from "#tests/support/after-take-back.ts";
import { door } from "#tests/support/door.ts";
import { type GivenAssessment, givenAssessment } from "#tests/support/given-assessment.ts";
import { depsOf, givenMember } from "#tests/support/given-notebook.ts";
import { rowsOf } from "#tests/support/given-school.ts";
import { givenSittings, keysOf } from "#tests/support/given-sittings.ts";

async function givenReleased() {
  const given = await givenAssessment({ questions: 2, students: 1 });
  await givenSittings(given, [(await keysOf(given)).join(",")]);
  const { teacher, id, students } = given;
  const [student] = students;
  if (!student) throw new Error("no student");
  await releaseResults(depsOf(teacher), teacher.actor, { id });
  return { ...given, deps: depsOf(teacher), student };
}
type Released = Awaited<ReturnType<typeof givenReleased>>;

const noticesOf = async ({ student, num }: Released) =>
  (
    await rowsOf<{ id: string; content: string }>(
      "SELECT id, content FROM notifications WHERE audience = ? AND (id LIKE 'resultado-%' OR id LIKE ?)",
      `person:${student.viewer.id}`,
      `liberacao-desfeita-${num}-%`,
    )
  ).map(({ content }) => content);

const resultOf = async ({ student, id }: Released) =>
  (await readOwnResult(depsOf(student), student.actor, id)).result;

const answeredBy = async ({ student }: Released) =>
  (await rowsOf("SELECT ord FROM answers WHERE user_num = ?", student.viewer.num)).length;

async function heldFrom({ student, questions, deps }: Released, now = deps.now()) {
  const [row] = await deps.read(
    heldBack(deps.db, questions[0]?.ord ?? -1, { userNum: student.viewer.num, now }),
  );
  return row?.until ?? null;
}

const scoresOf = ({ num }: GivenAssessment) =>
  rowsOf<{ score: number | null }>("SELECT score FROM submissions WHERE assessment = ?", num);

const auditOf = async ({ id }: GivenAssessment) =>
  (await rowsOf<{ action: string }>("SELECT action FROM audit WHERE subject_id = ? ORDER BY num", id)).map(
    ({ action }) => action,
  );

describe("a release", () => {
  it("can be withdrawn: results, notifications and scores are deleted, and everything returns with the next one", async () => {
    const given = await givenReleased();
    const { deps, teacher, id } = given;
    expect(await resultOf(given)).toMatchObject({ score: 2 });
    expect(await noticesOf(given)).toEqual(["Saiu o resultado de Simulado de Física."]);
    await withdrawRelease(deps, teacher.actor, id);
    expect(await resultOf(given)).toBe(null);
    expect(await noticesOf(given)).toEqual([
      "A liberação do resultado de Simulado de Física foi desfeita. Ele volta quando o professor liberar.",
    ]);
    expect(await scoresOf(given)).toEqual([{ score: null }]);
    expect((await auditOf(given)).slice(-2)).toEqual([
      "school.assessment-release",
      "school.assessment-take-back",
    ]);
    await writeReleasedAnswers(afterTakeBack(deps));
    expect([await answeredBy(given), await heldFrom(given)]).toEqual([0, 0]);
    await expect(withdrawRelease(deps, teacher.actor, id)).rejects.toMatchObject({
      code: "assessment-release-final",
    });
    await releaseResults(deps, teacher.actor, { id });
    expect(await resultOf(given)).toMatchObject({ score: 2 });
    expect(await noticesOf(given)).toContain("Saiu o resultado de Simulado de Física.");
  });

  it("withholds its questions and leaves the ledger empty for ten minutes, and is final then", async () => {
    const given = await givenReleased();
    const { deps, teacher, id } = given;
    await writeReleasedAnswers(deps);
    expect(await answeredBy(given)).toBe(0);
    expect(await heldFrom(given)).toBeGreaterThanOrEqual(deps.now() + 590);
    const later = afterTakeBack(deps);
    await expect(withdrawRelease(later, teacher.actor, id)).rejects.toMatchObject({
      code: "assessment-release-final",
    });
    expect(await scoresOf(given)).toEqual([{ score: 2 }]);
    await writeReleasedAnswers(later);
    expect([await answeredBy(given), await heldFrom(given)]).toEqual([2, null]);
    await writeReleasedAnswers(later);
    expect(await answeredBy(given)).toBe(2);
    await expect(withdrawRelease(deps, teacher.actor, id)).rejects.toMatchObject({
      code: "assessment-release-final",
    });
    expect(await noticesOf(given)).toHaveLength(1);
  });

  it("withdrawn during a step of its job stores and notifies nothing", async () => {
    const given = await givenAssessment({ questions: 1, students: 1 });
    await givenSittings(given, (await keysOf(given)).slice(0, 1));
    const { teacher, id } = given;
    const deps = depsOf(teacher);
    let isTaken = false;
    const slow: Deps = {
      ...deps,
      write: (async (asked: Batch) => {
        if (!isTaken && statementsOf(asked).length > 5) {
          isTaken = true;
          await rowsOf(
            "UPDATE assessments SET released_at = NULL, ledger_due = NULL, scored = 0, scoring = scoring + 1 WHERE id = ?",
            id,
          );
        }
        return deps.write(asked);
      }) as Deps["write"],
    };
    await releaseResults(slow, teacher.actor, { id });
    expect(isTaken).toBe(true);
    expect(await scoresOf(given)).toEqual([{ score: null }]);
  });

  it("can be withdrawn only by people who may release it, on the page that released it", async () => {
    const given = await givenReleased();
    const { id, school, teacher, student } = given;
    const colleague = await givenMember(school.id, "teacher", []);
    await expect(withdrawRelease(depsOf(colleague), colleague.actor, id)).rejects.toMatchObject({
      code: "assessment-not-found",
    });
    await expect(withdrawRelease(depsOf(student), student.actor, id)).rejects.toMatchObject({
      code: "no-permission",
    });
    expect(await resultOf(given)).not.toBe(null);
    const path = `/escolas/${school.id}/avaliacoes/${id}/resultados`;
    const page = await (await door.send(path, { cookie: teacher.cookie })).text();
    expect(page).toContain("Desfazer a liberação");
    const done = await door.post(path, { intent: "take-back" }, teacher);
    expect(await done.text()).toContain("Liberação desfeita.");
    expect(await (await door.send(path, { cookie: student.cookie })).text()).toContain(
      "O resultado sai quando o professor liberar.",
    );
    await rowsOf("UPDATE assessments SET released_at = 5, ledger_due = NULL WHERE id = ?", id);
    const refused = await door.post(path, { intent: "take-back" }, teacher);
    expect(refused.status).toBe(409);
    expect(await refused.text()).toContain("dez minutos depois de liberar");
  });
});

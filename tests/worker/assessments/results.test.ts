import { describe, expect, it } from "vitest";
import { defaultRules } from "#app/features/assessments/domain/assessment.ts";
import {
  applyKeyChange,
  previewKeyChange,
  revertKeyChange,
} from "#app/features/assessments/services/results/change-assessment-key.server.ts";
import { exportResults } from "#app/features/assessments/services/results/export-results.server.ts";
import { readOwnResult } from "#app/features/assessments/services/results/read-own-result.server.ts";
import { readResults } from "#app/features/assessments/services/results/read-results.server.ts";
import {
  releaseClosed,
  releaseResults,
  writeReleasedAnswers,
} from "#app/features/assessments/services/results/release-results.server.ts";
import { resultsView } from "#app/features/assessments/services/results/results-view.ts";
import { csvOfResults } from "#app/platform/spreadsheets/domain/csv.ts";
import { writeXlsx } from "#app/platform/spreadsheets/domain/write-xlsx.server.ts";
import { afterTakeBack } from "#tests/support/after-take-back.ts";
import { door } from "#tests/support/door.ts";
import { type GivenAssessment, givenAssessment } from "#tests/support/given-assessment.ts";
import { depsOf, givenMember } from "#tests/support/given-notebook.ts";
import { givenSchoolWith, rowsOf } from "#tests/support/given-school.ts";
import { givenSittings, keysOf } from "#tests/support/given-sittings.ts";

const asked = { classId: null, order: "nota" as const };

const wrong = (letter: string) => (letter === "A" ? "B" : "A");

async function givenResults() {
  const given = await givenAssessment({ questions: 3, students: 2 });
  const keys = await keysOf(given);
  await givenSittings(given, [keys.join(","), [wrong(keys[0] ?? ""), "", keys[2]].join(",")]);
  return { ...given, keys };
}

const ofTeacher = ({ teacher, id }: GivenAssessment) =>
  readResults(depsOf(teacher), teacher.actor, id, asked);

async function own({ students, id }: GivenAssessment, index: number) {
  const student = students[index];
  if (!student) throw new Error("no such student");
  return readOwnResult(depsOf(student), student.actor, id);
}

describe("results of an assessment", () => {
  it("are a table for its teacher, with what counts and no index under 20 sittings", async () => {
    const given = await givenResults();
    const read = await ofTeacher(given);
    expect(read.table.rows.map(({ score }) => score)).toEqual([3, 1]);
    expect(read.table.facility).toEqual([0.5, 0.5, 1]);
    expect(read.table.statistics).toBeNull();
    const view = resultsView(read, { place: 0, onlyNeeding: true });
    expect(view.rows).toHaveLength(1);
    expect(view.opened?.letters).toHaveLength(2);
    expect(JSON.stringify(view)).not.toContain('"answers"');
  });

  it("are the same for a student whatever the key is, until they are released (SEC-01)", async () => {
    const [one, other] = [await givenResults(), await givenResults()];
    for (const { questions } of [other])
      await rowsOf("UPDATE question_keys SET letter = 'E' WHERE ord = ?", questions[0]?.ord ?? -1);
    const [seen, also] = [await own(one, 0), await own(other, 0)];
    expect({ ...seen, id: "" }).toEqual({ ...also, id: "" });
    expect(seen.result).toBeNull();
  });

  it("reach students and the ledger once when released, also twice at once", async () => {
    const given = await givenResults();
    const { teacher, id, num, students, keys } = given;
    await Promise.allSettled([
      releaseResults(depsOf(teacher), teacher.actor, { id }),
      releaseResults(depsOf(teacher), teacher.actor, { id }),
    ]);
    const scores = await rowsOf<{ score: number }>(
      "SELECT score FROM submissions WHERE assessment = ? ORDER BY person",
      num,
    );
    expect(scores.map(({ score }) => score).sort()).toEqual([1, 3]);
    await writeReleasedAnswers(afterTakeBack(depsOf(teacher)));
    const account = students[0]?.viewer.num ?? -1;
    const answered = await rowsOf("SELECT ord FROM answers WHERE user_num = ?", account);
    expect(answered).toHaveLength(3);
    const [count] = await rowsOf<{ n: number }>(
      "SELECT a + b + c + d + e AS n FROM question_keys WHERE ord = ?",
      given.questions[0]?.ord ?? -1,
    );
    expect(count?.n).toBe(2);
    const told = await rowsOf(
      "SELECT id FROM notifications WHERE content LIKE 'Saiu o resultado%' AND audience = ?",
      `person:${students[0]?.viewer.id}`,
    );
    expect(told).toHaveLength(1);
    const result = await own(given, 0);
    expect(result.result).toMatchObject({ score: 3, right: 3 });
    expect(result.result?.detail?.questions[0]?.keys).toEqual([keys[0]]);
    await expect(releaseResults(depsOf(teacher), teacher.actor, { id })).rejects.toThrow();
  });

  it("change with a key that is previewed, applied and reverted", async () => {
    const given = await givenResults();
    const { teacher, id, num, keys } = given;
    const scoresNow = () =>
      rowsOf<{ score: number }>("SELECT score FROM submissions WHERE assessment = ? ORDER BY person", num);
    await releaseResults(depsOf(teacher), teacher.actor, { id });
    const before = await scoresNow();
    const wanted = { id, place: 0, how: "accept", answers: `${keys[0]}, ${wrong(keys[0] ?? "")}` };
    const { effect, seen } = await previewKeyChange(depsOf(teacher), teacher.actor, wanted);
    expect(effect).toEqual({ up: 1, down: 0, same: 1, greatest: 1 });
    expect(await scoresNow()).toEqual(before);
    await applyKeyChange(depsOf(teacher), teacher.actor, { ...wanted, seen });
    expect((await scoresNow()).map(({ score }) => score).sort()).toEqual([2, 3]);
    await expect(applyKeyChange(depsOf(teacher), teacher.actor, { ...wanted, seen })).rejects.toThrow();
    const [change] = await rowsOf<{ id: string }>(
      "SELECT id FROM assessment_key_changes WHERE assessment = ?",
      num,
    );
    await revertKeyChange(depsOf(teacher), teacher.actor, { id, change: change?.id ?? "" });
    expect(await scoresNow()).toEqual(before);
    await expect(
      previewKeyChange(depsOf(teacher), teacher.actor, { ...wanted, answers: "Z" }),
    ).rejects.toThrow();
    await expect(
      revertKeyChange(depsOf(teacher), teacher.actor, { id, change: change?.id ?? "" }),
    ).rejects.toThrow();
  });

  it("are released by the clock where nothing waits for a teacher", async () => {
    const now = Math.floor(Date.now() / 1000);
    const rules = {
      ...defaultRules,
      showScore: "closed" as const,
      showKey: "closed" as const,
      showComments: "closed" as const,
    };
    const given = await givenAssessment({
      questions: 2,
      students: 1,
      rules,
      opensAt: now - 900,
      closesAt: now - 500,
    });
    await givenSittings(given, [(await keysOf(given)).join(",")]);
    await releaseClosed(depsOf(given.teacher));
    expect((await own(given, 0)).result).toMatchObject({ score: 2 });
  });

  it("are nobody else's", async () => {
    const given = await givenResults();
    const { id, students, school } = given;
    const [student] = students;
    const colleague = await givenMember(school.id, "teacher", []);
    const stranger = await givenMember((await givenSchoolWith()).id, "teacher", []);
    await expect(readResults(depsOf(colleague), colleague.actor, id, asked)).rejects.toMatchObject({
      code: "assessment-not-found",
    });
    await expect(readResults(depsOf(stranger), stranger.actor, id, asked)).rejects.toMatchObject({
      code: "assessment-not-found",
    });
    if (student)
      await expect(readResults(depsOf(student), student.actor, id, asked)).rejects.toMatchObject({
        code: "no-permission",
      });
    await expect(releaseResults(depsOf(colleague), colleague.actor, { id })).rejects.toMatchObject({
      code: "assessment-not-found",
    });
    const other = await givenMember(school.id, "student", []);
    await expect(readOwnResult(depsOf(other), other.actor, id)).rejects.toMatchObject({
      code: "assessment-not-found",
    });
  });

  it("are a spreadsheet without formulas", async () => {
    const given = await givenResults();
    await rowsOf(
      "UPDATE school_people SET first_name = '=1+1' WHERE num = ?",
      given.students[0]?.actor.person ?? -1,
    );
    const { lines } = await exportResults(depsOf(given.teacher), given.teacher.actor, given.id, null);
    expect(lines).toHaveLength(5);
    expect(csvOfResults(lines)).toContain("'=1+1");
    expect(writeXlsx("R", lines).slice(0, 2)).toEqual(new Uint8Array([0x50, 0x4b]));
  });

  it("are pages and files that open", async () => {
    const given = await givenResults();
    const { teacher, students, school, id } = given;
    const base = `/escolas/${school.id}/avaliacoes/${id}/resultados`;
    const open = async (address: string, cookie: string | undefined) => {
      const response = await door.send(address, { cookie });
      return `${response.status} ${await response.text()}`;
    };
    expect(await open(base, students[0]?.cookie)).toContain("O resultado sai quando o professor liberar.");
    await releaseResults(depsOf(teacher), teacher.actor, { id });
    expect(await open(base, students[0]?.cookie)).toContain("Você acertou 3 de 3");
    expect(await open(`${base}?questao=1`, teacher.cookie)).toContain("Mudar gabarito");
    expect(await open(`${base}.csv`, teacher.cookie)).toContain("200 ");
    expect(await open(`${base}.xlsx`, teacher.cookie)).toContain("200 PK");
  });
});

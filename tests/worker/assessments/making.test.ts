import { describe, expect, it } from "vitest";
import { defaultRules } from "#app/features/assessments/domain/assessment.ts";
import {
  createAssessment,
  duplicateAssessment,
} from "#app/features/assessments/services/making/create-assessment.server.ts";
import {
  publishAssessment,
  withdrawAssessment,
} from "#app/features/assessments/services/making/publish-assessment.server.ts";
import { saveAssessment } from "#app/features/assessments/services/making/save-assessment.server.ts";
import {
  setAssessmentClasses,
  setStudentTerms,
  shareAssessment,
} from "#app/features/assessments/services/making/set-audience.server.ts";
import { givenBank } from "#tests/support/given.ts";
import { type GivenAssessment, givenAssessment } from "#tests/support/given-assessment.ts";
import { depsOf, givenMember } from "#tests/support/given-notebook.ts";
import { givenSchoolWith, rowsOf } from "#tests/support/given-school.ts";

const section = (codes: readonly string[], fields: object = {}) => ({
  id: "0".repeat(32),
  title: "",
  weight: 1,
  penalty: 0,
  questions: codes.map((code) => ({ code })),
  ...fields,
});

function sentOf({ id, questions, revision }: GivenAssessment, changes: object = {}) {
  const codes = questions.map(({ code }) => code);
  const document = JSON.stringify({ sections: [section(codes)] });
  const times = { opensAt: null, closesAt: null };
  return {
    id,
    revision,
    title: "Outro",
    document,
    rules: JSON.stringify(defaultRules),
    ...times,
    ...changes,
  };
}

async function started({ num, students }: GivenAssessment): Promise<void> {
  await rowsOf(
    `INSERT INTO submissions (assessment, person, attempt, started_at, ends_at, seen_at, device) VALUES (?, ?, 1, 1, 2, 1, 'x')`,
    num,
    students[0]?.actor.person ?? -1,
  );
}

describe("an assessment is made", () => {
  it("as given: published, open, with its questions in order", async () => {
    const given = await givenAssessment({ questions: 3 });
    const [row] = await rowsOf<{ document: string; questions: number; published_at: number }>(
      "SELECT document, questions, published_at FROM assessments WHERE id = ?",
      given.id,
    );
    const [first] = JSON.parse(row?.document ?? "").sections;
    expect(first.questions).toEqual(given.questions.map(({ ord }) => ({ ord })));
    expect(row).toMatchObject({ questions: 3, published_at: expect.any(Number) });
  });

  it("two editors: the second gets the other's whole text; a repeat of the same is saved", async () => {
    const given = await givenAssessment({ published: false });
    const { teacher, school } = given;
    const mine = sentOf(given, { title: "De Lúcia" });
    const first = await saveAssessment(depsOf(teacher), teacher.actor, mine);
    expect(first).toMatchObject({ outcome: "saved", revision: given.revision + 1 });
    expect(await saveAssessment(depsOf(teacher), teacher.actor, mine)).toMatchObject({ outcome: "saved" });
    const other = await saveAssessment(
      depsOf(school.manager),
      school.actor,
      sentOf(given, { title: "De Rui" }),
    );
    expect(other).toMatchObject({ outcome: "conflict", theirs: { title: "De Lúcia" } });
    const both = await Promise.all([
      saveAssessment(
        depsOf(teacher),
        teacher.actor,
        sentOf(given, { title: "A", revision: given.revision + 1 }),
      ),
      saveAssessment(
        depsOf(school.manager),
        school.actor,
        sentOf(given, { title: "B", revision: given.revision + 1 }),
      ),
    ]);
    expect(both.map(({ outcome }) => outcome).sort()).toEqual(["conflict", "saved"]);
  });

  it("once somebody has started, questions and order stay; times and what is shown change", async () => {
    const given = await givenAssessment();
    const { teacher, id } = given;
    const [row] = await rowsOf<{ document: string }>("SELECT document FROM assessments WHERE id = ?", id);
    const [{ id: sectionId }] = JSON.parse(row?.document ?? "").sections;
    await started(given);
    const codes = given.questions.map(({ code }) => code);
    const same = JSON.stringify({ sections: [section(codes, { id: sectionId })] });
    const less = JSON.stringify({ sections: [section(codes.slice(1), { id: sectionId })] });
    const shuffled = JSON.stringify({ ...defaultRules, shuffleQuestions: true });
    const shown = JSON.stringify({ ...defaultRules, showKey: "closed" });
    const saving = (changes: object) =>
      saveAssessment(depsOf(teacher), teacher.actor, sentOf(given, changes));
    await expect(saving({ document: less })).rejects.toMatchObject({ code: "assessment-frozen" });
    await expect(saving({ document: same, rules: shuffled })).rejects.toMatchObject({
      code: "assessment-frozen",
    });
    expect(await saving({ document: same, rules: shown, closesAt: 4_000_000_000 })).toMatchObject({
      outcome: "saved",
    });
    await expect(withdrawAssessment(depsOf(teacher), teacher.actor, id)).rejects.toMatchObject({
      code: "assessment-frozen",
    });
  });

  it("180 questions at most, each once, none of nowhere", async () => {
    const given = await givenAssessment({ published: false, students: 0 });
    const { teacher, questions } = given;
    const [question] = questions;
    const saving = (codes: readonly string[]) =>
      saveAssessment(
        depsOf(teacher),
        teacher.actor,
        sentOf(given, { document: JSON.stringify({ sections: [section(codes)] }) }),
      );
    const many = await givenBank(181, 700_000);
    const codes = many.map(({ code }) => code);
    await expect(saving(codes)).rejects.toMatchObject({ code: "assessment-full" });
    const code = question?.code ?? "";
    await expect(saving([code, code])).rejects.toMatchObject({ code: "assessment-question-twice" });
    await expect(saving([code, "ZZZZZZZ1"])).rejects.toMatchObject({ code: "assessment-question-gone" });
    expect(await saving(codes.slice(1))).toMatchObject({ outcome: "saved" });
  });

  it("is published with questions and for somebody, in a window that is still to come", async () => {
    const given = await givenAssessment({ published: false, students: 1 });
    const { teacher, id, students } = given;
    const publish = (changes: object = {}) =>
      publishAssessment(depsOf(teacher), teacher.actor, {
        id,
        revision: given.revision,
        opensAt: null,
        closesAt: null,
        ...changes,
      });
    await expect(publish({ closesAt: 100 })).rejects.toMatchObject({ code: "assessment-window" });
    await expect(publish({ revision: 99 })).rejects.toMatchObject({ code: "assessment-changed" });
    await setAssessmentClasses(depsOf(teacher), teacher.actor, { id, classes: [] });
    await expect(publish()).rejects.toMatchObject({ code: "assessment-nobody" });
    const [student] = students;
    const term = { personId: student?.personId ?? "", extraMinutes: 20, largeText: true, moreAttempts: 0 };
    const terms = [{ ...term, invited: true, opensAt: null, closesAt: null }];
    await setStudentTerms(depsOf(teacher), teacher.actor, { id, terms });
    expect(await publish()).toEqual({ revision: given.revision + 1 });
    await withdrawAssessment(depsOf(teacher), teacher.actor, id);
    const empty = await createAssessment(depsOf(teacher), teacher.actor, { title: "Vazio" });
    await expect(publish({ id: empty, revision: 1 })).rejects.toMatchObject({ code: "assessment-empty" });
  });

  it("belongs to its author, colleagues, its classes' teachers and management; to nobody else", async () => {
    const given = await givenAssessment({ students: 1 });
    const { school, teacher, students, id } = given;
    const stranger = await givenMember(school.id, "teacher");
    const elsewhere = await givenSchoolWith();
    const copy = (member: Pick<typeof stranger, "viewer" | "actor">) =>
      duplicateAssessment(depsOf(member), member.actor, id);
    await expect(copy(stranger)).rejects.toMatchObject({ code: "assessment-not-found" });
    await expect(copy({ ...elsewhere.manager, actor: elsewhere.actor })).rejects.toMatchObject({
      code: "assessment-not-found",
    });
    const [student] = students;
    if (student) await expect(copy(student)).rejects.toMatchObject({ code: "no-permission" });
    await shareAssessment(depsOf(teacher), teacher.actor, { id, people: [stranger.personId] });
    expect(await copy(stranger)).toMatch(/^[0-9a-f]{32}$/);
    expect(await copy({ ...school.manager, actor: school.actor })).toMatch(/^[0-9a-f]{32}$/);
  });
});

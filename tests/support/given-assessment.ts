import { type AssessmentRules, defaultRules } from "#app/features/assessments/domain/assessment.ts";
import { editedDocument } from "#app/features/assessments/domain/making/edited-assessment.ts";
import { assessmentToWrite } from "#app/features/assessments/queries/making.server.ts";
import { createAssessment } from "#app/features/assessments/services/making/create-assessment.server.ts";
import { publishAssessment } from "#app/features/assessments/services/making/publish-assessment.server.ts";
import { saveAssessment } from "#app/features/assessments/services/making/save-assessment.server.ts";
import { setAssessmentClasses } from "#app/features/assessments/services/making/set-audience.server.ts";
import { assessmentReader } from "#app/features/school/services/assessment-reader.ts";
import { freshId, givenBank, type StoredQuestion } from "#tests/support/given.ts";
import { depsOf, givenMember, type Member } from "#tests/support/given-notebook.ts";
import { type GivenSchool, givenClass, givenSchoolWith, rowsOf } from "#tests/support/given-school.ts";

export type AssessmentWishes = {
  questions?: number;
  students?: number;
  rules?: Partial<AssessmentRules>;
  /** Epoch seconds; default: now until in two hours. */
  opensAt?: number;
  closesAt?: number;
  /** False: a draft. */
  published?: boolean;
};

type AssessmentPlace = { school: GivenSchool; classId: string; teacher: Member; students: Member[] };

export type GivenAssessment = AssessmentPlace & {
  questions: StoredQuestion[];
  id: string;
  num: number;
  revision: number;
};

let bankFrom = 600_000;

/** Single-choice bank questions that no other test file of this name uses. */
async function freshQuestions(count: number): Promise<StoredQuestion[]> {
  const found: StoredQuestion[] = [];
  while (found.length < count) {
    const missing = count - found.length;
    const some = await givenBank(missing, bankFrom);
    bankFrom += missing;
    found.push(...some.filter(({ draft }) => draft.kind === "single-choice"));
  }
  return found;
}

/** A school with a class, its teacher and students, and an assessment for it of the teacher's: published and open. */
export async function givenAssessment(wishes: AssessmentWishes = {}): Promise<GivenAssessment> {
  const school = await givenSchoolWith();
  const classId = await givenClass(school.actor, `3º ${freshId().slice(0, 4)}`);
  const teacher = await givenMember(school.id, "teacher", [classId]);
  const students: Member[] = [];
  for (let count = 0; count < (wishes.students ?? 2); count++)
    students.push(await givenMember(school.id, "student", [classId]));
  return givenAssessmentIn({ school, classId, teacher, students }, wishes);
}

/** An assessment of this teacher's for this class: published and open. */
export async function givenAssessmentIn(
  { school, classId, teacher, students }: AssessmentPlace,
  wishes: Omit<AssessmentWishes, "students"> = {},
): Promise<GivenAssessment> {
  const questions = await freshQuestions(wishes.questions ?? 5);
  const ords = questions.map(({ ord }) => ord);
  const id = await createAssessment(depsOf(teacher), teacher.actor, { title: "Simulado de Física", ords });
  await setAssessmentClasses(depsOf(teacher), teacher.actor, { id, classes: [classId] });
  const revision = await ruled(teacher, id, wishes);
  const [row] = await rowsOf<{ num: number }>("SELECT num FROM assessments WHERE id = ?", id);
  return { school, classId, teacher, students, questions, id, num: row?.num ?? -1, revision };
}

/** With its rules and, unless a draft is wanted, published; its revision. */
async function ruled(teacher: Member, id: string, wishes: AssessmentWishes): Promise<number> {
  const deps = depsOf(teacher);
  const now = deps.now();
  const [opensAt, closesAt] = [wishes.opensAt ?? now - 60, wishes.closesAt ?? now + 7200];
  const [row] = await deps.read(assessmentToWrite(deps.db, assessmentReader(teacher.actor), id));
  if (!row) throw new Error("no such assessment");
  const saved = await saveAssessment(depsOf(teacher), teacher.actor, {
    id,
    revision: row.revision,
    title: row.title,
    document: JSON.stringify(editedDocument(row.document)),
    rules: JSON.stringify({ ...defaultRules, ...wishes.rules }),
    opensAt,
    closesAt,
  });
  if (saved.outcome !== "saved") throw new Error("somebody else writes this assessment");
  if (wishes.published === false) return saved.revision;
  // A window in the past is published while it is open.
  const open = { id, revision: saved.revision, opensAt, closesAt: Math.max(closesAt, now + 60) };
  const { revision } = await publishAssessment(depsOf(teacher), teacher.actor, open);
  if (closesAt < now + 60) await rowsOf("UPDATE assessments SET closes_at = ? WHERE id = ?", closesAt, id);
  return revision;
}

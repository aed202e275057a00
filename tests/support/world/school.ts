import { removeAssessments } from "#app/features/assessments/services/making/delete-assessments.server.ts";
import { createExamEvent } from "#app/features/assessments/services/manage-events.server.ts";
import { claimEssays } from "#app/features/essays/services/grading/claim-essays.server.ts";
import { schoolGrader } from "#app/features/essays/services/grading/essay-grader.ts";
import { updateMaterials } from "#app/features/library/services/update-materials.server.ts";
import { addBlocks } from "#app/features/notebooks/services/change-blocks.server.ts";
import {
  createNotebook,
  duplicateNotebook,
  removeNotebooks,
} from "#app/features/notebooks/services/manage-notebooks.server.ts";
import { rosterPaths } from "#app/features/school/paths.ts";
import { enterClasses } from "#app/features/school/queries/class-changes.server.ts";
import { freshId, visitorDeps } from "#tests/support/given.ts";
import { postFields } from "#tests/support/given-admin.ts";
import { type GivenAssessment, givenAssessmentIn } from "#tests/support/given-assessment.ts";
import { givenEssayTask, givenHandedIn } from "#tests/support/given-essay-task.ts";
import { depsOf, type GivenNotebook, givenNotebookIn, type Member } from "#tests/support/given-notebook.ts";
import { givenOwnQuestion, putInNotebook } from "#tests/support/given-own-question.ts";
import { givenAnalysis, release } from "#tests/support/given-results.ts";
import { type GivenSchool, givenClass, rowsOf } from "#tests/support/given-school.ts";
import { givenSittings } from "#tests/support/given-sittings.ts";
import { startFor } from "#tests/support/given-submission.ts";
import { givenSchoolObjects } from "#tests/support/given-two-schools.ts";
import { openOf } from "#tests/support/grading.ts";
import { pdfOf, sendFile } from "#tests/support/uploading.ts";
import type { People } from "./people.ts";

type Place = { school: GivenSchool; classId: string; teacher: Member; students: Member[] };

/** Three assessments of a class: one that its student sits, one over and released in which B was wrong, one deleted. */
async function givenExams(place: Place) {
  const now = visitorDeps().now();
  const [student] = place.students;
  if (!student) throw new Error("no student");
  const open = await givenAssessmentIn(place, { questions: 2 });
  await startFor({ id: open.id, student });
  const past = { opensAt: now - 7200, closesAt: now - 3600, rules: { showKey: "released" } } as const;
  const over = await givenAssessmentIn(place, { questions: 2, ...past });
  await givenSittings(over, ["B,B"]);
  await analyse(over, student);
  await release(over, now - 5);
  const gone = await givenAssessmentIn(place, { questions: 1, published: false });
  await removeAssessments(depsOf(place.school.manager), place.school.actor, [gone.id]);
  return { open, over, gone };
}

/** The analysis of a student's two wrong answers. */
async function analyse(given: GivenAssessment, { actor }: Member): Promise<void> {
  const [link] = await rowsOf<{ class: number }>(
    "SELECT class FROM assessment_classes WHERE assessment = ?",
    given.num,
  );
  const sitting = { person: actor.person ?? -1, class: link?.class ?? null };
  await givenAnalysis(given, [{ ...sitting, answers: ["B", "B"], shares: [0, 0] }]);
}

/** A notebook that the class reads, with a material and the teacher's own question in it; ids of its content. */
async function givenReadNotebook(place: Place, materialId: string) {
  const notebook: GivenNotebook = await givenNotebookIn(place);
  const { manager, actor } = place.school;
  const block = { id: freshId(), section: notebook.section, place: "Y", kind: "material" as const };
  const source = JSON.stringify({ material: materialId, title: "Ondas" });
  await addBlocks(depsOf(manager), actor, {
    notebookId: notebook.id,
    operation: freshId(),
    added: [{ ...block, source }],
  });
  const own = await givenOwnQuestion(place.teacher, { solution: `Resolvida em ${place.school.id}` });
  await putInNotebook(notebook, [own.code], place.teacher);
  const alone = await givenOwnQuestion(place.teacher, { statement: "Em nenhum caderno ainda?" });
  return { notebook: notebook.id, block: block.id, ownQuestion: own.code, unusedQuestion: alone.code };
}

/** An essay task of the class that its student has submitted and its teacher reads. */
async function givenEssays({ school, classId, teacher, students }: Place, themeId: string) {
  const [student] = students;
  if (!student) throw new Error("no student");
  const classes = [classId, classId] as const;
  const task = await givenEssayTask({ school, themeId, classes }, teacher);
  const essay = await givenHandedIn(student, task);
  const grader = schoolGrader(teacher.actor);
  await claimEssays(depsOf(teacher), grader);
  const [reading] = await openOf(grader, essay.num);
  return { task, schoolEssay: essay.id, schoolGrading: String(reading?.num) };
}

/** Objects of the kinds that are not there for everybody: deleted, unpublished, of an emptied class. */
async function givenHidden({ school }: Place) {
  const deps = depsOf(school.manager);
  const deleted = await createNotebook(deps, school.actor, "Apagado");
  await removeNotebooks(deps, school.actor, [deleted]);
  const sender = { cookie: school.manager.cookie, schoolId: school.id };
  const gone = await sendFile({ name: "apagado.pdf", bytes: pdfOf(`${school.id} apagado`) }, sender);
  const ids = [gone.value?.id ?? ""];
  await updateMaterials(deps, school.manager.viewer, { schoolId: school.id, ids, change: "delete" });
  return {
    "notebook.deleted": deleted,
    "material.deleted": ids[0] ?? "",
    "class.empty": await givenClass(school.actor, "3º Z"),
  };
}

/** A demo school's objects by the names of their places in addresses, with its people in a class. */
export async function givenSchoolWorld(people: People, schoolId: string, themeId: string) {
  const manager = people.member(`${schoolId}-admin`);
  const school = { id: schoolId, manager, actor: manager.actor };
  const [teacher, student] = [people.member(`${schoolId}-professor`), people.member(`${schoolId}-aluna`)];
  const objects = await givenSchoolObjects(school);
  const deps = visitorDeps();
  const ids = [teacher.personId, student.personId];
  await deps.write(enterClasses(deps.db, schoolId, ids, [objects.classId], deps.now() - 5));
  const place = { school, classId: objects.classId, teacher, students: [student] };
  const { open, over, gone } = await givenExams(place);
  const [columns, check] = [
    rosterPaths.columns(schoolId, objects.rosterId),
    { intent: "columns", "column:0": ["firstName", "lastName"], "column:1": "class", year: "2026" },
  ];
  await (await postFields(columns, check, manager.cookie)).text();
  const copied = await duplicateNotebook(depsOf(manager), school.actor, objects.notebookId);
  return {
    person: objects.personId,
    student: student.personId,
    class: objects.classId,
    job: objects.jobId,
    roster: objects.rosterId,
    announcement: objects.announcementId,
    material: objects.materialId,
    assessment: over.id,
    "assessment.open": open.id,
    "assessment.unpublished": objects.assessmentId,
    "assessment.deleted": gone.id,
    "notebook.unpublished": copied,
    examQuestion: over.questions[0]?.code ?? "",
    event: await createExamEvent(depsOf(manager), school.actor, { title: "Simulado", template: "enem" }),
    ...(await givenReadNotebook(place, objects.materialId)),
    ...(await givenEssays(place, themeId)),
    ...(await givenHidden(place)),
  };
}

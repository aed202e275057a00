import { createAssessment } from "#app/features/assessments/services/making/create-assessment.server.ts";
import {
  createNotebook,
  updateNotebookClasses,
} from "#app/features/notebooks/services/manage-notebooks.server.ts";
import { uploadRoster } from "#app/features/school/services/roster/upload-roster.server.ts";
import { sendAnnouncement } from "#app/features/school/services/send-announcement.server.ts";
import { startPeopleBatch } from "#app/features/school/services/start-people-batch.server.ts";
import { bindings } from "./bindings.ts";
import { freshId, signedIn, visitorDeps } from "./given.ts";
import { givenKnown } from "./given-admin.ts";
import { type GivenSchool, givenClass, givenPeople, givenSchoolWith, schoolPerson } from "./given-school.ts";
import { pdfOf, sendFile, startSending } from "./uploading.ts";

/** Ids of one object of each kind, as in addresses. */
export type SchoolObjects = {
  personId: string;
  classId: string;
  jobId: string;
  rosterId: string;
  notebookId: string;
  announcementId: string;
  materialId: string;
  assessmentId: string;
  uploadId: string;
};

/** One object of each kind, none of them read, sat or shown to students. */
export async function givenSchoolObjects({
  id: schoolId,
  actor,
  manager,
}: GivenSchool): Promise<SchoolObjects> {
  const [personId = ""] = await givenPeople(schoolId, [schoolPerson(), schoolPerson()]);
  const classId = await givenClass(actor, "3º A");
  const selection = { ids: [personId] };
  const job = await startPeopleBatch(visitorDeps(), actor, {
    act: "cards",
    classId: null,
    role: null,
    selection,
  });
  const notebookId = await createNotebook(visitorDeps(), actor, "Caderno");
  await updateNotebookClasses(visitorDeps(), actor, { id: notebookId, classes: [classId] });
  const bytes = new TextEncoder().encode("Nome;Turma\nAna Sá;3º A\n");
  const sent = await uploadRoster(visitorDeps(), actor, { name: "a.csv", bytes });
  const told = { roles: [], classes: [], people: [personId], content: "Prova amanhã", from: "", until: "" };
  const announcementId = await sendAnnouncement(visitorDeps(), actor, freshId(), told);
  const assessmentId = await createAssessment(visitorDeps(), actor, { title: "Simulado" });
  const sender = { cookie: manager.cookie, schoolId };
  const material = await sendFile({ name: "a.pdf", bytes: pdfOf("a") }, sender);
  const started = await startSending({ name: "b.pdf", bytes: pdfOf("b") }, sender);
  const uploadId = started.value?.id ?? "";
  const materialId = material.value?.id ?? "";
  const rosterId = "id" in sent ? sent.id : "";
  return {
    personId,
    classId,
    jobId: job.id,
    rosterId,
    notebookId,
    announcementId,
    materialId,
    assessmentId,
    uploadId,
  };
}

/** Two schools with all kinds of objects; cookies of those whom the first one refuses, by why, and of its people by role. */
export async function givenTwoSchools() {
  const [one, other] = [await givenSchoolWith(), await givenSchoolWith()];
  const [own, foreign] = [await givenSchoolObjects(one), await givenSchoolObjects(other)];
  const inactive = await givenKnown({ school: { id: one.id, role: "admin" } });
  await bindings.DB.prepare("UPDATE school_people SET active = 0 WHERE account = ?")
    .bind(inactive.viewer.num)
    .run();
  const outsiders: Record<string, string | undefined> = {
    "the administration of another school": other.manager.cookie,
    "somebody of no school": (await givenKnown()).cookie,
    "somebody inactive": await signedIn(inactive.person),
    "the inactive, with a token from before": inactive.cookie,
    "a visitor": undefined,
  };
  const insiders = {
    student: (await givenKnown({ school: { id: one.id, role: "student" } })).cookie,
    teacher: (await givenKnown({ school: { id: one.id, role: "teacher" } })).cookie,
  };
  return { one, other, own, foreign, outsiders, insiders };
}

export type TwoSchools = Awaited<ReturnType<typeof givenTwoSchools>>;

/** Not a state of the product: how often somebody tried, and when a session was last seen. */
const ATTEMPTS = /^(?:rate_limits|attempts|sessions)$/;

/** A hash of all rows of each table. */
export async function tableHashes(): Promise<Record<string, string>> {
  const { results } = await bindings.DB.prepare(
    `SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'question^_search%' ESCAPE '^'
      AND name NOT LIKE 'question^_filter%' ESCAPE '^' AND name NOT LIKE '^_cf%' ESCAPE '^' ORDER BY name`,
  ).all<{ name: string }>();
  const names = results.map(({ name }) => name).filter((name) => !ATTEMPTS.test(name));
  const tables = await bindings.DB.batch(names.map((name) => bindings.DB.prepare(`SELECT * FROM "${name}"`)));
  const hashes = names.map(async (name, index) => {
    const bytes = new TextEncoder().encode(JSON.stringify(tables[index]?.results));
    const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
    return [name, [...digest.slice(0, 8)].join(".")] as const;
  });
  return Object.fromEntries(await Promise.all(hashes));
}

import { createList } from "#app/features/lists/services/create-list.server.ts";
import { deleteList } from "#app/features/lists/services/delete-list.server.ts";
import { editList } from "#app/features/lists/services/edit-list.server.ts";
import { type StoredQuestion, visitorDeps } from "#tests/support/given.ts";
import type { Known } from "#tests/support/given-admin.ts";
import { begun, givenEvent } from "#tests/support/given-mock-events.ts";
import { givenPublished, givenStudy, postStudy } from "#tests/support/given-study.ts";
import { givenTrack } from "#tests/support/given-track.ts";
import { item, save, started } from "#tests/support/practising.ts";
import { pdfOf, sendFile } from "#tests/support/uploading.ts";
import type { People } from "./people.ts";

async function givenLists({ viewer }: Known, { ord }: StoredQuestion) {
  const deps = visitorDeps();
  const make = async (name: string) =>
    (await createList(deps, viewer, { name, colour: "verde", ords: [ord] })).id;
  const list = await make("Aberta");
  await editList(deps, viewer, { id: list, visibility: "public" });
  const deleted = await make("Apagada");
  await deleteList(deps, viewer, deleted);
  return { list, "list.private": await make("Fechada"), "list.deleted": deleted };
}

/** A person's session in progress and a submitted one, with the first question right in neither. */
async function givenSessions({ cookie }: Known, codes: readonly string[]) {
  const ended = await started(cookie, "prova", codes);
  await save(cookie, ended, { items: [item(0, { choice: "C" })], endedAt: Date.now() });
  return { session: await started(cookie, "estudo", codes), "session.ended": ended };
}

async function givenStudies({ cookie }: Known) {
  const file = await givenStudy(cookie, "pdf");
  const place = { ownerKind: "study-material", schoolId: "platform", cookie, target: file } as const;
  await sendFile({ name: "Ondas.pdf", bytes: pdfOf("ondas") }, place);
  await (await postStudy(file, "publish", cookie, { text: "" })).text();
  const deleted = await givenPublished(cookie);
  for (const intent of ["withdraw", "delete"]) await (await postStudy(deleted, intent, cookie)).text();
  return {
    study: await givenPublished(cookie),
    "study.file": file,
    "study.unpublished": await givenStudy(cookie),
    "study.deleted": deleted,
  };
}

/** Lists, practice, mock exams, tracks and materials of the platform. */
export async function givenStudyWorld({ known }: People, question: StoredQuestion, held: StoredQuestion) {
  const [owner, other, admin] = [known("aluna"), known("basico"), known("admin")];
  const [event, later] = [
    await givenEvent([held.ord], 86_400),
    await givenEvent([held.ord], 90_000, { startsIn: 86_400 }),
  ];
  const others = await givenSessions(other, [question.code]);
  return {
    ...(await givenLists(owner, question)),
    ...(await givenSessions(owner, [question.code])),
    "session.another": others.session,
    "session.anotherEnded": others["session.ended"],
    event: `evento-${event.id}`,
    "event.later": `evento-${later.id}`,
    eventSession: await begun(event.path, known("pro").cookie),
    track: await givenTrack(),
    subtopic: "s1",
    ...(await givenStudies(admin)),
  };
}

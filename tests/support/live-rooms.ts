import { onTestFinished } from "vitest";
import { sittingPaths } from "#app/features/assessments/paths.ts";
import { assistantPaths } from "#app/features/assistant/paths.ts";
import { forumPaths } from "#app/features/forum/paths.ts";
import { meetingPaths } from "#app/features/mentoring/paths.ts";
import { notificationPaths } from "#app/features/messages/paths.ts";
import { notebookPaths } from "#app/features/notebooks/paths.ts";
import {
  createNotebook,
  updateNotebookClasses,
} from "#app/features/notebooks/services/manage-notebooks.server.ts";
import { enterClasses } from "#app/features/school/queries/class-changes.server.ts";
import { schoolActor } from "#app/features/school/services/school-actor.ts";
import type { SchoolRole } from "#app/platform/access/claims.ts";
import type { RoomKind } from "#app/shell/services/live-rooms.server.ts";
import { askPrompt, givenModel } from "./assistant.ts";
import { door } from "./door.ts";
import { ask } from "./forum.ts";
import { freshId, givenQuestion, type StoredQuestion, visitorDeps } from "./given.ts";
import { givenAdmin, givenKnown, type Known } from "./given-admin.ts";
import { type GivenAssessment, givenAssessment } from "./given-assessment.ts";
import { depsOf } from "./given-notebook.ts";
import { rowsOf } from "./given-school.ts";
import { givenMeeting } from "./meetings.ts";
import { assign, givenPair } from "./mentoring.ts";
import { handshake } from "./notification-tab.ts";
import type { Made } from "./own-communities.ts";

/** One room of each kind that has an address of its own, and who made them. */
export type Rooms = GivenAssessment & {
  notebook: string;
  author: Known;
  question: StoredQuestion;
  thread: string;
  mentor: Known;
  chief: Known;
  admin: Known;
};

export async function givenRooms(): Promise<Rooms> {
  const place = await givenAssessment({ students: 0 });
  const { school, classId } = place;
  const deps = depsOf(school.manager);
  const notebook = await createNotebook(deps, school.actor, "Óptica");
  await updateNotebookClasses(deps, school.actor, { id: notebook, classes: [classId] });
  const { mentor, chief } = await givenPair();
  const [author, question] = [await givenKnown(), await givenQuestion()];
  const thread = await ask(author, question, "Quem continua ouvindo?");
  return { ...place, notebook, author, question, thread, mentor, chief, admin: await givenAdmin() };
}

export type Member = Known & {
  role: SchoolRole;
  personId: string;
  meeting: string;
  request: string;
  community?: Made;
};

/** A request to the assistant that goes on until the test is over. */
async function givenRequest(cookie: string, { code }: StoredQuestion): Promise<string> {
  const held = new Promise<void>((done) => onTestFinished(() => done()));
  givenModel(async function* () {
    yield "Pense. ";
    await held;
  });
  return (await askPrompt(cookie, code))[1];
}

/** Of the school and its class, and a mentee with a meeting now. */
export async function givenEverywhere(rooms: Rooms, role: SchoolRole): Promise<Member> {
  const { school, classId, chief, mentor, question } = rooms;
  const known = await givenKnown({ claims: ["mentee"], school: { id: school.id, role } });
  const { person } = schoolActor(known.viewer, { schoolId: school.id }, "");
  const [row] = await rowsOf<{ id: string }>("SELECT id FROM school_people WHERE num = ?", person ?? -1);
  const personId = row?.id ?? "";
  const deps = visitorDeps();
  await deps.write(enterClasses(deps.db, school.id, [personId], [classId], deps.now() - 5));
  await assign(chief, mentor, known);
  // The room is open a quarter of an hour before; one that began is not cancelled.
  const meeting = await givenMeeting(mentor, [known], deps.now() + 600);
  return { ...known, role, personId, meeting, request: await givenRequest(known.cookie, question) };
}

/** The address of a room: `meeting` and `request` are somebody's own. */
export function roomAddress(
  kind: RoomKind,
  { school, id, notebook, thread }: Rooms,
  { meeting, request }: Pick<Member, "meeting" | "request">,
): string {
  return {
    avisos: notificationPaths.channel(0),
    caderno: notebookPaths.channel(school.id, notebook),
    avaliacao: sittingPaths.room(school.id, id),
    duvida: forumPaths.channel(thread),
    reuniao: meetingPaths.meetingChannel(meeting, freshId()),
    assistente: assistantPaths.channel(request),
  }[kind];
}

/** A socket, and the code with which it was closed. */
export async function openRoom(kind: RoomKind, address: string, cookie: string | undefined) {
  const { status, webSocket: socket } = await door.send(address, { cookie, headers: handshake });
  const opened = { kind, status, closed: null as number | null };
  socket?.addEventListener("close", ({ code }) => {
    opened.closed = code;
  });
  socket?.accept();
  return opened;
}

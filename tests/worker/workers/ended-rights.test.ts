import { beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { signOut } from "#app/features/accounts/services/sign-in/sign-out.server.ts";
import { endAllSessions } from "#app/features/admin/services/end-all-sessions.server.ts";
import { suspendAccount } from "#app/features/admin/services/suspend-person.server.ts";
import { sittingPaths } from "#app/features/assessments/paths.ts";
import { assistantPaths } from "#app/features/assistant/paths.ts";
import { forumPaths } from "#app/features/forum/paths.ts";
import { deleteAccount } from "#app/features/home/services/delete-account.server.ts";
import { meetingPaths } from "#app/features/mentoring/paths.ts";
import { cancelOwnMeeting } from "#app/features/mentoring/services/change-meeting.server.ts";
import { endAccompanying } from "#app/features/mentoring/services/distribute.server.ts";
import { notificationPaths } from "#app/features/messages/paths.ts";
import { notebookPaths } from "#app/features/notebooks/paths.ts";
import {
  createNotebook,
  updateNotebookClasses,
} from "#app/features/notebooks/services/manage-notebooks.server.ts";
import { enterClasses } from "#app/features/school/queries/class-changes.server.ts";
import {
  applyClassChange,
  removeFromClass,
  setActive,
} from "#app/features/school/services/apply-class-change.server.ts";
import { schoolActor } from "#app/features/school/services/school-actor.ts";
import type { SchoolRole } from "#app/platform/access/claims.ts";
import type { RoomKind } from "#app/platform/live/domain/room-place.ts";
import {
  confirmEntry,
  recordEntry,
  sweepRoomSockets,
} from "#app/platform/live/services/end-rights.server.ts";
import { askPrompt, givenModel } from "#tests/support/assistant.ts";
import { bindings } from "#tests/support/bindings.ts";
import { door } from "#tests/support/door.ts";
import { ask } from "#tests/support/forum.ts";
import { freshId, givenQuestion, type StoredQuestion, visitorDeps } from "#tests/support/given.ts";
import { givenAdmin, givenKnown, type Known } from "#tests/support/given-admin.ts";
import { type GivenAssessment, givenAssessment } from "#tests/support/given-assessment.ts";
import { depsOf } from "#tests/support/given-notebook.ts";
import { rowsOf } from "#tests/support/given-school.ts";
import { givenMeeting } from "#tests/support/meetings.ts";
import { assign, givenMentor, givenPair } from "#tests/support/mentoring.ts";
import { handshake, until } from "#tests/support/notification-tab.ts";

let place: GivenAssessment;
let question: StoredQuestion;
let notebook: string;
let thread: string;
let mentor: Known;
let chief: Known;
let admin: Known;

beforeAll(async () => {
  place = await givenAssessment({ students: 0 });
  const { school, classId } = place;
  const deps = depsOf(school.manager);
  notebook = await createNotebook(deps, school.actor, "Óptica");
  await updateNotebookClasses(deps, school.actor, { id: notebook, classes: [classId] });
  ({ mentor, chief } = await givenPair());
  admin = await givenAdmin();
  question = await givenQuestion();
  thread = await ask(chief, question, "Quem continua ouvindo?");
});

/** A request to the assistant that goes on until the test is over. */
async function givenRequest(cookie: string): Promise<string> {
  const held = new Promise<void>((done) => onTestFinished(() => done()));
  givenModel(async function* () {
    yield "Pense. ";
    await held;
  });
  return (await askPrompt(cookie, question.code))[1];
}

type Member = Known & { role: SchoolRole; personId: string; meeting: string; request: string };

/** Of the school and its class, and a mentee with a meeting now. */
async function givenEverywhere(role: SchoolRole): Promise<Member> {
  const { school, classId } = place;
  const known = await givenKnown({ claims: ["mentee"], school: { id: school.id, role } });
  const { person } = schoolActor(known.viewer, { schoolId: school.id }, "");
  const [row] = await rowsOf<{ id: string }>("SELECT id FROM school_people WHERE num = ?", person ?? -1);
  const personId = row?.id ?? "";
  const deps = visitorDeps();
  await deps.write(enterClasses(deps.db, school.id, [personId], [classId], deps.now() - 5));
  await assign(chief, mentor, known);
  // The room is open a quarter of an hour before; one that began is not cancelled.
  const meeting = await givenMeeting(mentor, [known], deps.now() + 600);
  const request = await givenRequest(known.cookie);
  return { ...known, role, personId, meeting, request };
}

function addressOf(kind: RoomKind, { meeting, request }: Member): string {
  const { school, id } = place;
  return {
    avisos: notificationPaths.channel(0),
    caderno: notebookPaths.channel(school.id, notebook),
    avaliacao: sittingPaths.room(school.id, id),
    duvida: forumPaths.channel(thread),
    reuniao: meetingPaths.meetingChannel(meeting, freshId()),
    assistente: assistantPaths.channel(request),
  }[kind];
}

async function open(kind: RoomKind, member: Member) {
  const { status, webSocket: socket } = await door.send(addressOf(kind, member), {
    cookie: member.cookie,
    headers: handshake,
  });
  const opened = { kind, status, closed: null as number | null };
  socket?.addEventListener("close", ({ code }) => {
    opened.closed = code;
  });
  socket?.accept();
  return opened;
}

/** Rooms of each role, in which somebody is until their right ends. */
const roomsOf = {
  student: ["avisos", "avaliacao", "duvida", "reuniao", "assistente"],
  teacher: ["avisos", "caderno", "avaliacao", "duvida", "reuniao", "assistente"],
} as const satisfies Record<string, readonly RoomKind[]>;

const requestId = "teste";
const everything = ["avisos", "caderno", "avaliacao", "duvida", "reuniao", "assistente"] as const;

/** What ends a right, and the rooms that do not open to the person again. */
const endings: Record<string, { end: (member: Member) => Promise<unknown>; lost: readonly RoomKind[] }> = {
  "signing out": { end: ({ viewer }) => signOut(depsOf({ viewer }), viewer), lost: everything },
  "the end of all sessions": {
    end: ({ viewer }) => endAllSessions(depsOf(admin), { viewer: admin.viewer, requestId }, viewer.id),
    lost: everything,
  },
  "a suspension": {
    end: ({ viewer }) =>
      suspendAccount(
        depsOf(admin),
        { viewer: admin.viewer, requestId },
        { userId: viewer.id, reason: "Copiou provas da escola" },
      ),
    lost: everything,
  },
  "deleting the account": {
    end: ({ viewer, person }) =>
      deleteAccount(depsOf({ viewer }), viewer, {
        current: person.password,
        email: person.email,
        address: freshId(),
      }),
    lost: everything,
  },
  "an inactivation": {
    end: ({ personId }) =>
      setActive(depsOf(place.school.manager), place.school.actor, { personId, active: false }),
    lost: ["caderno", "avaliacao"],
  },
  "leaving the class": {
    end: ({ personId }) =>
      removeFromClass(depsOf(place.school.manager), place.school.actor, {
        classId: place.classId,
        people: [personId],
      }),
    lost: ["caderno", "avaliacao"],
  },
  "another role in the school": {
    end: ({ personId, role }) =>
      applyClassChange(depsOf(place.school.manager), place.school.actor, {
        personId,
        role: role === "student" ? "teacher" : "student",
        classes: [],
      }),
    lost: ["caderno", "avaliacao"],
  },
};

/** Those that touch a meeting alone. */
const meetingEndings: Record<string, (member: Member) => Promise<unknown>> = {
  "the end of a mentorship": ({ viewer }) =>
    endAccompanying(depsOf(chief), chief.viewer, { mentee: viewer.id, requestId }),
  "another mentor": async (member) => assign(chief, await givenMentor(), member),
  "the cancelling of a meeting": ({ meeting }) => cancelOwnMeeting(depsOf(mentor), mentor.viewer, meeting),
};

describe.each(["student", "teacher"] as const)("a %s (SEC-28)", (role) => {
  it.each(Object.entries(endings))("has no room open after %s", async (_, { end, lost }) => {
    const member = await givenEverywhere(role);
    const opened = await Promise.all(roomsOf[role].map((kind) => open(kind, member)));
    expect(opened.map(({ status }) => status)).toEqual(opened.map(() => 101));
    await end(member);
    for (const each of opened) await until(() => each.closed !== null, `closing ${each.kind}`);
    const again = await Promise.all(roomsOf[role].map((kind) => open(kind, member)));
    const refused = again.filter(({ status }) => status !== 101).map(({ kind }) => kind);
    expect(refused).toEqual(roomsOf[role].filter((kind) => (lost as readonly string[]).includes(kind)));
  });
});

it.each(Object.entries(meetingEndings))("a meeting is closed by %s (SEC-28)", async (_, end) => {
  const member = await givenEverywhere("student");
  const room = await open("reuniao", member);
  await end(member);
  await until(() => room.closed !== null);
  expect((await open("reuniao", member)).status).toBe(404);
});

it("the other person's sockets, and other sessions, stay open", async () => {
  const [leaving, staying] = [await givenEverywhere("student"), await givenEverywhere("student")];
  const rooms = await Promise.all([open("avaliacao", leaving), open("avaliacao", staying)]);
  await signOut(depsOf(leaving), leaving.viewer);
  await until(() => rooms[0]?.closed !== null);
  expect(rooms[1]?.closed).toBeNull();
});

it("a right that ends between the check and the opening closes the socket, too", async () => {
  const member = await givenEverywhere("student");
  const { viewer } = member;
  const meeting = { kind: "reuniao", names: [member.meeting] } as const;
  const room = await open("reuniao", member);
  await recordEntry(depsOf(member), viewer, meeting);
  await bindings.DB.prepare("UPDATE mentorships SET until = 1 WHERE until IS NULL AND mentee = ?")
    .bind(viewer.num)
    .run();
  expect(room.closed).toBeNull();
  await confirmEntry(visitorDeps(), viewer.sessionId, meeting);
  await until(() => room.closed !== null);
});

it("what a dead Worker or the command line left due is closed by the clock, and old notes go", async () => {
  const member = await givenEverywhere("student");
  const room = await open("duvida", member);
  await bindings.DB.prepare("DELETE FROM sessions WHERE user_id = ?").bind(member.viewer.id).run();
  await bindings.DB.prepare("INSERT INTO room_sockets VALUES ('duvida/1', 'nenhuma', 'ninguém', 1, 0)").run();
  await sweepRoomSockets(visitorDeps());
  await until(() => room.closed !== null);
  expect(await rowsOf("SELECT 1 FROM room_sockets WHERE session_id = 'nenhuma'")).toEqual([]);
});

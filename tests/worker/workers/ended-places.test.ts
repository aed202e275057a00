import { expect, it } from "vitest";
import { sittingPaths } from "#app/features/assessments/paths.ts";
import { removeAssessments } from "#app/features/assessments/services/making/delete-assessments.server.ts";
import { withdrawAssessment } from "#app/features/assessments/services/making/publish-assessment.server.ts";
import {
  setAssessmentClasses,
  setStudentTerms,
} from "#app/features/assessments/services/making/set-audience.server.ts";
import { forumPaths } from "#app/features/forum/paths.ts";
import { deleteComment } from "#app/features/forum/services/delete-comment.server.ts";
import { notebookPaths } from "#app/features/notebooks/paths.ts";
import {
  removeNotebooks,
  updateNotebookClasses,
} from "#app/features/notebooks/services/manage-notebooks.server.ts";
import { bindings } from "#tests/support/bindings.ts";
import { door } from "#tests/support/door.ts";
import { actOn, ask } from "#tests/support/forum.ts";
import { givenQuestion } from "#tests/support/given.ts";
import { givenKnown, type Known } from "#tests/support/given-admin.ts";
import { type GivenAssessment, givenAssessment } from "#tests/support/given-assessment.ts";
import { depsOf, givenMember, givenNotebook, type Member } from "#tests/support/given-notebook.ts";
import { handshake, until } from "#tests/support/notification-tab.ts";

async function open(address: string, { cookie }: Pick<Known, "cookie">) {
  const { status, webSocket: socket } = await door.send(address, { cookie, headers: handshake });
  const opened = { status, closed: false };
  socket?.addEventListener("close", () => {
    opened.closed = true;
  });
  socket?.accept();
  return opened;
}

type Place = GivenAssessment & { student: Member };

function terms(personId: string, invited: boolean) {
  const same = { extraMinutes: 10, largeText: false, opensAt: null, closesAt: null, moreAttempts: 0 };
  return [{ personId, invited, ...same }];
}

/** Changes that withdraw an assessment from a student who is in its room. */
const withdrawals: Record<string, (place: Place) => Promise<unknown>> = {
  "it is a draft again": ({ teacher, id }) => withdrawAssessment(depsOf(teacher), teacher.actor, id),
  "it is deleted": ({ teacher, id }) => removeAssessments(depsOf(teacher), teacher.actor, [id]),
  "its class is taken out": ({ teacher, id }) =>
    setAssessmentClasses(depsOf(teacher), teacher.actor, { id, classes: [] }),
};

it.each(Object.entries(withdrawals))(
  "an assessment's room is closed when %s (SEC-28)",
  async (_, withdraw) => {
    const place = await givenAssessment({ students: 1 });
    const [student] = place.students;
    if (!student) throw new Error("no student");
    const address = sittingPaths.room(place.school.id, place.id);
    const [room, elsewhere] = [await open(address, student), await givenAssessment({ students: 1 })];
    const other = await open(
      sittingPaths.room(elsewhere.school.id, elsewhere.id),
      elsewhere.students[0] ?? student,
    );
    expect([room.status, other.status]).toEqual([101, 101]);
    await withdraw({ ...place, student });
    await until(() => room.closed, "closing");
    expect((await open(address, student)).status).toBe(404);
    expect(other.closed).toBe(false);
  },
);

it("a student who is no longer invited leaves the room (SEC-28)", async () => {
  const { teacher, school, id } = await givenAssessment({ students: 0 });
  const guest = await givenMember(school.id, "student");
  const set = (invited: boolean) =>
    setStudentTerms(depsOf(teacher), teacher.actor, { id, terms: terms(guest.personId, invited) });
  await set(true);
  const address = sittingPaths.room(school.id, id);
  const room = await open(address, guest);
  expect(room.status).toBe(101);
  await set(false);
  await until(() => room.closed, "closing");
  expect((await open(address, guest)).status).toBe(404);
});

/** Somebody reports a thread's doubt, and the moderation hides it. */
async function hide(reporter: Known, thread: string, num: number): Promise<void> {
  await actOn(reporter, thread, { intent: "report", num: String(num), reason: "spam" });
  const found = await bindings.DB.prepare("SELECT num FROM cases WHERE target = ?")
    .bind(num)
    .first<{ num: number }>();
  const moderator = await givenKnown({ claims: ["moderator"] });
  const sent = { num: String(found?.num), intent: "hidden", reason: "Não é uma dúvida." };
  expect((await door.post("/moderacao", sent, { cookie: moderator.cookie })).status).toBe(302);
}

it.each(["hidden by the moderation", "deleted by its author"])(
  "a thread's room is closed when it is %s (SEC-28)",
  async (how) => {
    const [author, reader] = [await givenKnown(), await givenKnown()];
    const question = await givenQuestion();
    const thread = await ask(author, question, "Por que a maré sobe duas vezes?");
    const other = await ask(author, question, "E por que ela desce duas vezes?");
    const rooms = [
      await open(forumPaths.channel(thread), reader),
      await open(forumPaths.channel(other), reader),
    ];
    expect(rooms.map(({ status }) => status)).toEqual([101, 101]);
    const row = await bindings.DB.prepare(
      "SELECT c.num, c.ord FROM comments c CROSS JOIN threads t ON t.num = -c.ord WHERE c.parent = 0 AND t.title LIKE 'Por que a maré%' ORDER BY c.num DESC LIMIT 1",
    ).first<{ num: number; ord: number }>();
    if (!row) throw new Error("no doubt");
    if (how.startsWith("deleted")) await deleteComment(depsOf(author), author.viewer, row);
    else await hide(reader, thread, row.num);
    await until(() => rooms[0]?.closed === true, "closing");
    expect((await open(forumPaths.channel(thread), reader)).status).toBe(404);
    expect(rooms[1]?.closed).toBe(false);
  },
);

it.each(["deleted", "removed from its class"])(
  "a notebook's room is closed when it is %s (SEC-28)",
  async (how) => {
    const { school, classId, id } = await givenNotebook();
    const teacher = await givenMember(school.id, "teacher", [classId]);
    const address = notebookPaths.channel(school.id, id);
    const room = await open(address, teacher);
    expect(room.status).toBe(101);
    const deps = depsOf(school.manager);
    if (how === "deleted") await removeNotebooks(deps, school.actor, [id]);
    else await updateNotebookClasses(deps, school.actor, { id, classes: [] });
    await until(() => room.closed, "closing");
    expect((await open(address, teacher)).status).toBe(404);
  },
);

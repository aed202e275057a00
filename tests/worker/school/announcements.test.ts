import { beforeAll, describe, expect, it } from "vitest";
import { listNotifications } from "#app/features/messages/services/list-notifications.server.ts";
import { markSeen } from "#app/features/messages/services/mark-seen.server.ts";
import type { AnnouncementFields } from "#app/features/school/domain/announcement.ts";
import { schoolPaths } from "#app/features/school/paths.ts";
import { addToClass } from "#app/features/school/services/apply-class-change.server.ts";
import {
  announcementChoices,
  cancelAnnouncement,
  listAnnouncements,
  loadAnnouncement,
  loadMessages,
} from "#app/features/school/services/list-announcements.server.ts";
import { listSchoolAudit } from "#app/features/school/services/list-school-audit.server.ts";
import { schoolActor } from "#app/features/school/services/school-actor.ts";
import { countAnnounced, sendAnnouncement } from "#app/features/school/services/send-announcement.server.ts";
import { bindings } from "#tests/support/bindings.ts";
import { countedDatabase, rowsRead } from "#tests/support/count-trips.ts";
import { openDoor } from "#tests/support/door.ts";
import { freshId, visitorDeps } from "#tests/support/given.ts";
import { givenKnown, type Known } from "#tests/support/given-admin.ts";
import {
  type GivenSchool,
  givenClass,
  givenPeople,
  givenSchoolWith,
  rowsOf,
  schoolPerson,
} from "#tests/support/given-school.ts";

const blank: AnnouncementFields = {
  roles: [],
  classes: [],
  people: [],
  content: "Prova na sexta",
  from: "",
  until: "",
};

let school: GivenSchool;
let classId: string;
let student: Known;
let studentId: string;
let teacher: Known;

function actorOf({ viewer }: Known) {
  return schoolActor(viewer, { schoolId: school.id }, freshId());
}

async function personIdOf({ viewer }: Known): Promise<string> {
  const rows = await rowsOf<{ id: string }>("SELECT id FROM school_people WHERE account = ?", viewer.num);
  return rows[0]?.id ?? "";
}

async function contents({ viewer }: Known): Promise<string[]> {
  return (await listNotifications(visitorDeps(), viewer)).map(({ content }) => content);
}

function send(fields: Partial<AnnouncementFields>, from: Known = school.manager, operation = freshId()) {
  return sendAnnouncement(visitorDeps(), actorOf(from), operation, { ...blank, ...fields });
}

beforeAll(async () => {
  school = await givenSchoolWith();
  const { id } = school;
  student = await givenKnown({ firstName: "Bia", lastName: "Ramos", school: { id, role: "student" } });
  teacher = await givenKnown({ firstName: "Otávio", lastName: "Lima", school: { id, role: "teacher" } });
  studentId = await personIdOf(student);
  classId = await givenClass(school.actor, "3º A");
  const [without = ""] = await givenPeople(id, [schoolPerson({ firstName: "Caio" })]);
  const people = [studentId, await personIdOf(teacher), without];
  await addToClass(visitorDeps(), school.actor, { classId, people, moves: false });
});

describe("an announcement", () => {
  it("reaches the class, with the sender's name, and says who has no access", async () => {
    const id = await send({ classes: [classId] }, teacher);
    expect(await contents(student)).toEqual(["Recado de Otávio Lima: Prova na sexta"]);
    expect(await contents(teacher)).toEqual([]);
    const { announcement, people } = await loadAnnouncement(visitorDeps(), actorOf(teacher), id, null);
    expect(announcement).toMatchObject({ to: "3º A", people: 2, reached: 1, seen: 0, state: "live" });
    expect(people.map(({ name, hasAccess, seenAt }) => [name, hasAccess, seenAt])).toEqual(
      expect.arrayContaining([
        ["Bia Ramos", true, null],
        ["Caio Ramos", false, null],
      ]),
    );
  });

  it("shows who has seen it, once, when the bell is opened", async () => {
    const id = await send({ people: [studentId], content: "Traga a régua" });
    await markSeen(visitorDeps(), student.viewer);
    await markSeen(visitorDeps(), student.viewer);
    const { announcement, people } = await loadAnnouncement(visitorDeps(), school.actor, id, null);
    expect([announcement.seen, announcement.to]).toEqual([1, "1 pessoa"]);
    expect(people[0]?.seenAt).toBeGreaterThan(0);
  });

  it("goes to roles, each person once, and never to its sender", async () => {
    const audience = { roles: ["student", "admin"] as const, classes: [classId], people: [studentId] };
    // Student, teacher of the class, Caio; the sender is the only administrator.
    expect(await countAnnounced(visitorDeps(), actorOf(school.manager), audience)).toEqual({
      people: 3,
      reached: 2,
    });
  });

  it("is sent once, however often the form comes, and not with another text", async () => {
    const operation = freshId();
    const before = (await contents(student)).length;
    await Promise.all([1, 2, 3].map(() => send({ people: [studentId] }, school.manager, operation)));
    expect((await contents(student)).length).toBe(before + 1);
    await expect(send({ people: [studentId], content: "Outro" }, school.manager, operation)).rejects.toThrow(
      /já foi enviado/,
    );
    const noted = await rowsOf("SELECT num FROM audit WHERE subject_id = ?", operation);
    expect(noted).toHaveLength(1);
  });

  it("appears at its hour and ends on its day", async () => {
    const id = await send({
      people: [studentId],
      content: "Amanhã",
      from: "2027-01-10T08:00",
      until: "2027-01-11",
    });
    expect(await contents(student)).not.toContain("Recado de Iara Lima: Amanhã");
    const { announcement } = await loadAnnouncement(visitorDeps(), school.actor, id, null);
    expect(announcement).toMatchObject({
      state: "scheduled",
      visibleFrom: Date.UTC(2027, 0, 10, 11) / 1000,
      expiresAt: Date.UTC(2027, 0, 12, 3) / 1000,
    });
    await expect(
      send({ people: [studentId], from: "2027-01-10T08:00", until: "2027-01-09" }),
    ).rejects.toThrow();
  });

  it("leaves the bell when it is cancelled, once", async () => {
    const id = await send({ people: [studentId], content: "Engano" });
    expect(await contents(student)).toContain("Recado de Iara Lima: Engano");
    await cancelAnnouncement(visitorDeps(), school.actor, id);
    expect(await contents(student)).not.toContain("Recado de Iara Lima: Engano");
    await expect(cancelAnnouncement(visitorDeps(), school.actor, id)).rejects.toThrow(/já saiu do ar/);
  });

  it("of a teacher reaches their own classes and people alone", async () => {
    const foreign = await givenClass(school.actor, "9º Z");
    const [stranger = ""] = await givenPeople(school.id, [schoolPerson()]);
    await expect(send({ classes: [foreign] }, teacher)).rejects.toThrow(/suas turmas/);
    await expect(send({ roles: ["student"] }, teacher)).rejects.toThrow(/suas turmas/);
    await expect(send({ people: [studentId, stranger] }, teacher)).rejects.toThrow(/suas turmas/);
    await expect(send({ classes: [classId] }, student)).rejects.toThrow();
    await send({ people: [studentId] }, teacher);
    const { classes, manages } = await announcementChoices(visitorDeps(), actorOf(teacher), blank);
    expect([classes.map(({ name }) => name), manages]).toEqual([["3º A"], false]);
  });

  it("to nobody, or to people of another school, is refused", async () => {
    const other = await givenSchoolWith();
    await expect(
      sendAnnouncement(visitorDeps(), other.actor, freshId(), {
        ...blank,
        people: [studentId],
        classes: [classId],
      }),
    ).rejects.toThrow(/ninguém ativo/);
    const id = await send({ people: [studentId] });
    await expect(loadAnnouncement(visitorDeps(), other.actor, id, null)).rejects.toThrow(/não existe/);
    await expect(cancelAnnouncement(visitorDeps(), other.actor, id)).rejects.toThrow(/não existe/);
  });

  it("of others is not a teacher's to open", async () => {
    const id = await send({ people: [studentId] });
    await expect(loadAnnouncement(visitorDeps(), actorOf(teacher), id, null)).rejects.toThrow(/não existe/);
    const own = await listAnnouncements(visitorDeps(), actorOf(teacher), null);
    expect(own.announcements.every(({ sender }) => sender === "Otávio Lima")).toBe(true);
    expect((await listAnnouncements(visitorDeps(), school.actor, null)).announcements.length).toBeGreaterThan(
      own.announcements.length,
    );
  });
});

describe("the messages in the audit", () => {
  it("open for the administration alone, with a reason that is recorded", async () => {
    const opened = await loadMessages(visitorDeps(), school.actor, {
      reason: "Denúncia de uma mãe",
      before: null,
    });
    expect(opened.announcements.map(({ content }) => content)).toContain("Prova na sexta");
    const question = { who: "", whom: "", action: "school.open-messages", from: "", until: "", before: null };
    const { rows } = await listSchoolAudit(visitorDeps(), school.actor, question);
    expect(rows).toMatchObject([{ did: "abriu as mensagens na auditoria", reason: "Denúncia de uma mãe" }]);
    const assistant = await givenKnown({ school: { id: school.id, role: "assistant" } });
    await expect(
      loadMessages(visitorDeps(), actorOf(assistant), { reason: "Curiosidade", before: null }),
    ).rejects.toThrow();
    expect((await listSchoolAudit(visitorDeps(), school.actor, question)).rows).toHaveLength(1);
  });
});

describe("the pages (P1, P2)", () => {
  it("cost one trip each", async () => {
    const id = await send({ classes: [classId] });
    for (const path of [
      schoolPaths.announcements(school.id),
      schoolPaths.newAnnouncement(school.id, { classId }),
      schoolPaths.announcement(school.id, id),
    ]) {
      const { database, trips } = countedDatabase(bindings.DB);
      const reply = await openDoor({ DB: database }).send(path, { cookie: school.manager.cookie });
      expect([path, reply.status, trips.length]).toEqual([path, 200, 1]);
      expect(rowsRead(trips)).toBeLessThanOrEqual(120);
      await reply.text();
    }
  });
});

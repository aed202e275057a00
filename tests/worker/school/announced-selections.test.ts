import { beforeAll, describe, expect, it } from "vitest";
import type { AnnouncementFields } from "#app/features/school/domain/announcement.ts";
import { noFilter } from "#app/features/school/domain/people-filter.ts";
import { schoolPaths } from "#app/features/school/paths.ts";
import { loadAnnouncement } from "#app/features/school/services/list-announcements.server.ts";
import { schoolActor } from "#app/features/school/services/school-actor.ts";
import { countAnnounced, sendAnnouncement } from "#app/features/school/services/send-announcement.server.ts";
import { bindings } from "#tests/support/bindings.ts";
import { countedDatabase, rowsRead, rowsWritten } from "#tests/support/count-trips.ts";
import { door, fromOurPage } from "#tests/support/door.ts";
import { freshId, visitorDeps } from "#tests/support/given.ts";
import { givenKnown, type Known } from "#tests/support/given-admin.ts";
import { depsOf } from "#tests/support/given-notebook.ts";
import {
  type GivenSchool,
  givenPeople,
  givenSchoolWith,
  rowsOf,
  schoolPerson,
} from "#tests/support/given-school.ts";

let school: GivenSchool;
let studentId: string;
let teacher: Known;

function actorOf({ viewer }: Known) {
  return schoolActor(viewer, { schoolId: school.id }, freshId());
}

function send(fields: Partial<AnnouncementFields>) {
  const blank = { roles: [], classes: [], people: [], content: "Prova na sexta", from: "", until: "" };
  return sendAnnouncement(visitorDeps(), school.actor, freshId(), { ...blank, ...fields });
}

beforeAll(async () => {
  school = await givenSchoolWith();
  const { id } = school;
  const student = await givenKnown({ firstName: "Bia", lastName: "Ramos", school: { id, role: "student" } });
  teacher = await givenKnown({ firstName: "Otávio", lastName: "Lima", school: { id, role: "teacher" } });
  const rows = await rowsOf<{ id: string }>(
    "SELECT id FROM school_people WHERE account = ?",
    student.viewer.num,
  );
  studentId = rows[0]?.id ?? "";
  await givenPeople(id, [schoolPerson({ firstName: "Caio" })]);
});

describe("an announcement to a whole school of 5,000", () => {
  it("is written in one batch that reads less than 12 rows for each person, and writes less than 8", {
    timeout: 120_000,
  }, async () => {
    const large = await givenSchoolWith();
    const people = Array.from({ length: 5000 }, (_, index) => schoolPerson({ schoolUserId: `G${index}` }));
    await givenPeople(large.id, people);
    // Everybody has an account, so that everybody gets a notification.
    await bindings.DB.batch([
      bindings.DB.prepare(
        `INSERT INTO users (id, email, first_name, last_name, created_at)
        SELECT 'conta-' || p.num, 'conta' || p.num || '@x.com', 'Ana', 'Sá', 1 FROM school_people p
        WHERE p.school = (SELECT num FROM schools WHERE id = ?) AND p.account IS NULL`,
      ).bind(large.id),
      bindings.DB.prepare(
        `UPDATE school_people SET account = (SELECT u.num FROM users u WHERE u.id = 'conta-' || school_people.num)
        WHERE school = (SELECT num FROM schools WHERE id = ?) AND account IS NULL`,
      ).bind(large.id),
    ]);
    const { database, trips } = countedDatabase(bindings.DB);
    const deps = depsOf(large.manager, { DB: database });
    const blank = { classes: [], people: [], content: "Para todos", from: "", until: "" };
    const id = await sendAnnouncement(deps, large.actor, freshId(), { ...blank, roles: ["student"] });
    expect(trips.filter((trip) => rowsWritten([trip]) > 0)).toHaveLength(1);
    expect(rowsRead(trips) / people.length).toBeLessThan(12);
    expect(rowsWritten(trips) / people.length).toBeLessThan(8);
    const { announcement } = await loadAnnouncement(visitorDeps(), large.actor, id, null);
    expect(announcement).toMatchObject({ people: 5000, reached: 5000 });
    const [counted] = await rowsOf<{ n: number }>(
      "SELECT count(*) AS n FROM notifications WHERE id >= ? AND id < ?",
      `${id}:`,
      `${id};`,
    );
    expect(counted?.n).toBe(5000);
  });
});

describe("an announcement to a selection of the management's page", () => {
  it("goes to the people of a filter, for the management alone", async () => {
    const filter = { ...noFilter, text: "ramos", roles: ["student"] as const };
    const audience = { roles: [], classes: [], people: [], filter };
    expect(await countAnnounced(visitorDeps(), actorOf(school.manager), audience)).toEqual({
      people: 2,
      reached: 1,
    });
    await expect(countAnnounced(visitorDeps(), actorOf(teacher), audience)).rejects.toMatchObject({
      code: "announcement-out-of-reach",
    });
    const id = await send({ filter, content: "Só para a busca" });
    const { announcement } = await loadAnnouncement(visitorDeps(), school.actor, id, null);
    expect(announcement).toMatchObject({ to: "Estudantes, da busca “ramos”", people: 2, reached: 1 });
    const inactive = { ...audience, filter: { ...filter, active: false } };
    await expect(countAnnounced(visitorDeps(), actorOf(school.manager), inactive)).rejects.toMatchObject({
      code: "announcement-nobody",
    });
  });

  it("accepts the selection of the management's page: some by name, many or all of a filter as one", async () => {
    const post = async (path: string, fields: readonly (readonly [string, string])[]) =>
      door.send(path, {
        method: "POST",
        cookie: school.manager.cookie,
        headers: fromOurPage,
        body: new URLSearchParams(fields.map(([name, value]) => [name, value])),
      });
    const address = schoolPaths.newAnnouncement(school.id);
    const few = await post(address, [
      ["intent", "address"],
      ["person", studentId],
      ["earlier", "nothing"],
    ]);
    expect(few.headers.get("Location")).toBe(schoolPaths.newAnnouncement(school.id, { people: [studentId] }));
    const ids = await givenPeople(
      school.id,
      Array.from({ length: 13 }, () => schoolPerson({ firstName: "Marcada" })),
    );
    const many = await post(address, [
      ["intent", "address"],
      ["person", ids[0] ?? ""],
      ["earlier", ids.join(",")],
    ]);
    expect(await many.text()).toContain("13 pessoas marcadas na gestão");
    const all = await post(address, [
      ["intent", "address"],
      ["reach", "filter"],
      ["filter", "papel=student&q=marcada"],
    ]);
    expect(await all.text()).toContain("Estudantes, da busca “marcada”");
    const sent = await post(address, [
      ["intent", "send"],
      ["operation", freshId()],
      ["reach", "filter"],
      ["filter", "papel=student&q=marcada"],
      ["chosen", "sim"],
      ["content", "Reunião na quinta"],
    ]);
    const { announcement } = await loadAnnouncement(
      visitorDeps(),
      school.actor,
      /recados\/([0-9a-f]{32})/.exec(sent.headers.get("Location") ?? "")?.[1] ?? "",
      null,
    );
    expect(announcement).toMatchObject({ people: 13, reached: 0 });
    const unticked = await post(address, [
      ["intent", "send"],
      ["reach", "filter"],
      ["filter", ""],
      ["content", "x"],
    ]);
    expect(await unticked.text()).toContain("Escolha para quem é o recado.");
  });
});

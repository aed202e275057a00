import { beforeAll, describe, expect, it } from "vitest";
import { loadEvents } from "#app/features/assessments/services/load-events.server.ts";
import { loadMarking } from "#app/features/assessments/services/load-marking.server.ts";
import {
  assignRooms,
  createExamEvent,
  deleteEvent,
  markAttendance,
  restoreEvent,
  saveEvent,
} from "#app/features/assessments/services/manage-events.server.ts";
import { bindings } from "#tests/support/bindings.ts";
import { countedDatabase } from "#tests/support/count-trips.ts";
import { type GivenAssessment, givenAssessment } from "#tests/support/given-assessment.ts";
import { depsOf } from "#tests/support/given-notebook.ts";
import { rowsOf } from "#tests/support/given-school.ts";

let given: GivenAssessment;
let id: string;

const manage = () => [depsOf(given.school.manager), given.school.actor] as const;
const open = async () => {
  const { event } = await loadEvents(...manage(), id);
  if (!event) throw new Error("no event");
  return event;
};
const days = (assessments: string[], more: object = {}) => ({
  id,
  title: "Simulado ENEM",
  titles: ["1º dia", "2º dia", ""],
  dates: ["2026-11-08", "2026-11-15", ""],
  assessments,
  ranking: false,
  ...more,
});

beforeAll(async () => {
  given = await givenAssessment({ questions: 2, students: 4 });
  id = await createExamEvent(...manage(), { title: " Simulado ENEM ", template: "enem" });
});

describe("an exam of several days", () => {
  it("begins with the days of a real exam, and accepts the school's own assessments", async () => {
    expect((await open()).days.map(({ title }) => title)).toEqual(["ENEM, 1º dia", "ENEM, 2º dia"]);
    await saveEvent(...manage(), days([given.id, ""]));
    const event = await open();
    expect([event.days.length, event.people.length, event.assessments[0]?.day]).toEqual([2, 4, 0]);
    const other = await givenAssessment({ questions: 1, students: 1 });
    await expect(saveEvent(...manage(), days([given.id, other.id]))).rejects.toMatchObject({
      code: "event-assessment",
    });
    await expect(saveEvent(...manage(), days([given.id, given.id]))).rejects.toMatchObject({
      code: "event-assessment",
    });
    await expect(saveEvent(...manage(), days([], { titles: [" "] }))).rejects.toMatchObject({
      code: "event-days",
    });
    expect((await open()).assessments.find((each) => each.day === 0)?.id).toBe(given.id);
  });

  it("is the management's of its own school", async () => {
    const { teacher } = given;
    await expect(loadEvents(depsOf(teacher), teacher.actor, id)).rejects.toMatchObject({
      code: "no-permission",
    });
    const other = await givenAssessment({ questions: 1, students: 1 });
    const stranger = [depsOf(other.school.manager), other.school.actor] as const;
    await expect(loadEvents(...stranger, id)).rejects.toMatchObject({ code: "event-not-found" });
    await expect(deleteEvent(...stranger, id)).rejects.toMatchObject({ code: "event-not-found" });
    await expect(saveEvent(...stranger, days([other.id]))).rejects.toMatchObject({ code: "event-not-found" });
    expect(await rowsOf("SELECT num FROM assessments WHERE id = ? AND event IS NOT NULL", other.id)).toEqual(
      [],
    );
  });

  it("seats everybody, or says that there is no room", async () => {
    await expect(assignRooms(...manage(), { id, lines: "Sala 1, 3", seed: null })).rejects.toMatchObject({
      code: "event-room-full",
    });
    await expect(assignRooms(...manage(), { id, lines: "Sala 1", seed: null })).rejects.toMatchObject({
      code: "event-rooms",
    });
    expect(await assignRooms(...manage(), { id, lines: "Sala 1, 3\nSala 2, 3", seed: "7" })).toBe(4);
    const seats = (await open()).people.map(({ room, seat }) => `${room} ${seat}`).sort();
    expect(seats).toEqual(["0 1", "0 2", "0 3", "1 1"]);
  });

  it("lets two people note one student: the second sees what the first noted", async () => {
    const personId = given.students[0]?.personId ?? "";
    const note = (present: boolean, was: boolean | null) =>
      markAttendance(...manage(), { id, personId, day: 0, present, was });
    const outcomes = await Promise.allSettled([note(true, null), note(false, null)]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    const noted = async () =>
      (await open()).people.find((each) => each.id === personId)?.days[0]?.present ?? null;
    const first = await noted();
    await note(first === true, null);
    await note(first !== true, first);
    expect(await noted()).toBe(first !== true);
    await expect(
      markAttendance(...manage(), { id, personId, day: 5, present: true, was: null }),
    ).rejects.toMatchObject({
      code: "event-attendance-changed",
    });
  });

  it("audits each distribution and each changed note, in the batch of the change", async () => {
    const noted = await rowsOf<{ before: string; after: string }>(
      "SELECT before, after FROM audit WHERE subject_id = ? AND action = 'school.event' ORDER BY num DESC LIMIT 3",
      id,
    );
    const [second, first, rooms] = noted.map(({ before, after }) => ({
      before: JSON.parse(before),
      ...JSON.parse(after),
    }));
    const student = given.students[0]?.personId;
    expect(first).toMatchObject({ before: { present: null }, student, day: 1, title: "Simulado ENEM" });
    expect(second).toMatchObject({ before: { present: first?.present }, student, present: !first?.present });
    expect(rooms).toMatchObject({ seated: 4, drawn: true, rooms: [{ name: "Sala 1", capacity: 3 }, {}] });
    await expect(
      assignRooms(...manage(), { id: "nenhum", lines: "Sala 1, 3", seed: null }),
    ).rejects.toMatchObject({ code: "event-not-found" });
  });

  it("names who was absent, and shows scores only once released", async () => {
    const [first, second] = given.students;
    await rowsOf(
      `INSERT INTO submissions (assessment, person, attempt, started_at, ends_at, seen_at, submitted_at, device, score)
       VALUES (?, ?, 1, 1, 2, 2, 2, 'd', 7.5)`,
      given.num,
      second?.actor.person ?? -1,
    );
    await markAttendance(...manage(), {
      id,
      personId: first?.personId ?? "",
      day: 0,
      present: false,
      was: null,
    }).catch(() => undefined);
    const dayOf = async (personId = "") =>
      (await open()).people.find((each) => each.id === personId)?.days[0];
    expect(await dayOf(second?.personId)).toMatchObject({ score: null, outcome: "waiting" });
    await rowsOf("UPDATE assessments SET released_at = 5, closes_at = 5 WHERE id = ?", given.id);
    expect(await dayOf(second?.personId)).toMatchObject({ score: 7.5, outcome: "score" });
    expect(await dayOf(given.students[2]?.personId)).toMatchObject({ score: null, outcome: "absent" });
  });

  it("costs one trip, as its marking does", async () => {
    const { database, trips } = countedDatabase(bindings.DB);
    await loadEvents(depsOf(given.school.manager, { DB: database }), given.school.actor, id);
    expect(trips).toHaveLength(1);
    const asked = { id: given.id, place: null, from: 0, differing: false };
    await loadMarking(depsOf(given.teacher, { DB: database }), given.teacher.actor, asked);
    expect(trips).toHaveLength(2);
  });

  it("is deleted softly, and comes back", async () => {
    await deleteEvent(...manage(), id);
    await expect(open()).rejects.toMatchObject({ code: "event-not-found" });
    await restoreEvent(...manage(), id);
    expect((await open()).people).toHaveLength(4);
  });
});

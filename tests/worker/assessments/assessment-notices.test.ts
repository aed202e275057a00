import { expect, it } from "vitest";
import {
  publishAssessment,
  withdrawAssessment,
} from "#app/features/assessments/services/making/publish-assessment.server.ts";
import {
  setAssessmentClasses,
  setStudentTerms,
} from "#app/features/assessments/services/making/set-audience.server.ts";
import { bindings } from "#tests/support/bindings.ts";
import { countedDatabase } from "#tests/support/count-trips.ts";
import { type GivenAssessment, givenAssessment } from "#tests/support/given-assessment.ts";
import { depsOf, givenMember } from "#tests/support/given-notebook.ts";
import { rowsOf } from "#tests/support/given-school.ts";

/** 30 November 2037, 08:00 in São Paulo. */
const OPENS = 2_143_191_600;

type Notice = { audience: string; content: string; link: string; num: number };

function noticesOf({ num }: GivenAssessment): Promise<Notice[]> {
  return rowsOf<Notice>(
    "SELECT * FROM notifications WHERE id LIKE 'simulado-' || CAST(? AS INTEGER) || '-%' ORDER BY num",
    num,
  );
}

const audienceOf = (member: { viewer: { id: string } }) => `person:${member.viewer.id}`;

it("publishing notifies each student addressed once, with the window, however often it is sent", async () => {
  const given = await givenAssessment({ published: false, students: 3 });
  const { teacher, id, students, school } = given;
  const other = await givenMember(school.id, "student");
  const sent = { id, revision: given.revision, opensAt: OPENS, closesAt: OPENS + 7200 };
  const { database, trips } = countedDatabase(bindings.DB);
  const publish = (revision: number, changes: object = {}) =>
    publishAssessment(depsOf(teacher, { DB: database }), teacher.actor, { ...sent, revision, ...changes });
  const tries = await Promise.allSettled([1, 2, 3].map(() => publish(sent.revision)));
  expect(tries.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  expect(trips).toHaveLength(3);
  const first = await noticesOf(given);
  expect(first.map(({ audience }) => audience).sort()).toEqual(students.map(audienceOf).sort());
  expect(first[0]).toMatchObject({
    content: "Simulado para você: Simulado de Física. Abre em 30/11 às 08:00. Vai até 30/11 às 10:00.",
    link: `/escolas/${school.id}/avaliacoes/${id}`,
  });
  await publish(sent.revision + 1);
  expect(await noticesOf(given)).toEqual(first);
  await publish(sent.revision + 2, { closesAt: OPENS + 3600 });
  const later = (await noticesOf(given)).slice(3);
  expect(later.map(({ audience }) => audience).sort()).toEqual(students.map(audienceOf).sort());
  expect(later[0]?.content).toContain("Mudou o horário de Simulado de Física. Abre em 30/11 às 08:00.");

  const term = { extraMinutes: 0, largeText: false, moreAttempts: 0, invited: true, closesAt: null };
  const terms = [{ ...term, personId: other.personId, opensAt: OPENS + 1800 }];
  await setStudentTerms(depsOf(teacher), teacher.actor, { id, terms });
  await setStudentTerms(depsOf(teacher), teacher.actor, { id, terms });
  const called = (await noticesOf(given)).filter(({ audience }) => audience === audienceOf(other));
  expect(called.map(({ content }) => content)).toEqual([
    "Simulado para você: Simulado de Física. Abre em 30/11 às 08:30. Vai até 30/11 às 09:00.",
  ]);
  await setAssessmentClasses(depsOf(teacher), teacher.actor, { id, classes: [] });
  expect((await noticesOf(given)).map(({ audience }) => audience)).toEqual([audienceOf(other)]);
  await withdrawAssessment(depsOf(teacher), teacher.actor, id);
  expect(await noticesOf(given)).toEqual([]);
});

it("nobody is notified of a draft, of another school's, or by who may not publish", async () => {
  const given = await givenAssessment({ published: false, students: 1 });
  const stranger = await givenAssessment({ published: false, students: 1 });
  const sent = { id: given.id, revision: given.revision, opensAt: null, closesAt: null };
  await expect(
    publishAssessment(depsOf(stranger.teacher), stranger.teacher.actor, sent),
  ).rejects.toMatchObject({ code: "assessment-not-found" });
  await setAssessmentClasses(depsOf(given.teacher), given.teacher.actor, {
    id: given.id,
    classes: [given.classId],
  });
  expect(await noticesOf(given)).toEqual([]);
  await publishAssessment(depsOf(given.teacher), given.teacher.actor, sent);
  expect((await noticesOf(given)).map(({ content }) => content)).toEqual([
    "Simulado para você: Simulado de Física.",
  ]);
});

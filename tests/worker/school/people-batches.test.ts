import { describe, expect, it } from "vitest";
import { noFilter } from "#app/features/school/domain/people-filter.ts";
import { schoolPaths } from "#app/features/school/paths.ts";
import {
  cancelSchoolJob,
  readSchoolJob,
  type SchoolJobPage,
} from "#app/features/school/services/school-jobs.server.ts";
import {
  startPeopleBatch,
  undoPeopleBatch,
} from "#app/features/school/services/start-people-batch.server.ts";
import { hashOfAddress } from "#app/platform/auth/opt-out-links.server.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { advanceJob } from "#app/platform/jobs/services/advance-job.server.ts";
import { cancelJob } from "#app/platform/jobs/services/run-job.server.ts";
import { endThirdPartyMail } from "#app/platform/mail/services/third-party-mail.server.ts";
import { formatNumber } from "#app/platform/text/format.ts";
import { freshId, visitorDeps } from "#tests/support/given.ts";
import {
  type GivenSchool,
  givenClass,
  givenPeople,
  givenSchoolWith,
  rowsOf,
  schoolPerson,
} from "#tests/support/given-school.ts";
import { mailsTo } from "#tests/support/mailbox.ts";

const people = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    schoolPerson({ firstName: "Bia", lastName: `Número ${index}` }),
  );

/** What a school has of its people and classes, without when it was written. */
async function stateOf({ id }: GivenSchool): Promise<unknown> {
  const school = "(SELECT num FROM schools WHERE id = ?)";
  return [
    await rowsOf(`SELECT id, role, active FROM school_people WHERE school = ${school} ORDER BY id`, id),
    await rowsOf(
      `SELECT p.id, m.class, m.until, m.since, m.role FROM class_members m JOIN school_people p ON p.num = m.person
      WHERE p.school = ${school} ORDER BY p.id, m.class, m.until`,
      id,
    ),
    await rowsOf(
      `SELECT id, students, teachers FROM school_classes WHERE school = ${school} ORDER BY id`,
      id,
    ),
  ];
}

/** To its end, whatever is left after the request. */
function finished(deps: Deps, id: string) {
  return advanceJob(deps, id, 100);
}

describe("a batch over a school's people", () => {
  it("processes all of a filter in chunks of 400, with a report and an undo that leaves all as it was", async () => {
    const school = await givenSchoolWith();
    await givenPeople(school.id, people(900));
    const before = await stateOf(school);
    const deps = visitorDeps();
    const started = await startPeopleBatch(deps, school.actor, {
      act: "inactivate",
      classId: null,
      role: null,
      selection: { filter: { ...noFilter, active: true } },
    });
    const job = await finished(deps, started.id);
    expect(job).toMatchObject({ state: "done", step: 3, seen: 901, changed: 900, refused: 1, expected: 901 });
    const pages = [];
    for (let from: number | null = 0; from !== null; ) {
      const page: SchoolJobPage = await readSchoolJob(deps, school.id, job.id, from);
      pages.push(page.items);
      from = page.next;
    }
    expect(pages.map(({ length }) => length)).toEqual([200, 200, 200, 200, 101]);
    expect(new Set(pages.flat().map(({ id }) => id)).size).toBe(901);
    const own = pages.flat().filter(({ outcome }) => outcome === "refused");
    expect(own.map(({ why }) => why)).toEqual([expect.stringContaining("Você não muda o próprio papel")]);
    const [panel] = await rowsOf<{ counts: string }>(
      "SELECT counts FROM school_panels WHERE school = (SELECT num FROM schools WHERE id = ?)",
      school.id,
    );
    expect(JSON.parse(panel?.counts ?? "")).toMatchObject({ "student|0|2026": 900, "student|1|2026": 0 });
    const undone = await finished(deps, (await undoPeopleBatch(deps, school.actor, job)).id);
    expect(undone).toMatchObject({ state: "done", seen: 900 });
    expect(await stateOf(school)).toEqual(before);
    await expect(
      undoPeopleBatch(deps, school.actor, { ...job, takenBack: undone.num }),
    ).rejects.toMatchObject({ code: "job-not-undoable" });
  });

  it.each(["role", "enter", "leave"] as const)("undoes %s, with the classes", async (act) => {
    const school = await givenSchoolWith();
    const ids = await givenPeople(school.id, people(30));
    const classId = await givenClass(school.actor, "3º A");
    const deps = visitorDeps();
    const wanted = { classId, role: "teacher", selection: { ids } } as const;
    const first = { ...wanted, selection: { ids: ids.slice(0, 10) } };
    const later = { ...deps, now: () => deps.now() + 100 };
    const latest = { ...deps, now: () => deps.now() + 200 };
    await startPeopleBatch(deps, school.actor, { ...first, act: "enter" });
    const before = await stateOf(school);
    const job = await startPeopleBatch(later, school.actor, { ...wanted, act });
    expect(job.changed).toBe(act === "enter" ? 20 : act === "leave" ? 10 : 30);
    expect(await stateOf(school)).not.toEqual(before);
    await undoPeopleBatch(latest, school.actor, job);
    expect(await stateOf(school)).toEqual(before);
  });

  it("is in the audit as what it did, not as what was selected, also where it stops or is undone", async () => {
    const school = await givenSchoolWith();
    const mailed = people(1300).map((each, index) =>
      index < 22 ? { ...each, email: `${freshId()}@x.com` } : each,
    );
    const ids = await givenPeople(school.id, mailed);
    const deps = visitorDeps();
    const wanted = { classId: null, role: null, selection: { ids: ids.slice(0, 99) } } as const;
    await startPeopleBatch(deps, school.actor, { ...wanted, act: "invite" });
    const off = { ...wanted, act: "inactivate", selection: { ids: ids.slice(0, 30) } } as const;
    const job = await startPeopleBatch(deps, school.actor, off);
    await undoPeopleBatch(deps, school.actor, job);
    const all = await startPeopleBatch(deps, school.actor, {
      ...wanted,
      act: "inactivate",
      selection: { ids },
    });
    for (const _ of ["once", "again"]) await cancelSchoolJob(deps, school.actor, all.id);
    const audit = await rowsOf<{ action: string; after: string }>(
      "SELECT action, after FROM audit WHERE scope = ? AND action <> 'school.person' ORDER BY num",
      school.id,
    );
    expect(audit.map(({ action, after }) => [action, JSON.parse(after)])).toEqual([
      ["school.invite", { act: "invite", class: null, role: null, people: 22, refused: 77 }],
      ["school.batch", { act: "inactivate", class: null, role: null, people: 30 }],
      ["school.undo", { act: "inactivate", people: 30 }],
      ["school.batch", { act: "inactivate", class: null, role: null, people: 1200, stopped: 1 }],
    ]);
  });

  it("mails no invitation to an address that ended mails of others", async () => {
    const school = await givenSchoolWith();
    const deps = visitorDeps();
    const emails = [1, 2].map(() => `${crypto.randomUUID()}@farol.test`);
    const ids = await givenPeople(
      school.id,
      people(2).map((each, index) => ({ ...each, email: emails[index] ?? "" })),
    );
    await endThirdPartyMail(deps, await deps.optOutLinks.tokenOf(await hashOfAddress(emails[1] ?? "")));
    const wanted = { classId: null, role: null, selection: { ids } } as const;
    const { id } = await startPeopleBatch(deps, school.actor, { ...wanted, act: "invite" });
    await finished(deps, id);
    const mails = await Promise.all(emails.map(mailsTo));
    expect(mails.map((each) => each.length)).toEqual([1, 0]);
  });

  it("notifies its owner of an end that the first response did not show, once", async () => {
    const school = await givenSchoolWith();
    await givenPeople(school.id, people(1300));
    const deps = visitorDeps();
    const wanted = { act: "inactivate", classId: null, role: null } as const;
    const few = { filter: { ...noFilter, text: "numero 77" } };
    await startPeopleBatch(deps, school.actor, { ...wanted, selection: few });
    const { id } = await startPeopleBatch(deps, school.actor, { ...wanted, selection: { filter: noFilter } });
    await Promise.all([finished(deps, id), finished(deps, id).catch(() => null)]);
    const told = await rowsOf<{ content: string; link: string }>(
      "SELECT content, link FROM notifications WHERE audience = ?",
      `person:${school.manager.viewer.id}`,
    );
    const changed = 1300 - 11;
    expect(told).toEqual([
      {
        content: `Terminou: ${formatNumber(changed)} pessoas foram inativadas, 1 não.`,
        link: schoolPaths.job(school.id, id),
      },
    ]);
  });

  it("runs each step once, with any number of concurrent runners", async () => {
    const school = await givenSchoolWith();
    await givenPeople(school.id, people(1700));
    const deps = visitorDeps();
    const selection = { filter: { ...noFilter, roles: ["student"] as const } };
    const job = await startPeopleBatch(deps, school.actor, {
      act: "inactivate",
      classId: null,
      role: null,
      selection,
    });
    await Promise.allSettled(Array.from({ length: 6 }, () => advanceJob(deps, job.id, 2)));
    const done = await finished(deps, job.id);
    expect(done).toMatchObject({ state: "done", step: 5, seen: 1700, changed: 1700 });
    const steps = await rowsOf("SELECT step FROM job_steps WHERE job = ? ORDER BY step", job.num);
    expect(steps).toEqual([0, 1, 2, 3, 4].map((step) => ({ step })));
  });

  it("stops where it is cancelled; what was done can be undone", async () => {
    const school = await givenSchoolWith();
    await givenPeople(school.id, people(2000));
    const before = await stateOf(school);
    const deps = { ...visitorDeps(), later: () => undefined };
    const selection = { filter: { ...noFilter, roles: ["student"] as const } };
    const job = await startPeopleBatch(deps, school.actor, {
      act: "inactivate",
      classId: null,
      role: null,
      selection,
    });
    expect(job).toMatchObject({ state: "running", seen: 1200 });
    await cancelJob(deps, job);
    const stopped = await advanceJob(deps, job.id);
    expect(stopped).toMatchObject({ state: "cancelled", seen: 1200, changed: 1200 });
    await finished(deps, (await undoPeopleBatch(deps, school.actor, stopped)).id);
    expect(await stateOf(school)).toEqual(before);
  });

  it("leaves people of other schools alone, whatever ids are sent (SEC-04)", async () => {
    const [one, other] = [await givenSchoolWith(), await givenSchoolWith()];
    const ids = await givenPeople(other.id, people(3));
    const before = await stateOf(other);
    const deps = visitorDeps();
    const selection = { ids: [...ids, freshId()] };
    for (const act of ["inactivate", "role", "cards"] as const)
      expect(
        await startPeopleBatch(deps, one.actor, { act, classId: null, role: "teacher", selection }),
      ).toMatchObject({ seen: 0, changed: 0 });
    expect(await stateOf(other)).toEqual(before);
  });

  it("lets an assistant neither grant nor revoke the administration's role", async () => {
    const school = await givenSchoolWith("assistant");
    const ids = await givenPeople(school.id, [schoolPerson({ role: "admin" }), schoolPerson()]);
    const deps = visitorDeps();
    const batch = { classId: null, selection: { ids } };
    await expect(
      startPeopleBatch(deps, school.actor, { ...batch, act: "role", role: "admin" }),
    ).rejects.toMatchObject({ code: "admin-role-denied" });
    expect(
      await startPeopleBatch(deps, school.actor, { ...batch, act: "role", role: "teacher" }),
    ).toMatchObject({ changed: 1, refused: 1 });
  });
});

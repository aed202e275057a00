import { describe, expect, it } from "vitest";
import { cancelAnyJob, continueAnyJob } from "#app/features/admin/services/all-jobs.server.ts";
import { noFilter } from "#app/features/school/domain/people-filter.ts";
import { schoolPaths } from "#app/features/school/paths.ts";
import { startPeopleBatch } from "#app/features/school/services/start-people-batch.server.ts";
import { advanceJob, resumeJobs } from "#app/platform/jobs/services/advance-job.server.ts";
import { prepareJob } from "#app/platform/jobs/services/run-job.server.ts";
import { bindings } from "#tests/support/bindings.ts";
import { countedDatabase } from "#tests/support/count-trips.ts";
import { door, ORIGIN, openDoor } from "#tests/support/door.ts";
import { faultyDatabase } from "#tests/support/faulty-database.ts";
import { freshId, visitorDeps } from "#tests/support/given.ts";
import { givenAdmin } from "#tests/support/given-admin.ts";
import {
  type GivenSchool,
  givenPeople,
  givenSchoolWith,
  rowsOf,
  schoolPerson,
} from "#tests/support/given-school.ts";
import { buildContext } from "#workers/build-deps.ts";

/** More than the steps of a request. */
const PEOPLE = 1300;

/** A batch that has run one step and waits for its next. */
async function givenBatch(): Promise<GivenSchool & { job: string }> {
  const school = await givenSchoolWith();
  await givenPeople(
    school.id,
    Array.from({ length: PEOPLE }, () => schoolPerson()),
  );
  const selection = { filter: { ...noFilter, roles: ["student" as const] } };
  const wanted = { act: "inactivate", classId: null, role: null, selection } as const;
  const deps = { ...visitorDeps(), later: () => undefined };
  const { id } = await startPeopleBatch(deps, school.actor, wanted);
  return { ...school, job: id };
}

async function stateOf(job: string) {
  const [row] = await rowsOf<{ state: string; seen: number; failure: string | null }>(
    "SELECT state, seen, failure FROM jobs WHERE id = ?",
    job,
  );
  return row;
}

/** The section of a page under a heading. */
function sectionOf(html: string, title: string): string {
  const [, rest = ""] = html.split(`<section aria-label="${title}"`);
  return rest.split("</section>")[0] ?? "";
}

async function pageOf(path: string, cookie: string): Promise<string> {
  return (await door.send(path, { cookie })).text();
}

describe("the page of a school's jobs", () => {
  it("shows how far one is, and continues it to its end", async () => {
    const { id, manager, job } = await givenBatch();
    const path = schoolPaths.jobs(id);
    const running = sectionOf(await pageOf(path, manager.cookie), "Em andamento");
    expect(running).toContain(schoolPaths.job(id, job));
    expect(running.replaceAll("<!-- -->", "")).toContain("1.200 de 1.300 pessoas");
    const sent = await door.post(path, { intent: "continue", job }, { cookie: manager.cookie });
    expect([sent.status, sent.headers.get("Location")]).toEqual([302, path]);
    expect(await stateOf(job)).toEqual({ state: "done", seen: PEOPLE, failure: null });
    expect(sectionOf(await pageOf(path, manager.cookie), "Terminados")).toContain(schoolPaths.job(id, job));
  });

  it("cancels one: what was done stays", async () => {
    const { id, manager, job } = await givenBatch();
    await door.post(schoolPaths.jobs(id), { intent: "cancel", job }, { cookie: manager.cookie });
    expect(await stateOf(job)).toEqual({ state: "cancelled", seen: 1200, failure: null });
    expect(sectionOf(await pageOf(schoolPaths.jobs(id), manager.cookie), "Terminados")).toContain(
      "Cancelado",
    );
  });

  it("knows no other school's", async () => {
    const [own, other] = [await givenBatch(), await givenSchoolWith()];
    const path = schoolPaths.jobs(other.id);
    expect(await pageOf(path, other.manager.cookie)).not.toContain(own.job);
    for (const intent of ["continue", "cancel"]) {
      const sent = await door.post(path, { intent, job: own.job }, { cookie: other.manager.cookie });
      expect(sent.status).toBe(404);
    }
    expect(await stateOf(own.job)).toMatchObject({ state: "running", seen: 1200 });
  });
});

describe("the platform's page of jobs (REL-05)", () => {
  it("shows a failed one with its reason, and tries again; one that waits comes to its end by the clock", async () => {
    const admin = await givenAdmin();
    const { id, job } = await givenBatch();
    const broken = { ...visitorDeps(), jobKinds: {} };
    await expect(advanceJob(broken, job)).rejects.toMatchObject({ code: "job-not-found" });
    expect(await stateOf(job)).toMatchObject({ state: "running", failure: "Este trabalho não existe mais." });
    const failed = sectionOf(await pageOf("/admin/trabalhos", admin.cookie), "Com falha");
    expect(failed).toContain(schoolPaths.job(id, job));
    expect(failed).toContain("Este trabalho não existe mais.");
    await door.post("/admin/trabalhos", { intent: "continue", job }, { cookie: admin.cookie });
    expect(await stateOf(job)).toEqual({ state: "done", seen: PEOPLE, failure: null });

    const waiting = await givenBatch();
    await bindings.DB.prepare("UPDATE jobs SET updated_at = updated_at - 600 WHERE id = ?")
      .bind(waiting.job)
      .run();
    const html = await pageOf("/admin/trabalhos", admin.cookie);
    expect(sectionOf(html, "Esperando")).toContain(schoolPaths.job(waiting.id, waiting.job));
    await resumeJobs(visitorDeps());
    expect(await stateOf(waiting.job)).toMatchObject({ state: "done", seen: PEOPLE });
  });

  it("leaves the command line's alone: the clock takes no step of it, and the page says why", async () => {
    const admin = await givenAdmin();
    const { deps } = buildContext(bindings, new Request(ORIGIN), null);
    const { id, inserted } = prepareJob(deps, {
      ...{ kind: "bank-review", ownerId: null },
      ...{ input: { version: 0 }, expected: 3 },
    });
    await deps.write(inserted);
    await bindings.DB.prepare("UPDATE jobs SET updated_at = updated_at - 600 WHERE id = ?").bind(id).run();
    await resumeJobs(deps);
    expect(await stateOf(id)).toEqual({ state: "running", seen: 0, failure: null });
    await door.post("/admin/trabalhos", { intent: "continue", job: id }, { cookie: admin.cookie });
    const failed = sectionOf(await pageOf("/admin/trabalhos", admin.cookie), "Com falha");
    expect(failed).toContain("Este trabalho continua só pela linha de comando.");
    await door.post("/admin/trabalhos", { intent: "cancel", job: id }, { cookie: admin.cookie });
    expect(await stateOf(id)).toMatchObject({ state: "cancelled", seen: 0 });
  });

  it("shows the failure of a step that it runs itself", async () => {
    const admin = await givenAdmin();
    const { job } = await givenBatch();
    const { database } = faultyDatabase(bindings.DB, "fails before", (queries) =>
      queries.some(({ sql }) => sql.includes("INTO job_steps")),
    );
    const { deps } = buildContext({ ...bindings, DB: database }, new Request(ORIGIN), null);
    await continueAnyJob(deps, { viewer: admin.viewer, requestId: freshId() }, job);
    expect(await stateOf(job)).toMatchObject({ state: "running", failure: expect.stringMatching(/./) });
    const failed = sectionOf(await pageOf("/admin/trabalhos", admin.cookie), "Com falha");
    expect(failed).toContain("A última tentativa falhou");
    await continueAnyJob(visitorDeps(), { viewer: admin.viewer, requestId: freshId() }, job);
    expect(await stateOf(job)).toEqual({ state: "done", seen: PEOPLE, failure: null });
  });

  it("is one round trip, and notes who cancelled", async () => {
    const admin = await givenAdmin();
    const { job } = await givenBatch();
    const { database, trips } = countedDatabase(bindings.DB);
    const page = await openDoor({ DB: database }).send("/admin/trabalhos", { cookie: admin.cookie });
    expect([page.status, trips.length]).toEqual([200, 1]);
    const actor = { viewer: admin.viewer, requestId: freshId() };
    for (let time = 0; time < 2; time++) await cancelAnyJob(visitorDeps(), actor, job);
    expect(await stateOf(job)).toMatchObject({ state: "cancelled" });
    expect(
      await rowsOf("SELECT actor_id FROM audit WHERE action = 'job.cancel' AND subject_id = ?", job),
    ).toEqual([{ actor_id: admin.viewer.id }]);
  });

  it("cancels no job that must run to its end, and says why", async () => {
    const admin = await givenAdmin();
    const job = freshId();
    const input = JSON.stringify({ event: 0, id: "nenhum", title: "Simulado de maio", last: false });
    await bindings.DB.prepare(
      "INSERT INTO jobs (id, kind, owner_id, input, created_at, updated_at) VALUES (?, 'mock-event', 'quem', ?, unixepoch(), unixepoch())",
    )
      .bind(job, input)
      .run();
    expect(await pageOf("/admin/trabalhos", admin.cookie)).toContain("A classificação sai quando");
    const sent = await door.post("/admin/trabalhos", { intent: "cancel", job }, { cookie: admin.cookie });
    expect(sent.status).toBe(409);
    expect(await stateOf(job)).toMatchObject({ state: "running" });
    await advanceJob(visitorDeps(), job);
    expect(await stateOf(job)).toMatchObject({ state: "done" });
  });
});

import { describe, expect, it } from "vitest";
import { addToClass } from "#app/features/school/services/apply-class-change.server.ts";
import { importRoster } from "#app/features/school/services/roster/import-roster.server.ts";
import { readSchoolJob } from "#app/features/school/services/school-jobs.server.ts";
import { startPeopleBatch } from "#app/features/school/services/start-people-batch.server.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { statementsOf } from "#app/platform/db/database.server.ts";
import { jobById } from "#app/platform/jobs/queries/jobs.server.ts";
import { advanceJob } from "#app/platform/jobs/services/advance-job.server.ts";
import { undoJob } from "#app/platform/jobs/services/run-job.server.ts";
import { bindings } from "#tests/support/bindings.ts";
import { visitorDeps } from "#tests/support/given.ts";
import {
  type GivenSchool,
  givenClass,
  givenPeople,
  givenSchoolWith,
  rowsOf,
  schoolPerson,
} from "#tests/support/given-school.ts";
import { schoolRows } from "#tests/support/school-state.ts";

const csv = (text: string, name = "alunos.csv") => ({ name, bytes: new Uint8Array(Buffer.from(text)) });

const stateOf = ({ id }: GivenSchool) => schoolRows(id);

/** Without the work after the response: the test runs every step itself. */
const shell = () => ({ ...visitorDeps(), later: () => undefined });

function run(school: GivenSchool, text: string, dryRun = false) {
  return importRoster(shell(), { schoolId: school.id, files: [csv(text)], year: 2026, dryRun });
}

async function undone(jobId: string | null) {
  const deps = shell();
  const [job] = await deps.read(jobById(deps.db, jobId ?? ""));
  if (!job) throw new Error("no job");
  const undo = await undoJob(deps, job, "quem");
  expect(await advanceJob(deps, undo.id, 100)).toMatchObject({ state: "done" });
  return readSchoolJob(deps, job.schoolId ?? "", undo.id, 0);
}

/** A school with somebody to rename, to move, to inactivate and to leave alone. */
async function givenOffice(): Promise<GivenSchool> {
  const school = await givenSchoolWith();
  const ids = await givenPeople(school.id, [
    schoolPerson({ firstName: "Ana", lastName: "Sa", schoolUserId: "001" }),
    schoolPerson({ firstName: "Bia", lastName: "Ramos", schoolUserId: "002", email: "bia@x.com" }),
    schoolPerson({ firstName: "Caio", lastName: "Luz", email: "caio@x.com" }),
    schoolPerson({ firstName: "Davi", lastName: "Reis", schoolUserId: "009" }),
  ]);
  const deps = visitorDeps();
  for (const name of ["3º A", "3º B"]) {
    const classId = await givenClass(school.actor, name);
    if (name === "3º B")
      await addToClass(deps, school.actor, { classId, people: ids.slice(0, 2), moves: false });
  }
  return school;
}

const FILE = `Nome;Matrícula;E-mail;Turma;Situação;Papel
Ana Sá Pereira;001;ana@x.com;3A;ativo;aluno
Bia Ramos;002;;3º B;transferida;aluno
Caio Luz;003;caio@x.com;3º A;;aluno
Eva Nova;004;;3º D;;aluno
Fábio Mestre;P1;fabio@x.com;3º A;;professor
Fábio Mestre;P1;fabio@x.com;3º D;;professor
Gil Errado;005;gil@;3º A;;aluno
Outra Pessoa;002;;3º A;;aluno
`;

describe("a roster import", () => {
  it("does what its dry run says, nothing the second time, and its undo leaves all as it was", async () => {
    const school = await givenOffice();
    const before = await stateOf(school);
    const dry = await run(school, FILE, true);
    expect(await stateOf(school)).toEqual(before);
    expect(dry.report).toMatchObject({
      read: 7,
      created: 4,
      updated: 3,
      unchanged: 0,
      refused: 0,
      absent: 1,
      people: 7,
      classes: 4,
    });
    expect(dry.report.reasons.map(({ line }) => line)).toEqual([8, 9]);
    const done = await run(school, FILE);
    expect(done.report).toEqual(dry.report);
    const people = await rowsOf(
      `SELECT p.first_name || ' ' || p.last_name AS name, p.school_user_id AS sid, p.active, p.role,
        (SELECT group_concat(c.name, '+') FROM class_members m JOIN school_classes c ON c.num = m.class
          WHERE m.person = p.num AND m.until = 0) AS classes
      FROM school_people p WHERE p.school = (SELECT num FROM schools WHERE id = ?) AND p.account IS NULL ORDER BY p.place`,
      school.id,
    );
    expect(people).toEqual([
      { name: "Ana Sá Pereira", sid: "001", active: 1, role: "student", classes: "3º A" },
      { name: "Bia Ramos", sid: "002", active: 0, role: "student", classes: "3º B" },
      { name: "Caio Luz", sid: "003", active: 1, role: "student", classes: "3º A" },
      { name: "Davi Reis", sid: "009", active: 1, role: "student", classes: null },
      { name: "Eva Nova", sid: "004", active: 1, role: "student", classes: "3º D" },
      { name: "Fábio Mestre", sid: "P1", active: 1, role: "teacher", classes: "3º A+3º D" },
      { name: "Gil Errado", sid: "005", active: 1, role: "student", classes: "3º A" },
      { name: "Outra Pessoa", sid: null, active: 1, role: "student", classes: "3º A" },
    ]);
    const after = await stateOf(school);
    const again = await run(school, FILE);
    expect(again.report).toMatchObject({ read: 7, created: 0, updated: 0, unchanged: 7, refused: 0 });
    expect(again.jobId).toBeNull();
    expect(await stateOf(school)).toEqual(after);
    await undone(done.jobId);
    expect(await stateOf(school)).toEqual(before);
  });

  it("is undone with the cards issued since, and says of each line what it left", async () => {
    const school = await givenOffice();
    const before = await stateOf(school);
    const idOf = async (name: string) =>
      (
        await rowsOf<{ id: string }>(
          "SELECT id FROM school_people WHERE first_name = ? ORDER BY num DESC",
          name,
        )
      )[0]?.id ?? "";
    const cards = { act: "cards", classId: null, role: null } as const;
    const first = await run(school, FILE);
    const eva = await idOf("Eva");
    await startPeopleBatch(visitorDeps(), school.actor, { ...cards, selection: { ids: [eva] } });
    await undone(first.jobId);
    expect(await stateOf(school)).toEqual(before);

    const second = await run(school, FILE);
    const [mestre, bia] = [await idOf("Fábio"), await idOf("Bia")];
    await bindings.DB.batch([
      bindings.DB.prepare("UPDATE school_people SET login = 'fabio', card = 1 WHERE id = ?").bind(mestre),
      bindings.DB.prepare("UPDATE school_people SET updated_at = updated_at + 9 WHERE id = ?").bind(bia),
    ]);
    const { items } = await undone(second.jobId);
    const left = items.filter(({ outcome }) => outcome === "refused");
    expect(left.map(({ name, why, isPerson }) => [name, why, isPerson])).toEqual([
      [expect.stringContaining("Bia"), "Mudou depois da importação: ficou como está agora.", true],
      [expect.stringContaining("Fábio"), expect.stringContaining("Já entrou com a própria conta"), true],
      ["Turma 3º D", expect.stringContaining("a turma ficou"), false],
    ]);
  });

  it("imports a list of names once", async () => {
    const school = await givenSchoolWith();
    const list = "Nome;Turma\nAna Sá;1º A\nBia Ramos;1º A\nAna Sá;1º B\n";
    expect((await run(school, list)).report).toMatchObject({ created: 3, refused: 0 });
    expect((await run(school, list)).report).toMatchObject({ created: 0, unchanged: 3 });
  });

  it("imports and undoes 20,000 lines in pieces", { timeout: 120_000 }, async () => {
    const school = await givenSchoolWith();
    const before = await stateOf(school);
    const lines = Array.from(
      { length: 20_000 },
      (_, index) =>
        `Maria Silva ${"ABCDEFGHIJ"[index % 10]};${index};${(index % 3) + 1}º ${"ABCDEFGH"[index % 8]}`,
    );
    const file = `Nome;Matrícula;Turma\n${lines.join("\n")}`;
    const start = Date.now();
    const { report, jobId } = await run(school, file);
    const imported = Date.now();
    expect(report).toMatchObject({ read: 20_000, created: 20_000, classes: 24 });
    const [counted] = await rowsOf<{ n: number; m: number }>(
      "SELECT count(*) AS n, (SELECT count(*) FROM job_steps s JOIN jobs j ON j.num = s.job WHERE j.id = ?) AS m FROM school_people WHERE school = (SELECT num FROM schools WHERE id = ?)",
      jobId ?? "",
      school.id,
    );
    expect(counted).toEqual({ n: 20_001, m: 51 });
    await undone(jobId);
    console.info(`20,000 lines: import ${imported - start} ms, undo ${Date.now() - imported} ms`);
    expect(await stateOf(school)).toEqual(before);
  });

  it.each([0, 1, 2, 3, 4])("that breaks off at step %i goes on without a double (REL-05)", async (step) => {
    const school = await givenSchoolWith();
    const lines = Array.from({ length: 1300 }, (_, index) => `Bia Ramos;${index};1º A`);
    const files = [csv(`Nome;Matrícula;Turma\n${lines.join("\n")}`)];
    const deps = shell();
    let steps = 0;
    const write: Deps["write"] = (asked) => {
      const isStep = statementsOf(asked).some((each) => each.toSQL().sql.includes("INSERT INTO job_steps"));
      if (isStep && steps++ === step) return Promise.reject(new Error("the connection is gone"));
      return deps.write(asked);
    };
    const broken = importRoster(
      { ...deps, write },
      { schoolId: school.id, files, year: 2026, dryRun: false },
    );
    await expect(broken).rejects.toThrow("the connection is gone");
    const [roster] = await rowsOf<{ job: string }>(
      "SELECT job FROM roster_imports WHERE school = (SELECT num FROM schools WHERE id = ?)",
      school.id,
    );
    expect(await advanceJob(deps, roster?.job ?? "", 100)).toMatchObject({
      state: "done",
      seen: 1301,
      changed: 1301,
    });
    const [counted] = await rowsOf<{ n: number }>(
      "SELECT students AS n FROM school_classes WHERE school = (SELECT num FROM schools WHERE id = ?)",
      school.id,
    );
    expect(counted?.n).toBe(1300);
  });

  it("reports files without a roster", async () => {
    const school = await givenSchoolWith();
    const files = [csv(""), csv("PK\u0003\u0004lixo", "x.zip"), csv("Cidade;CEP\nRecife;50000\n", "c.csv")];
    const { report } = await importRoster(shell(), {
      schoolId: school.id,
      files,
      year: 2026,
      dryRun: false,
    });
    expect(report).toMatchObject({ read: 0, created: 0, absent: 0 });
    expect(report.reasons.map(({ source }) => source)).toEqual(["alunos.csv", "x.zip", "c.csv"]);
  });
});

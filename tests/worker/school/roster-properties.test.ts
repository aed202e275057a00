import fc from "fast-check";
import { expect, it } from "vitest";
import { csvOf, exportPeople, xlsxOf } from "#app/features/school/services/roster/export-people.server.ts";
import { importRoster } from "#app/features/school/services/roster/import-roster.server.ts";
import { jobById } from "#app/platform/jobs/queries/jobs.server.ts";
import { advanceJob } from "#app/platform/jobs/services/advance-job.server.ts";
import { undoJob } from "#app/platform/jobs/services/run-job.server.ts";
import { visitorDeps } from "#tests/support/given.ts";
import { type GivenSchool, givenSchoolWith } from "#tests/support/given-school.ts";
import { schoolRows } from "#tests/support/school-state.ts";
import { workbook } from "#tests/support/spreadsheet.ts";

const RUNS = { numRuns: 12 };

/** Without the work after the response: the test runs every step itself. */
const shell = () => ({ ...visitorDeps(), later: () => undefined });

const columns = {
  "Nome completo": fc.constantFrom(
    "Ana Sá",
    "Bia D’Ávila",
    "Caio",
    "José da Luz Ramos",
    "-Íris Ñ.",
    "",
    "R2 D2",
  ),
  Matrícula: fc.constantFrom("", "1", "2", "3", "A/4", "0005", "6", "não tem", "com espaço"),
  "E-mail": fc.constantFrom("", "ana@x.com", "BIA@x.com", "c@x.com", "errado@", "-"),
  Celular: fc.constantFrom("", "(11) 98888-7777", "+55 11 98888-7778", "123"),
  Turma: fc.constantFrom("", "3A", "3º A", "3B | 3C", "2ª série B", "turma 3-a", "!!!"),
  Papel: fc.constantFrom("", "aluna", "Professor", "coordenação", "diretor", "responsável", "rei"),
  "Ano letivo": fc.constantFrom("", "2025", "2026", "ontem"),
  Situação: fc.constantFrom("", "Ativo", "Transferida", "talvez"),
};

const row = fc.record(columns);
const table = fc
  .tuple(
    fc.array(row, { minLength: 1, maxLength: 25 }),
    fc.shuffledSubarray(Object.keys(columns) as (keyof typeof columns)[], { minLength: 8 }),
    fc.constantFrom(";", ",", "\t"),
  )
  .map(([rows, names, separator]) =>
    [names, ...rows.map((each) => names.map((name) => each[name]))]
      .map((cells) => cells.join(separator))
      .join("\n"),
  );

function run({ id }: GivenSchool, bytes: Uint8Array, dryRun: boolean, name = "a.csv") {
  return importRoster(shell(), { schoolId: id, files: [{ name, bytes }], year: 2026, dryRun });
}

const bytesOf = (text: string) => new TextEncoder().encode(text);

it("any list: the dry run is the import, the second time changes nothing, the undo brings all back", {
  timeout: 240_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(table, table, async (first, second) => {
      const school = await givenSchoolWith();
      await run(school, bytesOf(first), false);
      const before = await schoolRows(school.id);
      const dry = await run(school, bytesOf(second), true);
      expect(await schoolRows(school.id)).toEqual(before);
      const done = await run(school, bytesOf(second), false);
      expect(done.report).toEqual(dry.report);
      const { read, created, updated, unchanged, refused } = done.report;
      expect(created + updated + unchanged + refused).toBe(read);
      const after = await schoolRows(school.id);
      const again = await run(school, bytesOf(second), false);
      expect(again.report).toMatchObject({ read, created: 0, updated: 0 });
      expect(await schoolRows(school.id)).toEqual(after);
      if (!done.jobId) {
        expect(after).toEqual(before);
        return;
      }
      const deps = shell();
      const [job] = await deps.read(jobById(deps.db, done.jobId));
      if (!job) throw new Error("no job");
      expect(job).toMatchObject({ state: "done", refused });
      await advanceJob(deps, (await undoJob(deps, job, "quem")).id, 100);
      expect(await schoolRows(school.id)).toEqual(before);
    }),
    RUNS,
  );
});

const GROUP = fc.constantFrom("Turma: 3º A", "3B", "Turma 301", "Turma: Águias - 2025", "9º ano C");
const sheetRows = fc
  .array(fc.oneof({ weight: 4, arbitrary: row }, { weight: 1, arbitrary: GROUP }), {
    minLength: 1,
    maxLength: 12,
  })
  .map((rows) => rows.map((each) => (typeof each === "string" ? [each] : Object.values(each))));
const NAMES = ["3A", "1ª série B", "Turma 301", "Alunos", "Professores", "Resumo"] as const;

/** A workbook of some sheets, with titles, groups of classes and merged cells. */
const book = fc
  .tuple(
    fc.shuffledSubarray([...NAMES], { minLength: 1, maxLength: 3 }),
    fc.array(sheetRows, { minLength: 3, maxLength: 3 }),
    fc.array(fc.constantFrom("E2:E4", "E3:E5", "E6:E9"), { maxLength: 2 }),
  )
  .map(([names, rows, merges]) =>
    workbook(
      Object.fromEntries(names.map((name, at) => [name, [Object.keys(columns), ...(rows[at] ?? [])]])),
      merges,
    ),
  );
const ways = fc.subarray(["sheetNames", "groups", "fill"] as const);

it("any workbook of several sheets, however its classes are read: dry run = import, twice = unchanged, undo = before", {
  timeout: 240_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(table, book, ways, async (list, bytes, off) => {
      const school = await givenSchoolWith();
      await run(school, bytesOf(list), false);
      const before = await schoolRows(school.id);
      const asWritten = Object.fromEntries(off.map((way) => [way, false as const]));
      const files = [{ name: "turmas.xlsx", bytes }];
      const importAs = (dryRun: boolean) =>
        importRoster(shell(), { schoolId: school.id, files, year: 2026, dryRun, asWritten });
      const dry = await importAs(true);
      expect(await schoolRows(school.id)).toEqual(before);
      const done = await importAs(false);
      expect(done.report).toEqual(dry.report);
      const after = await schoolRows(school.id);
      expect((await importAs(false)).report).toMatchObject({ read: dry.report.read, created: 0, updated: 0 });
      expect(await schoolRows(school.id)).toEqual(after);
      if (!done.jobId) return;
      const deps = shell();
      const [job] = await deps.read(jobById(deps.db, done.jobId));
      if (!job) throw new Error("no job");
      await advanceJob(deps, (await undoJob(deps, job, "quem")).id, 100);
      expect(await schoolRows(school.id)).toEqual(before);
    }),
    RUNS,
  );
});

it.each(["csv", "xlsx"] as const)(
  "any school's export as %s imports back as it is",
  { timeout: 240_000 },
  async (format) => {
    await fc.assert(
      fc.asyncProperty(table, async (list) => {
        const school = await givenSchoolWith();
        await run(school, bytesOf(list), false);
        const before = await schoolRows(school.id);
        const rows = await exportPeople(visitorDeps(), school.actor);
        const bytes = format === "csv" ? bytesOf(csvOf(rows)) : xlsxOf(rows);
        const { report } = await run(school, bytes, false, `pessoas.${format}`);
        const people = rows.length - 1;
        expect(report).toMatchObject({ read: people, unchanged: people, refused: 0, absent: 0, reasons: [] });
        expect(await schoolRows(school.id)).toEqual(before);
      }),
      RUNS,
    );
  },
);

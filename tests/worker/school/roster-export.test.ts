import { describe, expect, it } from "vitest";
import { rosterPaths } from "#app/features/school/paths.ts";
import { csvOf, exportPeople, xlsxOf } from "#app/features/school/services/roster/export-people.server.ts";
import { importRoster } from "#app/features/school/services/roster/import-roster.server.ts";
import { door } from "#tests/support/door.ts";
import { visitorDeps } from "#tests/support/given.ts";
import { givenPeople, givenSchoolWith, schoolPerson } from "#tests/support/given-school.ts";

describe("an export", () => {
  it.each(["csv", "xlsx"] as const)("as %s imports back as it is", async (format) => {
    const school = await givenSchoolWith();
    await givenPeople(school.id, [
      schoolPerson({ firstName: "Ana Maria", lastName: "Sá", schoolUserId: "001", mobile: "11987654321" }),
      schoolPerson({ firstName: "-Bia", lastName: "Na", email: "bia@x.com", role: "teacher" }),
      schoolPerson({ firstName: "Caio", lastName: "", schoolUserId: "A/3", active: false, year: 2025 }),
    ]);
    await importRoster(visitorDeps(), {
      schoolId: school.id,
      files: [
        {
          name: "a.csv",
          bytes: new TextEncoder().encode("Nome;Matrícula;Turma\nAna Maria Sá;001;3A | A, B\n"),
        },
      ],
      year: 2026,
      dryRun: false,
    });
    const rows = await exportPeople(visitorDeps(), school.actor);
    const bytes = format === "csv" ? new TextEncoder().encode(csvOf(rows)) : xlsxOf(rows);
    const files = [{ name: `pessoas.${format}`, bytes }];
    const { report } = await importRoster(visitorDeps(), {
      schoolId: school.id,
      files,
      year: 2026,
      dryRun: true,
    });
    expect(report).toMatchObject({
      read: 4,
      created: 0,
      updated: 0,
      unchanged: 4,
      refused: 0,
      absent: 0,
      reasons: [],
    });
  });

  it("is a file that no page runs, for the management alone", async () => {
    const school = await givenSchoolWith();
    const { cookie } = school.manager;
    for (const format of ["csv", "xlsx"] as const) {
      const response = await door.send(rosterPaths.export(school.id, format), { cookie });
      expect(response.status).toBe(200);
      expect(response.headers.get("Content-Disposition")).toContain("attachment");
      expect(response.headers.get("X-Content-Type-Options")).toBe("nosniff");
    }
  });
});

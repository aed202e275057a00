import { beforeAll, describe, expect, it } from "vitest";
import { schoolPaths } from "#app/features/school/paths.ts";
import { startPeopleBatch } from "#app/features/school/services/start-people-batch.server.ts";
import { generatedName } from "#content/generator/generated-name.ts";
import { bindings } from "#tests/support/bindings.ts";
import { countedDatabase, rowsRead } from "#tests/support/count-trips.ts";
import { openDoor } from "#tests/support/door.ts";
import { visitorDeps } from "#tests/support/given.ts";
import {
  type GivenSchool,
  givenClass,
  givenPeople,
  givenSchoolWith,
  rowsOf,
  schoolPerson,
} from "#tests/support/given-school.ts";

const STUDENTS = 600;
const IN_CLASS = 35;

let school: GivenSchool;
let classId: string;
let jobId: string;
let personId: string;

beforeAll(async () => {
  school = await givenSchoolWith();
  const people = Array.from({ length: STUDENTS }, (_, index) =>
    schoolPerson({ ...generatedName(index), schoolUserId: `M${index}` }),
  );
  const ids = await givenPeople(school.id, people);
  personId = ids[0] ?? "";
  const deps = visitorDeps();
  // Everybody in a class, some in two, as in a school with extra classes.
  for (let start = 0; start < STUDENTS; start += IN_CLASS) {
    classId = await givenClass(school.actor, `Turma ${start}`);
    const selection = { ids: ids.slice(start, start + IN_CLASS) };
    await startPeopleBatch(deps, school.actor, { act: "enter", classId, role: null, selection });
  }
  const first = await rowsOf<{ id: string }>("SELECT id FROM school_classes WHERE slug = 'turma-0'");
  classId = first[0]?.id ?? "";
  const extra = await givenClass(school.actor, "Olimpíada");
  const some = { ids: ids.filter((_, index) => index % 4 === 0) };
  await startPeopleBatch(deps, school.actor, { act: "enter", classId: extra, role: null, selection: some });
  const cards = { ids: ids.slice(0, 40) };
  jobId = (
    await startPeopleBatch(deps, school.actor, { act: "cards", classId: null, role: null, selection: cards })
  ).id;
});

async function costOf(path: string): Promise<{ rows: number; trips: number; html: string }> {
  const { database, trips } = countedDatabase(bindings.DB);
  const response = await openDoor({ DB: database }).send(path, { cookie: school.manager.cookie });
  expect(response.status, path).toBe(200);
  return { rows: rowsRead(trips), trips: trips.length, html: await response.text() };
}

describe("a page of a school's people costs one trip and at most 120 rows (P1, P2)", () => {
  it.each([
    ["everybody", ""],
    ["a name", "q=mari"],
    ["two words", "q=maria+sil"],
    ["a role and a state", "papel=student&situacao=true"],
    ["a name with all filters", "q=mar&papel=student&papel=teacher&situacao=true&ano=2026"],
    ["nobody", "q=xyzxyz"],
  ])("%s", async (_, query) => {
    const { rows, trips } = await costOf(schoolPaths.management(school.id, query));
    expect(trips).toBe(1);
    expect(rows).toBeLessThanOrEqual(120);
  });

  it("at any depth, and no page shows a person twice or leaves one out", async () => {
    const seen: string[] = [];
    let address: string | undefined = schoolPaths.management(school.id);
    for (let page = 0; address && page < 60; page++) {
      const { rows, trips, html } = await costOf(address);
      expect(trips).toBe(1);
      expect(rows).toBeLessThanOrEqual(120);
      seen.push(...[...html.matchAll(/name="person"[^>]*value="([0-9a-f]{32})"/g)].map(([, id = ""]) => id));
      address = /href="([^"]*apos=\d+[^"]*)"/.exec(html)?.[1]?.replaceAll("&amp;", "&").split("#")[0];
    }
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen).toHaveLength(STUDENTS + 1);
  });

  it("finds by mobile, e-mail and school id, with and without accents", async () => {
    const [id = ""] = await givenPeople(school.id, [
      schoolPerson({
        firstName: "Ícaro",
        lastName: "Brandão",
        mobile: "5511987654321",
        email: "icaro.b@exemplo.br",
        schoolUserId: "2026/07-X",
      }),
    ]);
    for (const words of ["icaro", "ÍCARO brand", "987654321", "11987654321", "4321", "exemplo", "202607x"]) {
      const { html } = await costOf(schoolPaths.management(school.id, `q=${encodeURIComponent(words)}`));
      expect(html.includes(id), words).toBe(true);
    }
  });
});

describe("the other pages cost one trip", () => {
  it("a class of 35: at most 160 rows", async () => {
    const { rows, trips } = await costOf(schoolPaths.class(school.id, classId));
    expect(trips).toBe(1);
    expect(rows).toBeLessThanOrEqual(160);
  });

  it.each([
    ["the people of a class", () => schoolPaths.management(school.id, `turma=${classId}`), 220],
    ["classes", () => schoolPaths.management(school.id, "ver=turmas&ano=2026"), 60],
    ["a person", () => schoolPaths.person(school.id, personId), 60],
    ["one's own schools", () => schoolPaths.ownSchools(), 20],
    ["a new person", () => schoolPaths.newPerson(school.id), 20],
    ["a batch", () => schoolPaths.job(school.id, jobId), 20],
    ["cards", () => schoolPaths.cards(school.id, jobId), 340],
  ])("%s", async (_, address, most) => {
    const { rows, trips } = await costOf(address());
    expect(trips).toBe(1);
    expect(rows).toBeLessThanOrEqual(most);
  });
});

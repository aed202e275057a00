import { strToU8, zipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { type OneRoster, readOneRoster } from "#app/features/school/domain/roster/read-oneroster.server.ts";
import { read } from "#tests/support/roster-files.ts";

type Files = Readonly<Record<string, string>>;

const USERS = "sourcedId,status,enabledUser,role,givenName,familyName,email,phone";
const ENROLLMENTS = "sourcedId,status,classSourcedId,userSourcedId,role";
const CLASSES = "sourcedId,status,title,classCode,termSourcedIds";

function manifest(modes: Files, version = "1.1"): string {
  const lines = Object.entries(modes).map(([file, mode]) => `file.${file},${mode}`);
  return ["propertyName,value", ...(version ? [`oneroster.version,${version}`] : []), ...lines].join("\n");
}

function zipped(files: Files): Uint8Array {
  return zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])));
}

function bundleOf(files: Files): OneRoster {
  const bundle = readOneRoster(zipped(files), "escola.zip", 2026);
  if (!bundle) throw new Error("no bundle");
  return bundle;
}

const oneClass = `${CLASSES}\nt1,,3º A,A,`;
const lines = (...all: string[]) => all.join("\n");

describe("the people of a OneRoster bundle", () => {
  it("are read as such whatever the file is called, and nothing of their passwords", () => {
    const users = lines(`${USERS},password`, "1,,,student,Ana,Sá,,,segredo-da-ana");
    const reading = read(zipped({ "users.csv": users, "results.csv": "score\n7" }), "alunos.xlsx");
    expect(reading).toMatchObject({
      kind: "oneroster",
      bundle: { entries: [{ firstName: "Ana", lastName: "Sá", schoolUserId: "1" }] },
    });
    expect(JSON.stringify(reading)).not.toContain("segredo");
  });

  it("are active, inactive, or as they were, by the word of their row", () => {
    const { entries, full, version } = bundleOf({
      "pasta/users.csv": lines(
        USERS,
        "1,active,true,student,Ana,Sá,ana@x.com,",
        "2,,false,student,Bia,Ramos,,11 98765-4321",
        "3,tobedeleted,true,student,Caio,Luz,,",
        "4,,,teacher,Davi,Melo,,",
      ),
    });
    expect({ full, version }).toEqual({ full: true, version: "1.1" });
    expect(entries.map(({ active }) => active)).toEqual([true, false, false, null]);
    expect(entries[1]).toMatchObject({ mobile: "11987654321", source: "escola.zip/users.csv", line: 3 });
  });

  it("have the role of roles.csv first, that of a parent last, and else the one of their classes", () => {
    const { entries } = bundleOf({
      "users.csv": lines(
        USERS,
        "1,,,student,Ana,Sá,,",
        "2,,,,Bia,Ramos,,",
        "3,,,,Caio,Luz,,",
        "4,,,,Davi,Melo,,",
        "5,,,,Eva,Dias,,",
      ),
      "roles.csv": lines(
        "userSourcedId,status,roleType,role",
        "1,,primary,teacher",
        "1,,secondary,student",
        "2,,primary,parent",
        "2,,secondary,teacher",
        "3,tobedeleted,primary,teacher",
        "5,,secondary,teacher",
        "5,,primary,administrator",
      ),
      "classes.csv": oneClass,
      "enrollments.csv": lines(ENROLLMENTS, "e1,,t1,3,student"),
    });
    expect(entries.map(({ role }) => role)).toEqual(["teacher", "teacher", "student", null, "admin"]);
    expect(entries[2]?.classes).toEqual([{ name: "3º A", year: 2026 }]);
  });

  it("are refused where they are family, or have a role that nobody knows", () => {
    const { entries } = bundleOf({
      "users.csv": lines(USERS, "1,,,guardian,Ana,Sá,,", "2,,,astronauta,Bia,Ramos,,", "3,,,student,,Luz,,"),
    });
    expect(entries.map(({ role, problem }) => [role, problem?.kind])).toEqual([
      [null, "Responsáveis não entram"],
      [null, "Papel desconhecido: astronauta"],
      ["student", "Nome em branco ou com algo que não é letra"],
    ]);
  });
});

describe("the classes of a OneRoster bundle", () => {
  const enrolled = (...ids: string[]) =>
    lines(ENROLLMENTS, ...ids.map((id, index) => `e${index},,${id},1,student`));
  const users = lines(USERS, "1,,,student,Ana,Sá,,");

  it("carry their codes where two have the same name in a year", () => {
    const { entries } = bundleOf({
      "users.csv": users,
      "classes.csv": lines(CLASSES, "t1,,Física,FIS-1,s1", "t2,,Física,FIS-2,s1", "t3,tobedeleted,Arte,,"),
      "academicSessions.csv": "sourcedId,schoolYear\ns1,2025",
      "enrollments.csv": enrolled("t1", "t2", "t3"),
    });
    expect(entries[0]?.classes).toEqual([
      { name: "Física (FIS-1)", year: 2025 },
      { name: "Física (FIS-2)", year: 2025 },
      { name: "Arte", year: 2026 },
    ]);
  });

  it("without a title have their code as their name, and without a known term this year", () => {
    const { entries } = bundleOf({
      "users.csv": users,
      "classes.csv": lines(CLASSES, "t1,,,3B,s9", "t2,,,,"),
      "academicSessions.csv": "sourcedId,schoolYear\ns1,2025",
      "enrollments.csv": enrolled("t1", "t2"),
    });
    expect(entries[0]?.classes).toEqual([
      { name: "3B", year: 2026 },
      { name: "t2", year: 2026 },
    ]);
  });

  it("that are not there are named, and so are people who are not there", () => {
    const { entries, notes } = bundleOf({
      "users.csv": users,
      "classes.csv": oneClass,
      "enrollments.csv": lines(ENROLLMENTS, "e1,,t9,1,student", "e2,,t1,9,student", "e3,,t1,1,parent"),
    });
    expect(notes).toEqual([
      { source: "escola.zip/enrollments.csv", line: 2, reason: "A turma t9 não está em classes.csv" },
      { source: "escola.zip/enrollments.csv", line: 3, reason: "A pessoa 9 não está em users.csv" },
    ]);
    expect(entries[0]?.classes).toEqual([]);
  });
});

describe("a OneRoster bundle of changes", () => {
  const changes = lines(ENROLLMENTS, "e1,active,t1,1,student", "e2,tobedeleted,t1,2,student");

  it("moves people whom it does not list, known by their id alone", () => {
    const { full, entries, notes, version } = bundleOf({
      "manifest.csv": manifest({ users: "delta", enrollments: "delta", classes: "bulk" }, "1.2"),
      "users.csv": lines(USERS, "1,,,student,Ana,Sá,,", "3,,,student,Caio,Luz,,"),
      "classes.csv": oneClass,
      "enrollments.csv": changes,
    });
    expect({ full, notes, version }).toEqual({ full: false, notes: [], version: "1.2" });
    const room = [{ name: "3º A", year: 2026 }];
    expect(entries.map(({ schoolUserId, classes, leaves }) => [schoolUserId, classes, leaves])).toEqual([
      ["1", room, []],
      ["3", [], []],
      ["2", [], room],
    ]);
    expect(entries[2]).toMatchObject({ firstName: "", source: "escola.zip/enrollments.csv", line: 3 });
  });

  it("reads no file that it calls absent, and none that is blank", () => {
    const users = lines(USERS, "1,,,student,Ana,Sá,,");
    const without = bundleOf({
      "manifest.csv": manifest({ users: "absent", enrollments: "absent" }, ""),
      "users.csv": users,
      "classes.csv": oneClass,
      "enrollments.csv": changes,
    });
    expect(without).toEqual({ version: "1.1", full: false, entries: [], notes: [] });
    expect(
      bundleOf({ "manifest.csv": manifest({}), "users.csv": " \n\n", "classes.csv": "" }).entries,
    ).toEqual([]);
  });

  it("is none where the archive has neither people nor a manifest", () => {
    expect(readOneRoster(zipped({ "classes.csv": oneClass }), "a.zip", 2026)).toBeNull();
  });
});

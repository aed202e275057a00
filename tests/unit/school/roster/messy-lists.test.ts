import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { planRoster, type RosterOptions } from "#app/features/school/domain/roster/plan-roster.ts";
import { looseClass } from "#app/features/school/domain/roster/roster-words.ts";
import { yearOfList } from "#app/features/school/domain/roster/year-of-list.ts";
import { messyRoster } from "#tests/support/messy-roster.ts";
import { bytes, read, tableOf } from "#tests/support/roster-files.ts";
import { options as wholeList } from "#tests/support/roster-rows.ts";

const options: RosterOptions = { ...wholeList, full: false };
const planOf = (text: string) => planRoster(tableOf(read(bytes(text))).entries, [], [], options);
const namesOf = (text: string) => planOf(text).people.flatMap(({ name, after }) => (after ? [name] : []));

describe("a list of 120 pupils from a school's office", () => {
  const { text, pupils } = messyRoster();
  const plan = planOf(text);
  const entries = plan.entries.filter(({ problem }) => problem === null);

  it("loses none of them, and has nobody else", () => {
    expect(entries.map(({ firstName, lastName }) => `${firstName} ${lastName}`)).toEqual(
      pupils.map(({ name }) => name),
    );
    expect(plan.problems.map(({ kind }) => kind)).toEqual(["Linha que não é de uma pessoa"]);
  });

  it("stores no value that is not theirs, and leaves none out without saying so", () => {
    for (const [index, entry] of entries.entries()) {
      const { mobile, email, code, room } = pupils[index] ?? { mobile: "", email: "", code: "", room: "" };
      expect(["", mobile]).toContain(entry.mobile);
      expect(["", email]).toContain(entry.email);
      expect(["", code]).toContain(entry.schoolUserId);
      const [own] = entry.classes;
      expect(own ? looseClass(own.name) : "").toBe(own ? looseClass(room) : "");
      if (!own) expect(entry.doubts.map(({ field }) => field)).toContain("class");
    }
    const fields = (field: string) =>
      entries.filter(({ doubts }) => doubts.some((each) => each.field === field));
    expect(fields("mobile").length).toBeGreaterThan(50);
    expect(fields("email").length).toBeGreaterThan(20);
  });

  it("is of the year in its title", () => {
    const reading = read(bytes(text));
    expect(reading.kind === "table" && yearOfList(reading.sheets, 2026)).toBe(2027);
    expect(yearOfList([{ name: "3A 2025", lines: [] }], 2026)).toBe(2025);
    expect(
      yearOfList(
        [
          { name: "2025", lines: [] },
          { name: "2026", lines: [] },
        ],
        2026,
      ),
    ).toBeNull();
  });
});

describe("people who look alike", () => {
  it("share an address: the first has it, all go in", () => {
    const list = "Nome;E-mail;Turma\nAna Sá;casa@x.com;3A\nPedro Sá;casa@x.com;1A\nMaria Sá;casa@x.com;2A\n";
    const plan = planOf(list);
    expect(plan.people.map(({ after }) => after?.email)).toEqual(["casa@x.com", "", ""]);
    expect(plan.entries[1]?.doubts).toMatchObject([{ kind: "E-mail de duas pessoas" }]);
    const people = plan.people.flatMap(({ after }, index) =>
      after ? [{ ...after, id: `p${index}`, num: index, classes: [] }] : [],
    );
    const again = planRoster(tableOf(read(bytes(list.replace(/;\dA/g, ";")))).entries, people, [], options);
    expect(again.people.map(({ id }) => id)).toEqual(["p0", "p1", "p2"]);
  });

  it("of one name and class are two people where their lines differ, and one where they do not", () => {
    const list = "Nº;Nome;Turma;Mãe\n1;Ana Sá;3A;Rita\n2;Ana Sá;3A;Lia\n3;Ana Sá;3A;Rita\n";
    const plan = planOf(list);
    expect(plan.people.map(({ outcome }) => outcome)).toEqual(["created", "created", "refused"]);
    expect(plan.entries[1]?.doubts).toMatchObject([
      { field: "twin", options: [{ value: "outra" }, { value: "mesma" }] },
    ]);
  });

  it("are one where the school knows the name in that class without a number yet", () => {
    const known = planOf("Nome;Turma\nAna Sá;3A\n").people[0]?.after;
    if (!known) throw new Error("nobody");
    const room = { id: "t", name: "3A", slug: "3a", year: 2026, active: true };
    const people = [{ ...known, id: "p", num: 1, classes: ["t"] }];
    const { entries } = tableOf(read(bytes("Nome;Turma;RA\nAna Sá;3A;77\nAna Sá;3A;78\n")));
    const plan = planRoster(entries, people, [room], options);
    expect(plan.people.map(({ id, outcome }) => [id, outcome])).toEqual([
      ["p", "updated"],
      [null, "created"],
    ]);
    expect(plan.entries[0]?.doubts).toMatchObject([{ field: "person", after: "p" }]);
  });
});

it("lines that are of no person stay out unless somebody writes a name", () => {
  const list = "Nome;Turma\nAna Sá;3A\nTotal: 1;\nTotal;\nNome;Turma\nPágina 1 de 2;\nData Venia;3A\n";
  expect(namesOf(list)).toEqual(["Ana Sá", "Data Venia"]);
});

const CASES = "../shared/data/casos-publicos";

describe.runIf(existsSync(CASES))("lists of public reports", () => {
  const entriesOf = (name: string) =>
    tableOf(read(new Uint8Array(readFileSync(`${CASES}/${name}`)), name)).entries.filter(
      ({ problem }) => !problem,
    );
  const namesIn = (name: string) =>
    entriesOf(name).map(({ firstName, lastName }) => `${firstName} ${lastName}`);

  it("numbers with “.0”", () => {
    expect(
      entriesOf("lista-com-ponto-zero.csv").map(({ mobile, schoolUserId }) => [mobile, schoolUserId]),
    ).toEqual([
      ["61999990101", "990101"],
      ["61999990102", "990102"],
      ["", "990103"],
    ]);
  });

  it("apostrophes of every kind", () => {
    const entries = entriesOf("lista-apostrofos.csv");
    expect(entries.map(({ firstName, lastName }) => `${firstName} ${lastName}`)).toEqual([
      "Joana D'Arc Teste",
      "Sant'Anna Pereira Teste",
      "Lia D'Ávila Teste",
      "Theo D'Ángelo Teste",
    ]);
    expect(entries.map(({ mobile }) => mobile)).toEqual([1, 2, 3, 4].map((last) => `6199999020${last}`));
    expect(entries.every(({ email }) => email.endsWith(".r2@exemplo.test"))).toBe(true);
  });

  it("classes that became dates", () => {
    const entries = entriesOf("lista-turma-virou-data.csv");
    expect(entries.map(({ classes }) => classes)).toEqual([[], [], [], []]);
    expect(entries.every(({ doubts }) => doubts[0]?.kind === "A planilha transformou o valor em data")).toBe(
      true,
    );
  });

  it("leading zeros, escapes and letters of a Macintosh", () => {
    expect(entriesOf("lista-zeros-a-esquerda.xlsx").map(({ schoolUserId }) => schoolUserId)).toEqual([
      "00994001",
      "00994002",
    ]);
    expect(namesIn("lista-x000D.xlsx")).toEqual(["Nilo Luz Teste"]);
    expect(namesIn("lista-csv-macintosh.csv")).toEqual(["Luísa André Teste", "José Maria Teste"]);
  });
});

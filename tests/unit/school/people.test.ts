import { describe, expect, it } from "vitest";
import { classRole } from "#app/features/school/domain/class-role.ts";
import {
  countInPanel,
  noFilter,
  peopleMatch,
  peopleQuery,
  readPeopleFilter,
  yearsInPanel,
} from "#app/features/school/domain/people-filter.ts";
import {
  classNameProblem,
  cleanClassName,
  normalPerson,
  personProblems,
  yearProblem,
} from "#app/features/school/domain/person-fields.ts";
import { personWords } from "#app/features/school/domain/person-words.ts";
import { sortKey } from "#app/features/school/domain/sort-key.ts";
import {
  codeBody,
  codeDigits,
  groupedCode,
  normalCode,
  readCodeBody,
} from "#app/platform/access/access-code.ts";
import { isSchoolLogin, loginsFor } from "#app/platform/access/school-login.ts";
import { academicYear } from "#app/platform/time/calendar.ts";

const nobody = { firstName: "", lastName: "", email: null, mobile: null, schoolUserId: null };

describe("the key that sorts people by name", () => {
  it("orders as the first seven letters do, accents and case ignored, spaces first", () => {
    const names = ["Ana Sá", "ANABEL", "Ana Zé", "Álvaro", "Zeca", "Bia", "D'Ávila", "Wu"];
    const sorted = [...names].sort((one, other) => sortKey(one, "") - sortKey(other, ""));
    expect(sorted).toEqual(["Álvaro", "Ana Sá", "Ana Zé", "ANABEL", "Bia", "D'Ávila", "Wu", "Zeca"]);
    expect(sortKey("José", "")).toBe(sortKey("jose", ""));
    expect(sortKey("", "")).toBe(0);
    expect(sortKey("zzzzzzzzz", "")).toBeLessThan(27 ** 7);
  });
});

describe("the words that find a person", () => {
  it.each([
    [{ ...nobody, firstName: "Bía", lastName: "Ramos Sá" }, "bia ramos sa"],
    [{ ...nobody, email: "bia.r@x.br" }, "bia r x br"],
    [{ ...nobody, schoolUserId: "2026/07-X" }, "2026 07 x 202607x"],
    [{ ...nobody, mobile: "5511987654321" }, "5511987654321 11987654321 987654321 4321"],
    [{ ...nobody, mobile: "98765432" }, "98765432 5432"],
    [{ ...nobody, mobile: "4321" }, "4321"],
    [{ ...nobody, mobile: "-" }, ""],
  ])("%o: %s", (person, words) => {
    expect(personWords(person)).toBe(words);
  });
});

describe("a filter of people", () => {
  const read = (query: string) => readPeopleFilter(new URLSearchParams(query));
  const id = "0123456789abcdef0123456789abcdef";

  it("is read from an address and written back as it was", () => {
    for (const query of [
      "",
      `q=bia&papel=teacher&papel=admin&situacao=false&ano=2026&turma=${id}`,
      "situacao=true",
    ])
      expect(peopleQuery(read(query))).toBe(query);
    expect(read("situacao=x&ano=20x6&turma=..&papel=diretora")).toEqual(noFilter);
  });

  it("becomes an expression in which every token carries the school", () => {
    expect(peopleMatch(noFilter)).toBeNull();
    expect(peopleMatch(read('q=Mári"* OR x&papel=student&papel=teacher&situacao=true&ano=2026'))).toBe(
      '"~mari"* AND "~or"* AND "~x"* AND ("~0rstudent" OR "~0rteacher") AND "~0a1" AND "~0y2026"',
    );
    expect(peopleMatch(read("situacao=false"))).toBe('"~0a0"');
  });

  it("is counted from the school's panel", () => {
    const panel = { "student|1|2026": 10, "student|0|2025": 3, "teacher|1|2026": 2, "admin|1|2024": 0 };
    expect(countInPanel(panel, noFilter)).toBe(15);
    expect(countInPanel(panel, read("papel=student"))).toBe(13);
    expect(countInPanel(panel, read("papel=student&situacao=true"))).toBe(10);
    expect(countInPanel(panel, read("situacao=false"))).toBe(3);
    expect(countInPanel(panel, read("ano=2025"))).toBe(3);
    expect(yearsInPanel(panel)).toEqual([2026, 2025]);
    expect(yearsInPanel({ "": 1 })).toEqual([Number.NaN]);
    expect(countInPanel({ "": 1 }, read("papel=student"))).toBe(0);
  });
});

describe("what a school writes about a person", () => {
  const fields = { firstName: "Ana", lastName: "", email: "", mobile: "", schoolUserId: "" };

  it("is trimmed, the mobile to digits", () => {
    expect(
      normalPerson({
        firstName: "  Ana   Rita ",
        lastName: "",
        email: " A@B.BR ",
        mobile: "+55 (11) 9-8.7",
        schoolUserId: " 1 ",
      }),
    ).toEqual({
      firstName: "Ana Rita",
      lastName: "",
      email: "a@b.br",
      mobile: "551198 7".replace(" ", ""),
      schoolUserId: "1",
    });
  });

  it.each([
    [{}, []],
    [
      { firstName: "", lastName: "4", email: "x", mobile: "12", schoolUserId: "a b" },
      ["firstName", "lastName", "email", "mobile", "schoolUserId"],
    ],
    [{ lastName: "D'Ávila-Sá Jr.", email: "a@b.br", mobile: "11987654321", schoolUserId: "2026/07-X" }, []],
    [{ email: `${"a".repeat(80)}@b.br` }, ["email"]],
    [{ email: `a@${"b".repeat(60)}.${"c".repeat(14)}.br` }, []],
    [{ email: `a@${"b".repeat(60)}.${"c".repeat(15)}.br` }, ["email"]],
  ])("%o has problems in %o", (given, wrong) => {
    expect(Object.keys(personProblems({ ...fields, ...given }))).toEqual(wrong);
  });

  it("names classes and years", () => {
    expect(["3º A", "Olimpíada (manhã)"].map(classNameProblem)).toEqual([null, null]);
    expect(["", "<b>", "a".repeat(41)].filter((name) => classNameProblem(name) === null)).toEqual([]);
    expect(cleanClassName("  3º   A ")).toBe("3º A");
    expect([null, 1999, 2101].filter((year) => yearProblem(year) === null)).toEqual([]);
    expect(yearProblem(2026)).toBeNull();
    expect(["student", "teacher", "assistant", "admin"].map((role) => classRole(role as "student"))).toEqual([
      "student",
      "teacher",
      "teacher",
      "teacher",
    ]);
    expect([academicYear(1798772399), academicYear(1798772400)]).toEqual([2026, 2027]);
  });
});

describe("an access code", () => {
  it("contains the person, which of their codes it is, and whether it was mailed", () => {
    for (const code of [
      { person: 1, card: 1, mailed: false },
      { person: 987_654_321, card: 511, mailed: true },
    ]) {
      const body = codeBody(code);
      expect(body).toHaveLength(8);
      expect(readCodeBody(`${body}00000000`)).toEqual(code);
    }
  });

  it("is read as people type it", () => {
    expect(normalCode(" o1il-abcd ")).toBe("0111ABCD");
    expect(normalCode("UUUU")).toBe("");
    expect(readCodeBody("ABC")).toBeNull();
    expect(groupedCode("0000310212345678")).toBe("0000-3102-1234-5678");
    expect(groupedCode("")).toBe("");
    expect(codeDigits(new Uint8Array([0, 31, 32]), 3)).toBe("0Z0");
  });
});

describe("a login made by a school", () => {
  it("is name.class@school, numbered where it exists", () => {
    const [first, second] = loginsFor("Bía Maria", "3º A", "horizonte");
    expect([first, second]).toEqual(["bia.3a@horizonte", "bia.3a2@horizonte"]);
    expect(loginsFor("—", null, "horizonte")[0]).toBe("aluno@horizonte");
    expect(loginsFor("Ana", "1", "h").every((each) => !isSchoolLogin(each))).toBe(true);
    expect(isSchoolLogin("bia.3a@horizonte")).toBe(true);
    expect(isSchoolLogin("bia@x.br")).toBe(false);
  });
});

import { describe, expect, it } from "vitest";
import {
  notebookMatch,
  notebookQuery,
  notebookWords,
  readNotebookFilter,
} from "#app/features/notebooks/domain/notebook-filter.ts";
import { sectionList } from "#app/features/notebooks/domain/sections.ts";
import { tableOfUse } from "#app/features/notebooks/domain/use-table.ts";

const CLASS = "0123456789abcdef0123456789abcdef";

describe("the search of notebooks", () => {
  it.each([
    [`q=Ondas&situacao=true&turma=${CLASS}`, { text: "Ondas", active: true, classId: CLASS }],
    ["situacao=false", { text: "", active: false, classId: null }],
    ["q=&situacao=talvez&turma=x", { text: "", active: null, classId: null }],
  ])("reads %s, and writes it as an address again", (query, filter) => {
    const read = readNotebookFilter(new URLSearchParams(query));
    expect(read).toEqual(filter);
    expect(readNotebookFilter(new URLSearchParams(notebookQuery(read)))).toEqual(filter);
  });

  it("matches the beginnings of words, without accents, and the state", () => {
    const match = notebookMatch({ text: "Fís ondas fis", active: true, classId: null });
    expect(match?.split(" AND ")).toHaveLength(3);
    expect(match).toContain('fis"*');
    expect(notebookMatch({ text: "", active: false, classId: null })).toContain("0a0");
    expect(notebookMatch({ text: "", active: null, classId: null })).toBeNull();
  });

  it("finds a title without words, too", () => {
    expect(notebookWords("Óptica óptica")).toBe("optica");
    expect(notebookWords("?!")).toBe("sem titulo");
  });
});

describe("sections", () => {
  it("are by place, then by id, without deleted ones", () => {
    const stored = {
      c: { title: "C", place: "b" },
      b: { title: "B", place: "a", shown: true },
      a: { title: "A", place: "a" },
      d: { title: "D", place: "a", deleted: true },
    };
    expect(sectionList(stored).map(({ id, shown }) => [id, shown])).toEqual([
      ["a", false],
      ["b", true],
      ["c", false],
    ]);
    expect(sectionList({ b: { title: "B", place: "a" }, a: { title: "A", place: "a" } })[0]?.id).toBe("a");
  });
});

describe("the table of use", () => {
  it("has a line a student and section, and no formula", () => {
    const sections = [{ title: "=Ondas" }];
    const read = { opened: true, ended: true, answered: 3, right: 2 };
    const unread = { opened: false, ended: false, answered: 0, right: 0 };
    const students = [
      { name: "Ana Sá", sections: [read] },
      { name: "Bia Ramos", sections: [unread, unread] },
    ];
    expect(tableOfUse({ sections, students }).split("\r\n")).toEqual([
      "\uFEFFEstudante;Seção;Abriu;Leu até o fim;Respondidas;Certas",
      "Ana Sá;'=Ondas;sim;sim;3;2",
      "Bia Ramos;'=Ondas;não;não;0;0",
      "Bia Ramos;;não;não;0;0",
      "",
    ]);
  });
});

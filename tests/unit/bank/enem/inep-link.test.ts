import { describe, expect, it } from "vitest";
import { linkFor, readInepLinks } from "#app/features/bank/domain/enem/reading/inep-link.ts";
import { readEnemFile } from "#app/features/bank/domain/enem/reading/read-file.ts";
import type { EnemRow } from "#app/features/bank/domain/enem/reading/row.ts";
import { examSets } from "#tests/unit/bank/enem/exam-sets.ts";
import { givenJson } from "#tests/unit/bank/enem/given-row.ts";

const sets = examSets({
  own: { links: 99, annulled: 1, leftOut: 1, withoutSkill: 0 },
  real: { links: 2380, annulled: 5, leftOut: 40, withoutSkill: 91 },
});

const header =
  "ano;indice;lingua;area_inep;gabarito_inep;fora_do_calculo_tri;co_prova;co_item;habilidade;param_a;param_b;param_c";

function rowOf(fields: Record<string, unknown>): EnemRow {
  const row = readEnemFile(JSON.stringify(givenJson(fields)), "teste.jsonl").rows[0]?.row;
  if (!row) throw new Error("unreadable row");
  return row;
}

describe("INEP's file", () => {
  it("is read with a byte order mark, Windows line ends, quotes and spaces", () => {
    const links = readInepLinks(
      `\ufeff${header}\r\n2023;140;;" MT ";d;0;1211;"58542.0";H12;1,38076;-1.7e0;.\r\n\r\n`,
    );
    expect(links.get("2023/140/")).toEqual({
      area: "MT",
      itemCode: 58542,
      skill: 12,
      key: "D",
      annulled: false,
      leftOut: false,
      booklet: 1211,
      a: 1.38076,
      b: -1.7,
      c: null,
    });
  });

  it("may have its columns in another order, separated by commas, and lack some", () => {
    const links = readInepLinks("GABARITO_INEP,Indice,ano,area_inep\nX,7,2020,CH\n");
    expect(links.get("2020/7/")).toMatchObject({
      area: "CH",
      key: null,
      annulled: true,
      itemCode: null,
      skill: null,
      b: null,
    });
  });

  it("is joined by year, number and language, in any spelling", () => {
    const links = readInepLinks(
      `${header}\n2023;3;Inglês;LC;A;0;1;1;5;;;\n2023;3;espanhol;LC;B;1;1;2;31;;;\n2023;6;;LC;C;0;1;3;;;;`,
    );
    const place = (index: number, language: string | null) => linkFor(links, rowOf({ index, language }));
    expect(place(3, "ingles")).toMatchObject({ key: "A", skill: 5 });
    expect(place(3, "Spanish")).toMatchObject({ key: "B", leftOut: true, skill: null });
    expect(place(3, null)).toBeNull();
    expect(place(6, null)).toMatchObject({ key: "C" });
    expect(place(6, "ingles")).toMatchObject({ key: "C" });
    expect(place(9, null)).toBeNull();
  });

  it("leaves out rows without an area, year or number, and uses the first of two", () => {
    const links = readInepLinks(
      `${header}\n2023;1;;;A\n;1;;LC;A\n2023;x;;LC;A\n2023;2;;LC;A\n2023;2;;LC;B\nlixo`,
    );
    expect([...links.keys()]).toEqual(["2023/2/"]);
    expect(links.get("2023/2/")?.key).toBe("A");
    expect(readInepLinks("").size).toBe(0);
    expect(readInepLinks("nada a ver com isso").size).toBe(0);
  });

  it("is never joined to a source that numbers by other booklets", () => {
    const links = readInepLinks(`${header}\n2023;8;;LC;A;0;1;1;5;;;`);
    const labelled = { exam: "2023", number: 8, id: "x", question: "Qual?", options: ["a", "b"], label: "b" };
    const row = readEnemFile(JSON.stringify([labelled]), "2023.json").rows[0]?.row;
    expect(row && linkFor(links, row)).toBeNull();
  });

  it.each(sets)("joins the questions of $name", ({ expected, readLinks }) => {
    const links = [...readLinks().values()];
    expect(links).toHaveLength(expected.links);
    expect(links.filter(({ annulled }) => annulled)).toHaveLength(expected.annulled);
    expect(links.filter(({ leftOut }) => leftOut)).toHaveLength(expected.leftOut);
    expect(links.filter(({ skill }) => skill === null)).toHaveLength(expected.withoutSkill);
    expect(links.filter(({ itemCode, booklet }) => itemCode === null || booklet === null)).toEqual([]);
  });
});

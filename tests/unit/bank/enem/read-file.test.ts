import { describe, expect, it } from "vitest";
import { readEnemFile } from "#app/features/bank/domain/enem/reading/read-file.ts";
import { givenJson } from "#tests/unit/bank/enem/given-row.ts";

const line = (index: number, fields = {}) =>
  JSON.stringify(givenJson({ index, sourcePath: `p/${index}`, ...fields }));
const placed = (text: string, name = "enem-2023.jsonl") => {
  const { rows, malformed } = readEnemFile(text, name);
  return { rows: rows.map((each) => [each.line, each.row.index]), malformed };
};

describe("a file of one question a line", () => {
  it("is read whatever its line ends, with its blank lines skipped and its lines numbered", () => {
    expect(placed(`\ufeff${line(1)}\r\n\r\n${line(2)}\r\n  \n${line(3)}`)).toEqual({
      rows: [
        [1, 1],
        [3, 2],
        [5, 3],
      ],
      malformed: [],
    });
  });

  it("goes on after a malformed line and reports it with its number", () => {
    expect(placed(`${line(1)}\n{"index": 2,\n${line(3)}\nnull\n`)).toEqual({
      rows: [
        [1, 1],
        [3, 3],
      ],
      malformed: [
        { line: 2, reason: "linha 2: JSON inválido" },
        { line: 4, reason: "linha 4: não é um objeto JSON" },
      ],
    });
  });

  it("may begin with a malformed line, even one that looks like a list", () => {
    expect(placed(`{"quebrada\n${line(2)}`).malformed).toEqual([
      { line: 1, reason: "linha 1: JSON inválido" },
    ]);
    expect(placed(`[quebrada\n${line(2)}`)).toEqual({
      rows: [[2, 2]],
      malformed: [{ line: 1, reason: "linha 1: não é um objeto JSON" }],
    });
    expect(placed(`lixo\n${line(2)}`).rows).toEqual([[2, 2]]);
  });

  it("may be empty", () => {
    expect(placed(" \n\ufeff\n")).toEqual({ rows: [], malformed: [] });
  });

  it("derives a missing year from the file's name, unless that names two", () => {
    expect(
      readEnemFile(line(1, { year: null, title: null }), "pasta-2001/enem-2019.jsonl").rows[0]?.row.year,
    ).toBe(2019);
    expect(placed(line(1, { year: null, title: null }), "enem-2009-2022.jsonl").malformed).toEqual([
      { line: 1, reason: "linha 1: sem o ano da prova" },
    ]);
  });

  it("fills in the language that the sibling of the same number leaves", () => {
    const both = `${line(2, { language: "Inglês" })}\n${line(2, { sourcePath: "q/2" })}\n${line(6)}`;
    expect(readEnemFile(both, "enem-2023.jsonl").rows.map(({ row }) => row.language)).toEqual([
      "ingles",
      "espanhol",
      null,
    ]);
  });
});

describe("a file that is one JSON value", () => {
  it("is read as a list, each question on the line it begins", () => {
    const list = JSON.stringify([givenJson({ index: 1 }), givenJson({ index: 2 })], null, 2);
    const second = list.split("\n").findIndex((each, at) => at > 1 && each === "  {") + 1;
    expect(placed(list).rows).toEqual([
      [2, 1],
      [second, 2],
    ]);
    expect(placed(`[${line(1)},${line(2)}]`).rows).toEqual([
      [1, 1],
      [1, 2],
    ]);
  });

  it("loses only the broken question of a list", () => {
    const broken = line(2).replace('"files":[]', '"files":[}');
    const text = `[\n${line(1)},\n${broken},\n${line(3)}\n]`;
    expect(placed(text)).toEqual({
      rows: [
        [2, 1],
        [4, 3],
      ],
      malformed: [{ line: 3, reason: "linha 3: JSON inválido" }],
    });
  });

  it("finds its way back after a question that never closes", () => {
    const open = line(2).slice(0, -1);
    const unquoted = line(2).replace('"title":"', '"title":');
    for (const broken of [open, unquoted]) {
      const read = placed(`[\n${line(1)},\n${broken},\n${line(3)}\n]`);
      expect(read.rows).toEqual([
        [2, 1],
        [4, 3],
      ]);
      expect(read.malformed.map((each) => each.line)).toEqual([3]);
    }
    expect(placed(`[${line(1)},${open},${line(3)}]`).rows).toEqual([
      [1, 1],
      [1, 3],
    ]);
    expect(placed(`[${line(1)}, {"index": 2`).malformed).toEqual([
      { line: 1, reason: "linha 1: JSON inválido" },
    ]);
  });

  it("finds its way back even when the broken question has no first field", () => {
    expect(placed(`[\n{sem aspas},\n${line(3)}]`)).toEqual({
      rows: [[3, 3]],
      malformed: [{ line: 2, reason: "linha 2: JSON inválido" }],
    });
  });

  it("reports what is no question in a list", () => {
    expect(placed(`[\nnull,\n"texto",\n${line(3)}]`).malformed.map((each) => each.line)).toEqual([2, 3]);
  });

  it("may be a single question over many lines, or an object around a list", () => {
    expect(placed(JSON.stringify(givenJson({ index: 7 }), null, 2)).rows).toEqual([[1, 7]]);
    const wrapped = JSON.stringify(
      { year: 2023, notes: [null], questions: [givenJson({ index: 1 }), givenJson({ index: 2 })] },
      null,
      1,
    );
    expect(placed(wrapped).rows).toEqual([
      [1, 1],
      [1, 2],
    ]);
  });
});

describe("the other schemas", () => {
  const labelled = {
    id: "ENEM_2023_8",
    exam: "2023",
    number: 8,
    question: "O texto critica o",
    context: "Um texto.",
    options: ["um", "dois"],
    label: "b",
    associated_images: [],
  };
  const only = (value: unknown, name = "2023.json") =>
    readEnemFile(JSON.stringify([value]), name).rows[0]?.row;

  it("are recognised by their fields", () => {
    expect(only(labelled)).toMatchObject({
      source: "enem-legendas",
      path: "ENEM_2023_8",
      year: 2023,
      index: 8,
      key: "B",
      context: "Um texto.",
      introduction: "O texto critica o",
      defect: null,
    });
    expect(only({ ...labelled, options: undefined })?.source).toBe("enem-extracao");
    expect(only({ ...labelled, correctAlternative: "B", index: 9, year: 2023 })?.source).toBe("enem-provas");
  });

  it("say when a picture is needed that they do not bring", () => {
    const reason = "imagem não fornecida: a fonte pede uma figura e não a traz";
    expect(only({ ...labelled, IU: true })?.defect).toBe(reason);
    expect(only({ ...labelled, IU: true, associated_images: ["imgs/8/0.jpg", null] })).toMatchObject({
      defect: null,
      pictures: ["imgs/8/0.jpg"],
    });
    expect(only({ ...labelled, options: undefined, has_images: true })?.defect).toBe(reason);
    expect(only({ ...labelled, options: undefined, incomplete: true })?.defect).toBe(
      "marcada como incompleta na fonte",
    );
  });

  it("fall back on the whole text when its parts are missing", () => {
    expect(only({ ...labelled, question: "", context: "", original_question: "Tudo." })).toMatchObject({
      context: "Tudo.",
      introduction: "",
    });
  });

  it("read the year from the file and the number from the id, and distinguish repeated ids", () => {
    const bare = [
      { id: "QUESTãO 03", question: "Qual?", alternatives: [], texts_of_support: ["I", "II"] },
      { id: "QUESTãO 03", question: "Which?" },
    ];
    expect(readEnemFile(JSON.stringify(bare), "a/enem_2025.json").rows.map(({ row }) => row)).toMatchObject([
      { path: "enem_2025.json#1", year: 2025, index: 3, context: "I\n\nII" },
      { path: "enem_2025.json#2", year: 2025, index: 3 },
    ]);
  });

  it("give their language away by the text", () => {
    const english = "The cat is on the table and the dog was not with it, for they have to be apart.";
    const spanish =
      "El gato está en la mesa y el perro no está con él, pero los dos son muy amigos del niño.";
    const language = (fields: object) => only({ ...labelled, number: 3, ...fields })?.language;
    expect(language({ context: english })).toBe("ingles");
    expect(language({ context: spanish })).toBe("espanhol");
    expect(language({ context: "", question: "Na tira, a palavra da língua espanhola mujerez" })).toBe(
      "espanhol",
    );
    expect(language({ context: "", question: "", original_question: "" })).toBeNull();
    expect(only({ ...labelled, number: 12, context: english })?.language).toBeNull();
  });
});

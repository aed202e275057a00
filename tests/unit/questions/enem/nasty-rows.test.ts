import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseEnemLine } from "#app/domain/questions/enem/parse-line.ts";
import { toDraft } from "#app/domain/questions/enem/to-draft.ts";
import { draftOf, givenAlternatives, givenJson, givenLink } from "#tests/unit/questions/enem/given-row.ts";

const image = "https://enem.dev/2023/questions/140/a.png";
const path = "2023/questions/140/a.png";

function quarantineOf(fields: Record<string, unknown>, given = {}): string | null {
  return draftOf(givenJson(fields), given).quarantine;
}

describe("a sound row", () => {
  it("becomes a published draft with everything known of it", () => {
    const { draft, corrections, quarantine } = draftOf(givenJson(), { link: givenLink() });
    expect(quarantine).toBeNull();
    expect(corrections).toEqual([]);
    expect(draft).toEqual({
      institution: "ENEM",
      exam: { year: 2023, phase: "regular", day: 2, booklet: "azul" },
      number: 140,
      subject: "matematica",
      topics: [],
      kind: "single-choice",
      language: null,
      difficulty: 2,
      statement:
        "Um reservatório tem 12 litros e recebe mais 3 litros por minuto.\n\nDepois de 5 minutos, o reservatório terá",
      alternatives: ["15", "27", "30", "36", "60"].map((litres) => ({
        text: `${litres} litros.`,
        picture: null,
      })),
      key: "B",
      solution: null,
      hint: null,
      explanation: null,
      status: "published",
      quarantineReason: null,
      inep: { itemCode: 1001, area: "MT", skill: 5, a: 1.1, b: 0.4, c: 0.15 },
      provenance: { source: "enem-provas", path: "public/2023/questions/140/details.json", version: "1" },
    });
  });

  it("may have four alternatives, or its key in another spelling, or its numbers as text", () => {
    expect(quarantineOf({ alternatives: givenAlternatives(["1", "2", "3", "4"], "B") })).toBeNull();
    expect(
      quarantineOf({ alternatives: givenAlternatives(["1", "2", "3", "4"], null), correctAlternative: "C" }),
    ).toBeNull();
    expect(draftOf(givenJson({ correctAlternative: " b) " })).draft.key).toBe("B");
    expect(draftOf(givenJson({ index: "140", year: " 2023 " })).draft).toMatchObject({
      number: 140,
      exam: { year: 2023 },
    });
  });

  it("has its alternatives put in the order of their letters", () => {
    const shuffled = givenAlternatives(["um", "dois", "três", "quatro"], "B").reverse();
    expect(draftOf(givenJson({ alternatives: shuffled })).draft.alternatives.map(({ text }) => text)).toEqual(
      ["um", "dois", "três", "quatro"],
    );
  });

  it("may give alternatives as plain texts, as an object by letter, or as numbers", () => {
    const texts = (alternatives: unknown) =>
      draftOf(givenJson({ alternatives })).draft.alternatives.map(({ text }) => text);
    expect(texts(["um", "dois", "três"])).toEqual(["um", "dois", "três"]);
    expect(texts({ c: "três", A: "um", b: { text: "dois" } })).toEqual(["um", "dois", "três"]);
    expect(
      texts([
        { letter: "A", text: 1 },
        { letter: "b", text: 2.5 },
      ]),
    ).toEqual(["1", "2.5"]);
  });

  it("takes number, year and language from title or path when the fields fail", () => {
    const { draft } = draftOf(givenJson({ index: null, year: "MMXXIII", title: "Questão 140 - ENEM 2023" }));
    expect(draft).toMatchObject({ number: 140, exam: { year: 2023 } });
    const foreign = {
      index: {},
      title: 7,
      language: "klingon",
      sourcePath: "public/2023/questions/3-espanhol/details.json",
    };
    expect(draftOf(givenJson(foreign)).draft).toMatchObject({
      number: 3,
      language: "espanhol",
      subject: "espanhol",
    });
  });

  it("has the identity its source would give it when the path is missing", () => {
    const identity = (fields: object) =>
      draftOf(givenJson({ sourcePath: undefined, ...fields })).draft.provenance.path;
    expect(identity({})).toBe("public/2023/questions/140/details.json");
    expect(identity({ index: 2, language: "Inglês" })).toBe("public/2023/questions/2-ingles/details.json");
  });
});

describe("a row that must not be published", () => {
  it.each([
    ["no key", { correctAlternative: null }, "sem gabarito"],
    ["an unreadable key", { correctAlternative: 2 }, "sem gabarito"],
    [
      "a key that is no alternative",
      { correctAlternative: "F", alternatives: givenAlternatives(["1", "2"], null) },
      "gabarito fora das alternativas: F",
    ],
    ["two keys that differ", { correctAlternative: "C" }, "gabarito contraditório na fonte"],
    ["no alternatives", { alternatives: null }, "menos de duas alternativas"],
    ["one alternative", { alternatives: givenAlternatives(["27"], null) }, "menos de duas alternativas"],
    [
      "one alternative that says something",
      { alternatives: givenAlternatives(["27", "", null, " ", "\u200b"], null) },
      "menos de duas alternativas",
    ],
    [
      "an empty alternative",
      { alternatives: givenAlternatives(["1", "2", "", "4"], "B") },
      "alternativa sem texto nem imagem: C",
    ],
    [
      "a lost alternative",
      { alternatives: [null, ...givenAlternatives(["1", "2"], "B")] },
      "alternativa sem letra",
    ],
    [
      "six alternatives",
      { alternatives: givenAlternatives(["1", "2", "3", "4", "5", "6"], "B") },
      "mais de cinco alternativas",
    ],
    [
      "a letter twice",
      { alternatives: givenAlternatives(["1", "2"], "B").concat(givenAlternatives(["3"], null)) },
      "alternativas com a mesma letra",
    ],
    [
      "a letter skipped",
      { alternatives: givenAlternatives(["1", "2", "3", "4"], "B").filter((_, at) => at !== 2) },
      "falta uma letra entre as alternativas",
    ],
    [
      "the right answer twice",
      { alternatives: givenAlternatives(["1", "2", "3", "2"], "B") },
      "alternativas iguais: B e D",
    ],
    ["no statement", { context: null, alternativesIntroduction: " \u00a0" }, "sem enunciado"],
    ["statements of the wrong type", { context: { a: 1 }, alternativesIntroduction: true }, "sem enunciado"],
    ["an enormous statement", { context: "palavra ".repeat(100_000) }, "enunciado longo demais"],
    ["unreadable characters", { context: "A razão \ufffd vale" }, "caracteres ilegíveis"],
    ["a picture in the context", { context: `![](${image})` }, `imagem não fornecida: ${path}`],
    [
      "a picture in an image tag",
      { context: `Veja <img class="x" src="${image}"/>` },
      `imagem não fornecida: ${path}`,
    ],
    [
      "a picture that is only named",
      { context: `Veja [aqui](${image}) e ${image}` },
      `imagem não fornecida: ${path}`,
    ],
    ["a picture listed apart", { files: [image] }, `imagem não fornecida: ${path}`],
    [
      "a picture as alternative",
      {
        alternatives: [
          { letter: "A", file: image },
          { letter: "B", text: "2" },
        ],
      },
      `imagem não fornecida: ${path}`,
    ],
    [
      "a picture reference cut short",
      { context: `Observe ![](${image}` },
      expect.stringMatching(/^imagem não fornecida: /),
    ],
    [
      "an embedded picture",
      { context: "![](data:image/png;base64,AAAA)" },
      "imagem não fornecida: data:image/png;base64,AAAA",
    ],
    [
      "enem.dev's lost picture",
      { context: "![](https://enem.dev/broken-image.svg)" },
      "imagem não fornecida: https://enem.dev/broken-image.svg",
    ],
    ["a path that climbs out", { files: ["../../segredo.png"] }, "imagem não fornecida: ../../segredo.png"],
  ])("with %s is quarantined and says so", (_, fields, reason) => {
    const { draft, quarantine } = draftOf(givenJson(fields));
    expect(quarantine).toEqual(reason);
    expect(draft).toMatchObject({ status: "quarantined", quarantineReason: quarantine });
  });

  it("counts the pictures beyond the first", () => {
    const files = [image, image.replace("a.png", "b.png"), image.replace("a.png", "c.png")];
    expect(quarantineOf({ files })).toBe(`imagem não fornecida: ${path} (e mais 2)`);
    expect(quarantineOf({ files }, { pictures: [path, "2023/questions/140/b.png"] })).toBe(
      "imagem não fornecida: 2023/questions/140/c.png",
    );
  });

  it("is published by a later import that brings the picture", () => {
    const { draft, quarantine } = draftOf(givenJson({ files: [image] }), { pictures: [path] });
    expect(quarantine).toBeNull();
    expect(draft.statement).toContain(`por minuto.\n\n![](${path})\n\nDepois de 5 minutos`);
  });

  it("shows a listed picture once: not again when the text or an alternative has it", () => {
    const inText = draftOf(givenJson({ files: [image], context: `![](${image})` }), {
      pictures: [path],
    }).draft;
    expect(inText.statement.match(/!\[/g)).toHaveLength(1);
    const alternatives = [
      { letter: "A", file: image },
      { letter: "B", text: `![um gráfico](${image})` },
      { letter: "C", text: "3" },
    ];
    const { draft } = draftOf(givenJson({ files: [image], alternatives, correctAlternative: "C" }), {
      pictures: [path],
    });
    expect(draft.statement).not.toContain("![");
    expect(draft.alternatives).toEqual([
      { text: "", picture: { path, alt: null } },
      { text: "", picture: { path, alt: "um gráfico" } },
      { text: "3", picture: null },
    ]);
  });
});

describe("INEP's word", () => {
  it("gives the key that the source lacks, and says so", () => {
    const { draft, corrections, quarantine } = draftOf(givenJson({ correctAlternative: null }), {
      link: givenLink(),
    });
    expect([draft.key, quarantine]).toEqual(["B", null]);
    expect(corrections).toEqual([{ field: "key", from: null, to: "B" }]);
  });

  it("wins over the source's key, even one the source contradicts itself on", () => {
    const { draft, corrections } = draftOf(givenJson({ correctAlternative: "c" }), {
      link: givenLink({ key: "D" }),
    });
    expect([draft.key, draft.status]).toEqual(["D", "published"]);
    expect(corrections).toEqual([{ field: "key", from: "C", to: "D" }]);
  });

  it("wins over the source's discipline, missing or wrong", () => {
    const link = givenLink({ area: "CN", skill: 21 });
    const { draft, corrections } = draftOf(givenJson(), { link });
    expect(corrections).toEqual([{ field: "area", from: "matematica", to: "CN" }]);
    expect([draft.subject, draft.exam.day]).toEqual(["fisica", 2]);
    expect(draftOf(givenJson({ discipline: null }), { link }).corrections).toEqual([
      { field: "area", from: null, to: "CN" },
    ]);
  });

  it("marks an annulled question without losing it", () => {
    const { draft, corrections, quarantine } = draftOf(givenJson(), {
      link: givenLink({ key: null, annulled: true }),
    });
    expect(draft).toMatchObject({ status: "annulled", key: null, quarantineReason: null });
    expect(corrections).toEqual([{ field: "key", from: "B", to: "X" }]);
    expect(quarantine).toBeNull();
  });

  it("is not needed where the source itself says annulled, and restores what the source annulled wrongly", () => {
    for (const correctAlternative of ["X", "anulada", "Anulado"]) {
      expect(draftOf(givenJson({ correctAlternative })).draft).toMatchObject({
        status: "annulled",
        key: null,
      });
    }
    const { draft, corrections } = draftOf(givenJson({ correctAlternative: "X" }), { link: givenLink() });
    expect([draft.status, corrections]).toEqual(["published", [{ field: "key", from: "X", to: "B" }]]);
  });

  it("cannot publish an annulled question that lacks its picture", () => {
    const { draft } = draftOf(givenJson({ files: [image] }), {
      link: givenLink({ key: null, annulled: true }),
    });
    expect(draft).toMatchObject({ status: "quarantined", key: null });
  });

  it("leaves the source's key where the file gives none", () => {
    const { draft, corrections } = draftOf(givenJson(), {
      link: givenLink({ key: null, b: null, booklet: null }),
    });
    expect([draft.key, draft.difficulty, draft.exam.booklet, corrections]).toEqual(["B", null, null, []]);
  });
});

describe("a line that is no question", () => {
  it.each([
    ["{", "JSON inválido"],
    ["{'index': 1}", "JSON inválido"],
    ['{"index": 1,', "JSON inválido"],
    ["null", "não é um objeto JSON"],
    ["[1, 2]", "não é um objeto JSON"],
    ['"texto"', "não é um objeto JSON"],
    ["{}", "sem o ano da prova"],
    ['{"year": 1500, "index": 3}', "sem o ano da prova"],
    ['{"year": 2020}', "sem o número da questão"],
    ['{"year": 2020, "index": -4, "title": "Questão 9999"}', "sem o número da questão"],
    ['{"question": "Qual?", "alternatives": []}', "sem o ano da prova"],
    ['{"exam": "2024", "question": "Qual?"}', "sem o número da questão"],
  ])("%s is refused with its reason", (line, reason) => {
    expect(parseEnemLine(line)).toEqual({ ok: false, reason });
  });

  it("never breaks the import, whatever stands in the fields", () => {
    const value = fc.oneof(fc.anything({ maxDepth: 2 }), fc.string());
    const fields = [
      "index",
      "year",
      "title",
      "context",
      "files",
      "alternatives",
      "correctAlternative",
      "question",
      "options",
      "id",
    ];
    const rows = fc.record(Object.fromEntries(fields.map((field) => [field, value])), { requiredKeys: [] });
    fc.assert(
      fc.property(rows, fc.boolean(), (row, isKnown) => {
        const parsed = parseEnemLine(JSON.stringify(isKnown ? { ...row, year: 2021, index: 9 } : row) ?? "");
        if (!parsed.ok) return expect(parsed.reason).not.toBe("");
        const { draft, quarantine } = toDraft(parsed.row, null, () => false);
        expect(draft.status === "published").toBe(quarantine === null && draft.key !== null);
      }),
      { numRuns: 500 },
    );
  });
});

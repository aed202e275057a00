import { describe, expect, it } from "vitest";
import { draftOf, givenAlternatives, givenJson } from "#tests/unit/bank/enem/given-row.ts";

const image = "https://enem.dev/2023/questions/140/a.png";
const path = "2023/questions/140/a.png";

function quarantineOf(fields: Record<string, unknown>, given = {}): string | null {
  return draftOf(givenJson(fields), given).quarantine;
}

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
      { alternatives: givenAlternatives(["1", "2", "3", "2", "5"], "B") },
      "alternativas iguais: B e D",
    ],
    [
      "the same wrong answer twice",
      { alternatives: givenAlternatives(["1", "2", "3", "3.", "5"], "B") },
      "alternativas iguais: C e D",
    ],
    [
      "one alternative too few",
      { alternatives: givenAlternatives(["um", "dois", "três", "quatro"], "B") },
      "o ENEM tem 5 alternativas, e a fonte traz 4",
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

  it("preserves a picture beside an alternative's text, and shortens an impossible address", () => {
    const data = `data:image/png;base64,${"A".repeat(90)}`;
    const alternatives = [
      { letter: "A", text: `![](${image})`, file: image.replace("a.png", "b.png") },
      { letter: "B", text: "dois", file: data },
      { letter: "C", text: `três ![](${data})` },
    ];
    const { draft, quarantine } = draftOf(givenJson({ alternatives }), { pictures: [path] });
    expect(draft.alternatives[0]).toEqual({
      text: `![](${path})`,
      picture: { path: "2023/questions/140/b.png", alt: null },
    });
    expect(quarantine).toMatch(/^imagem não fornecida: data:image\/png;base64,A{30,40}…? \(e mais 2\)$/);
  });

  it("is quarantined by a file that is no picture, before any that is missing", () => {
    const files = [image, image.replace("a.png", "b.png")];
    const { quarantine } = draftOf(givenJson({ files }), { pictures: [path], refused: [path] });
    expect(quarantine).toBe(`imagem em formato não aceito: ${path}`);
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

import { describe, expect, it } from "vitest";
import { draftDifferences } from "#app/features/bank/domain/editing/draft-differences.ts";
import { givenDraft } from "#tests/unit/bank/exchange/given-draft.ts";

describe("differences", () => {
  it("name the part and mark the words that went and came", () => {
    const draft = givenDraft({ hint: "Some os ângulos internos.", difficulty: 1 });
    const after = givenDraft({ hint: "Some os ângulos externos." });
    const differences = draftDifferences(draft, after);
    const hint = differences.find(({ field }) => field === "Dica");
    expect(hint?.parts.filter(({ change }) => change !== "none")).toEqual([
      { text: "internos", change: "removed" },
      { text: "externos", change: "added" },
    ]);
  });

  it("of a very long text are shown as a whole, fast", () => {
    const draft = givenDraft({ solution: "a ".repeat(15_000) });
    const after = givenDraft({ solution: "b ".repeat(15_000) });
    const [solution] = draftDifferences(draft, after);
    expect(solution?.parts.map(({ change }) => change)).toEqual(["removed", "added"]);
  });

  it("know every part by the name people know it by", () => {
    const before = givenDraft({ number: null, key: null });
    const after = givenDraft({
      exam: { ...before.exam, phase: "1ª fase", day: 1, booklet: "azul" },
      ...{
        institution: "EN",
        subject: "quimica",
        number: 5,
        key: "B",
        topics: ["Soluções"],
        kind: "single-choice",
      },
      ...{
        language: "ingles",
        difficulty: 2,
        statement: "Outra?",
        status: "annulled",
        quarantineReason: "dúvida",
      },
      ...{ solution: "Sim.", hint: "Pense.", explanation: "Nada.", alternatives: [] },
    });
    const told = draftDifferences(before, after).map(
      ({ field, parts }) =>
        `${field}: ${parts.map(({ text, change }) => `${change.charAt(0)} ${text}`).join("/")}`,
    );
    expect(told).toEqual([
      "Instituição: r ITA/a Escola Naval",
      "Fase: a 1ª fase",
      "Dia: a 1",
      "Caderno: a azul",
      "Número: a 5",
      "Disciplina: r Física/a Química",
      "Assuntos: a Soluções",
      "Língua estrangeira: a Inglês",
      "Dificuldade: a Média",
      "Situação: r Publicada/a Anulada",
      "Motivo da quarentena: a dúvida",
      expect.stringContaining("Enunciado: "),
      ...["N", "J", "W", "Pa", "K"].map((text, place) => `Alternativa ${"ABCDE".charAt(place)}: r ${text}`),
      "Gabarito: a B",
      "Resolução: a Sim.",
      "Dica: a Pense.",
      "O que a questão pede: a Nada.",
    ]);
  });

  it("show an added alternative, with its picture and description", () => {
    const before = givenDraft({ alternatives: [] });
    const alternatives = [
      { text: "um cubo", picture: { path: "a.png", alt: "Cubo" } },
      { text: "", picture: { path: "b.png", alt: null } },
    ];
    expect(draftDifferences(before, { ...before, alternatives }).map(({ parts }) => parts[0]?.text)).toEqual([
      "um cubo [imagem a.png: Cubo]",
      "[imagem b.png]",
    ]);
  });
});

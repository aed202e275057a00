import { describe, expect, it } from "vitest";
import { leakGuard } from "#app/features/assistant/domain/leak-guard.ts";
import { photographedQuestion } from "#app/features/assistant/domain/shown-photo.ts";

const text = `Um poço tem 12 m de fundo.
Qual é a pressão da água no fundo?
A) 1,2 atm
(B) 2,2 atm
c. 3,2 atm
D – 4,2 atm
E) 5,2 atm`;

describe("a photographed question that the bank does not have", () => {
  it("has its statement and alternatives apart", () => {
    const { statement, alternatives } = photographedQuestion(text);
    expect(statement).toBe("Um poço tem 12 m de fundo.\nQual é a pressão da água no fundo?");
    expect(alternatives.map(({ letter, text: said }) => `${letter} ${said}`)).toEqual([
      "A 1,2 atm",
      "B 2,2 atm",
      "C 3,2 atm",
      "D 4,2 atm",
      "E 5,2 atm",
    ]);
  });

  it.each(["Resolva: quanto é o dobro de sete?", "A) sozinha não é lista", ""])("'%s' has none", (bare) => {
    const { statement, alternatives } = photographedQuestion(bare);
    expect(statement).toBe(bare);
    expect(alternatives.map(({ text: said }) => said).join("")).toBe("");
  });

  it.each(["A resposta é 2,2 atm.", "Marque a letra B.", "O gabarito: C."])("'%s' is withheld", (leak) => {
    const guard = leakGuard(photographedQuestion(text), null, "Tente.");
    expect(guard.push(`Pense na coluna de água. ${leak} Pronto. `) + guard.end()).toBe(
      "Pense na coluna de água. Tente.",
    );
  });
});

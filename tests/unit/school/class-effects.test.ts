import { describe, expect, it } from "vitest";
import { classEffects } from "#app/features/school/domain/class-effects.ts";

const names: Readonly<Record<string, string>> = { a: "3º A", b: "3º B", c: "3º C" };
const effects = (
  ...[before, after]: [Parameters<typeof classEffects>[0], Parameters<typeof classEffects>[1]]
) => classEffects(before, after, (id) => names[id] ?? id);

describe("what a change of role and classes does to the classes (R-SCHOOL-2)", () => {
  it("moves a person between the lists of the classes that stay", () => {
    expect(
      effects({ role: "student", classes: ["a", "b"] }, { role: "teacher", classes: ["a", "b"] }),
    ).toEqual(["Em 3º A e 3º B, passa dos estudantes para os professores."]);
  });

  it("names the classes entered and left", () => {
    expect(effects({ role: "student", classes: ["a"] }, { role: "student", classes: ["b", "c"] })).toEqual([
      "Entra em 3º B e 3º C, entre os estudantes.",
      "Sai de 3º A; a passagem fica no histórico.",
    ]);
  });

  it("says nothing where the classes stay as they are", () => {
    expect(effects({ role: "teacher", classes: ["a"] }, { role: "assistant", classes: ["a"] })).toEqual([]);
  });
});

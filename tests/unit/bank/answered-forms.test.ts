import { describe, expect, it } from "vitest";
import { fieldLabel } from "#app/features/bank/domain/draft/draft-fields.ts";
import { auditDoneText } from "#app/features/bank/domain/editing/audit-texts.ts";
import { editDoneText } from "#app/features/bank/domain/editing/edit-texts.ts";
import { outcomeText, reportKind, reportKinds } from "#app/features/bank/domain/error-report.ts";

/** Words that objects know, and no list of ours. */
const strange = [null, "", "toString", "constructor", "__proto__", "Salva"];

describe("what is said after something was done", () => {
  it.each(["salva", "igual", "gabarito", "continua", "restaurada", "desfeita"])(
    "to a question: %s",
    (word) => {
      expect(editDoneText(word)).toMatch(/^\p{Lu}.*\.$/u);
    },
  );

  it.each(["corrigida", "mantida", "conferido"])("in the audit: %s", (word) => {
    expect(auditDoneText(word)).toMatch(/^\p{Lu}.*\.$/u);
  });

  it.each(strange)("is nothing for an address with %j", (word) => {
    expect([editDoneText(word), auditDoneText(word)]).toEqual([null, null]);
  });
});

describe("the summary over the form of a question", () => {
  it.each([
    ["key", "Gabarito"],
    ["quarantineReason", "Motivo da quarentena"],
    ["alternative-0", "Alternativa A"],
    ["file-4", "Alternativa E"],
    ["file-statement", "Imagem do enunciado"],
  ] as const)("calls %s %s", (field, label) => {
    expect(fieldLabel(field)).toBe(label);
  });
});

describe("the report of an error", () => {
  it("is of a kind the form offers, or of none", () => {
    for (const kind of Object.keys(reportKinds)) expect(reportKind(kind)).toBe(kind);
    for (const kind of [...strange, 1, undefined, ["key"]]) expect(reportKind(kind)).toBeNull();
  });

  it("is answered in one sentence, followed by what the team wrote", () => {
    expect(outcomeText("fixed", "Q7", "")).toBe(
      "O erro que você apontou na questão Q7 foi corrigido. Obrigado!",
    );
    expect(outcomeText("dismissed", "Q7", "O gabarito é o oficial.")).toBe(
      "O erro que você apontou na questão Q7 foi conferido, e a questão fica como está. O gabarito é o oficial.",
    );
  });
});

import { expect, test } from "vitest";
import {
  HELD_UNTIL,
  heldLabel,
  heldResultSentence,
  heldSentence,
  heldUntilWords,
  ungradedText,
} from "#app/features/bank/domain/held-back.ts";

const AT = Date.UTC(2026, 10, 30, 15, 30) / 1000;

test("until when a question is withheld, as the text after “até”", () => {
  expect(heldUntilWords(HELD_UNTIL.released)).toBe("o gabarito ser liberado");
  expect(heldUntilWords(HELD_UNTIL.handedIn)).toBe("você entregar");
  expect(heldUntilWords(AT)).toBe("30 de nov., 12:30");
});

test("each place states until when, and nothing where nothing is withheld", () => {
  expect([heldSentence(null), heldResultSentence(null)]).toEqual([null, null]);
  expect(heldSentence(AT)).toMatch(
    /^Esta questão está numa prova aberta para você até 30 de nov\., 12:30\. /,
  );
  expect(heldResultSentence(HELD_UNTIL.released)).toMatch(/aberta para você até o gabarito ser liberado\.$/);
  expect(heldLabel(HELD_UNTIL.handedIn)).toBe("Está numa prova aberta para você até você entregar.");
});

test("an open exam comes before other reasons why a question cannot be answered", () => {
  const question = { kind: "single-choice", status: "published", heldUntil: null } as const;
  expect(ungradedText(question)).toBe(null);
  expect(ungradedText({ ...question, status: "annulled" })).toMatch(/^Esta questão foi anulada pela banca/);
  expect(ungradedText({ ...question, kind: "open" })).toMatch(/^Questão discursiva/);
  expect(ungradedText({ ...question, status: "annulled", heldUntil: AT })).toBe(heldSentence(AT));
});

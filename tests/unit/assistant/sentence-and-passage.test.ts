import { expect, test } from "vitest";
import { sentenceGuard } from "#app/features/assistant/domain/sentence-guard.ts";
import { choosePassages } from "#app/features/assistant/domain/theory/choose-passage.ts";
import { passageExpressions } from "#app/features/assistant/domain/theory/passage.ts";

const refusesKey = (sentence: string) => sentence.includes("gabarito");

test("what replaces a refused sentence has a space before it where the one before ends without any", () => {
  const endless = "a".repeat(1200);
  const guard = sentenceGuard(refusesKey, () => "Pense um pouco mais.");
  expect(guard.push(endless)).toBe(endless);
  expect(guard.push("gabarito oficial. E mais.")).toBe(" Pense um pouco mais.");
  expect([guard.push("Depois. "), guard.end(), guard.withheld]).toEqual(["", "", true]);
});

test("it has none where the one before ends with a space, or where it is the first", () => {
  const guard = sentenceGuard(refusesKey, () => "Pense.");
  expect(guard.push("Olhe a figura. O gabarito é este. ")).toBe("Olhe a figura. Pense.");
  const first = sentenceGuard(refusesKey, () => "Pense.");
  expect([first.push("O gabarito é C"), first.end()]).toEqual(["", "Pense."]);
});

const passage = (title: string, names: string) => ({
  ...{ href: `/m/${title}`, page: "Glossário", body: "Um texto." },
  ...{ title, names },
});

test("a passage is found by a slip of the finger in one of its other names", () => {
  const other = passage("Osmose", "membrana");
  const cell = passage("Divisão celular", "mitose meiose fotossíntese");
  expect(choosePassages("o que é fotosintese?", [other, cell]).answers).toEqual([cell]);
});

test("words that name no subject choose no passage and look for nothing", () => {
  expect(choosePassages("me explica?", [passage("Osmose", "")])).toEqual({ answers: [], nearest: null });
  expect(passageExpressions([])).toBeNull();
});

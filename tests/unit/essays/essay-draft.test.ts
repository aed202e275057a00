import { expect, test } from "vitest";
import {
  emptyOutline,
  holdsAll,
  joinedTexts,
  LONGEST_NOTE,
  spentSeconds,
  submitProblem,
} from "#app/features/essays/domain/essay-draft.ts";
import { essayExams, isEssayExam } from "#app/features/essays/domain/essay-exams.ts";
import { trendSentence } from "#app/features/essays/domain/estimate/essay-trend.ts";
import { readOutline } from "#app/features/essays/domain/sent-outline.server.ts";

test("an outline is read part by part, and nothing else of what was sent", () => {
  expect(readOutline('{"thesis":"a","first":3,"other":"b"}')).toEqual({ ...emptyOutline, thesis: "a" });
  expect(readOutline(JSON.stringify({ proposal: "x".repeat(LONGEST_NOTE + 9) })).proposal).toHaveLength(
    LONGEST_NOTE,
  );
  for (const sent of ["", "null", "3", "{"]) expect(readOutline(sent)).toEqual(emptyOutline);
});

test("seconds of writing end at a day", () => {
  expect([spentSeconds(null), spentSeconds(90), spentSeconds(1e9)]).toEqual([0, 90, 86_400]);
});

test("two texts become one without saying anything twice", () => {
  expect(joinedTexts("um dois", "um")).toBe("um dois");
  expect(joinedTexts("um", "um dois")).toBe("um dois");
  expect(joinedTexts("um ", " dois")).toBe("um\n\ndois");
  expect(joinedTexts("um\n\ndois", " dois ")).toBe("um\n\ndois");
});

test("a text contains another where no word of it, or of its outline, is missing", () => {
  const written = (text: string, thesis = "") => ({ text, outline: { ...emptyOutline, thesis } });
  expect(holdsAll(written("um dois", "tese"), written("um", "tese"))).toBe(true);
  expect(holdsAll(written("um dois"), written("um", "tese"))).toBe(false);
  expect(holdsAll(written("um"), written("um dois"))).toBe(false);
});

test("a blank sheet and a missing photograph cannot be submitted", () => {
  expect(submitProblem({ way: "text", text: " \n", photos: 1 })).toBe("empty");
  expect(submitProblem({ way: "text", text: "a", photos: 0 })).toBeNull();
  expect(submitProblem({ way: "photos", text: "a", photos: 0 })).toBe("no-photo");
  expect(submitProblem({ way: "photos", text: "", photos: 1 })).toBeNull();
});

test("every exam has a command that names the theme, and only exams are exams", () => {
  for (const { command } of Object.values(essayExams)) expect(command("A leitura")).toContain("“A leitura”");
  expect([isEssayExam("enem"), isEssayExam("toString"), isEssayExam(null)]).toEqual([true, false, false]);
});

test("the trend compares the last essay with up to three before it, as shares of what could be had", () => {
  const of = (...totals: number[]) => trendSentence(totals.map((total) => ({ total, most: 1000 })));
  expect(of()).toBeNull();
  expect(of(600)).toBeNull();
  expect(of(600, 700)).toBe("A última ficou acima da anterior.");
  expect(of(200, 600, 700, 800, 600)).toBe("A última ficou abaixo da média das 3 anteriores.");
  expect(of(600, 700, 655)).toBe("A última ficou perto da média das 2 anteriores.");
});

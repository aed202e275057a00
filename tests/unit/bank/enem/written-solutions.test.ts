import { beforeAll, describe, expect, it } from "vitest";
import { localTutor } from "#app/features/assistant/domain/local-tutor.ts";
import type { TutorAsk, TutorQuestion } from "#app/features/assistant/domain/tutor-material.ts";
import type { QuestionDraft } from "#app/features/bank/domain/draft.ts";
import { placeKey, type WrittenSolution } from "#app/features/bank/domain/written/written-solution.ts";
import { addWritten, bookOf } from "#app/features/bank/services/written/add-written.server.ts";
import { writtenFiles } from "#tests/support/written-files.ts";
import { examSets } from "#tests/unit/bank/enem/exam-sets.ts";

const sets = examSets({ own: "tests/fixtures/data/solutions", real: "content/solutions/enem" });

function asTutorQuestion(draft: QuestionDraft): TutorQuestion {
  const { subject, topics, kind, statement, alternatives, hint, explanation, solution } = draft;
  const letters = alternatives.map(({ text }, at) => ({ letter: "ABCDE"[at] ?? "", text }));
  const place = { id: "0", place: "", subject, topics };
  return { ...place, kind, statement, alternatives: letters, hint, explanation, solution };
}

/** A hint wanted by its button, or in words. */
function askOf(question: TutorQuestion, words: string, before: TutorAsk["before"]): TutorAsk {
  const nothing = { answer: null, key: null, lookAlikes: [], sources: [], essay: null, photo: null };
  return { ...nothing, question, words, prompt: words ? null : 1, before };
}

describe.each(sets)("the solutions written for the exams of $name", ({ expected: folder, years, ...set }) => {
  const written = writtenFiles(folder).flatMap(({ solutions }) => solutions);
  const found: { solution: WrittenSolution; draft: QuestionDraft; outcome: string }[] = [];

  beforeAll(async () => {
    const book = bookOf(written);
    const of = years.filter((year) => written.some((each) => each.year === year));
    for (const { draft: read } of set.draftAll(set.readLinks(), () => true, of)) {
      const { draft, outcome } = await addWritten(read, book);
      const { number, language, exam } = draft;
      const solution = number === null ? null : book.get(placeKey({ year: exam.year, number, language }));
      if (solution) found.push({ solution, draft, outcome });
    }
  }, 60_000);

  it("are each of the question they were written for, and reach its key", () => {
    const others = found.filter(({ outcome }) => outcome !== "added");
    expect(others.map(({ solution, outcome }) => `${placeKey(solution)} ${outcome}`)).toEqual([]);
    expect(found).toHaveLength(written.length);
  });

  const writtenYears = [...new Set(written.map(({ year }) => year))];

  it.each(writtenYears)("have hints in %i that the tutor gives one after the other: none reveals", (year) => {
    const ofYear = found.filter(({ solution }) => solution.year === year);
    const withheld = ofYear.flatMap(({ solution, draft }) => {
      const question = asTutorQuestion(draft);
      const before: TutorAsk["before"] = [];
      for (const words of ["", "outra dica", "mais uma dica"])
        before.push({ from: "assistant", text: localTutor(askOf(question, words, [...before])).join("") });
      const said = before.map(({ text }) => text).join("\n");
      return solution.hints
        .filter((hint) => !said.includes(hint))
        .map((hint) => `${placeKey(solution)}: ${hint}`);
    });
    expect(withheld).toEqual([]);
  });
});

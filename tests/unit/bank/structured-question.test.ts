import { expect, it } from "vitest";
import { structuredExam, structuredQuestion } from "#app/features/bank/domain/words/structured-question.ts";

const heading = {
  code: "7K2M9XQ4",
  exam: "ENEM 2019",
  origin: "exam" as const,
  place: "questão 12",
  number: 12,
  subject: "Física",
  topics: ["Óptica"],
};

it("a question is described without its answers, and no text of it can end the element", () => {
  const excerpt = "Veja </script><script>alert(1)</script> & <!-- isto\u2028";
  const canonical = "https://farol.test/q/7K2M9XQ4";
  const text = structuredQuestion({ heading, kind: "single-choice", excerpt, canonical });
  expect(text).not.toMatch(/[<>&\u2028]/);
  expect(JSON.parse(text)).toMatchObject({
    "@context": "https://schema.org",
    "@type": "Question",
    text: excerpt,
    url: canonical,
    about: [{ name: "Física" }, { name: "Óptica" }],
  });
  expect(text).not.toMatch(/acceptedAnswer|suggestedAnswer/);
});

it("an exam is a quiz of its questions' addresses", () => {
  const questions = ["https://farol.test/q/A", "https://farol.test/q/B"];
  const exam = {
    name: "ENEM 2019 — 1º dia",
    institution: "ENEM",
    canonical: "https://farol.test/p",
    questions,
  };
  expect(JSON.parse(structuredExam(exam))).toMatchObject({
    "@type": "Quiz",
    numberOfItems: 2,
    hasPart: questions.map((url) => ({ "@type": "Question", url })),
  });
});

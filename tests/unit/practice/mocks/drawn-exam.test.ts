import { describe, expect, it } from "vitest";
import { subjectOf } from "#app/features/bank/domain/catalogue/subjects.ts";
import type { ExamTemplate } from "#app/features/bank/domain/exams/exam-template.ts";
import { examTemplateOf } from "#app/features/bank/domain/exams/exam-templates.ts";
import {
  heldText,
  isScorableDraw,
  onlyLanguage,
  shortfallText,
  unmarkedText,
} from "#app/features/practice/domain/mocks/drawn-exam.ts";

function template(id: string): ExamTemplate {
  const found = examTemplateOf(id);
  if (!found) throw new Error(`no template ${id}`);
  return found;
}

const of = (slug: string, count: number) => ({ subject: subjectOf(slug)?.id ?? 0, count });
const ita = [of("matematica", 12), of("fisica", 12), of("quimica", 10), of("ingles", 8)];

describe("an exam drawn from the bank", () => {
  it("says in which parts it falls short, and nothing where it is whole", () => {
    expect(shortfallText(template("ita"), ita)).toBe(
      "A prova inteira tem 48 questões, e o acervo do Farol tinha 42 no sorteio. Faltam em: Química, 10 de 12; Inglês, 8 de 12.",
    );
    const whole = ["matematica", "fisica", "quimica", "ingles"].map((slug) => of(slug, 12));
    expect(shortfallText(template("ita"), whole)).toBeNull();
  });

  it("counts any subject in an exam without parts, and one language where one is chosen", () => {
    expect(shortfallText(template("fuvest"), [of("historia", 30), of("fisica", 40)])).toContain(
      "Conhecimentos gerais, 70 de 90",
    );
    const day = [of("ingles", 4), of("portugues", 40), of("historia", 45)];
    expect(shortfallText(template("enem-1"), day)).toContain("Faltam em: Língua estrangeira, 4 de 5.");
  });

  it("has no mark by a rule about another number of questions, and says why", () => {
    expect(unmarkedText("ITA", 42)).toContain("as 48 questões dela");
    expect(unmarkedText("ITA", 48)).toBeNull();
    expect(unmarkedText("IME", 30)).toBeNull();
    expect(unmarkedText("ENEM", 7)).toContain("poucas questões");
  });

  it("reports what a real exam lacks, for its true reason", () => {
    expect(heldText(90, 90, { pictures: 0, others: 0 })).toBeNull();
    expect(heldText(31, 90, { pictures: 59, others: 0 })).toBe(
      "31 de 90 questões: faltam as que têm figura.",
    );
    expect(heldText(31, 90, { pictures: 40, others: 3 })).toBe(
      "31 de 90 questões: faltam 40 com figura, 3 em revisão, 16 que não entraram no acervo.",
    );
    expect(heldText(89, 90, { pictures: 0, others: 0 })).toBe(
      "89 de 90 questões: falta 1 que não entrou no acervo.",
    );
  });

  it("gives an event scores where every area has enough questions, whichever language is chosen", () => {
    const day = (common: number) => [of("ingles", 5), of("portugues", common), of("historia", 45)];
    expect(isScorableDraw(day(40), true)).toBe(true);
    expect(isScorableDraw(day(38), true)).toBe(false);
    expect(isScorableDraw(day(38), false)).toBe(true);
    expect(isScorableDraw([of("matematica", 39)], false)).toBe(false);
    expect(isScorableDraw([], false)).toBe(false);
  });

  it("names the one language that the bank had", () => {
    expect(onlyLanguage(template("enem-1"), [of("espanhol", 5)])).toBe("espanhol");
    expect(onlyLanguage(template("enem-1"), [of("portugues", 40)])).toBeNull();
    expect(onlyLanguage(template("ita"), ita)).toBeNull();
  });
});

import { describe, expect, it } from "vitest";
import type { SubjectSlug } from "#app/features/bank/domain/catalogue/subjects.ts";
import { examTemplates } from "#app/features/bank/domain/exams/exam-templates.ts";
import {
  markUnder,
  minimaText,
  type ScoringRule,
  scoringRuleOf,
  scoringRules,
} from "#app/features/practice/domain/mocks/scoring-rules.ts";

/** A sheet with so many right answers a subject. */
function sheet(size: number, right: Partial<Record<SubjectSlug, number>>) {
  return Object.entries(right).flatMap(([subject, count]) =>
    Array.from({ length: size }, (_, at) => ({ subject: subject as SubjectSlug, isRight: at < count })),
  );
}

function ruleOf(institution: "ITA" | "AFA" | "USP"): ScoringRule {
  const rule = scoringRuleOf(institution);
  if (!rule) throw new Error(`no rule of ${institution}`);
  return rule;
}

describe("the rules of exams of right answers", () => {
  it("have a source each, and fit the exams' templates", () => {
    for (const { institution, parts, size, source, text } of scoringRules) {
      expect(source.address).toMatch(/^https:\/\//);
      expect(text).not.toBe("");
      const template = examTemplates.find((each) => each.institution === institution);
      const sections = template?.sections ?? [];
      expect(sections.reduce((sum, { count }) => sum + count, 0)).toBe(size);
      for (const part of parts)
        expect(sections.find(({ subjects }) => subjects.includes(part.subject))?.count).toBe(part.size);
    }
    expect(scoringRuleOf("IME")).toBeNull();
  });

  it("leave English out of ITA's mean, and let it eliminate", () => {
    const mark = markUnder(ruleOf("ITA"), sheet(12, { matematica: 9, fisica: 8, quimica: 6, ingles: 4 }));
    expect(mark?.mark).toBe("6,4 de 10");
    expect(mark?.minima.map(({ reached }) => reached)).toEqual([true, true, true, false, true]);
    expect(mark && minimaText(mark)).toBe("Você alcançou 4 de 5 mínimos. Falta chegar em: Inglês.");
    const low = markUnder(ruleOf("ITA"), sheet(12, { matematica: 6, fisica: 5, quimica: 5, ingles: 12 }));
    expect(low?.minima.at(-1)).toEqual({ name: "Média", text: "4,4; o mínimo é 5,0", reached: false });
  });

  it("require four of ten in each of AFA's, and scale Fuvest's points to a hundred", () => {
    const afa = markUnder(ruleOf("AFA"), sheet(16, { portugues: 7, matematica: 7, ingles: 7, fisica: 7 }));
    expect(afa && minimaText(afa)).toBe("Você alcançou todos os mínimos.");
    const points = Array.from({ length: 90 }, (_, at) => ({ subject: null, isRight: at < 70 }));
    const fuvest = markUnder(ruleOf("USP"), points);
    expect(fuvest).toEqual({ mark: "77,8 de 100", minima: [] });
    expect(fuvest && minimaText(fuvest)).toBeNull();
  });

  it("say nothing of a sheet that is not the exam they are about", () => {
    expect(markUnder(ruleOf("ITA"), sheet(12, { matematica: 9 }))).toBeNull();
    expect(markUnder(ruleOf("ITA"), sheet(24, { matematica: 9, fisica: 8 }))).toBeNull();
  });
});

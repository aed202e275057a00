import type { InstitutionCode } from "#app/features/bank/domain/catalogue/institutions.ts";
import { subjectWithId } from "#app/features/bank/domain/catalogue/subjects.ts";
import { examTemplateOf } from "#app/features/bank/domain/exams/exam-templates.ts";
import { skillLabel } from "#app/features/bank/domain/inep-skill.ts";
import type { Answer } from "#app/platform/db/database.server.ts";
import { comparedText, isOfLikeLength } from "../../domain/mocks/compare-scores.ts";
import { unmarkedText } from "../../domain/mocks/drawn-exam.ts";
import { type MockPlace, mockId, readMockId } from "../../domain/mocks/mock-place.ts";
import { areaDetails, scoreAreas, unscoredAreas } from "../../domain/mocks/score-sheet.ts";
import { markUnder, minimaText, scoringRuleOf } from "../../domain/mocks/scoring-rules.ts";
import { sheetItem } from "../../domain/mocks/sheet-item.ts";
import { shownScores } from "../../domain/mocks/shown-scores.ts";
import { mockPaths } from "../../paths.ts";
import type { formerScores, MockSheetRow, mockOfSession } from "../../queries/mocks/sheets.server.ts";

type MockRow = Answer<ReturnType<typeof mockOfSession>>[number];
type FormerRow = Answer<ReturnType<typeof formerScores>>[number];

/** Skills of INEP's matrix shown: those that went worst. */
const SKILLS = 8;
/** The questions worth most. */
const EFFECTS = 10;

function skillsOf(rows: readonly MockSheetRow[]) {
  const bySkill = new Map<number, { right: number; size: number }>();
  for (const { skill, isRight, isAnnulled } of rows) {
    if (skill === null || isRight === null || isAnnulled) continue;
    const { right, size } = bySkill.get(skill) ?? { right: 0, size: 0 };
    bySkill.set(skill, { right: right + (isRight ? 1 : 0), size: size + 1 });
  }
  return [...bySkill]
    .map(([skill, tally]) => ({ name: skillLabel(skill), ...tally }))
    .sort((one, other) => one.right / one.size - other.right / other.size || other.size - one.size)
    .slice(0, SKILLS);
}

/** The institution whose exam was sat; ENEM's for the short ones. */
function institutionOfMock({ template }: MockRow, place: MockPlace): InstitutionCode {
  if (place.kind === "real") return place.institution;
  const id = place.kind === "template" ? place.id : template;
  return examTemplateOf(id)?.institution ?? "ENEM";
}

/** The mark of an exam of right answers by its organiser's rule; null where there is no rule, or it is about another exam. */
function ruleMark(institution: InstitutionCode, rows: readonly MockSheetRow[]) {
  const rule = scoringRuleOf(institution);
  if (!rule) return null;
  const counted = rows.flatMap(({ subject, isRight, isAnnulled }) =>
    isRight === null || isAnnulled ? [] : [{ subject: subjectWithId(subject)?.slug ?? null, isRight }],
  );
  const mark = markUnder(rule, counted);
  return mark && { ...mark, text: rule.text, source: rule.source, minimaText: minimaText(mark) };
}

/** What a graded mock exam came to. Null for other sessions. */
export function mockResult(
  mock: MockRow | undefined,
  rows: readonly MockSheetRow[],
  former: readonly FormerRow[],
) {
  const place = mock && readMockId(mock.exam);
  if (!mock || !place) return null;
  const items = rows.map(sheetItem);
  const institution = institutionOfMock(mock, place);
  const method = place.kind === "short" ? "hits" : mock.method;
  const isTri = method === "tri";
  const earlier = former.map(({ startedAt, scores }) => ({ startedAt, scores: scores ?? [] }));
  const details = isTri ? areaDetails(items) : [];
  const effects = details.flatMap(({ area, effects: own }) => own.map((each) => ({ ...each, area })));
  return {
    door: mockPaths.mock(mockId(place)),
    isEvent: place.kind === "event",
    method,
    rule: isTri ? null : ruleMark(institution, rows),
    unmarked: isTri ? null : unmarkedText(institution, rows.length),
    place: mock.isRanked ? mock.place : null,
    scores: isTri
      ? scoreAreas(items).map((score) => ({ ...score, compared: comparedText(score, earlier) }))
      : [],
    unscored: isTri ? unscoredAreas(items) : [],
    details: details.map(({ area, range, coherence }) => ({ area, range, coherence })),
    gains: effects
      .filter(({ right }) => !right)
      .sort((one, other) => other.effect - one.effect)
      .slice(0, EFFECTS),
    effects: effects.map(({ position, effect }) => ({ position, effect })),
    skills: skillsOf(rows),
    former: former
      .filter(({ size }) => isOfLikeLength(size, rows.length))
      .map(({ title, startedAt, size, score, scores, method: scoredBy }) => ({
        title,
        startedAt,
        size,
        right: scoredBy === "hits" ? score : null,
        scores: shownScores(scores),
      })),
  };
}

export type MockResult = NonNullable<ReturnType<typeof mockResult>>;

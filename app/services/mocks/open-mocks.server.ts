import type { Viewer } from "#app/access/viewer.ts";
import { institutionOf, institutionWithId } from "#app/domain/catalogue/institutions.ts";
import { examTemplates } from "#app/domain/exams/exam-templates.ts";
import { examPart } from "#app/domain/exams/past-exam.ts";
import { isOfferedInFilter, mockId } from "#app/domain/mocks/mock-place.ts";
import { shortExams } from "#app/domain/mocks/short-exams.ts";
import { endOf, LATE_GRACE } from "#app/domain/practice/session-end.ts";
import { eventsEndingAfter } from "#app/queries/mocks/events.server.ts";
import { institutionsWithExams, newestExams } from "#app/queries/mocks/exams.server.ts";
import { mocksOf } from "#app/queries/mocks/sheets.server.ts";
import type { Deps } from "../deps.ts";
import { templateExam } from "./mock-exam.server.ts";

const EVENTS = 12;
const REAL = 60;
const OWN = 12;
/** Seconds that an event stays listed after its end. */
const LISTED = 14 * 86_400;

/** The mock exams there are, of one institution or of all, and one's own. One round trip. */
export async function openMocks(deps: Deps, viewer: Viewer, code: string | null) {
  const { db } = deps;
  const now = deps.now();
  const asked = code === null ? undefined : institutionOf(code);
  const institution = asked && isOfferedInFilter(asked.code) ? asked : undefined;
  const [events, exams, withExams, own] = await deps.read(
    eventsEndingAfter(db, now - LISTED, EVENTS),
    newestExams(db, institution?.id ?? null, REAL),
    institutionsWithExams(db),
    mocksOf(db, viewer.num, null, OWN),
  );
  const templates = examTemplates.filter((each) => !institution || each.institution === institution.code);
  const codes = new Set([
    ...withExams.flatMap((each) => institutionWithId(each.institution)?.code ?? []),
    ...examTemplates.map((each) => each.institution),
  ]);
  return {
    now,
    grace: LATE_GRACE,
    institution: institution?.code ?? null,
    institutions: [...codes].filter(isOfferedInFilter).map((each) => ({
      code: each,
      name: institutionOf(each)?.name ?? each,
    })),
    events: events.map(({ id, title, startsAt, endsAt, questions, rankedAt }) => ({
      id: mockId({ kind: "event", id }),
      title,
      startsAt,
      endsAt,
      questions,
      isRanked: rankedAt !== null,
    })),
    years: byYear(exams),
    short: shortExams.map(({ id, name }) => ({ id: mockId({ kind: "short", id }), name })),
    templates: templates.map(({ id }) => {
      const { title, questions, rules } = templateExam(id);
      return { id: mockId({ kind: "template", id }), title, questions, minutes: rules.minutes };
    }),
    own: own.map((each) => ({ ...each, endedAt: endOf(each, now) })),
  };
}

type ExamOfBank = {
  institution: number;
  year: number;
  slug: string;
  phase: string | null;
  day: number | null;
};

/** The grid: a year, and its exams. */
function byYear(exams: readonly ExamOfBank[]) {
  const years = new Map<number, { id: string; name: string }[]>();
  for (const { institution, year, slug, ...key } of exams) {
    const known = institutionWithId(institution);
    if (!known) continue;
    const id = mockId({ kind: "real", institution: known.code, year, slug });
    years.set(year, [...(years.get(year) ?? []), { id, name: `${known.name}, ${examPart(key)}` }]);
  }
  return [...years].map(([year, of]) => ({ year, exams: of }));
}

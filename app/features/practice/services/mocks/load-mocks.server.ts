import { institutionOf, institutionWithId } from "#app/features/bank/domain/catalogue/institutions.ts";
import { examTemplates } from "#app/features/bank/domain/exams/exam-templates.ts";
import { examPart } from "#app/features/bank/domain/exams/past-exam.ts";
import { LATE_GRACE } from "#app/features/bank/domain/held-back.ts";
import type { Viewer } from "#app/platform/access/viewer.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { DAY } from "#app/platform/time/units.ts";
import { eventState } from "../../domain/mocks/event-fields.ts";
import { isOfferedInFilter, mockId } from "../../domain/mocks/mock-place.ts";
import { shortExams } from "../../domain/mocks/short-exams.ts";
import { endOf } from "../../domain/session-end.ts";
import { eventsEndingAfter } from "../../queries/mocks/events.server.ts";
import { institutionsWithExams, newestExams } from "../../queries/mocks/exams.server.ts";
import { mocksOf } from "../../queries/mocks/sheets.server.ts";
import { templateExam } from "./mock-exam.server.ts";

const EVENTS = 12;
const REAL = 60;
const OWN = 12;
const LATEST_YEAR = 9999;
/** Seconds that an event stays listed after its end. */
const LISTED = 14 * DAY;

/** The mock exams there are, of one institution or of all, real ones up to a year, and one's own. One round trip. */
export async function loadMocks(
  deps: Deps,
  viewer: Viewer,
  { code, until }: { code: string | null; until: number | null },
) {
  const { db } = deps;
  const now = deps.now();
  const asked = code === null ? undefined : institutionOf(code);
  const institution = asked && isOfferedInFilter(asked.code) ? asked : undefined;
  const { events, exams, withExams, own } = await deps.read({
    events: eventsEndingAfter(db, viewer.num, now - LISTED, EVENTS),
    exams: newestExams(db, { institution: institution?.id ?? null, until: until ?? LATEST_YEAR }, REAL + 1),
    withExams: institutionsWithExams(db),
    own: mocksOf(db, viewer.num, null, OWN),
  });
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
    events: events.map(({ id, title, startsAt, endsAt, questions, rankedAt, cancelledAt, isRegistered }) => ({
      id: mockId({ kind: "event", id }),
      title,
      startsAt,
      endsAt,
      questions,
      isRanked: rankedAt !== null,
      isRegistered,
      state: eventState({ startsAt, endsAt, cancelledAt }, now),
    })),
    ...pageOfYears(exams, REAL),
    short: shortExams.map(({ id, name }) => ({ id: mockId({ kind: "short", id }), name })),
    templates: templates.map(({ id }) => {
      const { title, questions, rules } = templateExam(id);
      const { minutes, source } = rules;
      return { id: mockId({ kind: "template", id }), title, questions, minutes, isEstimate: source === null };
    }),
    own: own.map((each) => ({ ...each, endedAt: endOf(each, now) })),
  };
}

/** Whole years only, while there is more than one; `older`: the year that the next page begins with. */
function pageOfYears(exams: readonly ExamOfBank[], most: number) {
  const cut = exams.length > most ? (exams.at(-1)?.year ?? null) : null;
  const whole = exams.filter(({ year }) => year !== cut);
  if (cut === null || whole.length > 0) return { years: byYear(whole), older: cut };
  return { years: byYear(exams), older: cut - 1 };
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

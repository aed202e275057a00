import { examTemplateOf } from "#app/features/bank/domain/exams/exam-templates.ts";
import { LATE_GRACE } from "#app/features/bank/domain/held-back.ts";
import type { Viewer } from "#app/platform/access/viewer.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { onlyLanguage, shortfallText, unmarkedText } from "../../domain/mocks/drawn-exam.ts";
import { eventState } from "../../domain/mocks/event-fields.ts";
import { type MockPlace, mockId } from "../../domain/mocks/mock-place.ts";
import { endOf } from "../../domain/session-end.ts";
import { eventFor, firstPlaces, setHidden, subjectsOfEvent } from "../../queries/mocks/events.server.ts";
import { type ListedMock, mocksOf, rankEvent } from "../../queries/mocks/sheets.server.ts";
import { closeEvents } from "./close-events.server.ts";
import { drawnExam, eventRules, realExam, realQuestions, templateExam } from "./mock-exam.server.ts";

const FORMER = 10;
const PLACES = 20;

/** An exam's door with one's former sheets of it. One round trip. Throws page-not-found. */
export async function loadMock(deps: Deps, viewer: Viewer, place: Exclude<MockPlace, { kind: "event" }>) {
  const own = mocksOf(deps.db, viewer.num, mockId(place), FORMER);
  const now = deps.now();
  const ended = (former: ListedMock[]) => former.map((each) => ({ ...each, endedAt: endOf(each, now) }));
  if (place.kind === "real") {
    const { former, rows } = await deps.read({ former: own, rows: realQuestions(deps, place) });
    return { exam: realExam(place, rows), former: ended(former) };
  }
  const exam = drawnExam(place);
  const former = await deps.read(own);
  return { exam, former: ended(former) };
}

/** An event: when it is, one's own sheet and, once scored, the ranking. One round trip. Throws page-not-found. */
export async function loadEvent(deps: Deps, viewer: Viewer, id: string) {
  const {
    event: [event],
    places,
    subjects,
  } = await deps.read({
    event: eventFor(deps.db, id, viewer.num),
    places: firstPlaces(deps.db, id, PLACES),
    subjects: subjectsOfEvent(deps.db, id),
  });
  if (!event) throw new AppError("page-not-found");
  const now = deps.now();
  if (event.job === null && event.cancelledAt === null && event.endsAt < now)
    deps.later((later) => closeEvents(later));
  const { title } = templateExam(event.template);
  const rules = eventRules(event, subjects);
  const template = examTemplateOf(event.template);
  const { place, score, ...rest } = event;
  return {
    ...rest,
    now,
    template: title,
    shortfall: template && shortfallText(template, subjects),
    unmarked:
      template && template.institution !== "ENEM" && unmarkedText(template.institution, event.questions),
    /** Of a template with languages, where the bank had one of them alone. */
    onlyLanguage: template && !event.hasLanguages ? onlyLanguage(template, subjects) : null,
    state: eventState(event, now),
    rules,
    lastSheets: event.endsAt + LATE_GRACE,
    // Withheld until everybody's time is over.
    place: event.rankedAt === null ? null : place,
    score: event.rankedAt === null ? null : score,
    places: places.map(({ userNum, ...each }) => ({ ...each, isMine: userNum === viewer.num })),
  };
}

/** Leaves the ranking of an event, or comes back. Throws page-not-found. */
export async function hideFromRanking(
  deps: Deps,
  viewer: Viewer,
  { id, isHidden }: { id: string; isHidden: boolean },
): Promise<void> {
  const [event] = await deps.read(eventFor(deps.db, id, viewer.num));
  if (!event?.session) throw new AppError("page-not-found");
  const hidden = setHidden(deps.db, id, viewer.num, isHidden);
  if (event.rankedAt === null) await deps.write(hidden);
  else await deps.write([hidden, ...rankEvent(deps.db, event.num, event.rankedAt)]);
}

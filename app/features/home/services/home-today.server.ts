import { subjectWithId } from "#app/features/bank/domain/catalogue/subjects.ts";
import type { TopicCatalogue } from "#app/features/bank/domain/catalogue/topic-catalogue.ts";
import { noFilters } from "#app/features/bank/domain/search/filters/search-filters.ts";
import { searchAddress } from "#app/features/bank/domain/search/search-address.ts";
import { threadLine } from "#app/features/forum/services/list-threads.server.ts";
import { notificationView } from "#app/features/messages/services/notification-view.server.ts";
import { eventState } from "#app/features/practice/domain/mocks/event-fields.ts";
import { mockId } from "#app/features/practice/domain/mocks/mock-place.ts";
import { minutesFor, paceOf, USUAL_DAILY } from "#app/features/practice/domain/reviews/review-plan.ts";
import { waitingReviews } from "#app/features/practice/domain/reviews/waiting-reviews.ts";
import { nextOfTracks } from "#app/features/tracks/domain/track-map.ts";
import { trackPaths } from "#app/features/tracks/paths.ts";
import { dayInSaoPaulo } from "#app/platform/time/calendar.ts";
import { levelOfPoints } from "../domain/progress-view.ts";
import { weakTopics } from "../domain/weak-topics.ts";
import type { Home } from "./read-home.server.ts";

const WEAK_TOPICS = 3;
const NEWS = 2;

/** Reviews that are due; null without any. */
export function reviewOf({ waiting }: Pick<Home, "waiting">, now: number) {
  if (!waiting) return null;
  const today = dayInSaoPaulo(now);
  const { daily, days, dayReviews, reviewDay, unopened, oldestDay, answersDay, answers } = waiting;
  const plan = {
    daily: daily ?? USUAL_DAILY,
    days: days ?? {},
    day: reviewDay ?? 0,
    dayReviews: dayReviews ?? 0,
  };
  const answeredToday = answersDay === today ? answers : 0;
  const found = waitingReviews(plan, { count: unopened, oldestDay }, { today, answeredToday });
  if (found.cards === 0) return null;
  const pace = paceOf({ allReviews: waiting.allReviews ?? 0, allSeconds: waiting.allSeconds ?? 0 });
  return { ...found, minutes: minutesFor(found.cards, pace) };
}

/** The next step of the track touched last; null where none is under way. */
export function trackOf({ tracks }: Pick<Home, "tracks">) {
  const next = nextOfTracks(tracks);
  if (!next) return null;
  return { ...next, address: trackPaths.subtopic(next.track, next.subtopic, next.step) };
}

/** Days to the person's exam; null without a date, and after it. */
export function daysToExam({ waiting }: Pick<Home, "waiting">, now: number): number | null {
  const days = (waiting?.examDay ?? 0) - dayInSaoPaulo(now);
  return days >= 0 ? days : null;
}

/** The level to congratulate on, once. */
export function levelReached({ progress }: Pick<Home, "progress">) {
  const { level, band } = levelOfPoints(progress.totalPoints);
  return level > progress.celebratedLevel ? { level, band } : null;
}

/** Topics of the newest wrong answers, by name. */
export function weakTopicsOf({ wrong }: Pick<Home, "wrong">, catalogue: TopicCatalogue) {
  return weakTopics(wrong, WEAK_TOPICS).flatMap(({ topic, wrong: count }) => {
    const found = catalogue.byId.get(topic);
    const subject = wrong.find(({ topics }) => topics.includes(topic))?.subject;
    if (!found || subject === undefined) return [];
    const address = searchAddress({ ...noFilters, subjects: [subject], topics: [found.id] });
    return [{ name: found.name, subject: subjectWithId(subject)?.name ?? "", wrong: count, address }];
  });
}

/** Doubts of others and the team's news. */
export function homeNews({ threads, events, news }: Pick<Home, "threads" | "events" | "news">, now: number) {
  const event = events.find((each) => eventState(each, now) !== "cancelled");
  return {
    threads: threads.map(threadLine),
    event: event
      ? {
          id: mockId({ kind: "event", id: event.id }),
          title: event.title,
          startsAt: event.startsAt,
          endsAt: event.endsAt,
          isRegistered: event.isRegistered,
        }
      : null,
    news: news.slice(0, NEWS).map(notificationView),
  };
}

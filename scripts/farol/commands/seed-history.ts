import { newestKeys } from "#app/features/bank/queries/answers.server.ts";
import { storeAnswers } from "#app/features/bank/services/answer-question.server.ts";
import { savePractice } from "#app/features/practice/services/save-practice.server.ts";
import { startPractice } from "#app/features/practice/services/start-practice.server.ts";
import type { Viewer } from "#app/platform/access/viewer.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { questionCode } from "#app/platform/text/question-code.ts";
import { demoViewer } from "./demo-viewer.ts";

const DAY = 86_400;
const WEEKS = 6;
/** `weeks` up to this one; `away`: days without an answer until today. */
type Habit = { weeks: number; away: number };
/** Every third of the newest questions, so that all subjects occur. */
const SPREAD = 3;
/** Answers on the days of a week, from Monday. */
const WEEK = [5, 8, 0, 6, 9, 0, 4] as const;
const EXAM_SIZE = 10;
/** Seconds between two answers. */
const PACE = 90;
const EVENING = 22 * 3600;

type Key = { ord: number; letter: string | null; letters: string };

/** The same wrong and right choices in every seed: from half to three quarters right over the weeks. */
function choiceOf({ letter, letters }: Key, index: number, week: number): string {
  const right = (index * 37) % 100 < 48 + week * 5;
  const others = [...letters].filter((each) => each !== letter);
  return (right ? letter : others[index % others.length]) ?? "A";
}

function at(deps: Deps, seconds: number): Deps {
  return { ...deps, now: () => seconds };
}

function answerTo(key: Key, index: number, week: number) {
  const alternative = choiceOf(key, key.ord + index, week) as "A";
  return { ord: key.ord, alternative, operation: `demo-${key.ord}`, pace: { fits: true } };
}

async function answerDay(deps: Deps, viewer: Viewer, keys: readonly Key[], week: number): Promise<void> {
  for (const [index, key] of keys.entries())
    await storeAnswers(at(deps, deps.now() + index * PACE), viewer, [answerTo(key, index, week)]);
}

/** An exam of an evening, submitted after half an hour. */
async function takeExam(deps: Deps, viewer: Viewer, keys: readonly Key[], week: number): Promise<void> {
  const codes = keys.map(({ ord }) => questionCode(ord)).join(",");
  const title = "Simulado da semana";
  const fixed = { mode: "exam", order: "given", training: false } as const;
  const fields = { codes, search: "", title, count: "", limit: "", ...fixed };
  const started = deps.now();
  const id = await startPractice(deps, viewer, fields, { count: keys.length, timeLimit: 3600 });
  const items = keys.map((key, position) => {
    const changedAt = (started + (position + 1) * PACE) * 1000;
    const choice = choiceOf(key, key.ord + position, week) as "A";
    return { position, choice, answered: false, marked: false, cut: "", changedAt };
  });
  const end = started + 1800;
  const changes = { items, head: null, times: [], endedAt: end * 1000 };
  await savePractice(at(deps, end), viewer, { id, changes });
}

/** What is done on an evening of a week, with the next keys. */
type Evening = (deps: Deps, viewer: Viewer, take: (count: number) => Key[], on: Weekday) => Promise<void>;
type Weekday = { week: number; weekday: number; count: number };

/** Goes through the evenings of the weeks up to yesterday. Returns how many questions were used. */
async function eachEvening(
  deps: Deps,
  email: string,
  { weeks, away }: Habit,
  work: Evening,
): Promise<number> {
  const viewer = await demoViewer(deps, email, null);
  if (!viewer) return 0;
  const newest = await deps.read(newestKeys(deps.db, 900));
  const keys = newest.filter((_, index) => index % SPREAD === 0);
  const today = Math.floor((deps.now() - 3 * 3600) / DAY);
  const monday = today - ((today + 3) % 7);
  let used = 0;
  function take(count: number): Key[] {
    used += count;
    return keys.slice(used - count, used);
  }
  for (let week = 0; week < weeks; week += 1)
    for (const [weekday, count] of WEEK.entries()) {
      const day = monday - (weeks - 1 - week) * 7 + weekday;
      if (day >= today - away) continue;
      await work(at(deps, day * DAY + EVENING), viewer, take, { week, weekday, count });
    }
  return used;
}

/** Six weeks of answers and two exams of a person, through the product's own services, at past times. Returns how many. */
export function seedHistory(deps: Deps, email: string): Promise<number> {
  return eachEvening(deps, email, { weeks: WEEKS, away: 0 }, async (evening, viewer, take, on) => {
    const { week, weekday, count } = on;
    await answerDay(evening, viewer, take(count), week);
    if (week >= WEEKS - 3 && weekday === 4)
      await takeExam(at(deps, evening.now() + 3600), viewer, take(EXAM_SIZE), week);
  });
}

/** Weeks of answers of one among many, those of an evening at once. */
export function seedAnswers(deps: Deps, email: string, habit: Habit): Promise<number> {
  return eachEvening(deps, email, habit, async (evening, viewer, take, { week, count }) => {
    const answers = take(count).map((key, index) => answerTo(key, index, week));
    await storeAnswers(evening, viewer, answers);
  });
}

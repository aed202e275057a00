import { type AssessmentRules, defaultRules } from "#app/features/assessments/domain/assessment.ts";
import { classStatements } from "#app/features/assessments/queries/audience.server.ts";
import {
  type DemoSitting,
  demoStudents,
  insertDemoSittings,
  keysOfDemo,
  setDemoTimes,
} from "#app/features/assessments/queries/demo-assessments.server.ts";
import { insertAssessment } from "#app/features/assessments/queries/writing.server.ts";
import { readAddress } from "#app/features/bank/domain/search/read-address.ts";
import { searchQuestions } from "#app/features/bank/services/search-questions.server.ts";
import { userIdOfEmail } from "#app/features/messages/queries/live-channels.server.ts";
import { fold } from "#app/platform/text/normalize.ts";
import type { Platform } from "../../platform/open-platform.ts";

const HOUR = 3600;
const DAY = 24 * HOUR;
const QUESTIONS = 12;
const STUDENTS = 40;
/** Still writing in the open one; the others have submitted. */
const WRITING = 6;
const LETTERS = ["A", "B", "C", "D", "E"];

type Demo = {
  title: string;
  opens: number;
  closes: number;
  rules: Partial<AssessmentRules>;
  sittings: number;
};

/** Days from now; a draft has no window. */
const demos: readonly (Demo & { state: "draft" | "published" })[] = [
  { title: "Recuperação de Matemática", state: "draft", opens: 0, closes: 0, rules: {}, sittings: 0 },
  {
    title: "Simulado de Revisão",
    state: "published",
    opens: 2,
    closes: 2.1,
    rules: { shuffleQuestions: true, shuffleAlternatives: true },
    sittings: 0,
  },
  {
    title: "Simulado da Semana",
    state: "published",
    opens: -0.05,
    closes: 5,
    rules: { minutes: 120, showScore: "closed", showKey: "closed" },
    sittings: 12,
  },
  {
    title: "Simulado Bimestral",
    state: "published",
    opens: -6,
    closes: -5.9,
    rules: { showComments: "closed" },
    sittings: STUDENTS,
  },
];

/** From 0 to 1, the same on every run. */
function chance(...seeds: readonly number[]): number {
  const mixed = seeds.reduce((sum, seed) => Math.imul(sum ^ (seed + 0x9e37), 0x85ebca6b) >>> 0, 17);
  return ((mixed ^ (mixed >>> 15)) >>> 0) / 2 ** 32;
}

function answerOf(letter: string, student: number, place: number): string {
  if (chance(student, place, 3) < 0.04) return "";
  const ability = 0.25 + 0.65 * chance(student, 7);
  if (chance(student, place, 1) < ability - 0.02 * place) return letter;
  return LETTERS[Math.floor(chance(student, place, 2) * LETTERS.length)] ?? "A";
}

function sittingOf(
  seat: { person: number; class: number },
  index: number,
  { keys, opensAt, isWriting }: { keys: readonly string[]; opensAt: number; isWriting: boolean },
): DemoSitting {
  const startedAt = opensAt + Math.floor(600 * chance(index, 11));
  const done = isWriting ? Math.floor(keys.length / 2) : keys.length;
  const answers = keys.map((letter, place) => (place < done ? answerOf(letter, index, place) : ""));
  const seconds = keys.map((_, place) => (place < done ? 40 + Math.floor(200 * chance(index, place, 5)) : 0));
  const spent = seconds.reduce((sum, each) => sum + each, 0);
  return {
    ...seat,
    startedAt,
    submittedAt: isWriting ? null : startedAt + spent,
    answers: answers.join(","),
    times: seconds.map((each) => each.toString(36)).join(","),
    away: index % 5 === 0 ? 1 : 0,
  };
}

async function firstQuestions({ deps }: Platform, from: number): Promise<number[]> {
  const params = new URLSearchParams();
  const { page } = await searchQuestions(deps, null, (catalogue) => readAddress({}, params, catalogue));
  const closed = page.rows.filter(({ kind, status }) => kind === "single-choice" && status === "published");
  const start = (from * 3) % Math.max(1, closed.length - QUESTIONS);
  return closed.slice(start, start + QUESTIONS).map(({ ord }) => ord);
}

/** A draft, one scheduled, one open and one closed with sittings, all for a class. */
export async function seedAssessments(
  platform: Platform,
  school: { id: string; classId: string },
): Promise<void> {
  const { deps } = platform;
  const { db } = deps;
  const {
    teacher: [teacher],
    seats,
  } = await deps.read({
    teacher: userIdOfEmail(db, `${school.id}-professor@farol.test`),
    seats: demoStudents(db, school.classId, STUDENTS),
  });
  const by = teacher?.id ?? "farol";
  const reader = { schoolId: school.id, role: "manager" as const, person: null, userNum: -1, accountId: by };
  for (const [index, demo] of demos.entries()) {
    const ords = await firstQuestions(platform, index);
    if (ords.length === 0) return;
    const id = deps.newId();
    const questions = ords.map((ord) => ({ ord }));
    const document = { sections: [{ id: deps.newId(), title: "", weight: 1, penalty: 0, questions }] };
    const now = deps.now();
    const [opensAt, closesAt] = [now + Math.round(demo.opens * DAY), now + Math.round(demo.closes * DAY)];
    const content = { title: demo.title, words: fold(demo.title), document, opensAt: null, closesAt: null };
    const rules = { ...defaultRules, ...demo.rules };
    const keys = await deps.read(keysOfDemo(db, ords));
    const letters = ords.map((ord) => keys.find((key) => key.ord === ord)?.letter ?? "A");
    const sittings = seats.slice(0, demo.sittings).map((seat, at) => {
      const isWriting = demo.closes > 0 && at < WRITING;
      return sittingOf(seat, at, { keys: letters, opensAt, isWriting });
    });
    const times = { publishedAt: Math.min(now, opensAt) - HOUR, opensAt, closesAt, releasedAt: null };
    await deps.write([
      insertAssessment(db, reader, { id, rules, ...content }, { at: now, by }),
      ...(demo.state === "draft" ? [] : [setDemoTimes(db, id, times)]),
      ...classStatements(db, reader, { id, classes: [school.classId] }),
      insertDemoSittings(db, id, closesAt, sittings),
    ]);
  }
}

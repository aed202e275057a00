import type { ScoredSitting } from "#app/features/assessments/domain/analysis/tally.ts";
import { type AssessmentDocument, defaultRules } from "#app/features/assessments/domain/assessment.ts";
import { questionsToSort } from "#app/features/assessments/queries/analysis-writing.server.ts";
import { demoExam, storeDemoResults } from "#app/features/assessments/queries/demo-results.server.ts";
import { insertAssessment } from "#app/features/assessments/queries/writing.server.ts";
import {
  analysisOfAll,
  analysisOfStep,
  sortedQuestions,
} from "#app/features/assessments/services/results/analyse-release.server.ts";
import { creditOf } from "#app/features/bank/domain/answers/check-answer.ts";
import { generalTopicsOf } from "#app/features/bank/domain/catalogue/topics-of.ts";
import { readAddress } from "#app/features/bank/domain/search/read-address.ts";
import { token } from "#app/features/bank/domain/words/search-tokens.ts";
import { searchQuestions } from "#app/features/bank/services/search-questions.server.ts";
import { userIdOfEmail } from "#app/features/messages/queries/live-channels.server.ts";
import { fold } from "#app/platform/text/normalize.ts";
import type { Platform } from "../../platform/open-platform.ts";

const DAY = 86_400;
const STUDENTS = 40;
const LETTERS = ["A", "B", "C", "D", "E"] as const;
const TOPICS = 4;
/** Questions of a topic in an exam. */
const EACH = 5;
/** `share`: of right answers, about; `subject`: of its questions; `round`: the next ones of the same topics. */
const exams = [
  { title: "Diagnóstico de Física", subject: "fisica", round: 1, daysAgo: 40, share: 0.35 },
  {
    title: "Diagnóstico de Matemática",
    subject: "matematica",
    round: 1,
    daysAgo: 25,
    share: 0.45,
  },
  { title: "Física, segunda rodada", subject: "fisica", round: 2, daysAgo: 6, share: 0.6 },
] as const;

/** From 0 to 1, the same for the same numbers. */
function chance(...parts: readonly number[]): number {
  let mixed = 17;
  for (const part of parts) mixed = Math.imul(mixed ^ (part + 0x9e37), 0x85ebca6b) >>> 0;
  return ((mixed ^ (mixed >>> 13)) >>> 0) / 2 ** 32;
}

/** What a student answers: mostly the key, else mostly the same wrong letter. */
function answerOf(key: string, student: number, place: number, share: number): string {
  if (chance(student, place, 1) < share + 0.3 * (chance(student, 2) - 0.5) - 0.02 * (place % 7)) return key;
  if (chance(student, place, 3) < 0.06) return "";
  const others = LETTERS.filter((letter) => letter !== key);
  const drawn = chance(student, place, 4);
  return (drawn < 0.6 ? others[place % others.length] : others[Math.floor(drawn * others.length)]) ?? "A";
}

/** As a teacher chooses them: of the topics that the bank has most of, the same number each. */
async function documentOf(
  { deps }: Platform,
  { subject, round }: (typeof exams)[number],
): Promise<AssessmentDocument> {
  const search = (params: Record<string, string>) =>
    searchQuestions(deps, null, (catalogue) =>
      readAddress({ subject }, new URLSearchParams(params), catalogue),
    );
  const { counts } = (await search({})).page;
  const topics = generalTopicsOf(subject, deps.catalogue.current())
    .map(({ id }) => ({ id, count: counts.within[token.topic(id)] ?? 0 }))
    .sort((one, other) => other.count - one.count || one.id - other.id)
    .slice(0, TOPICS);
  const ords = new Set<number>();
  for (const { id } of topics) {
    const { rows } = (await search({ assunto: String(id) })).page;
    const closed = rows.filter(({ kind, status }) => kind === "single-choice" && status === "published");
    for (const { ord } of closed.slice((round - 1) * EACH, round * EACH)) ords.add(ord);
  }
  const questions = [...ords].map((ord) => ({ ord }));
  return { sections: [{ id: deps.newId(), title: "", weight: 1, penalty: 0, questions }] };
}

/** Exams of a class that are over and released, with what their analysis shows. */
export async function seedResults(
  platform: Platform,
  { schoolId, classId }: { schoolId: string; classId: string },
): Promise<void> {
  const { deps } = platform;
  const { db } = deps;
  const [teacher] = await deps.read(userIdOfEmail(db, `${schoolId}-professor@farol.test`));
  for (const planned of exams) {
    const { title, daysAgo, share } = planned;
    const document = await documentOf(platform, planned);
    const at = deps.now() - daysAgo * DAY;
    const id = deps.newId();
    const content = {
      title,
      words: fold(title),
      document,
      rules: defaultRules,
      opensAt: null,
      closesAt: null,
    };
    await deps.write(
      insertAssessment(db, { schoolId }, { id, ...content }, { at, by: teacher?.id ?? "farol" }),
    );
    const [exam] = await deps.read(demoExam(db, { id, classId, most: STUDENTS }));
    if (!exam) return;
    const rows = await deps.read(questionsToSort(db, exam.num));
    const keys = (document.sections[0]?.questions ?? []).map(({ ord }) => exam.letters[ord] ?? "");
    const sittings = exam.people.map((person): ScoredSitting => {
      const answers = keys.map((key, place) => answerOf(key, person, place, share));
      const shares = keys.map((key, place) =>
        answers[place] === "" ? 0 : creditOf(answers[place] ?? "", key),
      );
      return { person, class: exam.class, answers, shares };
    });
    const submissions = sittings.map(({ person, answers, shares }) => ({
      person,
      answers: answers.join(","),
      score: shares.reduce<number>((sum, each) => sum + (each ?? 0), 0),
    }));
    const of = { assessment: exam.num, questions: sortedQuestions(document, rows, deps.catalogue.current()) };
    await deps.write([
      ...storeDemoResults(db, { assessment: exam.num, of: exam.class, at }, submissions),
      ...analysisOfStep(db, of, sittings),
      ...analysisOfAll(db, of, sittings),
    ]);
  }
}

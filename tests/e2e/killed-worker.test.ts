import { expect, onTestFinished, test } from "vitest";
import { questionCode } from "#app/platform/text/question-code.ts";
import { freePort } from "../../scripts/platform/ports.ts";
import { familyOf, killAll } from "../../scripts/platform/process-tree.ts";
import { serveWorker } from "../../scripts/platform/serve.ts";
import { ownAddress } from "./support/browser.ts";
import { copiedState, rowsOf } from "./support/copied-state.ts";
import { emailsOf, PASSWORD } from "./support/waiting-people.ts";

const KILLS = 2;
/** Answers that are acknowledged between two kills. */
const BETWEEN = 100;
/** Few enough answers of each for the limit of a minute. */
const PEOPLE = emailsOf("complete").slice(0, 8);

/** An answer with its operation: sent again after a failure, as the outbox of a browser does. */
type Answer = { qid: string; userAnswer: string; operationId: string };
type Student = { email: string; cookie: string; waiting: Answer[]; last: Answer | null };

/** Every student has the same questions to answer, half of them right. */
function givenStudents(state: string): Student[] {
  const questions = rowsOf(
    state,
    `SELECT q.ord, k.letter FROM questions q JOIN question_keys k ON k.ord = q.ord
    WHERE q.kind = 'single-choice' AND q.status = 'published' ORDER BY q.ord LIMIT ${KILLS * BETWEEN}`,
  );
  return PEOPLE.map((email) => {
    const waiting = questions.map(({ ord, letter }, index) => ({
      qid: questionCode(Number(ord)),
      userAnswer: index % 2 === 0 ? String(letter) : letter === "A" ? "B" : "A",
      operationId: crypto.randomUUID().replaceAll("-", ""),
    }));
    return { email, cookie: "", waiting, last: null };
  });
}

async function signIn(base: string, student: Student): Promise<void> {
  const response = await fetch(`${base}/entrar`, {
    method: "POST",
    redirect: "manual",
    headers: { Origin: base, ...ownAddress() },
    body: new URLSearchParams({ email: student.email, password: PASSWORD }),
  });
  expect(response.status).toBe(302);
  const cookies = response.headers.getSetCookie().map((cookie) => cookie.split(";")[0]);
  student.cookie = cookies.join("; ");
}

/** Sends an answer; false where no acknowledgement came back. */
async function isAcknowledged(base: string, cookie: string, answer: Answer): Promise<boolean> {
  try {
    const response = await fetch(`${base}/callable/answerQuestion`, {
      method: "POST",
      headers: { Origin: base, "Content-Type": "application/json", Cookie: cookie },
      body: JSON.stringify({ data: answer }),
    });
    const { result } = (await response.json()) as { result?: [boolean, unknown] };
    return result?.[0] === true;
  } catch {
    return false;
  }
}

/** Serves the state and has everybody answer until so many more are acknowledged; then kills the Worker under those in flight. */
async function answerAndKill(state: string, students: readonly Student[], acknowledged: Set<string>) {
  const port = await freePort();
  const base = `http://localhost:${port}`;
  const family = familyOf(await serveWorker({ port, state }));
  onTestFinished(() => killAll(family));
  for (const student of students) if (student.cookie === "") await signIn(base, student);
  const enough = acknowledged.size + BETWEEN;

  async function answerOn(student: Student): Promise<void> {
    // A reply may have been lost on its way: what was acknowledged last is sent once more.
    if (student.last) student.waiting.unshift(student.last);
    for (let [next] = student.waiting; next; [next] = student.waiting) {
      if (!(await isAcknowledged(base, student.cookie, next))) return;
      acknowledged.add(next.operationId);
      student.last = next;
      student.waiting.shift();
      if (acknowledged.size >= enough) killAll(family);
    }
  }
  await Promise.all(students.map(answerOn));
  expect(acknowledged.size).toBeGreaterThanOrEqual(enough);
}

const STORED = `SELECT a.operation FROM answers a JOIN users u ON u.num = a.user_num
  WHERE u.email IN (${PEOPLE.map((email) => `'${email}'`)})`;
/** Later answers to a question: those of the demo's students, whose mock exams draw at random. */
const ATTEMPTS = "SELECT operation FROM answer_attempts ORDER BY operation";
const WRONG_TOTALS = `SELECT p.user_num FROM progress p
  LEFT JOIN (SELECT user_num, count(*) AS n, sum(correct) AS correct FROM answers GROUP BY user_num) a USING (user_num)
  WHERE (p.questions, p.correct, p.activity, p.total_points)
    IS NOT (ifnull(a.n, 0), ifnull(a.correct, 0), ifnull(a.n, 0), ifnull(a.n + 2 * a.correct, 0))`;
const WRONG_COUNTS = `SELECT k.ord FROM question_keys k
  WHERE k.a + k.b + k.c + k.d + k.e <> (SELECT count(*) FROM answers a WHERE a.ord = k.ord)`;

test("what was acknowledged before the Worker was killed is stored, once, and the totals agree (REL-19)", async () => {
  const state = copiedState();
  const students = givenStudents(state);
  const attempts = rowsOf(state, ATTEMPTS);
  const sent = new Set(students.flatMap(({ waiting }) => waiting.map(({ operationId }) => operationId)));
  const acknowledged = new Set<string>();
  for (let kill = 0; kill < KILLS; kill += 1) await answerAndKill(state, students, acknowledged);

  const stored = rowsOf(state, STORED).map(({ operation }) => String(operation));
  expect([...acknowledged].filter((operation) => !stored.includes(operation))).toEqual([]);
  expect(stored.filter((operation) => !sent.has(operation))).toEqual([]);
  expect(new Set(stored).size).toBe(stored.length);
  expect(rowsOf(state, ATTEMPTS)).toEqual(attempts);
  expect(rowsOf(state, WRONG_TOTALS)).toEqual([]);
  expect(rowsOf(state, WRONG_COUNTS)).toEqual([]);
  expect(rowsOf(state, "PRAGMA quick_check")).toEqual([{ quick_check: "ok" }]);
});

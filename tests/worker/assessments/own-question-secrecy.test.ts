import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { createAssessment } from "#app/features/assessments/services/making/create-assessment.server.ts";
import { setAssessmentClasses } from "#app/features/assessments/services/making/set-audience.server.ts";
import { releaseResults } from "#app/features/assessments/services/results/release-results.server.ts";
import { door, fromOurPage, ORIGIN } from "#tests/support/door.ts";
import { givenQuestion } from "#tests/support/given.ts";
import { depsOf, givenMember, type Member } from "#tests/support/given-notebook.ts";
import { givenOwnQuestion, type OwnQuestion } from "#tests/support/given-own-question.ts";
import { type GivenSchool, givenClass, givenSchoolWith, rowsOf } from "#tests/support/given-school.ts";
import { startFor } from "#tests/support/given-submission.ts";
import { questionAddresses } from "#tests/support/question-addresses.ts";
import { someAtOnce } from "#tests/support/some-at-once.ts";

/** Words that occur in the school's own question alone: in its text, in an alternative, in its solution. */
const TEXT = "xilofonistas";
const ALTERNATIVE = "bandolinistas";
const SOLUTION = "timbaleiros";
const SECRETS = [TEXT, ALTERNATIVE, SOLUTION];
/** So many share the routes that lead to no question or exam among them. */
const READERS = 7;

type Exam = { id: string; num: number };
type When = "early" | "open" | "over";

let school: GivenSchool;
let classId: string;
let author: Member;
let question: OwnQuestion;
/** Replaces the first one in the exams of another world. */
let other: OwnQuestion;
let exams: Record<When, Exam>;
let abroad: GivenSchool;
/** Who gets neither text nor key, and who of them is staff of the school, whose question bank is theirs to read. */
let outsiders: Record<string, string | undefined>;
let colleague: Member;
let taker: Member;

async function givenExam(title: string, opensIn: number, closesIn: number): Promise<Exam> {
  const bank = await givenQuestion();
  const [deps, now] = [depsOf(author), Math.floor(Date.now() / 1000)];
  const id = await createAssessment(deps, author.actor, { title, ords: [question.ord, bank.ord] });
  await setAssessmentClasses(deps, author.actor, { id, classes: [classId] });
  const [row] = await rowsOf<{ num: number }>(
    "UPDATE assessments SET published_at = ?, opens_at = ?, closes_at = ? WHERE id = ? RETURNING num",
    ...[now - 7200, now + opensIn, now + closesIn, id],
  );
  return { id, num: row?.num ?? -1 };
}

/** For one of the readers, by their turn. */
function addresses(schoolId: string, turn: number): string[] {
  const { personId } = taker;
  const ids = Object.values(exams).map(({ id }) => id);
  const words = [...SECRETS, "pátio"];
  const named = { schoolId, code: question.code, classId, exams: ids, personId, words };
  const parts = { drawn: ids.indexOf(exams.open.id), turn: turn % READERS, turns: READERS };
  const all = questionAddresses({ ...named, ...parts });
  // A school's audit grows by what its management exports here.
  return all.filter((path) => !path.includes("/auditoria"));
}

/** Without what differs between two requests: ids, the nonce and the counts of saves. Neither words nor keys look so. */
function steady(text: string): string {
  return text.replace(/\b[0-9a-f]{32}\b/g, "ID").replace(/"revision":\d+/g, '"revision":n');
}

async function shown(response: Response): Promise<string> {
  const headers = [...response.headers].filter(([name]) => name !== "server-timing");
  const lines = headers.map((each) => each.join(": ")).join("\n");
  return steady(`${response.status}\n${lines}\n${await response.text()}`);
}

/** Replies of calls, sockets and a form; none of these requests may start, so that nothing changes. */
async function asked(cookie: string | undefined, into: Map<string, string>): Promise<void> {
  const send = async (what: string, response: Promise<Response>) => {
    into.set(what, await shown(await response));
  };
  const call = (name: string, data: object) =>
    door.callText(name, JSON.stringify({ data }), { cookie, headers: fromOurPage });
  const device = "aparelho-de-quem-olha";
  for (const [when, { id }] of Object.entries(exams)) {
    const name = { schoolId: school.id, assessmentId: id, attempt: 1 };
    const changes = { items: [], times: [], endedAt: null, device, revision: 99, away: 0, whole: null };
    await send(`${when} saves`, call("saveSubmission", { ...name, ...changes }));
    await send(`${when} continues`, call("continueSubmission", { ...name, device }));
    const socket = door.send(`/canal/avaliacao/${school.id}/${id}`, { cookie, headers: { Origin: ORIGIN } });
    await send(`${when} listens`, socket);
    const posted: Record<string, string>[] = [
      { intent: "preview-key", questao: "1", como: "annul" },
      { intent: "list" },
    ];
    for (const fields of posted) {
      const path = `/escolas/${school.id}/avaliacoes/${id}/resultados`;
      await send(`${when} ${fields.intent}`, door.post(path, fields, { cookie }));
    }
  }
  const { code: qid } = question;
  await send("answers", call("answerQuestion", { qid, userAnswer: "Z", operationId: "0".repeat(32) }));
  await send("asks the tutor", call("requestGPTAnswer", { qid, prompt: "hint" }));
}

/** All replies to a person, by request. */
async function seen(cookie: string | undefined, turn = 0): Promise<Map<string, string>> {
  const paths = new Set([school, abroad].flatMap(({ id }) => addresses(id, turn)));
  const pages = await someAtOnce(
    paths,
    async (path) => [path, await shown(await door.send(path, { cookie }))] as const,
  );
  const into = new Map(pages);
  await asked(cookie, into);
  return into;
}

function differing(before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): string[] {
  return [...before].filter(([asked, text]) => after.get(asked) !== text).map(([asked]) => asked);
}

/** Requests whose reply contains one of these words that no request had. */
function tellers(texts: ReadonlyMap<string, string>, words: readonly string[]): string[] {
  const tells = ([asked, text]: [string, string]) =>
    words.some((word) => !asked.includes(word) && text.includes(word));
  return [...texts].filter(tells).map(([asked]) => asked);
}

/** The question with other words, another right answer and another solution, wherever it is stored. */
async function turnQuestion(words: boolean): Promise<void> {
  const { ord } = question;
  await rowsOf("UPDATE question_keys SET letter = 'A', b = b + 5 WHERE ord = ?", ord);
  await rowsOf(
    `UPDATE question_solutions SET solution = 'Outra, e mais longa', solution_html = '<p>Outra, e mais longa</p>', hint = 'Outra',
      hint_html = '<p>Outra</p>' WHERE ord = ?`,
    ord,
  );
  if (!words) return;
  const turned = (column: string) =>
    `${column} = replace(replace(${column}, '${TEXT}', 'violas'), '${ALTERNATIVE}', 'harpistas e mais gente')`;
  await rowsOf(
    `UPDATE questions SET ${["statement_html", "alternatives_html", "excerpt"].map(turned).join()} WHERE ord = ?`,
    ord,
  );
  await rowsOf(
    `UPDATE question_sources SET revision = revision + 1, ${["statement", "alternatives"].map(turned).join()} WHERE ord = ?`,
    ord,
  );
  await rowsOf(`UPDATE school_questions SET ${turned("words")} WHERE ord = ?`, ord);
}

async function putInstead(from: OwnQuestion, into: OwnQuestion): Promise<void> {
  for (const { num } of Object.values(exams))
    await rowsOf(
      "UPDATE assessments SET document = replace(document, ?, ?) WHERE num = ?",
      ...[`"ord":${from.ord}`, `"ord":${into.ord}`, num],
    );
}

/** Has sat an exam with this question in the first place: A chosen, submitted. */
async function handIn(exam: Exam, student: Member): Promise<void> {
  await rowsOf(
    `INSERT INTO submissions (assessment, person, attempt, class, started_at, ends_at, seen_at, submitted_at, device, answers)
      SELECT num, ?, 1, (SELECT class FROM assessment_classes WHERE assessment = num), closes_at - 600, closes_at, closes_at - 60,
        closes_at - 60, 'd', 'A,B' FROM assessments WHERE num = ?`,
    ...[student.actor.person ?? -1, exam.num],
  );
}

beforeAll(async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() });
  school = await givenSchoolWith();
  abroad = await givenSchoolWith();
  classId = await givenClass(school.actor, "3º A");
  const otherClass = await givenClass(school.actor, "3º B");
  author = await givenMember(school.id, "teacher", [classId]);
  question = await givenOwnQuestion(author, {
    kind: "single-choice",
    statement: `Quantos ${TEXT} cabem no pátio?`,
    alternatives: ["um", "dois", `dez ${ALTERNATIVE}`, "cem"].map((text) => ({ text, picture: null })),
    key: "C",
    solution: `Resolvida com ${SOLUTION}`,
    hint: `Pense em ${SOLUTION}`,
  });
  other = await givenOwnQuestion(author, { kind: "single-choice", statement: "E no ginásio?", key: "D" });
  exams = {
    early: await givenExam("Simulado por vir", 3600, 7200),
    open: await givenExam("Simulado aberto", -600, 3600),
    over: await givenExam("Simulado passado", -7200, -600),
  };
  taker = await givenMember(school.id, "student", [classId]);
  const sat = await givenMember(school.id, "student", [classId]);
  await handIn(exams.over, sat);
  colleague = await givenMember(school.id, "teacher", [otherClass]);
  outsiders = {
    "a student of the class who has not started": (await givenMember(school.id, "student", [classId])).cookie,
    "a student who has handed in": sat.cookie,
    "a student of another class": (await givenMember(school.id, "student", [otherClass])).cookie,
    "a student of another school": (await givenMember(abroad.id, "student")).cookie,
    "a teacher of another school": (await givenMember(abroad.id, "teacher")).cookie,
    "the management of another school": abroad.manager.cookie,
    "a visitor": undefined,
  };
});

afterAll(() => void vi.useRealTimers());

describe("the school's own question in an exam, before its time (SEC-01, SEC-04)", {
  timeout: 600_000,
}, () => {
  it("a teacher of another class gets the same, whichever question is in the exams", async () => {
    const before = await seen(colleague.cookie);
    await putInstead(question, other);
    const after = await seen(colleague.cookie);
    await putInstead(other, question);
    expect(differing(before, after)).toEqual([]);
  });

  it("who sits it gets its words, and the same whatever its key and solution are", async () => {
    await startFor({ id: exams.open.id, student: taker });
    const base = `/escolas/${school.id}/avaliacoes/${exams.open.id}`;
    // The first saving of a sheet moves it to its device.
    await asked(taker.cookie, new Map());
    const before = await seen(taker.cookie);
    expect(before.get(`${base}/questoes?de=0&ate=11`)).toContain(TEXT);
    await turnQuestion(false);
    expect(differing(before, await seen(taker.cookie))).toEqual([]);
    expect(tellers(before, [SOLUTION])).toEqual([]);
  });

  it("no one else gets anything of its words, key or solution, byte by byte, nor a cacheable reply", async () => {
    const before = new Map<string, Map<string, string>>();
    for (const [turn, [who, cookie]] of Object.entries(outsiders).entries())
      before.set(who, await seen(cookie, turn));
    await turnQuestion(true);
    for (const [turn, [who, cookie]] of Object.entries(outsiders).entries()) {
      const texts = before.get(who) ?? new Map<string, string>();
      expect([who, differing(texts, await seen(cookie, turn))]).toEqual([who, []]);
      expect([who, tellers(texts, SECRETS)]).toEqual([who, []]);
      const kept = ([asked, text]: [string, string]) =>
        asked.startsWith(`/escolas/${school.id}/`) && !/^cache-control: .*no-store/m.test(text);
      expect([who, [...texts].filter(kept).map(([asked]) => asked)]).toEqual([who, []]);
    }
  });

  it("the worlds did differ, and its time comes with the release", async () => {
    const preview = await door.send(`/escolas/${school.id}/avaliacoes/${exams.over.id}/previa`, {
      cookie: author.cookie,
    });
    expect(await preview.text()).toContain("harpistas e mais gente");
    const result = `/escolas/${school.id}/avaliacoes/${exams.over.id}/resultados`;
    const cookie = outsiders["a student who has handed in"];
    const read = async () => (await door.send(result, { cookie })).text();
    expect(await read()).not.toContain("violas");
    await releaseResults(depsOf(author), author.actor, { id: exams.over.id });
    // The same question is in exams that are still open for this student.
    expect(await read()).not.toContain("violas");
    for (const { id } of [exams.early, exams.open])
      await rowsOf("UPDATE assessments SET published_at = NULL WHERE id = ?", id);
    expect(await read()).toContain("violas");
  });
});

import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { resultPaths } from "#app/features/assessments/paths.ts";
import type { TutorAsk } from "#app/features/assistant/domain/tutor-material.ts";
import type { QuestionDraft } from "#app/features/bank/domain/draft.ts";
import { accountPaths } from "#app/features/home/paths.ts";
import { mentoringPaths } from "#app/features/mentoring/paths.ts";
import { createTest } from "#app/features/mentoring/services/create-test.server.ts";
import { shareReport } from "#app/features/mentoring/services/load-report.server.ts";
import { assignTestToMentees, startTest } from "#app/features/mentoring/services/take-test.server.ts";
import { notebookPaths } from "#app/features/notebooks/paths.ts";
import { drawTemplate } from "#app/features/practice/services/mocks/draw-template.server.ts";
import { ordOfCode } from "#app/platform/text/question-code.ts";
import { askWords, endedAs, givenModel, pieces } from "#tests/support/assistant.ts";
import { bindings } from "#tests/support/bindings.ts";
import { act } from "#tests/support/commenting.ts";
import { door } from "#tests/support/door.ts";
import { dataAddress } from "#tests/support/every-route.ts";
import { answer, textOf } from "#tests/support/exam-doors.ts";
import { actOn, ask, answer as reply } from "#tests/support/forum.ts";
import { freshId, type StoredQuestion, visitorDeps } from "#tests/support/given.ts";
import { givenKnown, type Known } from "#tests/support/given-admin.ts";
import { givenAssessment } from "#tests/support/given-assessment.ts";
import { givenEvent } from "#tests/support/given-mock-events.ts";
import { givenMember, givenNotebook } from "#tests/support/given-notebook.ts";
import { putInNotebook } from "#tests/support/given-own-question.ts";
import { release } from "#tests/support/given-results.ts";
import { rowsOf } from "#tests/support/given-school.ts";
import { answerIn, givenTrack, saveProgress, trackQuestion } from "#tests/support/given-track.ts";
import { givenPair } from "#tests/support/mentoring.ts";
import { givenQuestion, tellingOf } from "#tests/support/open-exams.ts";
import { jpeg, latin } from "#tests/support/pictures.ts";
import { item, save } from "#tests/support/practising.ts";

const deps = visitorDeps();

// One time for both keys: a page may show the time.
beforeAll(() => void vi.useFakeTimers({ toFake: ["Date"], now: Date.now() }));
afterAll(() => void vi.useRealTimers());

/** An event withholds a question from everybody. */
const held = ({ ord }: Pick<StoredQuestion, "ord">) => givenEvent([ord], 3600);

/** Each address reveals the key, and once the question is in an open exam none does. */
async function expectClosed(
  question: StoredQuestion,
  cookie: string | undefined,
  paths: Record<string, string>,
) {
  const said = async () => {
    const all: Record<string, string> = {};
    for (const [name, path] of Object.entries(paths)) all[name] = await textOf(path, cookie);
    return all;
  };
  expect((await tellingOf(question, said)).telling).toEqual(Object.keys(paths));
  await held(question);
  expect((await tellingOf(question, said)).telling).toEqual([]);
}

async function answered(person: Pick<Known, "cookie">, question: StoredQuestion): Promise<StoredQuestion> {
  expect((await answer(person.cookie, question)).status).toBe(200);
  return question;
}

describe("a question of an open exam reveals nothing (SEC-01)", () => {
  it("on the keys' page of its past exam, or in its print", async () => {
    const person = await givenKnown();
    const exam = { year: 2013, phase: null, day: 1, booklet: "azul" };
    const question = await answered(person, await givenQuestion({ exam }));
    const path = "/provas-anteriores/ENEM/2013/dia-1";
    await expectClosed(question, person.cookie, {
      marks: path,
      keys: `${path}?gabarito=sim`,
      print: `${path}/imprimir?gabarito=sim&resolucoes=sim`,
    });
  });

  it("in a mentee's report, in that of a shared link, for the mentor, or in the print of the test", async () => {
    const { mentor, mentee } = await givenPair();
    const question = await givenQuestion();
    const { id } = await createTest(deps, mentor.viewer, {
      name: "Antes",
      colour: "verde",
      ords: [question.ord],
    });
    const given = { mode: "exam" as const, minutes: 60, dueAt: null };
    await assignTestToMentees(deps, mentor.viewer, { id, mentees: [mentee.viewer.id], given });
    const session = await startTest(deps, mentee.viewer, id);
    await save(mentee.cookie, session, { items: [item(0, { choice: "A" })], endedAt: Date.now() });
    const { link } = await shareReport(deps, mentor.viewer, { test: id, mentee: mentee.viewer.id });
    const report = mentoringPaths.report(id, mentee.viewer.id);
    const said = async () => ({
      report: await textOf(report, mentee.cookie),
      mentor: await textOf(report, mentor.cookie),
      link: await textOf(new URL(link).pathname, undefined),
      print: await textOf(`/mentoria/teste/${id}/imprimir?gabarito=sim&resolucoes=sim`, mentee.cookie),
    });
    expect((await tellingOf(question, said)).telling).toEqual(["report", "mentor", "link", "print"]);
    await held(question);
    expect((await tellingOf(question, said)).telling).toEqual([]);
  });

  it("in a notebook of the school, its copy on the device, or the school's page of the question", async () => {
    const notebook = await givenNotebook();
    const student = await givenMember(notebook.school.id, "student", [notebook.classId]);
    const question = await answered(student, await givenQuestion());
    await putInNotebook(notebook, [question.code]);
    await expectClosed(question, student.cookie, {
      notebook: notebookPaths.notebook(notebook.school.id, notebook.id),
      school: `/escolas/${notebook.school.id}/q/${question.code}`,
    });
  });

  it("in the result of an earlier exam of the school, whose sum stays", async () => {
    const given = await givenAssessment({ questions: 3, students: 1, rules: { showKey: "released" } });
    const [question, student] = [given.questions[1], given.students[0]];
    if (!question || !student) throw new Error("no exam");
    const now = deps.now();
    await rowsOf(
      `INSERT INTO submissions (assessment, person, attempt, started_at, ends_at, seen_at, submitted_at, device, answers)
      SELECT ${given.num}, num, 1, ${now - 90}, ${now}, ${now}, ${now - 10}, 'd', 'A,A,A' FROM school_people WHERE id = ?`,
      student.personId,
    );
    // Its release can be withdrawn: it still withholds its questions in the bank, and shows them here.
    await release(given, now - 5);
    await rowsOf("UPDATE assessments SET ledger_due = ? WHERE id = ?", now + 600, given.id);
    const path = resultPaths.results(given.school.id, given.id);
    const result = async () => {
      const data = await textOf(dataAddress(path, "features/assessments/pages/results"), student.cookie);
      return { result: data.replace(/"(score|right)":\d+/g, "") };
    };
    const before = await tellingOf(question, result);
    expect(before.telling).toEqual(["result"]);
    expect(before.said.result).toContain('"keys":["B"]');
    await held(question);
    const after = await tellingOf(question, result);
    expect(after.said.result).toContain("está em outra prova aberta para você até");
    expect(after.said.result).not.toContain('"keys"');
    expect(after.telling).toEqual([]);
  });

  it("in the copy of one's data", async () => {
    const person = await givenKnown();
    const question = await answered(person, await givenQuestion());
    await expectClosed(question, person.cookie, { export: accountPaths.data() });
  });

  it("of an olympiad", async () => {
    const person = await givenKnown();
    const olympiad: Partial<QuestionDraft> = {
      institution: "OBMEP",
      kind: "open",
      alternatives: [],
      key: null,
    };
    const question = await givenQuestion(olympiad);
    expect(
      (await door.post(`/o/${question.code}`, { intent: "ver" }, { cookie: person.cookie })).status,
    ).toBe(200);
    await expectClosed(question, person.cookie, { page: `/o/${question.code}` });
    const other = await givenQuestion(olympiad);
    await held(other);
    const refused = await door.post(`/o/${other.code}`, { intent: "ver" }, { cookie: person.cookie });
    expect(await refused.text()).toContain("numa prova aberta para você");
  });

  it("in a track's check, which counts once the exam is over", async () => {
    const [person, track] = [await givenKnown(), await givenTrack()];
    await answerIn(person.cookie, track, { v1: "B", v2: "B" });
    await saveProgress(person.cookie, track, { step: 1 });
    const code = await trackQuestion(track, "v1");
    const event = await held({ ord: ordOfCode(code) ?? 0 });
    expect(JSON.stringify((await answer(person.cookie, { code })).body)).toContain("numa prova aberta");
    expect((await saveProgress(person.cookie, track, { checked: "check" })).checks).toEqual([]);
    await rowsOf("UPDATE mock_events SET ends_at = ? WHERE id = ?", deps.now() - 1, event.id);
    const { checks } = await saveProgress(person.cookie, track, { checked: "check" });
    expect(checks).toEqual([[expect.any(Number), 2, 2]]);
  });

  it("in a thread about it, which nobody reads, answers or opens", async () => {
    const [person, other] = [await givenKnown(), await givenKnown()];
    const question = await answered(person, await givenQuestion());
    await answered(other, question);
    const thread = await ask(person, question, "Por que não é a C?");
    await reply(other, thread, "Porque a certa é a B: canariozerado.");
    expect(await textOf(`/r/${thread}`, person.cookie)).toContain("canariozerado");
    await held(question);
    for (const path of [`/r/${thread}`, "/respostas", `/q/${question.code}`, "/"])
      expect(await textOf(path, person.cookie)).not.toMatch(/canariozerado|Por que não é a C/);
    const fields = { intent: "write", text: "É a B?", operation: freshId() };
    expect((await actOn(other, thread, fields)).reply.message).toContain("numa prova aberta para você");
    expect((await act(other, question, fields)).reply.message).toContain("numa prova aberta para você");
    const asked = await door.call(
      "createNewForumRequest",
      { qID: question.code, requestObs: "É a B?" },
      { cookie: other.cookie },
    );
    expect(JSON.stringify(asked.body)).toContain("numa prova aberta para você");
  });

  it("to the tutor, who is shown a photo of it", async () => {
    const question = await givenQuestion();
    const model = givenModel(({ photo }: TutorAsk) =>
      pieces(photo !== null && photo.text === null ? question.draft.statement : "A certa é a letra B."),
    );
    const { cookie } = await givenKnown();
    await held(question);
    const [, id] = await askWords(cookie, "me ajuda", { photo: btoa(latin(jpeg())) });
    const ended = JSON.stringify(await endedAs(cookie, id));
    expect(ended).toContain("numa prova aberta para você");
    expect(ended).not.toContain("letra B");
    expect(model.calls).toBe(1);
  });

  it("by being drawn: a generated exam uses others", async () => {
    const { viewer } = await givenKnown();
    const draft = { institution: "ITA", subject: "fisica" } as const;
    const questions = [await givenQuestion(draft), await givenQuestion(draft), await givenQuestion(draft)];
    const ords = questions.map(({ ord }) => ord);
    expect(await drawTemplate(deps, viewer, { id: "ita", language: null, training: true })).toEqual(
      expect.arrayContaining(ords),
    );
    const [first, ...rest] = ords;
    await givenEvent([first ?? 0], 3600);
    const drawn = await drawTemplate(deps, viewer, { id: "ita", language: null, training: true });
    expect(drawn).toEqual(expect.arrayContaining(rest));
    expect(drawn).not.toContain(first);
    await bindings.DB.prepare("UPDATE mock_events SET ends_at = 1").run();
    expect(await drawTemplate(deps, viewer, { id: "ita", language: null, training: true })).toContain(first);
  });
});

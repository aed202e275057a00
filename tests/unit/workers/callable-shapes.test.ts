import { describe, expect, it } from "vitest";
import { isAppError } from "#app/platform/errors/app-error.ts";
import { readSent, sentOrNull } from "#app/platform/requests/domain/sent-json.server.ts";
import { questionCode } from "#app/platform/text/question-code.ts";
import { createRandom, type Random } from "#content/generator/random.ts";
import { anyJson } from "#tests/support/nasty-input.ts";
import { callables } from "#workers/callables/index.ts";

const ROUNDS = 300;

const qid = questionCode(7);
const lID = "lista-do-teste";
const id = "0123456789abcdef0123456789abcdef";
const sitting = { schoolId: "horizonte", assessmentId: "prova", attempt: 1 };
const item = {
  position: 1,
  choice: "B",
  answered: true,
  marked: false,
  cut: "AC",
  changedAt: 5000,
  text: "x",
};
const times = [{ position: 1, seconds: 9 }];
const text = "texto";

/** What each takes. */
const sound: Readonly<Record<keyof typeof callables, Readonly<Record<string, unknown>>>> = {
  addQuestionToUserList: { lID, qID: qid, isAdd: true },
  answerEntryQuestion: { qid, userAnswer: "B" },
  answerQuestion: { qid, userAnswer: "B", operationId: "operacao-1", waited: 3.5 },
  reportUnclearStep: { qid, step: 2 },
  completeProfileCreation: {
    ...{ userOrigin: text, otherUserOrigin: text, targetedCourses: [text], otherTargetedCourse: text },
    ...{
      studyLevel: text,
      otherStudyLevel: text,
      state: "SP",
      url: text,
      ageBand: text,
      guardianEmail: text,
    },
  },
  continueSubmission: { ...sitting, device: "aparelho-um" },
  createGoogleUser: { promoCode: text },
  createNewForumRequest: { qID: qid, requestObs: text, operationId: "operacao-longa-1" },
  createNewMentoriaList: { lName: text, lColor: text, qIDs: [qid] },
  createNewUser: { email: text, password: text, firstName: text, lastName: text, promoCode: text },
  createNewUserList: { lName: text, lColor: text, qID: qid },
  deleteUserList: { lID },
  discardUpload: { id },
  editUserList: {
    ...{ lID, name: text, tags: [text], desc: text, color: text, visibility: text },
    ...{ qArr: [qid], qBase: [qid] },
  },
  farolGPTReviewAnswer: { qid, value: 1, promptCode: 0, message: text },
  finishUpload: { id, digests: [id + id] },
  followUserList: { lID, isFollow: false },
  logClientError: {
    ...{ message: text, stack: text, level: text },
    clientInfo: { notebookId: text, sections: [1, 2], userAgent: text },
  },
  recordEvents: { events: [{ name: "login", details: {} }] },
  remindGPTAnswer: { id },
  requestEssayHint: { essay: id, hint: "structure" },
  requestGPTAnswer: { qid, promptCode: 1 },
  requestGPTFreeAnswer: { qid, words: text, operationId: "operacao-longa-1", photo: "AAAA" },
  resetPassword: { token: text, password: text },
  savePractice: {
    sessionId: "sessao-1",
    ...{ items: [item], head: { position: 1, changedAt: 5000, timerFrom: 40 }, times, endedAt: 6000 },
  },
  saveSubmission: {
    ...{ ...sitting, items: [item], times, endedAt: null, device: "aparelho-um", revision: 1, away: 0 },
    whole: { answers: "A,B", times: ",5", marked: "1" },
  },
  saveTrackProgress: { track: "t", subtopic: "s", step: 2, checked: "check", since: 4 },
  sendPasswordResetEmail: { email: text },
  startUpload: {
    ...{ ownerKind: "school-material", owner: id, target: null, name: "a.pdf", size: 9 },
    fingerprint: id + id,
  },
  userSendChatMessage: { message: text, plantel: true },
  verifyEmailAgain: {},
};

/** The same with some part, at any depth, hostile, missing or added. */
function spoiled(value: unknown, random: Random): unknown {
  if (random.chance(0.15)) return anyJson(random);
  if (Array.isArray(value)) return value.map((each) => spoiled(each, random));
  if (typeof value !== "object" || value === null) return value;
  const kept = Object.entries(value).filter(() => random.chance(0.95));
  return {
    ...Object.fromEntries(kept.map(([name, each]) => [name, spoiled(each, random)])),
    ...(random.chance(0.1) && { extra: anyJson(random) }),
  };
}

describe.each(Object.entries(callables))("%s", (name, { shape }) => {
  const sample = sound[name as keyof typeof callables];

  it("takes what it names and nothing else", () => {
    const read = readSent(shape, { ...sample, isAdmin: true, userId: "outra", extra: {} });
    expect(Object.keys(Object(read)).sort()).toEqual(Object.keys(Object(readSent(shape, sample))).sort());
    expect(Object.keys(sample)).toEqual(expect.arrayContaining(Object.keys(Object(read))));
  });

  it("reads or refuses what is hostile", () => {
    const random = createRandom(name.length);
    for (let round = 0; round < ROUNDS; round += 1) {
      const sent = spoiled(sample, random);
      try {
        readSent(shape, sent);
      } catch (error) {
        const status = isAppError(error) ? error.status : 500;
        expect(status, `${JSON.stringify(sent).slice(0, 300)}: ${error}`).toBeLessThan(500);
      }
    }
  });
});

it("refuses of every kind of field what it is not", () => {
  const wrong: [keyof typeof callables, object, string][] = [
    ["addQuestionToUserList", { isAdd: "sim", lID: 1 }, "invalid-body"],
    ["addQuestionToUserList", { lID: "curto" }, "list-not-found"],
    ["addQuestionToUserList", { qID: 7 }, "question-not-found"],
    ["completeProfileCreation", { targetedCourses: Array(31).fill("x") }, "invalid-body"],
    ["completeProfileCreation", { targetedCourses: "x" }, "invalid-body"],
    ["createNewUser", { email: 3 }, "invalid-body"],
    ["createNewUser", { firstName: "x".repeat(2001) }, "invalid-body"],
    ["editUserList", { tags: 3 }, "invalid-body"],
    ["editUserList", { qArr: qid }, "invalid-body"],
    ["farolGPTReviewAnswer", { value: 2 }, "invalid-body"],
    ["farolGPTReviewAnswer", { promptCode: 9 }, "invalid-body"],
    ["finishUpload", { digests: Array(401).fill(id + id) }, "invalid-body"],
    ["recordEvents", { events: Array(21).fill(null) }, "invalid-body"],
    ["requestGPTFreeAnswer", { photo: "não é Base64" }, "assistant-photo"],
    ["savePractice", { sessionId: 3, items: 3 }, "practice-not-found"],
    ["saveSubmission", { attempt: 1.5, device: 3 }, "sitting-not-found"],
    ["saveSubmission", { device: "x" }, "invalid-body"],
    ["startUpload", { name: "..", size: 9 }, "upload-no-name"],
    ["startUpload", { ownerKind: "toString" }, "invalid-body"],
    ["userSendChatMessage", { plantel: "sim" }, "invalid-body"],
  ];
  const refusals = wrong.map(([name, part]) => {
    try {
      return readSent(callables[name].shape, { ...sound[name], ...part });
    } catch (error) {
      return isAppError(error) ? error.code : error;
    }
  });
  expect(refusals).toEqual(wrong.map(([, , code]) => code));
});

it("takes the three prompts of the assistant, by their codes", () => {
  const { shape } = callables.requestGPTAnswer;
  const codes = [0, 1, 2, 3, "1", null, "__proto__"].map((promptCode) => {
    const read = sentOrNull(shape, { qid, promptCode });
    return read === null ? null : Object(read).promptCode;
  });
  expect(codes).toEqual([0, 1, 2, null, null, null, null]);
});

it("refuses a missing field as it refuses a wrong one", () => {
  const refusals = (["answerQuestion", "deleteUserList", "savePractice", "saveSubmission"] as const).map(
    (name) => {
      try {
        return readSent(callables[name].shape, {});
      } catch (error) {
        return isAppError(error) ? error.code : error;
      }
    },
  );
  expect(refusals).toEqual([
    "question-not-found",
    "list-not-found",
    "practice-not-found",
    "sitting-not-found",
  ]);
});

it("reads missing and null texts as a stock client leaves them", () => {
  const read = (name: keyof typeof callables, sent: object) => readSent(callables[name].shape, sent);
  expect(read("createNewUser", { email: null })).toEqual({
    ...{ email: "", password: "", firstName: "", lastName: "", promoCode: "" },
  });
  expect(read("completeProfileCreation", { targetedCourses: [null, "x"], ageBand: "" })).toMatchObject({
    targetedCourses: ["", "x"],
    ageBand: null,
  });
  expect(read("createNewUserList", { qID: "", lName: null })).toEqual({ qID: [], lName: "", lColor: "" });
  expect(read("editUserList", { lID, tags: "uma", name: null })).toMatchObject({
    tags: ["uma"],
    name: undefined,
  });
  expect(read("followUserList", { lID, isFollow: null })).toEqual({ lID, isFollow: true });
  expect(read("userSendChatMessage", {})).toEqual({ message: "", plantel: false });
  expect(read("logClientError", { message: 3, clientInfo: [] })).toEqual({
    ...{ message: "", stack: "", level: "" },
    clientInfo: { notebookId: "", sections: null, userAgent: "" },
  });
  expect(read("logClientError", { message: "x".repeat(9000), clientInfo: { sections: 2.5 } })).toMatchObject({
    message: "x".repeat(8000),
    clientInfo: { sections: 2 },
  });
  expect(read("answerQuestion", { qid, waited: -3 })).toEqual({ qid: 7, waited: 0 });
});

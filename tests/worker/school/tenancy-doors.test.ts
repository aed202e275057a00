import { beforeAll, describe, expect, it } from "vitest";
import { type CallReply, door, doorRoutes, fromOurPage, ORIGIN } from "#tests/support/door.ts";
import { freshAddress } from "#tests/support/given-accounts.ts";
import {
  givenTwoSchools,
  type SchoolObjects,
  type TwoSchools,
  tableHashes,
} from "#tests/support/given-two-schools.ts";
import { pdfOf, sha256 } from "#tests/support/uploading.ts";
import { callables } from "#workers/callables/index.ts";

type Cookie = string | undefined;
/**
 * A request to something of a school; `role`: the least required; `silent`: success also where there is nothing of
 * theirs.
 */
type SchoolDoor = {
  silent?: true;
  role: "student" | "teacher" | "assistant";
  send: (objects: SchoolObjects & { schoolId: string }, cookie: Cookie) => Promise<Response>;
};

const file = pdfOf("c");
const digest = sha256(file);

function calling(
  name: string,
  dataOf: (objects: SchoolObjects & { schoolId: string }) => object,
): SchoolDoor {
  return {
    role: "teacher",
    send: (objects, cookie) =>
      door.callText(name, JSON.stringify({ data: dataOf(objects) }), { cookie, headers: freshAddress() }),
  };
}

/** What callables do in a school. */
const schoolCalls: Readonly<Record<string, SchoolDoor>> = {
  startUpload: calling("startUpload", ({ schoolId }) => ({
    ownerKind: "school-material",
    owner: schoolId,
    target: null,
    name: "c.pdf",
    size: file.length,
    fingerprint: digest,
  })),
  finishUpload: calling("finishUpload", ({ uploadId }) => ({ id: uploadId, digests: [digest] })),
  discardUpload: { ...calling("discardUpload", ({ uploadId }) => ({ id: uploadId })), silent: true },
};

/** Callables that concern no school: tests/worker/access-matrix.test.ts. */
const otherCalls = [
  "addQuestionToUserList",
  "answerEntryQuestion",
  "answerQuestion",
  "reportUnclearStep",
  "completeProfileCreation",
  // Of the person's own sitting: tests/worker/assessments.
  "continueSubmission",
  "saveSubmission",
  "createGoogleUser",
  "createNewForumRequest",
  "createNewMentoriaList",
  "createNewUser",
  "createNewUserList",
  "deleteUserList",
  "editUserList",
  "farolGPTReviewAnswer",
  "followUserList",
  "logClientError",
  "recordEvents",
  "remindGPTAnswer",
  "requestEssayHint",
  "requestGPTAnswer",
  "requestGPTFreeAnswer",
  "resetPassword",
  "savePractice",
  "saveTrackProgress",
  "sendPasswordResetEmail",
  "userSendChatMessage",
  "verifyEmailAgain",
];

/** What the door answers of a school without a page: files and sockets. */
const schoolDoors: Readonly<Record<string, SchoolDoor>> = {
  "GET /canal/caderno/:schoolId/:notebookId": {
    role: "teacher",
    send: ({ schoolId, notebookId }, cookie) =>
      door.send(`/canal/caderno/${schoolId}/${notebookId}`, {
        cookie,
        headers: { Upgrade: "websocket", Origin: ORIGIN },
      }),
  },
  "GET /canal/avaliacao/:schoolId/:assessmentId": {
    role: "student",
    send: ({ schoolId, assessmentId }, cookie) =>
      door.send(`/canal/avaliacao/${schoolId}/${assessmentId}`, {
        cookie,
        headers: { Upgrade: "websocket", Origin: ORIGIN },
      }),
  },
  "PUT /envios/:id/:part": {
    role: "teacher",
    send: ({ uploadId }, cookie) => {
      const headers = { ...fromOurPage, "X-Part-Digest": digest, "Content-Type": "application/octet-stream" };
      return door.send(`/envios/${uploadId}/1`, {
        method: "PUT",
        cookie,
        headers,
        body: new Blob([new Uint8Array(file)]),
      });
    },
  },
};

/** Of everybody, or of one person: their own tests. */
const otherDoors = [
  "GET /imagens/:key{.+}",
  "GET /dev/instancia",
  "GET /dev/emails",
  "ALL /dev/banco",
  "POST /avisos-de-pagamento/:provider",
  "ALL /callable/:name",
  "GET /canal/avisos",
  "GET /canal/assistente/:id",
  "GET /canal/duvida/:threadId",
  "GET /canal/reuniao/:meetingId",
];

let schools: TwoSchools;

beforeAll(async () => {
  schools = await givenTwoSchools();
});

/** Whether a reply refused: an error's status, or a callable's refusal. */
async function isRefused(response: Response): Promise<boolean> {
  if (response.status >= 400 && response.status < 500) return true;
  const text = await response.text();
  if (!response.headers.get("Content-Type")?.includes("json")) return false;
  const { error, result } = JSON.parse(text) as CallReply;
  return error !== undefined || (Array.isArray(result) && result[0] === false);
}

it("has a row for every callable, file and socket, and no others", () => {
  expect([...Object.keys(schoolCalls), ...otherCalls].sort()).toEqual(Object.keys(callables).sort());
  expect([...Object.keys(schoolDoors), ...otherDoors].sort()).toEqual([...doorRoutes].sort());
});

describe.each(Object.entries({ ...schoolCalls, ...schoolDoors }))(
  "%s (SEC-04)",
  (_, { role, silent = false, send }) => {
    it("refuses people of another school, of none, inactive ones and visitors; nothing changes", async () => {
      const before = await tableHashes();
      for (const [why, cookie] of Object.entries(schools.outsiders)) {
        const response = await send({ ...schools.own, schoolId: schools.one.id }, cookie);
        expect([why, await isRefused(response)]).toEqual([why, !silent || cookie === undefined]);
      }
      expect(await tableHashes()).toEqual(before);
    });

    it("refuses people of a lower role, and another school's objects; nothing changes", async () => {
      const before = await tableHashes();
      const lower = { student: [], teacher: ["student"], assistant: ["student", "teacher"] } as const;
      for (const each of lower[role]) {
        const response = await send({ ...schools.own, schoolId: schools.one.id }, schools.insiders[each]);
        expect([each, await isRefused(response)]).toEqual([each, !silent]);
      }
      const foreign = { ...schools.foreign, schoolId: schools.other.id };
      expect(await isRefused(await send(foreign, schools.one.manager.cookie))).toBe(!silent);
      expect(await tableHashes()).toEqual(before);
    });
  },
);

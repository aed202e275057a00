import type { QuestionnaireAnswers } from "#app/features/accounts/domain/sign-up/questionnaire-rules.ts";
import type { SignUpValues } from "#app/features/accounts/domain/sign-up/sign-up-rules.ts";
import type { KnownFields, WrittenFields } from "#app/features/assessments/domain/sitting/saved-answers.ts";
import type { SittingChanges } from "#app/features/assessments/domain/sitting/sent-sitting.ts";
import type { EssayHint } from "#app/features/assistant/domain/tutor-essay.ts";
import type { PromptCode } from "#app/features/assistant/domain/tutor-material.ts";
import type { AnswerResult } from "#app/features/bank/domain/answers/answer-result.ts";
import type { ListVisibility } from "#app/features/lists/domain/list.ts";
import type { PracticeChanges } from "#app/features/practice/domain/saved-changes.ts";
import type { EntryResult } from "#app/features/questions/domain/entry/entry-rules.ts";
import type { CheckMarks } from "#app/features/tracks/domain/mastery.ts";
import type { TrackProgressChange } from "#app/features/tracks/domain/progress-change.ts";
import type { UploadOwnerKind } from "#app/platform/uploads/domain/upload-owners.ts";

/** A success flag, then a text or value (R-CALL-1). */
type Reply<Value> = readonly [true, Value] | readonly [false, string];

type SittingName = { schoolId: string; assessmentId: string; attempt: number };

/** The id of a request, and the first sentences of its answer where they are known at once. */
type TutorReply = readonly [true, string, { html: string; said: string }?] | readonly [false, string];

/** Input and reply by name (`POST /callable/<name>`, R-CALL-1). */
export type Callables = {
  answerQuestion: {
    input: {
      qid: string;
      userAnswer: string;
      /** One per answer, from the client: a repeat changes nothing. */
      operationId: string;
      /** Seconds on the device before it was sent: without a network. */
      waited: number;
    };
    reply: Reply<AnswerResult>;
  };
  /** Of a visitor, to an entry question; UNAUTHENTICATED for anything else. Idempotent. */
  answerEntryQuestion: { input: { qid: string; userAnswer: string }; reply: Reply<EntryResult> };
  /** `endedAt` (epoch milliseconds) ends the session. Idempotent. */
  savePractice: { input: PracticeChanges & { sessionId: string }; reply: Reply<{ ended: boolean }> };
  /** `waits`: answers of its check have not arrived, send it again. Idempotent. */
  saveTrackProgress: {
    input: TrackProgressChange;
    reply: Reply<{ step: number; checks: CheckMarks; waits: boolean }>;
  };
  /** Of a school's assessment. `applied` false: send again with the `revision` and `known` of the reply. Idempotent. */
  saveSubmission: {
    input: Omit<SittingChanges, "whole"> & SittingName & { whole: WrittenFields | null };
    reply: Reply<{
      ended: boolean;
      applied: boolean;
      revision: number;
      moved: boolean;
      known: KnownFields | null;
    }>;
  };
  /** Replies the revision that this device continues from. */
  continueSubmission: { input: SittingName & { device: string }; reply: Reply<number> };
  /** Replies id and cover; without `qID` the list is empty. */
  createNewUserList: {
    input: { lName: string; lColor: string; qID: string | null; qSubj: string };
    reply: readonly [true, string, string] | readonly [false, string];
  };
  /** Replies id and cover of a mentor's test; unknown questions are left out. */
  createNewMentoriaList: {
    input: { lName: string; lColor: string; qIDs: string[]; subjects: string[] };
    reply: readonly [true, string, string] | readonly [false, string];
  };
  /** Replies the list's name. Idempotent. */
  addQuestionToUserList: {
    input: { lID: string; qID: string; qSubj: string; isAdd: boolean };
    reply: Reply<string>;
  };
  /** Missing fields stay as they are. `qArr` merges: without `qBase`, what it began with, nothing is taken out. */
  editUserList: {
    input: { lID: string; name?: string; tags?: string[]; desc?: string; qArr?: string[]; color?: string } & {
      qBase?: string[];
      visibility?: ListVisibility;
    };
    reply: Reply<string>;
  };
  followUserList: { input: { lID: string; isFollow?: boolean }; reply: Reply<string> };
  deleteUserList: { input: { lID: string }; reply: Reply<string> };
  /** `[true, ""]` even if the e-mail is taken: the mail tells its owner. */
  createNewUser: { input: SignUpValues & { promoCode: string | null }; reply: Reply<string> };
  /** Once (R-ACC-2). */
  createGoogleUser: { input: { promoCode: string | null }; reply: Reply<string> };
  verifyEmailAgain: { input: Record<string, never>; reply: Reply<string> };
  sendPasswordResetEmail: { input: { email: string }; reply: Reply<string> };
  /** With a pending reset, or by a recovery link's `token`. */
  resetPassword: { input: { password: string; token?: string }; reply: Reply<string> };
  completeProfileCreation: { input: QuestionnaireAnswers; reply: Reply<string> };
  userSendChatMessage: { input: { message: string; plantel: boolean }; reply: Reply<string> };
  /** The id of the request: its answer comes over `/canal/assistente/<id>`. Once per question and prompt. */
  requestGPTAnswer: { input: { qid: string; promptCode: PromptCode }; reply: TutorReply };
  /** Without `qid`: theory. */
  requestGPTFreeAnswer: {
    input: { words: string; qid?: string; operationId: string; photo?: string };
    reply: TutorReply;
  };
  /** About an own draft, as it was saved last. */
  requestEssayHint: { input: { essay: string; hint: EssayHint }; reply: TutorReply };
  /** A notification once there is capacity again. */
  remindGPTAnswer: { input: { id: string }; reply: Reply<string> };
  /** `qid`: without a prompt the id of the request. `message`: why. */
  farolGPTReviewAnswer: {
    input: { qid: string; value: 1 | -1; promptCode: PromptCode | null; message: string };
    reply: Reply<string>;
  };
  /** `app/platform/analytics/domain/tracked-event.ts`; sent by `track` only. */
  recordEvents: {
    input: { events: { name: string; details: Record<string, string | number> }[] };
    reply: Reply<string>;
  };
  /** Starts or resumes; `done`: parts that arrived. `size` in bytes; `fingerprint`: `app/platform/uploads/calls/fingerprint.ts`. */
  startUpload: {
    input: {
      ownerKind: UploadOwnerKind;
      owner: string;
      target: string | null;
      name: string;
      size: number;
      fingerprint: string;
    };
    reply: Reply<{ id: string; partSize: number; done: number[] }>;
  };
  /** `digests`: SHA-256 of all parts in order. `id`: of what has the file. */
  finishUpload: { input: { id: string; digests: string[] }; reply: Reply<{ id: string; sha256: string }> };
  discardUpload: { input: { id: string }; reply: Reply<string> };
  /** Reports a browser error (R-CALL-5). */
  logClientError: {
    input: {
      message: string;
      stack: string;
      level: string;
      /** Epoch milliseconds; the server's own time counts. */
      timestamp: number;
      clientInfo: { notebookId?: string; sections?: number | readonly unknown[]; userAgent: string };
    };
    reply: Reply<string>;
  };
};

export type CallableName = keyof Callables;

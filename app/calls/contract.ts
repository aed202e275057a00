import type { QuestionnaireAnswers } from "#app/domain/accounts/questionnaire-rules.ts";
import type { SignUpFields } from "#app/domain/accounts/sign-up-rules.ts";
import type { PracticeChanges } from "#app/domain/practice/saved-changes.ts";
import type { AnswerResult } from "#app/domain/questions/answer-result.ts";

/** A reply of the specification: a success flag, then a text or value (spec 001 §7). */
type Reply<Value> = readonly [true, Value] | readonly [false, string];

/** Every callable by name: what is sent and what comes back (`POST /callable/<name>`, decision 15). */
export type Callables = {
  answerQuestion: {
    input: {
      qid: string;
      userAnswer: string;
      /** One per answer given, made by the client: the same again changes nothing. */
      operationId: string;
    };
    reply: Reply<AnswerResult>;
  };
  /** Keeps a session of practice as this device has it; `endedAt` (epoch milliseconds) ends it. Harmless when repeated. */
  savePractice: { input: PracticeChanges & { sessionId: string }; reply: Reply<{ ended: boolean }> };
  /** Signs up. `[true, ""]` whether or not the e-mail was taken: the mail tells its owner which. */
  createNewUser: { input: SignUpFields & { promoCode: string | null }; reply: Reply<string> };
  /** Sets up the account of the signed-in person who came by Google, once (spec 000 §4). */
  createGoogleUser: { input: { promoCode: string | null }; reply: Reply<string> };
  /** Sends the signed-in person a new confirmation link. */
  verifyEmailAgain: { input: Record<string, never>; reply: Reply<string> };
  /** Sends a recovery link, if there is such an account; the text is the same if not. */
  sendPasswordResetEmail: { input: { email: string }; reply: Reply<string> };
  /** A new password: of the signed-in person with a pending reset, or of whom a recovery link's `token` belongs to. */
  resetPassword: { input: { password: string; token?: string }; reply: Reply<string> };
  /** The questionnaire of the signed-in person. */
  completeProfileCreation: { input: QuestionnaireAnswers; reply: Reply<string> };
  /** Asks for the access of the partner community that the message names. */
  userSendChatMessage: { input: { message: string; plantel: boolean }; reply: Reply<string> };
  /** Counts events (`app/domain/analytics/tracked-event.ts`); sent by `track` alone. */
  recordEvents: {
    input: { events: { name: string; details: Record<string, string | number> }[] };
    reply: Reply<string>;
  };
  /** Tells of an error that happened in the browser (spec 001 §7). */
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

import type { Reply } from "#app/platform/requests/calls/contract.ts";
import type { AnswerResult } from "../domain/answers/answer-result.ts";

/** An answer that the server has not confirmed. `at`: epoch milliseconds. */
export type PendingAnswer = { operationId: string; qid: string; userAnswer: string; at: number };

/** What the device stores of the feature until it is sent. */
declare module "#app/platform/drafts/calls/outbox-kinds.ts" {
  interface OutboxKinds {
    answer: { payload: PendingAnswer; result: Reply<AnswerResult> };
  }
}

/** Input and reply of the feature's calls by name (`POST /callable/<name>`, R-CALL-1). */
declare module "#app/platform/requests/calls/contract.ts" {
  interface Callables {
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
    /** A step of a solution, from 1, that the person does not understand. */
    reportUnclearStep: { input: { qid: string; step: number }; reply: Reply<string> };
  }
}

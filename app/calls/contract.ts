import type { AnswerResult } from "#app/services/questions/answer-question.server.ts";

/** A reply of the specification: a success flag, then a text or value (spec 001 §7). */
export type Reply<Value> = readonly [true, Value] | readonly [false, string];

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
};

export type CallableName = keyof Callables;

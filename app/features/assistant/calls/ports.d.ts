import type { Reply } from "#app/platform/requests/calls/contract.ts";
import type { EssayHint } from "../domain/tutor-essay.ts";
import type { PromptCode } from "../domain/tutor-material.ts";

/** The id of a request, and the first sentences of its answer where they are known at once. */
type TutorReply = readonly [true, string, { html: string; said: string }?] | readonly [false, string];

/** Input and reply of the feature's calls by name (`POST /callable/<name>`, R-CALL-1). */
declare module "#app/platform/requests/calls/contract.ts" {
  interface Callables {
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
  }
}

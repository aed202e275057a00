import { answerRefusals } from "#app/features/bank/refusals.ts";
import { CallRefused, call } from "#app/platform/requests/calls/call.ts";
import type { EssayHint } from "../domain/tutor-essay.ts";
import type { PromptCode } from "../domain/tutor-material.ts";

export type TutorQuestionAsked =
  | { qid: string; promptCode: PromptCode }
  | { essay: string; hint: EssayHint }
  | { words: string; operationId: string; qid?: string; photo?: string };

const UNANSWERED = "Sem conexão agora. Tente de novo quando a rede voltar: esta pergunta não foi descontada.";

type Opening = { html: string; said: string };

/** The text of the one refusal that a plan would lift. */
const limitText: string = answerRefusals["assistant-allowance"].message;

/** The id of the request and what is answered at once, or why there is none; `limit`: the day's allowance is used up. */
export async function askTutor(
  asked: TutorQuestionAsked,
): Promise<{ id: string; opening: Opening | undefined } | { id: null; refused: string; limit: boolean }> {
  try {
    const reply =
      "promptCode" in asked
        ? await call("requestGPTAnswer", asked)
        : "hint" in asked
          ? await call("requestEssayHint", asked)
          : await call("requestGPTFreeAnswer", asked);
    return reply[0] ? { id: reply[1], opening: reply[2] } : refusal(reply[1]);
  } catch (error) {
    return refusal(error instanceof CallRefused ? error.message : UNANSWERED);
  }
}

function refusal(refused: string): { id: null; refused: string; limit: boolean } {
  return { id: null, refused, limit: refused === limitText };
}

import type { EssayHint } from "#app/domain/assistant/tutor-essay.ts";
import type { PromptCode } from "#app/domain/assistant/tutor-material.ts";
import { CallRefused, call } from "../call.ts";

export type TutorQuestionAsked =
  | { qid: string; promptCode: PromptCode }
  | { essay: string; hint: EssayHint }
  | { words: string; operationId: string; qid?: string; photo?: string };

const UNANSWERED = "Sem conexão agora. Tente de novo quando a rede voltar: esta pergunta não foi descontada.";

type Opening = { html: string; said: string };

/** The id of the request and what is answered at once, or why there is none. */
export async function askTutor(
  asked: TutorQuestionAsked,
): Promise<{ id: string; opening: Opening | undefined } | { id: null; refused: string }> {
  try {
    const reply =
      "promptCode" in asked
        ? await call("requestGPTAnswer", asked)
        : "hint" in asked
          ? await call("requestEssayHint", asked)
          : await call("requestGPTFreeAnswer", asked);
    return reply[0] ? { id: reply[1], opening: reply[2] } : { id: null, refused: reply[1] };
  } catch (error) {
    return { id: null, refused: error instanceof CallRefused ? error.message : UNANSWERED };
  }
}

import { isUnfinished } from "#app/domain/assistant/request-state.ts";
import type { PromptCode } from "#app/domain/assistant/tutor-material.ts";
import { CallRefused, call } from "../call.ts";

export type TutorQuestionAsked =
  | { qid: string; promptCode: PromptCode }
  | { words: string; operationId: string; qid?: string; photo?: string };

const UNANSWERED = "Sem conexão agora. Tente de novo quando a rede voltar: esta pergunta não foi descontada.";
/** Milliseconds between tries while the capacity is used up, and tries in all: half an hour. */
const LATER_MS = 30_000;
const MOST_TRIES = 60;

type Opening = { html: string; said: string };

/** The id of the request and what is answered at once, or why there is none. */
export async function askTutor(
  asked: TutorQuestionAsked,
): Promise<{ id: string; opening: Opening | undefined } | { id: null; refused: string }> {
  try {
    const reply =
      "promptCode" in asked
        ? await call("requestGPTAnswer", asked)
        : await call("requestGPTFreeAnswer", asked);
    return reply[0] ? { id: reply[1], opening: reply[2] } : { id: null, refused: reply[1] };
  } catch (error) {
    return { id: null, refused: error instanceof CallRefused ? error.message : UNANSWERED };
  }
}

/** The end of a request, by polls. */
async function endOf(address: string): Promise<number> {
  for (;;) {
    const response = await fetch(address).catch(() => null);
    const { status } = response?.ok ? ((await response.json()) as { status: number }) : { status: 500 };
    if (!isUnfinished(status as 0)) return status;
    await new Promise((wait) => setTimeout(wait, LATER_MS / 10));
  }
}

const waiting = new Set<string>();

/** Asks again until there is capacity, for as long as this tab is open. True once it is answered. */
export async function askLater(
  asked: TutorQuestionAsked,
  addressOf: (id: string) => string,
): Promise<boolean> {
  const name = JSON.stringify(asked);
  if (waiting.has(name)) return false;
  waiting.add(name);
  try {
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      await new Promise((wait) => setTimeout(wait, LATER_MS));
      const { id } = await askTutor(asked);
      if (id !== null && (await endOf(addressOf(id))) === 200) return true;
    }
    return false;
  } finally {
    waiting.delete(name);
  }
}

import { isModelFailure, ModelFailure } from "#app/features/assistant/domain/model-failure.ts";
import type { TutorAsk } from "#app/features/assistant/domain/tutor-material.ts";
import type { AnswerModel, ModelUsage } from "#app/features/assistant/services/answer-model.ts";

export const freeAsk: TutorAsk = {
  prompt: null,
  words: "o que é mitose?",
  question: null,
  answer: null,
  key: null,
  lookAlikes: [],
  sources: [],
  essay: null,
  before: [],
  photo: null,
};
export async function answerOf(model: AnswerModel, wanted = freeAsk, signal = new AbortController().signal) {
  const usages: ModelUsage[] = [];
  const pieces: string[] = [];
  try {
    for await (const piece of model.answer(wanted, signal, (usage) => usages.push(usage))) pieces.push(piece);
    return { pieces, usages, failed: null };
  } catch (thrown) {
    return { pieces, usages, failed: isModelFailure(thrown) ? thrown : new Error("no ModelFailure") };
  }
}

export const statusOf = (failed: Error | null) => (failed instanceof ModelFailure ? failed.status : failed);

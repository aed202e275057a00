import type { Deps } from "#app/platform/context/deps.ts";
import { isUnfinished } from "../domain/request-state.ts";
import type { TutorAsk } from "../domain/tutor-material.ts";
import type { RequestRow } from "../queries/requests.server.ts";
import type { TutorTexts } from "../queries/tutor-texts.server.ts";
import { earlierTalk, promptAbout } from "./question-ask.ts";
import { type AnswerView, drawnAnswer } from "./request-view.server.ts";

/** The first sentences of an answer that the request's object will write. */
export type AnswerOpening = Pick<AnswerView, "html" | "said">;

const free = { essay: null, question: null, answer: null, key: null, before: [] };

/** What a provider without a delay says first, behind the guard; null where it says nothing yet. */
export function startAnswer(
  { assistant, catalogue }: Pick<Deps, "assistant" | "catalogue">,
  asked: Pick<TutorAsk, "prompt" | "words"> & { num: number },
  { row, earlier }: { row: TutorTexts | undefined; earlier: readonly RequestRow[] },
): AnswerOpening | null {
  const { prompt, words, num } = asked;
  // Its answer would be part of this conversation.
  if (earlier.some((each) => each.num < num && isUnfinished(each.status))) return null;
  const { guard = null, ...about } = row ? promptAbout(row, catalogue.current()) : {};
  const said = { ...free, ...about, prompt, words, lookAlikes: [], sources: [], photo: null };
  const sentences = assistant.model.opening?.({ ...said, before: row ? earlierTalk(earlier, num, []) : [] });
  if (!sentences) return null;
  const guarded = guard?.();
  const text = guarded ? guarded.push(sentences.join("")) + guarded.end() : sentences.join("");
  return text.trim() ? drawnAnswer(text.trim()) : null;
}

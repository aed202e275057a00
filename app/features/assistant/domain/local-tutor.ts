import { sentencesOf } from "./sentences.ts";
import { helpAfterAnswer } from "./tutor/after-answer.ts";
import { helpBeforeAnswer } from "./tutor/before-answer.ts";
import { helpWriting } from "./tutor/essay-hints.ts";
import { answerFreely } from "./tutor/free-question.ts";
import type { TutorAsk } from "./tutor-material.ts";

const introduction = "Dicas do FarolGPT, feitas do acervo (sem IA). Não leio fotos.";

function paragraphs(ask: TutorAsk, forum: boolean): string[] {
  const { question, answer, essay } = ask;
  if (essay) return helpWriting(essay);
  if (!question) return answerFreely(ask, forum);
  return answer ? helpAfterAnswer(ask, question, answer) : helpBeforeAnswer(ask, question, false);
}

/** It says what it is in its first answer of a conversation about a question or theory. */
function sentences({ before, essay }: TutorAsk, said: readonly string[]): string[] {
  const first = !essay && before.every(({ from }) => from !== "assistant");
  return sentencesOf([...(first ? [introduction] : []), ...said.filter(Boolean)].join("\n\n"));
}

/** Whole sentences in Markdown, which joined are the answer. */
export function localTutor(ask: TutorAsk, { forum = false }: { forum?: boolean } = {}): string[] {
  return sentences(ask, paragraphs(ask, forum));
}

/** What `localTutor` begins with, whatever look-alikes and sources are found. */
export function tutorOpening(ask: TutorAsk): string[] {
  const { question, answer } = ask;
  if (!question) return sentences(ask, []);
  const known = { ...ask, lookAlikes: [] };
  return sentences(
    ask,
    answer ? helpAfterAnswer(known, question, answer) : helpBeforeAnswer(known, question, true),
  );
}

import { sentencesOf } from "./sentences.ts";
import { helpAfterAnswer } from "./tutor/after-answer.ts";
import { helpBeforeAnswer } from "./tutor/before-answer.ts";
import { answerFreely } from "./tutor/free-question.ts";
import type { TutorAsk } from "./tutor-material.ts";

const introduction =
  "Sou o tutor local do Farol: uso só o que o acervo tem, sem inteligência artificial, e não leio fotos.";

function paragraphs(ask: TutorAsk, forum: boolean): string[] {
  const { question, answer } = ask;
  if (!question) return answerFreely(ask, forum);
  return answer ? helpAfterAnswer(ask, question, answer) : helpBeforeAnswer(ask, question);
}

/** Whole sentences in Markdown, which joined are the answer. It says what it is in its first answer of a conversation. */
export function localTutor(ask: TutorAsk, { forum = false }: { forum?: boolean } = {}): string[] {
  const first = ask.before.every(({ from }) => from !== "assistant");
  const said = paragraphs(ask, forum).filter(Boolean);
  return sentencesOf([...(first ? [introduction] : []), ...said].join("\n\n"));
}

import { inWords } from "#app/platform/text/in-words.ts";
import { fold } from "#app/platform/text/normalize.ts";
import { isKeyOf } from "../../answers/read-key.ts";
import { kindLabels } from "../../labels.ts";
import { subjectNamed } from "../classify.ts";
import { unknownSubject } from "./exam-header.ts";
import type { QuestionField } from "./field-names.ts";
import { readPicture } from "./picture-line.ts";
import type { Complain } from "./problem.ts";
import type { QuestionBlock } from "./question-block.ts";
import {
  difficultyNamed,
  kindNamed,
  languageNamed,
  originNamed,
  readInepItem,
  statusNamed,
  unreadableKey,
} from "./question-values.ts";
import { splitTopics } from "./topics-named.ts";

const kindNames = inWords(Object.values(kindLabels)).replace(/ e (?=\S+$)/, " ou ");

type Reader = (question: QuestionBlock, value: string, line: number) => string | null;

const readers: Readonly<Record<QuestionField, Reader>> = {
  subject: (question, value) => {
    question.subject = subjectNamed(value);
    return question.subject ? null : unknownSubject(value);
  },
  topics: (question, value, line) => {
    question.topics = { line, names: splitTopics(value) };
    return null;
  },
  language: (question, value) => {
    question.language = languageNamed(value);
    return question.language ? null : `O idioma é Inglês ou Espanhol, e não “${value}”.`;
  },
  kind: (question, value) => {
    question.kind = kindNamed(value);
    return question.kind ? null : `O tipo é ${kindNames}, e não “${value}”.`;
  },
  difficulty: (question, value) => {
    question.difficulty = difficultyNamed(value);
    return question.difficulty ? null : `A dificuldade é Fácil, Média ou Difícil, e não “${value}”.`;
  },
  key: readKey,
  status: (question, value) => {
    const status = statusNamed(value);
    if (status) question.status = status;
    return status ? null : `A situação é Publicada, Anulada ou Em quarentena, e não “${value}”.`;
  },
  reason: (question, value) => {
    question.reason = value;
    return null;
  },
  path: (question, value) => {
    question.path = value;
    return null;
  },
  inep: (question, value) => {
    question.inep = readInepItem(value);
    return question.inep
      ? null
      : "Não entendi o item do INEP. Escreva como em “área CN; código 12345; habilidade 5”.";
  },
  origin: (question, value) => {
    question.origin = originNamed(value);
    return question.origin ? null : `A origem é Prova ou Autoral, e não “${value}”.`;
  },
  figure: (question, value) => {
    const alternative = question.inSection ? undefined : question.alternatives.at(-1);
    if (!alternative) return "A figura da alternativa vem logo abaixo da alternativa dela.";
    alternative.picture = readPicture(value);
    return alternative.picture ? null : "Não entendi a figura. Escreva como em “![descrição](caminho)”.";
  },
};

export function readField(
  question: QuestionBlock,
  { field, value, line }: { field: QuestionField; value: string; line: number },
  complain: Complain,
): void {
  if (value === "") return;
  const problem = readers[field](question, value, line);
  if (problem) complain(problem);
}

function readKey(question: QuestionBlock, value: string, line: number): string | null {
  const word = fold(value).replace(/[.()]/g, "").trim();
  if (word === "anulada" || word === "x") {
    question.status = "annulled";
    return null;
  }
  // Its kind may follow.
  const isReadable = isKeyOf(question.kind, value);
  question.key = { line, written: isReadable ? value : null };
  return isReadable ? null : unreadableKey(question.kind ?? "single-choice", value);
}

import { plural } from "#app/platform/text/format.ts";
import { hasAlternatives, lettersOf } from "../../answers/answer-forms.ts";
import { answerName } from "../../answers/check-answer.ts";
import { keyExamples } from "../../answers/key-forms.ts";
import { readKey } from "../../answers/read-key.ts";
import type { TopicCatalogue } from "../../catalogue/topic-catalogue.ts";
import { type Fault, faultsOf, RIGHT_WRONG } from "../../draft/draft-faults.ts";
import type { AlternativeDraft, QuestionDraft, QuestionKind } from "../../draft.ts";
import type { ExamHeader } from "./exam-header.ts";
import type { Complain } from "./problem.ts";
import type { QuestionBlock } from "./question-block.ts";
import { OWN_SOURCE, questionPath } from "./question-path.ts";
import { unreadableKey } from "./question-values.ts";
import { textOfLines } from "./text-lines.ts";
import { nearTopic, topicsNamed } from "./topics-named.ts";

/** Faults reported for an exam text. Others are allowed, so that export and import round-trip. */
const faultTexts: Partial<Record<Fault, (name: string, question: QuestionDraft) => string>> = {
  "too-long": (name) => `${name} tem um texto longo demais: cada parte pode ter até 60.000 caracteres.`,
  "no-alternatives": (name) => `${name} não tem alternativas. Se for discursiva, escreva “Tipo: Discursiva”.`,
  "too-few": (name, { kind, alternatives }) =>
    `${name} tem ${plural(alternatives.length, "alternativa", "alternativas")}; precisa de ${kind === "single-choice" ? "4 ou 5" : "2 a 5"}.`,
  "not-two": (name) => `${name} é de certo ou errado: escreva só “c) Certo” e “e) Errado”.`,
  "alternatives-of-open": (name) =>
    `${name} é discursiva, mas tem alternativas. Ponha o Tipo antes do enunciado.`,
  "alternatives-of-number": (name) =>
    `${name} é de resposta numérica, mas tem alternativas. Ponha o Tipo antes do enunciado.`,
  "no-key": (name, { kind }) =>
    `${name} não tem gabarito. Escreva, por exemplo, “Gabarito: ${keyExamples[kind]}”, ou “Gabarito: anulada”.`,
  "strange-key": (_, { key }) => `O gabarito ${answerName(key ?? "")} não está entre as alternativas.`,
  "key-of-open": (name) => `${name} é discursiva e não tem gabarito: escreva a resolução.`,
};

export function questionOfBlock(
  block: QuestionBlock,
  { header, complain, catalogue }: { header: ExamHeader; complain: Complain; catalogue: TopicCatalogue },
): QuestionDraft | null {
  const name = block.number === null ? "A questão" : `A questão ${block.number}`;
  const subject = block.subject ?? header.subject;
  if (!header.institution || header.exam.year === 0) {
    complain(`${name} não tem prova. Escreva antes dela, por exemplo, “# Prova: ITA 2024”.`, block.line);
    return null;
  }
  if (!subject) {
    complain(`${name} não tem disciplina. Escreva, por exemplo, “Disciplina: Física”.`, block.line);
    return null;
  }
  const kind = block.kind ?? "single-choice";
  const statement = textOfLines(block.sections.statement);
  if (statement === null) complain(`${name} não tem enunciado.`, block.line);
  const draft = {
    institution: header.institution,
    exam: { ...header.exam },
    number: block.number,
    subject,
    topics: namesOfTopics(block, subject, { complain, catalogue }),
    kind,
    language: block.language,
    difficulty: block.difficulty,
    statement: statement ?? "",
    alternatives: alternativesOf(block, kind),
    key: keyOf(block, kind, complain),
    solution: textOfLines(block.sections.solution),
    hint: textOfLines(block.sections.hint),
    explanation: textOfLines(block.sections.explanation),
    status: block.status,
    quarantineReason: block.reason,
    inep: block.inep,
  };
  const path = block.path ?? questionPath(draft);
  const provenance = { source: header.source, path, version: header.version };
  const question = { ...draft, provenance, ...(block.origin ? { origin: block.origin } : {}) };
  complainOfFaults(question, { block, name, complain });
  return question;
}

function keyOf({ key }: QuestionBlock, kind: QuestionKind, complain: Complain): string | null {
  if (!key?.written) return null;
  // A key of an open question is its fault.
  const read = readKey(kind === "open" ? "single-choice" : kind, key.written);
  if (read === null) complain(unreadableKey(kind, key.written), key.line);
  return read;
}

function alternativesOf(block: QuestionBlock, kind: QuestionKind): AlternativeDraft[] {
  if (kind === "right-wrong" && block.alternatives.length === 0)
    return RIGHT_WRONG.map((each) => ({ ...each }));
  return block.alternatives.map(({ lines, picture }) => ({ text: textOfLines(lines) ?? "", picture }));
}

type Read = { block: QuestionBlock; name: string; complain: Complain };

function complainOfFaults(question: QuestionDraft, { block, name, complain }: Read): void {
  const disordered = complainOfOrder(question.kind, { block, name, complain });
  // Other systems' questions may have two or three; our own have as many as an exam.
  const least = question.provenance.source === OWN_SOURCE ? 4 : 2;
  for (const { field, fault } of faultsOf(question, least)) {
    const text = faultTexts[fault]?.(name, question);
    // A key that cannot be read is reported already.
    if (!text || (fault === "no-key" && block.key) || (disordered && field.startsWith("alternative-")))
      continue;
    const found = fault.startsWith("alternatives-of") ? block.alternatives[0] : field === "key" && block.key;
    complain(text, (found || block).line);
  }
}

function complainOfOrder(kind: QuestionKind, { block, name, complain }: Read): boolean {
  const letters = lettersOf(kind, block.alternatives.length);
  const wrong = !hasAlternatives(kind)
    ? -1
    : block.alternatives.findIndex((each, at) => each.letter !== letters[at]);
  const found = block.alternatives[wrong];
  if (!found) return false;
  const expected = letters[wrong];
  complain(
    expected
      ? `Esperava a alternativa ${expected.toLowerCase()}) e encontrei ${found.letter.toLowerCase()}).`
      : `${name} tem alternativas demais.`,
    found.line,
  );
  return true;
}

function namesOfTopics(
  block: QuestionBlock,
  subject: QuestionDraft["subject"],
  { complain, catalogue }: { complain: Complain; catalogue: TopicCatalogue },
): string[] {
  if (!block.topics) return [];
  const { topics, unknown } = topicsNamed(subject, block.topics.names, catalogue);
  for (const name of unknown) {
    const near = nearTopic(subject, name, catalogue);
    complain(
      `Não conheço o assunto “${name}” nessa disciplina.${near ? ` Você quis dizer “${near}”?` : ""}`,
      block.topics.line,
    );
  }
  return topics;
}

import type { TopicCatalogue } from "#app/domain/catalogue/topic-catalogue.ts";
import { lettersOf } from "#app/domain/questions/check-answer.ts";
import type { AlternativeDraft, QuestionDraft, QuestionKind } from "#app/domain/questions/draft.ts";
import type { ExamHeader } from "./exam-header.ts";
import type { Complain } from "./problem.ts";
import type { QuestionBlock } from "./question-block.ts";
import { OWN_SOURCE, questionPath } from "./question-path.ts";
import { textOfLines } from "./text-lines.ts";
import { nearTopic, topicsNamed } from "./topics-named.ts";

const RIGHT_WRONG: readonly AlternativeDraft[] = [
  { text: "Certo", picture: null },
  { text: "Errado", picture: null },
];

/** A question that has been read as a draft; what keeps it from being one is complained of, and then it is null. */
export function questionOfBlock(
  block: QuestionBlock,
  { header, complain, catalogue }: { header: ExamHeader; complain: Complain; catalogue: TopicCatalogue },
): QuestionDraft | null {
  const name = block.number === null ? "A questão" : `A questão ${block.number}`;
  const subject = block.subject ?? header.subject;
  if (!header.institution || header.exam.year === 0) {
    complain(
      `${name} não tem prova. Escreva antes dela, por exemplo, “# Prova: ITA 2024”.`,
      block.line,
      "exam",
    );
    return null;
  }
  if (!subject) {
    complain(
      `${name} não tem disciplina. Escreva, por exemplo, “Disciplina: Física”.`,
      block.line,
      "subject",
    );
    return null;
  }
  const kind = block.kind ?? "single-choice";
  const statement = textOfLines(block.sections.statement);
  const alternatives = alternativesOf(block, kind);
  if (statement === null) complain(`${name} não tem enunciado.`, block.line, "statement");
  // Other systems' questions may have two or three; what is written as our own has as many as an exam.
  const least = header.source === OWN_SOURCE ? 4 : 2;
  checkAlternatives(block, { kind, name, count: alternatives.length, least, complain });
  checkKey(block, { kind, name, count: alternatives.length, complain });
  const topics = namesOfTopics(block, subject, { complain, catalogue });
  const draft = {
    institution: header.institution,
    exam: { ...header.exam },
    number: block.number,
    subject,
    topics,
    kind,
    language: block.language,
    difficulty: block.difficulty,
    statement: statement ?? "",
    alternatives,
    key: block.key?.letter ?? null,
    solution: textOfLines(block.sections.solution),
    hint: textOfLines(block.sections.hint),
    explanation: textOfLines(block.sections.explanation),
    status: block.status,
    quarantineReason: block.reason,
    inep: block.inep,
  };
  const path = block.path ?? questionPath(draft);
  const provenance = { source: header.source, path, version: header.version };
  return { ...draft, provenance, ...(block.origin ? { origin: block.origin } : {}) };
}

function alternativesOf(block: QuestionBlock, kind: QuestionKind): AlternativeDraft[] {
  if (kind === "right-wrong" && block.alternatives.length === 0)
    return RIGHT_WRONG.map((each) => ({ ...each }));
  return block.alternatives.map(({ lines, picture }) => ({ text: textOfLines(lines) ?? "", picture }));
}

type Check = { kind: QuestionKind; name: string; count: number; complain: Complain };

/** A quarantined question may have any number of them: that may be why it is. */
function checkAlternatives(
  block: QuestionBlock,
  { kind, name, count, least, complain }: Check & { least: number },
): void {
  const letters = lettersOf(kind, count);
  const wrong = block.alternatives.find((each, at) => each.letter !== letters[at]);
  if (kind === "open" && wrong) {
    complain(
      `${name} é discursiva, mas tem alternativas. Ponha o Tipo antes do enunciado.`,
      wrong.line,
      "alternatives",
    );
  } else if (wrong) {
    const expected = letters[block.alternatives.indexOf(wrong)];
    complain(
      expected
        ? `Esperava a alternativa ${expected.toLowerCase()}) e encontrei ${wrong.letter.toLowerCase()}).`
        : `${name} tem alternativas demais.`,
      wrong.line,
      "alternatives",
    );
  } else if (block.status !== "quarantined" && kind === "single-choice" && count === 0) {
    complain(
      `${name} não tem alternativas. Se for discursiva, escreva “Tipo: Discursiva”.`,
      block.line,
      "alternatives",
    );
  } else if (block.status !== "quarantined" && kind === "single-choice" && count < least) {
    complain(
      `${name} tem ${count} ${count === 1 ? "alternativa" : "alternativas"}; precisa de 4 ou 5.`,
      block.line,
      "alternatives",
    );
  } else if (kind === "right-wrong" && count !== 2) {
    complain(
      `${name} é de certo ou errado: escreva só “c) Certo” e “e) Errado”.`,
      block.line,
      "alternatives",
    );
  }
}

function checkKey(block: QuestionBlock, { kind, name, count, complain }: Check): void {
  const letters: readonly string[] = lettersOf(kind, count);
  if (block.key && kind === "open")
    complain(`${name} é discursiva e não tem gabarito: escreva a resolução.`, block.key.line, "key");
  else if (block.key && count > 0 && !letters.includes(block.key.letter))
    complain(`O gabarito ${block.key.letter} não está entre as alternativas.`, block.key.line, "key");
  else if (!block.key && kind !== "open" && block.status === "published")
    complain(
      `${name} não tem gabarito. Escreva, por exemplo, “Gabarito: C”, ou “Gabarito: anulada”.`,
      block.line,
      "key",
    );
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
      "topics",
    );
  }
  return topics;
}

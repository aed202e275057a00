import type { SubjectSlug } from "#app/features/bank/domain/catalogue/subjects.ts";
import type { TopicCatalogue } from "#app/features/bank/domain/catalogue/topic-catalogue.ts";
import { institutionNamed, subjectNamed } from "#app/features/bank/domain/exchange/classify.ts";
import { unknownSubject } from "#app/features/bank/domain/exchange/farol/exam-header.ts";
import type { Complain } from "#app/features/bank/domain/exchange/farol/problem.ts";
import {
  nearTopic,
  splitTopics,
  topicsNamed,
} from "#app/features/bank/domain/exchange/farol/topics-named.ts";
import type { TrackBlock } from "./track-blocks.ts";
import { fieldLabels, readTrackField, type TrackField } from "./track-lines.ts";
import type { WrittenSubtopic, WrittenTrack } from "./written-track.ts";

/** Short words of the address: "matematica-enem". */
const TRACK_CODE = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const LONGEST_CODE = 40;
const MOST_MINUTES = 240;

/** Small letters without accents, digits and hyphens. */
export function isTrackCode(code: string): boolean {
  return code.length <= LONGEST_CODE && TRACK_CODE.test(code);
}

/** Null where the head says too little to read the rest. */
export function readTrackHead(block: TrackBlock, complain: Complain): WrittenTrack | null {
  const values = fieldsOf(block, ["code", "exam", "subject", "summary"], complain);
  const code = values.get("code") ?? "";
  const writtenExam = values.get("exam") ?? "";
  const exam = institutionNamed(writtenExam);
  const writtenSubject = values.get("subject") ?? "";
  const subject = subjectNamed(writtenSubject);
  if (block.title === "") complain("A trilha não tem nome. Escreva “# Trilha: Matemática ENEM”.");
  if (!isTrackCode(code)) complain(codeProblem(code, "a trilha", "matematica-enem"));
  if (!exam)
    complain(
      writtenExam
        ? `Não conheço o exame “${writtenExam}”.`
        : "A trilha não tem exame. Escreva, por exemplo, “Exame: ENEM”.",
    );
  if (!subject)
    complain(
      writtenSubject
        ? unknownSubject(writtenSubject)
        : "A trilha não tem disciplina. Escreva, por exemplo, “Disciplina: Física”.",
    );
  if (!exam || !subject) return null;
  return { code, title: block.title, exam, subject, summary: values.get("summary") ?? "", units: [] };
}

export function readSubtopicHead(
  block: TrackBlock,
  { subject, catalogue, complain }: { subject: SubjectSlug; catalogue: TopicCatalogue; complain: Complain },
): WrittenSubtopic {
  const values = fieldsOf(block, ["code", "topic", "after", "minutes"], complain);
  const code = values.get("code") ?? "";
  if (block.title === "") complain("O subtópico não tem nome. Escreva “### Subtópico: Juros simples”.");
  if (!isTrackCode(code)) complain(codeProblem(code, "o subtópico", "juros-simples"));
  const minutes = Number(values.get("minutes") ?? "");
  if (!Number.isInteger(minutes) || minutes < 1 || minutes > MOST_MINUTES)
    complain(`Quanto tempo o subtópico leva? Escreva, por exemplo, “${fieldLabels.minutes}: 12”.`);
  return {
    line: block.line,
    code,
    title: block.title,
    topic: topicOf(values.get("topic"), { subject, catalogue, complain }),
    after: splitTopics(values.get("after") ?? ""),
    minutes: Number.isInteger(minutes) ? Math.min(Math.max(minutes, 1), MOST_MINUTES) : 1,
    steps: [],
  };
}

function topicOf(
  name: string | undefined,
  { subject, catalogue, complain }: { subject: SubjectSlug; catalogue: TopicCatalogue; complain: Complain },
): string | null {
  if (!name) return null;
  const [topic] = topicsNamed(subject, [name], catalogue).topics;
  if (topic) return topic;
  const near = nearTopic(subject, name, catalogue);
  complain(`Não conheço o assunto “${name}” nessa disciplina.${near ? ` Você quis dizer “${near}”?` : ""}`);
  return null;
}

function codeProblem(code: string, what: string, example: string): string {
  return code === ""
    ? `Falta o código d${what}. Escreva, por exemplo, “${fieldLabels.code}: ${example}”.`
    : `O código d${what} tem letras minúsculas sem acento, algarismos e hífens, como “${example}”, e não “${code}”.`;
}

function fieldsOf(
  { lines, line }: TrackBlock,
  known: readonly TrackField[],
  complain: Complain,
): Map<TrackField, string> {
  const values = new Map<TrackField, string>();
  for (const [at, text] of lines.entries()) {
    if (text.trim() === "") continue;
    const read = readTrackField(text);
    if (read && known.includes(read.field)) values.set(read.field, read.value);
    else
      complain(`Aqui vêm só os campos ${known.map((each) => fieldLabels[each]).join(", ")}.`, line + at + 1);
  }
  return values;
}

import { institutionNames } from "#app/features/bank/domain/catalogue/institutions.ts";
import { subjectNames } from "#app/features/bank/domain/catalogue/subjects.ts";
import type { TopicCatalogue } from "#app/features/bank/domain/catalogue/topic-catalogue.ts";
import type { QuestionDraft } from "#app/features/bank/domain/draft.ts";
import { parseExam } from "#app/features/bank/domain/exchange/farol/parse-exam.ts";
import { printExam } from "#app/features/bank/domain/exchange/farol/print-exam.ts";
import type { ExamProblem } from "#app/features/bank/domain/exchange/farol/problem.ts";
import {
  OWN_SOURCE,
  OWN_VERSION,
  questionPath,
} from "#app/features/bank/domain/exchange/farol/question-path.ts";
import type { TrackBlock } from "./track-blocks.ts";
import { escapeTrackLine, fieldLabels, readTrackField, type TextPlace } from "./track-lines.ts";
import {
  TRACK_PHASE,
  TRACK_YEAR,
  trackProvenance,
  type WrittenSubtopic,
  type WrittenTrack,
} from "./written-track.ts";

export type PlaceInTrack = {
  track: Pick<WrittenTrack, "code" | "exam" | "subject">;
  subtopic: Pick<WrittenSubtopic, "code" | "topic">;
  /** Counted inside the subtopic from 1: the name of a question without one. */
  position: number;
};

const NAME = /^[a-z0-9][a-z0-9-]{0,39}$/;

/** Reads a written question with the reader of exams, whose texts it shares (docs/exam-format.md). */
export function readTrackQuestion(
  block: TrackBlock,
  { place, catalogue, problems }: { place: PlaceInTrack; catalogue: TopicCatalogue; problems: ExamProblem[] },
): { name: string; draft: QuestionDraft } | null {
  const { name, lines } = takeName(block.lines);
  if (!NAME.test(name ?? "1"))
    problems.push({
      line: block.line,
      message: `O código da questão é uma palavra curta, como “q3”, e não “${name}”.`,
    });
  const head = headerOf(place);
  const parsed = parseExam([...head, "## Questão", ...lines].join("\n"), catalogue);
  const marks = block.place === "question" ? "#####" : "######";
  for (const { line, message } of parsed.problems)
    problems.push({
      line: Math.max(block.line, line - head.length - 1 + block.line),
      message: message.replaceAll("### ", `${marks} `),
    });
  const draft = (parsed.questions[0] ?? parsed.unfinished[0])?.draft;
  if (parsed.read > 1)
    problems.push({ line: block.line, message: "Dentro desta questão começa outra, com “## ”." });
  if (!draft) return null;
  const { topic } = place.subtopic;
  return {
    name: name ?? `${place.position}`,
    draft: {
      ...draft,
      topics: draft.topics.length === 0 && topic ? [topic] : draft.topics,
      origin: "authored",
      provenance: trackProvenance(place.track.code, place.subtopic.code, name ?? `${place.position}`),
    },
  };
}

/** The lines below a question's heading; readTrackQuestion gives the same draft. */
export function printTrackQuestion(
  { name, draft }: { name: string; draft: QuestionDraft },
  place: PlaceInTrack,
  textPlace: TextPlace,
): string[] {
  const { topic } = place.subtopic;
  const isUsual = draft.topics.length === 1 && draft.topics[0] === topic;
  const { origin: _, ...plain } = { ...draft, number: null, topics: isUsual ? [] : draft.topics };
  const provenance = { source: OWN_SOURCE, path: questionPath(plain), version: OWN_VERSION };
  const lines = printExam([{ ...plain, provenance }])
    .trimEnd()
    .split("\n");
  const body = lines.slice(lines.indexOf("## Questão") + 1);
  const marks = textPlace === "question" ? "#####" : "######";
  const printed = body.map((line) =>
    line.startsWith("### ") ? line.replace("###", marks) : escapeTrackLine(line, textPlace),
  );
  const isNamed = name !== `${place.position}` || takeName(printed).name !== null;
  return isNamed ? [`${fieldLabels.code}: ${name}`, ...printed] : printed;
}

function headerOf({ track }: PlaceInTrack): string[] {
  return [
    `# Prova: ${institutionNames[track.exam]} ${TRACK_YEAR}`,
    `Fase: ${TRACK_PHASE}`,
    `Disciplina: ${subjectNames[track.subject]}`,
  ];
}

/** The question's own code, if its first lines give one; its line is then empty. */
function takeName(lines: string[]): { name: string | null; lines: string[] } {
  for (const [at, line] of lines.entries()) {
    const read = readTrackField(line);
    if (read?.field === "code")
      return { name: read.value, lines: lines.map((each, index) => (index === at ? "" : each)) };
    if (line.trim() !== "" && !/^ {0,3}\p{L}[\p{L} ]{1,24}:/u.test(line)) break;
  }
  return { name: null, lines };
}

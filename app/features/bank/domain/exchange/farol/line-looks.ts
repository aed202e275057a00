import { hasAlternatives } from "../../answers/answer-forms.ts";
import type { QuestionKind } from "../../draft.ts";
import { type ExamLine, type LinePlace, readLine } from "./exam-lines.ts";
import { kindNamed } from "./question-values.ts";

export type LineLook = ExamLine["is"];

export function lineLooks(text: string): LineLook[] {
  let place: LinePlace = { header: true, alternatives: false };
  let kind: QuestionKind = "single-choice";
  return text.split("\n").map((line) => {
    const read = readLine(line, place);
    if (read.is === "exam") place = { header: true, alternatives: false };
    if (read.is === "question") kind = "single-choice";
    if (read.is === "field" && read.field === "kind") kind = kindNamed(read.value) ?? kind;
    const inSection = read.is === "section" && read.section !== "statement";
    if (inSection) place = { header: false, alternatives: false };
    else if (read.is === "question" || read.is === "section" || read.is === "field")
      place = {
        header: false,
        alternatives: hasAlternatives(kind) && (read.is !== "field" || place.alternatives),
        values: kind === "sum",
      };
    return read.is;
  });
}

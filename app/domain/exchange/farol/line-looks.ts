import { type ExamLine, readLine } from "./exam-lines.ts";
import { kindNamed } from "./question-values.ts";

export type LineLook = ExamLine["is"];

export function lineLooks(text: string): LineLook[] {
  let place: { header: boolean; alternatives: boolean } = { header: true, alternatives: false };
  let open = false;
  return text.split("\n").map((line) => {
    const read = readLine(line, place);
    if (read.is === "exam") place = { header: true, alternatives: false };
    if (read.is === "question") open = false;
    if (read.is === "field" && read.field === "kind") open = kindNamed(read.value) === "open";
    const inSection = read.is === "section" && read.section !== "statement";
    if (inSection) place = { header: false, alternatives: false };
    else if (read.is === "question" || read.is === "section" || read.is === "field")
      place = { header: false, alternatives: !open && (read.is !== "field" || place.alternatives) };
    return read.is;
  });
}

import { qrPath } from "#app/platform/page/domain/qr-path.server.ts";
import { paperCode } from "../../domain/paper/answer-sheet.ts";
import type { PaperQuestion } from "../../domain/paper/paper-question.ts";
import { paperVersions, VERSIONS } from "../../domain/paper/paper-versions.ts";
import type { KeyReader } from "../../queries/paper/paper-fields.server.ts";
import { type PaperRow, paperKeys } from "./paper-view.server.ts";

type Source = { title: string; back: string; questions: PaperQuestion[] };

/** The data of a paper: the questions, the requested and released keys, and the code of each version. */
export function finishPaper(
  { title, back, questions }: Source,
  rows: readonly PaperRow[],
  reader: KeyReader | null,
) {
  return {
    title,
    back,
    questions,
    keys: paperKeys(rows, reader),
    allKeys: reader !== null && (reader.all || reader.official),
    codes: paperVersions(questions, VERSIONS.length, back).map((version) => {
      const code = paperCode(version);
      return { code, ...qrPath(code) };
    }),
  };
}

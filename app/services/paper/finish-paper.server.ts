import { paperCode } from "#app/domain/paper/answer-sheet.ts";
import type { PaperQuestion } from "#app/domain/paper/paper-question.ts";
import { paperVersions, VERSIONS } from "#app/domain/paper/paper-versions.ts";
import { qrPath } from "#app/domain/paper/qr-path.server.ts";
import type { KeyReader } from "#app/queries/paper/paper-fields.server.ts";
import { type PaperRow, paperKeys } from "./paper-view.server.ts";

type Source = { title: string; back: string; questions: PaperQuestion[] };

/** What the page of paper needs: the questions, the keys that were asked for and released, and the code of each version. */
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
    allKeys: reader?.all ?? false,
    codes: paperVersions(questions, VERSIONS.length, back).map((version) => {
      const code = paperCode(version);
      return { code, ...qrPath(code) };
    }),
  };
}

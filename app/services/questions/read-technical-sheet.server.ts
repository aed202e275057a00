import type { Viewer } from "#app/access/viewer.ts";
import { AppError } from "#app/errors/app-error.ts";
import {
  answerTotals,
  type OfficialItem,
  type OwnTry,
  officialItem,
  ownTries,
} from "#app/queries/questions/technical-sheet.server.ts";
import type { Deps } from "../deps.ts";

/** Own answers listed: the newest. */
const TRIES = 20;

export type TechnicalSheetData = {
  item: OfficialItem;
  tries: OwnTry[];
  /** Only for who has answered. */
  answers: { total: number; right: number } | null;
};

/**
 * What is officially known of a question, the reader's own tries, and how everybody answered, where the reader has answered
 * too. One round trip. Throws question-not-found.
 */
export async function readTechnicalSheet(
  deps: Deps,
  viewer: Viewer | null,
  ord: number,
): Promise<TechnicalSheetData> {
  const userNum = viewer?.num ?? -1;
  const [[item], tries, [answers]] = await deps.read(
    officialItem(deps.db, ord),
    ownTries(deps.db, ord, userNum, TRIES),
    answerTotals(deps.db, ord, userNum),
  );
  if (!item) throw new AppError("question-not-found");
  return { item, tries, answers: answers ?? null };
}

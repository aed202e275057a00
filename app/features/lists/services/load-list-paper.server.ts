import { paperFields } from "#app/features/bank/queries/paper/paper-fields.server.ts";
import { finishPaper } from "#app/features/bank/services/paper/finish-paper.server.ts";
import {
  keyReader,
  type PaperRow,
  paperQuestion,
} from "#app/features/bank/services/paper/paper-view.server.ts";
import type { Viewer } from "#app/platform/access/viewer.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { automaticListOf, MOST_LIST_QUESTIONS } from "../domain/list.ts";
import { inListOrder } from "../domain/list-places.ts";
import { listPaths } from "../paths.ts";
import { ordsOfAutomatic, questionsOfAutomatic } from "../queries/automatic.server.ts";
import { itemsOfList, listHead, questionsOfList } from "../queries/reading.server.ts";

type Item = { ord: number; heading: string | null };

/** Questions in the list's order, each with the heading over it. */
function inOrder(items: readonly Item[], rows: readonly PaperRow[]) {
  const byOrd = new Map(rows.map((row) => [row.ord, row]));
  let over: string | null = null;
  return items.flatMap(({ ord, heading }) => {
    if (heading !== null) over = heading;
    const row = byOrd.get(ord);
    if (!row) return [];
    const question = { ...paperQuestion(row), heading: over };
    over = null;
    return [question];
  });
}

/** A list on paper, also an automatic one. One round trip. Throws list-not-found; of a private one to all but its owner. */
export async function loadListPaper(
  deps: Deps,
  viewer: Viewer,
  { id, withKey }: { id: string; withKey: boolean },
) {
  const reader = keyReader(viewer, { withKey }, deps.now());
  const whole = { fields: paperFields(reader), offset: 0, limit: MOST_LIST_QUESTIONS };
  const back = listPaths.list(id);
  const automatic = automaticListOf(id);
  if (automatic) {
    const asked = { id: automatic.id, userNum: viewer.num, now: deps.now() };
    const { ords, rows } = await deps.read({
      ords: ordsOfAutomatic(deps.db, asked),
      rows: questionsOfAutomatic(deps.db, asked, whole),
    });
    const questions = inOrder(
      ords.map(({ ord }) => ({ ord, heading: null })),
      rows,
    );
    return { ...finishPaper({ title: automatic.name, back, questions }, rows, reader), signedIn: true };
  }
  const {
    head: [head],
    items,
    rows,
  } = await deps.read({
    head: listHead(deps.db, id, viewer.num),
    items: itemsOfList(deps.db, id, { userNum: viewer.num, now: deps.now() }),
    rows: questionsOfList(deps.db, { id, userNum: viewer.num }, whole),
  });
  if (!head || head.deletedAt !== null) throw new AppError("list-not-found");
  const questions = inOrder(inListOrder(items), rows);
  return { ...finishPaper({ title: head.name, back, questions }, rows, reader), signedIn: true };
}

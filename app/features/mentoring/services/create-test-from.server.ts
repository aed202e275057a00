import { inListOrder } from "#app/features/lists/domain/list-places.ts";
import { itemsOfList } from "#app/features/lists/queries/reading.server.ts";
import type { Viewer } from "#app/platform/access/viewer.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { ordOfCode } from "#app/platform/text/question-code.ts";
import { createTest } from "./create-test.server.ts";

type Sent = { name: string; colour: string; list: string; codes: readonly string[] };

/** A test of the questions of a list that one may open, then of codes. Throws as `createTest`. */
export async function createTestFrom(deps: Deps, viewer: Viewer, { name, colour, list, codes }: Sent) {
  const items = await deps.read(itemsOfList(deps.db, list, { userNum: viewer.num, now: deps.now() }));
  const listed = inListOrder(items)
    .filter(({ heading }) => heading === null)
    .map(({ ord }) => ord);
  const named = codes.flatMap((code) => ordOfCode(code) ?? []);
  return createTest(deps, viewer, { name, colour, ords: [...listed, ...named] });
}

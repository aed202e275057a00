import { isPlace } from "#app/platform/lists/domain/place-key.ts";
import { isBlockId } from "../../domain/block-ids.ts";

/** Where a new question goes in a notebook, as its editor chose. `block`: the id it gets there. */
export type QuestionPlace = { notebookId: string; section: string; place: string; block: string };

/** Null for an address that names none. */
export function placeOfQuery(params: Pick<URLSearchParams, "get">): QuestionPlace | null {
  const [notebookId, section, block] = ["caderno", "secao", "bloco"].map((name) => params.get(name));
  const place = params.get("lugar") ?? "";
  if (!notebookId || !isBlockId(section) || !isBlockId(block) || !isPlace(place)) return null;
  return { notebookId, section, place, block };
}

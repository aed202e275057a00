import type { SentForm } from "#app/platform/forms/domain/sent-form.ts";
import type { Selection } from "../domain/people-batch.ts";
import { readPeopleFilter } from "../domain/people-filter.ts";

/** Ids in one field: `sent-form` reads at most 200 of a name. */
const LONGEST_SELECTION = 400_000;

/** The marked people of this page and of earlier ones, or all of the filter that the form repeats. */
export function sentSelection(form: SentForm): Selection {
  if (form.text("reach") === "filter") {
    const query = new URLSearchParams(form.text("filter", 2000));
    return { filter: readPeopleFilter(query) };
  }
  const earlier = form.text("earlier", LONGEST_SELECTION).split(",");
  const ids = [...form.texts("person"), ...earlier].filter((id) => /^[0-9a-f]{32}$/.test(id));
  return { ids: [...new Set(ids)] };
}

import { allFilters } from "#app/features/bank/domain/search/filters/filter-kinds.ts";
import { readAddress } from "#app/features/bank/domain/search/read-address.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import type { SentForm } from "#app/platform/forms/domain/sent-form.ts";
import {
  type Blueprint,
  type BlueprintLine,
  emptyLine,
  fittedLines,
  lineFilters,
  MOST_LINES,
  readBlueprint,
  readCount,
} from "../../domain/blueprint.ts";

/** The lines by the place of their fields: every line has all of them, also one of no question. */
export function sentLines(form: SentForm, deps: Deps): BlueprintLine[] {
  const params = [...allFilters.map(({ param }) => param), "de", "ate"];
  const values = params.map((param) => ({ param, sent: form.texts(param) }));
  return form
    .texts("n")
    .slice(0, MOST_LINES)
    .map((count, at) => {
      const words = values.flatMap(({ param, sent }) => (sent[at] ? [[param, sent[at]]] : []));
      const search = readAddress({}, new URLSearchParams(words), deps.catalogue.current());
      return search
        ? { count: readCount(count.trim()), filters: lineFilters(search.filters) }
        : { ...emptyLine, count: 0 };
    });
}

export function sentBlueprint(form: SentForm, deps: Deps): Blueprint {
  const rest = new URLSearchParams(
    ["minhas", "repetir", "completar", "semente"].map((name) => [name, form.text(name, 12).trim()]),
  );
  return { ...readBlueprint(rest, deps.catalogue.current()), lines: fittedLines(sentLines(form, deps)) };
}

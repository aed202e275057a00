import { cutText } from "#app/platform/text/cut-text.ts";
import { institutionWithId } from "../catalogue/institutions.ts";
import { subjectWithId } from "../catalogue/subjects.ts";
import type { TopicCatalogue } from "../catalogue/topic-catalogue.ts";
import type { SearchFilters } from "./filters/search-filters.ts";

const LONGEST_TEXT = 60;

function listed(names: (string | undefined)[]): string {
  const known = names.filter((name) => name !== undefined);
  return known.length < 2 ? (known[0] ?? "") : `${known.slice(0, -1).join(", ")} e ${known.at(-1)}`;
}

export function yearsLabel({ from, to }: SearchFilters["years"]): string {
  if (from !== null && from === to) return String(from);
  if (from !== null && to !== null) return `${from} a ${to}`;
  if (from !== null) return `desde ${from}`;
  return to === null ? "" : `até ${to}`;
}

/** What a search shows, as a title: "Questões de Física — ITA 2019". */
export function searchTitle(filters: SearchFilters, { byId }: TopicCatalogue): string {
  const subject = listed(filters.subjects.slice(0, 3).map((id) => subjectWithId(id)?.name));
  const topics = listed(filters.topics.slice(0, 2).map((id) => byId.get(id)?.name));
  const institutions = listed(filters.institutions.slice(0, 3).map((id) => institutionWithId(id)?.name));
  const about = topics ? `${topics}${subject ? ` (${subject})` : ""}` : subject;
  const exam = [institutions, yearsLabel(filters.years)].filter(Boolean).join(" ");
  const named = `Questões${about ? ` de ${about}` : ""}${exam ? ` — ${exam}` : ""}`;
  const text = cutText(filters.text, LONGEST_TEXT);
  return text ? `${named}: ${text}` : named;
}

import { SCHOOL_PREFIX } from "#app/features/school/domain/people-filter.ts";
import { cleanText } from "#app/platform/text/clean-text.ts";
import { words } from "#app/platform/text/normalize.ts";

/** A search of notebooks. `active`, `classId` null: any. */
export type NotebookFilter = { text: string; active: boolean | null; classId: string | null };

const LONGEST = 100;
const MOST_WORDS = 8;

/** From an address or a form: `q`, `situacao` ("true", "false"), `turma`. */
export function readNotebookFilter(data: Pick<URLSearchParams, "get">): NotebookFilter {
  const active = data.get("situacao");
  const classId = data.get("turma") ?? "";
  return {
    text: cleanText(data.get("q") ?? "")
      .slice(0, LONGEST)
      .trim(),
    active: active === "true" || active === "false" ? active === "true" : null,
    classId: /^[0-9a-f]{32}$/.test(classId) ? classId : null,
  };
}

/** The filter as query parameters; "" for none. */
export function notebookQuery({ text, active, classId }: NotebookFilter): string {
  const params = new URLSearchParams();
  if (text) params.set("q", text);
  if (active !== null) params.set("situacao", String(active));
  if (classId) params.set("turma", classId);
  return params.toString();
}

/** Folded words of a title, as they are indexed. */
export function notebookWords(title: string): string {
  return [...new Set(words(title))].join(" ") || "sem titulo";
}

/** The full-text expression of words and state; null without any. */
export function notebookMatch({ text, active }: NotebookFilter): string | null {
  const typed = [...new Set(words(text))].slice(0, MOST_WORDS).map((word) => `"${SCHOOL_PREFIX}${word}"*`);
  const parts = [...typed, ...(active === null ? [] : [`"${SCHOOL_PREFIX}0a${active ? 1 : 0}"`])];
  return parts.length > 0 ? parts.join(" AND ") : null;
}

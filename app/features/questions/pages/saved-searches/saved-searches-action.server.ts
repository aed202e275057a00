import type { Viewer } from "#app/platform/access/viewer.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import type { SentForm } from "#app/platform/forms/domain/sent-form.ts";
import { type FormHandler, refusal } from "#app/platform/forms/pages/handle-form.server.ts";
import type { SavedSearchExtra, SavedSearchField } from "../../domain/saved-search.ts";
import { deleteSavedSearch } from "../../services/delete-saved-search.server.ts";
import { listSavedSearches } from "../../services/list-saved-searches.server.ts";
import { renameSavedSearch } from "../../services/rename-saved-search.server.ts";
import { saveSearch } from "../../services/save-search.server.ts";

/** Longer names need not be returned to the field. */
const LONGEST_TYPED = 500;
const LONGEST_ADDRESS = 16_000;

type Handler = FormHandler<SavedSearchField, SavedSearchExtra>;

/** Refusals come with the current list: the displayed one may be outdated. */
function withList(deps: Deps, viewer: Viewer, work: Handler): Handler {
  return async (form) => {
    try {
      return await work(form);
    } catch (error) {
      const refused = refusal(error, fieldOf);
      if (refused.status === 422) return refused;
      return { ...refused, searches: (await listSavedSearches(deps, viewer, null)).searches };
    }
  };
}

const fieldOf = {
  "search-not-found": "nome",
  "saved-search-name": "nome",
  "saved-search-exists": "nome",
  "saved-search-not-found": "nome",
  "too-many-saved-searches": "nome",
} as const;

/** By intent. */
export function savedSearchForms(deps: Deps, viewer: Viewer): Readonly<Record<string, Handler>> {
  const save = (form: SentForm, savedAt: number | null) =>
    saveSearch(deps, viewer, {
      search: form.text("busca", LONGEST_ADDRESS),
      name: form.text("nome", LONGEST_TYPED),
      savedAt,
    });
  const forms: Readonly<Record<string, Handler>> = {
    save: async (form) => ({ done: true, message: "Busca salva.", searches: await save(form, null) }),
    restore: async (form) => {
      const searches = await save(form, form.whole("salvaEm"));
      return { done: true, message: "Busca restaurada.", searches };
    },
    rename: async (form) => {
      const named = { id: form.text("id", 64), name: form.text("nome", LONGEST_TYPED) };
      const searches = await renameSavedSearch(deps, viewer, named);
      return { done: true, message: "Nome trocado.", searches };
    },
    delete: async (form) => {
      const left = await deleteSavedSearch(deps, viewer, form.text("id", 64));
      return { done: true, message: "Busca apagada.", ...left };
    },
  };
  const entries = Object.entries(forms).map(
    ([intent, work]) => [intent, withList(deps, viewer, work)] as const,
  );
  return Object.fromEntries(entries);
}

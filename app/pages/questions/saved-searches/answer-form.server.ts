import { json } from "@remix-run/cloudflare";
import type { Viewer } from "#app/access/viewer.ts";
import type { SavedSearchReply } from "#app/domain/questions/saved-search.ts";
import { AppError, isAppError } from "#app/errors/app-error.ts";
import type { Deps } from "#app/services/deps.ts";
import { deleteSavedSearch } from "#app/services/questions/delete-saved-search.server.ts";
import { listSavedSearches } from "#app/services/questions/list-saved-searches.server.ts";
import { renameSavedSearch } from "#app/services/questions/rename-saved-search.server.ts";
import { saveSearch } from "#app/services/questions/save-search.server.ts";

/** More of a name is never kept, and need not come back to its field. */
const LONGEST_TYPED = 500;

/** A form about saved searches, as it was sent. */
type Sent = { intent: string; search: string; id: string; name: string; savedAt: number };

async function answered(deps: Deps, viewer: Viewer, sent: Sent): Promise<SavedSearchReply> {
  const { intent, search, id, name } = sent;
  const done = { done: true, id: null, name: "", deleted: null };
  if (intent === "save") {
    const searches = await saveSearch(deps, viewer, { search, name, savedAt: null });
    return { ...done, message: "Busca salva.", searches };
  }
  if (intent === "restore") {
    const savedAt = Number.isSafeInteger(sent.savedAt) ? sent.savedAt : null;
    return {
      ...done,
      message: "Busca de volta.",
      searches: await saveSearch(deps, viewer, { search, name, savedAt }),
    };
  }
  if (intent === "rename")
    return {
      ...done,
      message: "Nome trocado.",
      searches: await renameSavedSearch(deps, viewer, { id, name }),
    };
  if (intent === "delete")
    return { ...done, message: "Busca apagada.", ...(await deleteSavedSearch(deps, viewer, id)) };
  throw new AppError("invalid-body");
}

/** Does what a form asks for, and says what became of it; a refusal keeps what was typed. */
export async function answerSavedSearchForm(deps: Deps, viewer: Viewer, form: FormData) {
  const text = (field: string) => String(form.get(field) ?? "");
  const sent: Sent = {
    intent: text("intent"),
    search: text("busca"),
    id: text("id").slice(0, 64),
    name: text("nome").slice(0, LONGEST_TYPED),
    savedAt: Number(text("salvaEm") || Number.NaN),
  };
  try {
    return json(await answered(deps, viewer, sent));
  } catch (error) {
    if (!isAppError(error) || [400, 401, 503].includes(error.status)) throw error;
    const { message, status } = error;
    // What is on the screen may be older than what is kept.
    const searches = status === 422 ? null : (await listSavedSearches(deps, viewer, null)).searches;
    const id = sent.intent === "save" ? null : sent.id;
    const refused = { done: false, message, id, name: sent.name, deleted: null, searches };
    return json<SavedSearchReply>(refused, { status });
  }
}

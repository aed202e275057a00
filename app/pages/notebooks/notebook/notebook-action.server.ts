import { redirectFor } from "#app/access/require-access.server.ts";
import { isBlockId } from "#app/domain/notebooks/block-ids.ts";
import type { FormHandler } from "#app/pages/handle-form.server.ts";
import { notebookPaths } from "#app/paths/notebooks.ts";
import type { Deps } from "#app/services/deps.ts";
import { keepPlace } from "#app/services/notebooks/open-notebook.server.ts";
import type { SchoolActor } from "#app/services/school/school-actor.ts";

/** Keeps the place; "next" also ends the section and goes on. */
export function placeForms(
  deps: Deps,
  actor: SchoolActor,
  { schoolId, notebookId }: { schoolId: string; notebookId: string },
): FormHandler {
  return async (form) => {
    const section = form.text("secao");
    const block = form.text("bloco");
    const next = form.text("proxima");
    const ended = form.intent === "next";
    const place = { id: notebookId, section, block: isBlockId(block) ? block : "", ended };
    if (isBlockId(section)) await keepPlace(deps, actor, place);
    if (!ended) return { done: true };
    const target = isBlockId(next) ? notebookPaths.notebook(schoolId, notebookId, next) : null;
    return redirectFor(target ?? notebookPaths.notebooks(schoolId));
  };
}

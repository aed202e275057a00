import { redirectFor } from "#app/access/require-access.server.ts";
import type { SentForm } from "#app/domain/forms/sent-form.ts";
import { isBlockId } from "#app/domain/notebooks/block-ids.ts";
import type { FormHandler } from "#app/pages/handle-form.server.ts";
import { notebookPaths } from "#app/paths/notebooks.ts";
import type { Deps } from "#app/services/deps.ts";
import { keepPlace } from "#app/services/notebooks/open-notebook.server.ts";
import type { SchoolActor } from "#app/services/school/school-actor.ts";

/** "place" keeps the place, and that a section was read; "next" also ends the section and goes on. */
export function placeForms(
  deps: Deps,
  actor: SchoolActor,
  notebookId: string,
): Record<"place" | "next", FormHandler> {
  async function keep(form: SentForm, ended: boolean): Promise<void> {
    const section = form.text("secao");
    const block = form.text("bloco");
    const place = { id: notebookId, section, block: isBlockId(block) ? block : "", ended };
    if (isBlockId(section)) await keepPlace(deps, actor, place);
  }
  return {
    place: async (form) => {
      await keep(form, form.text("lida") === "sim");
      return { done: true };
    },
    next: async (form) => {
      await keep(form, true);
      const next = form.text("proxima");
      const target = isBlockId(next) ? notebookPaths.notebook(actor.schoolId, notebookId, next) : null;
      return redirectFor(target ?? notebookPaths.notebooks(actor.schoolId));
    },
  };
}

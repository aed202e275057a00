import type { SchoolActor } from "#app/features/school/services/school-actor.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { redirectFor } from "#app/platform/context/require-access.server.ts";
import type { SentForm } from "#app/platform/forms/domain/sent-form.ts";
import type { FormHandler } from "#app/platform/forms/pages/handle-form.server.ts";
import { isBlockId } from "../../domain/block-ids.ts";
import { notebookPaths } from "../../paths.ts";
import { savePlace } from "../../services/load-notebook.server.ts";

/** "place" stores the reading position, and that a section was read; "next" also ends the section and goes on. */
export function placeForms(
  deps: Deps,
  actor: SchoolActor,
  notebookId: string,
): Record<"place" | "next", FormHandler> {
  async function storePosition(form: SentForm, ended: boolean): Promise<void> {
    const section = form.text("secao");
    const block = form.text("bloco");
    const place = { id: notebookId, section, block: isBlockId(block) ? block : "", ended };
    if (isBlockId(section)) await savePlace(deps, actor, place);
  }
  return {
    place: async (form) => {
      await storePosition(form, form.text("lida") === "sim");
      return { done: true };
    },
    next: async (form) => {
      await storePosition(form, true);
      const next = form.text("proxima");
      const target = isBlockId(next) ? notebookPaths.notebook(actor.schoolId, notebookId, next) : null;
      return redirectFor(target ?? notebookPaths.notebooks(actor.schoolId));
    },
  };
}

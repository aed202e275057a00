import { StateChip } from "#app/platform/page/components/school-frame.tsx";
import { plural } from "#app/platform/text/format.ts";
import { formatDate } from "#app/platform/time/format-date.ts";
import { TextLink } from "#app/platform/ui/components/text-link.tsx";
import { notebookPaths } from "../paths.ts";
import type { ListedNotebook } from "../services/list-notebooks.server.ts";
import { NotebookRowMore } from "./notebook-row-more.tsx";

export type ClassOption = { id: string; name: string; year: number };
type LineProps = {
  schoolId: string;
  notebook: ListedNotebook;
  classes: readonly ClassOption[];
  /** The form that its checkbox belongs to. */
  form: string;
};

/** A notebook among those of who writes them. */
export function NotebookLine({ schoolId, notebook, classes, form }: LineProps) {
  const { id, title, active, sections, drafts, questions, updatedAt } = notebook;
  const readers = notebook.classes.map(({ name }) => name).join(", ");
  return (
    <li className="flex flex-wrap items-start gap-x-3 px-3 py-2 sm:px-4">
      <label className="grid size-11 shrink-0 place-items-center">
        <input type="checkbox" name="id" value={id} form={form} className="size-5 accent-primary" />
        <span className="sr-only">Selecionar {title}</span>
      </label>
      <div className="min-w-0 flex-1 py-1.5">
        <p className="flex flex-wrap items-center gap-2">
          <TextLink look="title" to={notebookPaths.edit(schoolId, id)}>
            {title}
          </TextLink>
          {!active && <StateChip tone="quiet">inativo</StateChip>}
          {drafts > 0 && (
            <StateChip tone="quiet">{plural(drafts, "seção em rascunho", "seções em rascunho")}</StateChip>
          )}
        </p>
        <p className="text-sm text-muted">
          {readers || "Sem turma: só quem escreve vê"} · {plural(sections, "seção", "seções")} ·{" "}
          {plural(questions, "questão", "questões")} · mudou em {formatDate(updatedAt)}
        </p>
      </div>
      <NotebookRowMore {...{ notebook, classes, schoolId }} />
    </li>
  );
}

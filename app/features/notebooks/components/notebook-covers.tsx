import { Link } from "@remix-run/react";
import { plural } from "#app/platform/text/format.ts";
import { Heading } from "#app/platform/ui/components/part.tsx";
import { notebookPaths } from "../paths.ts";
import type { ListedNotebook } from "../services/list-notebooks.server.ts";

/** A student's notebooks: the one read last comes first. */
export function NotebookCovers({
  schoolId,
  notebooks,
}: {
  schoolId: string;
  notebooks: readonly ListedNotebook[];
}) {
  return (
    <ul className="mt-5 grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
      {notebooks.map(({ id, title, sections, read, readAt, questions }, index) => {
        const share = sections > 0 ? Math.round((100 * read) / sections) : 0;
        const goesOn = index === 0 && readAt !== null;
        return (
          <li key={id} className={`card relative p-4 hover:bg-inset ${goesOn ? "bg-primary-soft" : ""}`}>
            {goesOn && <p className="text-sm font-semibold text-link">Continuar</p>}
            <Heading>
              <Link
                to={notebookPaths.notebook(schoolId, id)}
                className="after:absolute after:inset-0 hover:underline"
              >
                {title}
              </Link>
            </Heading>
            <p className="mt-1 text-sm text-muted">
              {plural(sections, "seção", "seções")} · {plural(questions, "questão", "questões")}
            </p>
            <div className="mt-3 h-1.5 overflow-hidden rounded-full bg-inset" aria-hidden="true">
              <div className="h-full bg-primary" style={{ width: `${share}%` }} />
            </div>
            <p className="mt-1 text-sm text-muted">
              {read} de {sections} {sections === 1 ? "lida" : "lidas"}
            </p>
          </li>
        );
      })}
    </ul>
  );
}

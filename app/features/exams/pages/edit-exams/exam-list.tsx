import { Link } from "@remix-run/react";
import { plural } from "#app/platform/text/format.ts";
import { formatAge } from "#app/platform/time/format-date.ts";
import { ButtonLink } from "#app/platform/ui/components/button.tsx";
import { examPaths } from "../../paths.ts";

type Listed = { id: string; title: string; questionCount: number; updatedAt: number };

/** Pending ones can be published or deleted. */
export function ExamList(props: { exams: readonly Listed[]; pending: boolean; now: number; empty: string }) {
  const { exams, pending, now, empty } = props;
  if (exams.length === 0) return <p className="card mt-2 px-4 py-8 text-center text-muted">{empty}</p>;
  return (
    <ul className="card mt-2 divide-y divide-line">
      {exams.map(({ id, title, questionCount, updatedAt }) => (
        <li key={id} className="flex flex-wrap items-center gap-x-4 px-4 py-1.5">
          <div className="min-w-0 flex-1 basis-60">
            <Link
              to={examPaths.exam(id)}
              className="inline-flex min-h-11 items-center font-semibold break-words text-link underline"
            >
              {title}
            </Link>
            <p className="-mt-1.5 pb-1.5 text-sm text-muted">
              {plural(questionCount, "questão", "questões")} · {formatAge(updatedAt, now)}
            </p>
          </div>
          {pending && (
            <div className="flex gap-1">
              {questionCount > 0 && (
                <ButtonLink
                  look="quiet"
                  to={examPaths.confirm("publicar", id)}
                  aria-label={`Publicar ${title}`}
                >
                  Publicar
                </ButtonLink>
              )}
              <ButtonLink look="quiet" to={examPaths.confirm("excluir", id)} aria-label={`Excluir ${title}`}>
                Excluir
              </ButtonLink>
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}

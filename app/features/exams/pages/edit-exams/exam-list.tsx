import { plural } from "#app/platform/text/format.ts";
import { formatAge } from "#app/platform/time/format-date.ts";
import { ButtonLink } from "#app/platform/ui/components/button.tsx";
import { Empty } from "#app/platform/ui/components/empty.tsx";
import { Rows } from "#app/platform/ui/components/part.tsx";
import { TextLink } from "#app/platform/ui/components/text-link.tsx";
import { examPaths } from "../../paths.ts";

type Listed = { id: string; title: string; questionCount: number; updatedAt: number };

/** Pending ones can be published or deleted. */
export function ExamList(props: { exams: readonly Listed[]; pending: boolean; now: number; empty: string }) {
  const { exams, pending, now, empty } = props;
  if (exams.length === 0) return <Empty>{empty}</Empty>;
  return (
    <Rows>
      {exams.map(({ id, title, questionCount, updatedAt }) => (
        <li key={id} className="flex flex-wrap items-center gap-x-4 px-4 py-1.5">
          <div className="min-w-0 flex-1 basis-60">
            <TextLink look="alone" to={examPaths.exam(id)}>
              {title}
            </TextLink>
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
    </Rows>
  );
}

import { AdminList, AdminRow } from "#app/platform/page/components/admin-list.tsx";
import { plural } from "#app/platform/text/format.ts";
import { formatAge } from "#app/platform/time/format-date.ts";
import { ButtonLink } from "#app/platform/ui/components/button.tsx";
import { examPaths } from "../../paths.ts";

type Listed = { id: string; title: string; questionCount: number; updatedAt: number };

/** Pending ones can be published or deleted. */
export function ExamList(props: { exams: readonly Listed[]; pending: boolean; now: number; empty: string }) {
  const { exams, pending, now, empty } = props;
  return (
    <AdminList empty={empty}>
      {exams.map(({ id, title, questionCount, updatedAt }) => (
        <AdminRow
          key={id}
          title={title}
          to={examPaths.exam(id)}
          facts={[plural(questionCount, "questão", "questões"), formatAge(updatedAt, now)]}
          aside={
            pending && (
              <>
                {questionCount > 0 && (
                  <ButtonLink
                    look="quiet"
                    to={examPaths.confirm("publicar", id)}
                    aria-label={`Publicar ${title}`}
                  >
                    Publicar
                  </ButtonLink>
                )}
                <ButtonLink
                  look="quiet"
                  to={examPaths.confirm("excluir", id)}
                  aria-label={`Excluir ${title}`}
                >
                  Excluir
                </ButtonLink>
              </>
            )
          }
        />
      ))}
    </AdminList>
  );
}

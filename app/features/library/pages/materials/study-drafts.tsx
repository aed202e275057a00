import { plural } from "#app/platform/text/format.ts";
import { formatDate } from "#app/platform/time/format-date.ts";
import { TextLink } from "#app/platform/ui/components/text-link.tsx";
import { studyKindLabels } from "../../domain/study-kind.ts";
import { materialPaths } from "../../paths.ts";
import type { listStudies } from "../../services/list-studies.server.ts";

type Drafts = Awaited<ReturnType<typeof listStudies>>["drafts"];

/** What waits to be published, for admins. */
export function StudyDrafts({ drafts }: { drafts: Drafts }) {
  return (
    <details className="card mt-6 px-4">
      <summary className="flex min-h-11 cursor-pointer items-center font-semibold">
        {plural(drafts.length, "rascunho", "rascunhos")}
      </summary>
      <ul className="divide-y divide-line pb-2">
        {drafts.map(({ id, title, kind, savedAt, isLive }) => (
          <li key={id} className="py-1">
            <TextLink look="alone" to={materialPaths.edit(id)}>
              {title}
            </TextLink>
            <span className="ml-2 text-sm text-muted">
              {studyKindLabels[kind]}, {formatDate(savedAt)}
              {isLive && ", mudanças por publicar"}
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}

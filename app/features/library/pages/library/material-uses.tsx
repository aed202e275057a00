import { notebookPaths } from "#app/features/notebooks/paths.ts";
import { plural } from "#app/platform/text/format.ts";
import { TextLink } from "#app/platform/ui/components/text-link.tsx";
import type { MaterialUse } from "../../services/material-view.ts";

type Props = { schoolId: string; uses: readonly MaterialUse[] };

/** The titles of notebooks, as links. */
export function UseLinks({ schoolId, uses }: Props) {
  return (
    <ul className="flex flex-wrap gap-x-4">
      {uses.map(({ id, title }) => (
        <li key={id} className="min-w-0">
          <TextLink look="alone" to={notebookPaths.edit(schoolId, id)}>
            {title}
          </TextLink>
        </li>
      ))}
    </ul>
  );
}

/** "Usado em 3 cadernos", and which. */
export function MaterialUses({ schoolId, uses }: Props) {
  if (uses.length === 0) return null;
  return (
    <details className="text-sm">
      <summary className="inline-flex min-h-8 cursor-pointer items-center text-link underline">
        Usado em {plural(uses.length, "caderno", "cadernos")}
      </summary>
      <UseLinks schoolId={schoolId} uses={uses} />
    </details>
  );
}

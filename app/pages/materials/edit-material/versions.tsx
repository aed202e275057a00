import { Button } from "#app/components/ui/button.tsx";
import { Form } from "#app/components/ui/form.tsx";
import { useForm } from "#app/hooks/ui/use-form.ts";
import type { StudyEditor } from "#app/services/materials/open-study-editor.server.ts";
import { formatDateTime } from "#app/text/format-time.ts";

function stateOf(version: number, publishedAt: number | null, live: number | null): string {
  if (version === live) return "no ar";
  return publishedAt === null ? "rascunho" : "já esteve no ar";
}

/** All versions; each earlier one can be taken up again as a new draft. */
export function StudyVersions({ study }: { study: Pick<StudyEditor, "versions" | "version" | "live"> }) {
  const { versions, version: newest, live } = study;
  const form = useForm({ intents: ["restore"] });
  return (
    <section aria-labelledby="versoes" className="mt-8">
      <h2 id="versoes" className="text-lg font-semibold">
        Versões
      </h2>
      <ul className="card mt-2 divide-y divide-line">
        {versions.map(({ version, title, savedAt, publishedAt, by }) => (
          <li key={version} className="flex flex-wrap items-center gap-x-4 px-4 py-1">
            <span className="min-w-0 flex-1 py-2">
              <span className="font-semibold">Versão {version}</span>{" "}
              <span className="break-words">{title}</span>
              <span className="block text-sm text-muted">
                {stateOf(version, publishedAt, live)}, {formatDateTime(savedAt)}
                {by && `, por ${by}`}
              </span>
            </span>
            {version !== newest && (
              <Form of={form} intent="restore">
                <input type="hidden" name="version" value={version} />
                <Button type="submit" look="quiet" pending={form.pending}>
                  Restaurar<span className="sr-only"> a versão {version}</span>
                </Button>
              </Form>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

import { Form } from "#app/platform/forms/components/form.tsx";
import { useForm } from "#app/platform/forms/hooks/use-form.ts";
import { formatDateTime } from "#app/platform/time/format-time.ts";
import { Button } from "#app/platform/ui/components/button.tsx";
import { Rows } from "#app/platform/ui/components/part.tsx";
import { Section } from "#app/platform/ui/components/section.tsx";
import type { StudyEditor } from "../../services/load-study-editor.server.ts";

function stateOf(version: number, publishedAt: number | null, live: number | null): string {
  if (version === live) return "no ar";
  return publishedAt === null ? "rascunho" : "já esteve no ar";
}

/** All versions; each earlier one can be restored as a new draft. */
export function StudyVersions({ study }: { study: Pick<StudyEditor, "versions" | "version" | "live"> }) {
  const { versions, version: newest, live } = study;
  const form = useForm({ intents: ["restore"] });
  return (
    <Section id="versoes" title="Versões">
      <Rows>
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
      </Rows>
    </Section>
  );
}

import { Form } from "#app/platform/forms/components/form.tsx";
import { formatDateTime } from "#app/platform/time/format-time.ts";
import { Button } from "#app/platform/ui/components/button.tsx";
import { Rows } from "#app/platform/ui/components/part.tsx";
import { Section } from "#app/platform/ui/components/section.tsx";
import { type Shown, ShownFields, type TrackForm } from "./place-tools.tsx";

type Version = { version: number; publishedAt: number; by: string };
type VersionsProps = {
  track: Shown & { versions: readonly Version[]; isPublished: boolean };
  form: TrackForm;
};

/** All published versions; each can be restored as the draft. */
export function TrackVersions({ track, form }: VersionsProps) {
  const { versions, isPublished } = track;
  if (versions.length === 0) return null;
  return (
    <Section id="versoes" title="Versões" className="">
      <Rows>
        {versions.map(({ version, publishedAt, by }, at) => (
          <li key={version} className="flex flex-wrap items-center gap-x-4 px-4 py-1">
            <span className="min-w-0 flex-1 py-2">
              <span className="font-semibold">Versão {version}</span>
              <span className="block text-sm text-muted">
                {at === 0 ? "no ar, " : ""}
                {formatDateTime(publishedAt)}
                {by && `, por ${by}`}
              </span>
            </span>
            {(at > 0 || !isPublished) && (
              <Form of={form} intent="restore">
                <ShownFields shown={track} fields={{ versao: String(version) }} />
                <Button type="submit" look="quiet">
                  Restaurar<span className="sr-only"> a versão {version}</span>
                </Button>
              </Form>
            )}
          </li>
        ))}
      </Rows>
      <p className="mt-2 text-sm text-muted">
        Restaurar troca o rascunho pelo texto da versão. Os estudantes só veem depois de publicar.
      </p>
    </Section>
  );
}

import { ProblemList } from "#app/features/exams/components/problem-list.tsx";
import { Form } from "#app/platform/forms/components/form.tsx";
import { plural } from "#app/platform/text/format.ts";
import { Button } from "#app/platform/ui/components/button.tsx";
import { Section } from "#app/platform/ui/components/section.tsx";
import type { TrackPreview } from "../../services/preview-track.server.ts";
import { type Shown, ShownFields, type TrackForm } from "./place-tools.tsx";

type PublishedTrack = Shown & { isPublished: boolean; changes: string[]; people: number; isMore: boolean };
type PublishProps = {
  track: PublishedTrack;
  preview: Pick<TrackPreview, "problems" | "gaps">;
  form: TrackForm;
};

function peopleIn({ people, isMore }: PublishedTrack): string {
  if (people === 0) return "Ninguém começou esta trilha ainda.";
  const count = plural(people, "pessoa está nela", "pessoas estão nela");
  return `${isMore ? "Mais de " : ""}${count}, e ninguém volta atrás: o que foi feito continua feito.`;
}

/** What publishing changes and for whom, or what is missing. */
export function PublishTrackPart({ track, preview, form }: PublishProps) {
  const missing = [...preview.problems, ...preview.gaps];
  const refused = form.reply?.missing ?? [];
  const list = missing.length > 0 ? missing : refused;
  return (
    <Section card id="publicar" title="Publicar">
      {track.isPublished ? (
        <p className="mt-1 text-muted">O que está aqui é o que os estudantes veem.</p>
      ) : (
        <>
          <p className="mt-1 font-medium">{peopleIn(track)}</p>
          <ul aria-label="O que muda" className="mt-2 list-disc space-y-1 pl-5 text-sm">
            {track.changes.map((each) => (
              <li key={each}>{each}</li>
            ))}
          </ul>
          {list.length > 0 && (
            <div className="mt-3">
              <p className="mb-2 text-sm font-semibold">Antes de publicar:</p>
              <ProblemList problems={list} label="O que falta" />
            </div>
          )}
          <Form of={form} intent="publish" className="mt-4">
            <ShownFields shown={track} />
            <Button
              type="submit"
              disabled={missing.length > 0}
              pending={form.sending("intent") === "publish"}
            >
              Publicar
            </Button>
          </Form>
        </>
      )}
    </Section>
  );
}

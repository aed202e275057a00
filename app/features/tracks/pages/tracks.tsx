import { json, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { requireAccess } from "#app/platform/context/require-access.server.ts";
import { unlistedMeta } from "#app/platform/page/components/unlisted-meta.ts";
import { formatDuration } from "#app/platform/time/format-duration.ts";
import { ButtonLink } from "#app/platform/ui/components/button.tsx";
import { PageHeading, Rows } from "#app/platform/ui/components/part.tsx";
import { Section } from "#app/platform/ui/components/section.tsx";
import { TextLink } from "#app/platform/ui/components/text-link.tsx";
import type { NextOfTracks } from "../domain/track-map.ts";
import { trackPaths } from "../paths.ts";
import { listTracks } from "../services/list-tracks.server.ts";
import type { LoadedTrack } from "../services/load-track.server.ts";

export const meta = unlistedMeta("Trilhas");

export async function loader(args: LoaderFunctionArgs) {
  const { deps, viewer } = requireAccess("signedIn", args);
  return json(await listTracks(deps, viewer));
}

/** The progress in it, or its length. */
function placeIn({ map }: LoadedTrack): string {
  if (!map.next) return "Concluída. Refaça uma verificação quando algo estiver esfriando.";
  const { title, step, steps } = map.next;
  return map.percent > 0 ? `Você está em ${title}, passo ${step} de ${steps}` : `Começa em ${title}`;
}

export default function Tracks() {
  const { exams, next } = useLoaderData<typeof loader>();
  return (
    <div className="page-width max-w-[57.5rem] py-6">
      <PageHeading>Trilhas</PageHeading>
      <p className="mt-1 text-muted">
        Um caminho por assunto: lições curtas, exemplos e questões, com uma verificação no fim de cada parte.
      </p>
      {exams.length === 0 && (
        <p className="mt-6">Ainda não há trilhas publicadas. Enquanto isso, pratique no banco de questões.</p>
      )}
      {next && <NextCard next={next} />}
      {exams.map(({ name, isOwn, tracks }) => (
        <Section
          key={name}
          id={`exame-${name}`}
          title={
            <>
              {name}
              {isOwn && <span className="text-sm font-normal text-muted"> · sua prova</span>}
            </>
          }
        >
          <Rows>
            {tracks.map((track) => (
              <li key={track.code} className="relative px-4 py-3 hover:bg-inset">
                <div className="flex items-baseline justify-between gap-3">
                  <TextLink look="cover" to={trackPaths.track(track.code)} className="min-w-0">
                    {track.title}
                  </TextLink>
                  <TrackProgress percent={track.map.percent} />
                </div>
                <p className="mt-1 text-sm">{track.summary}</p>
                <p className="mt-1 text-sm text-muted">
                  {track.subject} · {placeIn(track)}
                  {track.map.next && <> · faltam cerca de {formatDuration(60 * track.map.minutesLeft)}</>}
                </p>
              </li>
            ))}
          </Rows>
        </Section>
      ))}
    </div>
  );
}

/** Where one was last. */
function NextCard({ next }: { next: NextOfTracks }) {
  return (
    <div className="card mt-4 flex flex-wrap items-center justify-between gap-3 bg-primary-soft p-4">
      <p>
        <span className="block text-sm text-muted">{next.trackTitle}</span>
        <span className="block font-semibold">{next.title}</span>
        <span className="text-sm">
          passo {next.step} de {next.steps}, {next.minutes} min
        </span>
      </p>
      <ButtonLink to={trackPaths.subtopic(next.track, next.subtopic, next.step)}>Continuar</ButtonLink>
    </div>
  );
}

/** Of all steps. */
function TrackProgress({ percent }: { percent: number }) {
  return (
    <span className="shrink-0 text-sm font-semibold tabular-nums">
      {percent}%<span className="sr-only"> feita</span>
    </span>
  );
}

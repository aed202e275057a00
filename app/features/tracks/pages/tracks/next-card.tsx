import { ButtonLink } from "#app/platform/ui/components/button.tsx";
import type { NextOfTracks } from "../../domain/track-map.ts";
import { trackPaths } from "../../paths.ts";

/** Where one was last. */
export function NextCard({ next }: { next: NextOfTracks }) {
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

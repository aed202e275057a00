import { formatAge } from "#app/platform/time/format-date.ts";
import { Rows } from "#app/platform/ui/components/part.tsx";
import { TextLink } from "#app/platform/ui/components/text-link.tsx";
import type { ListedTrack } from "../services/list-written-tracks.server.ts";

function stateOf({ version, isPublished }: ListedTrack): string {
  if (version === null) return "ainda não publicada";
  return isPublished ? `versão ${version} no ar` : `versão ${version} no ar, com mudanças por publicar`;
}

type ListProps = { tracks: readonly ListedTrack[]; now: number; address: (code: string) => string };

/** Last saved first. */
export function WrittenTrackList({ tracks, now, address }: ListProps) {
  if (tracks.length === 0) return <p className="mt-4 text-muted">Nenhuma trilha ainda.</p>;
  return (
    <Rows aria-label="Trilhas">
      {tracks.map((each) => (
        <li key={each.track} className="flex flex-wrap items-center gap-x-4 px-4 py-1">
          <TextLink look="alone" to={address(each.track)} className="min-w-0 flex-1 basis-48">
            {each.title}
          </TextLink>
          <span className="text-sm text-muted">
            {stateOf(each)} · {formatAge(each.savedAt, now)}
          </span>
        </li>
      ))}
    </Rows>
  );
}

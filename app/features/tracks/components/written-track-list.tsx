import { Link } from "@remix-run/react";
import { formatAge } from "#app/platform/time/format-date.ts";
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
    <ul aria-label="Trilhas" className="card mt-4 divide-y divide-line">
      {tracks.map((each) => (
        <li key={each.track} className="flex flex-wrap items-center gap-x-4 px-4 py-1">
          <Link
            to={address(each.track)}
            className="inline-flex min-h-11 min-w-0 flex-1 basis-48 items-center break-words text-link underline"
          >
            {each.title}
          </Link>
          <span className="text-sm text-muted">
            {stateOf(each)} · {formatAge(each.savedAt, now)}
          </span>
        </li>
      ))}
    </ul>
  );
}

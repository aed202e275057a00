import type { Deps } from "#app/platform/context/deps.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { parseDraft } from "../domain/draft-text.ts";
import { parseTrack } from "../domain/parse-track.ts";
import { trackChanges } from "../domain/track-changes.ts";
import { newestTrackText } from "../queries/publishing.server.ts";
import { peopleInTrack, trackDraft, versionsOfTrack } from "../queries/writing.server.ts";

const MOST_VERSIONS = 30;
/** People under way are counted up to here. */
const MOST_PEOPLE = 1000;

/** A track as it is written: the draft, what publishing it changes and for how many, its versions. One round trip. Throws track-not-found. */
export async function loadWrittenTrack(deps: Deps, code: string) {
  const { db } = deps;
  const {
    draft: [draft],
    published: [published],
    versions,
    counted: [counted],
  } = await deps.read({
    draft: trackDraft(db, code),
    published: newestTrackText(db, code),
    versions: versionsOfTrack(db, code, MOST_VERSIONS),
    counted: peopleInTrack(db, code, MOST_PEOPLE),
  });
  if (!draft) throw new AppError("track-not-found");
  const catalogue = deps.catalogue.current();
  const parsed = parseDraft(draft.text, code, catalogue);
  const isPublished = published?.text === draft.text;
  const before = published && !isPublished ? parseTrack(published.text, catalogue).track : null;
  return {
    ...draft,
    parsed,
    isPublished,
    versions,
    people: counted?.people ?? 0,
    isMore: counted?.people === MOST_PEOPLE,
    changes: parsed.track && !isPublished ? trackChanges(before, parsed.track) : [],
  };
}

import type { ExamProblem } from "#app/features/bank/domain/exchange/farol/problem.ts";
import { freshCatalogue } from "#app/features/bank/services/catalogue/fresh-catalogue.server.ts";
import type { Actor } from "#app/platform/audit/services/actor.server.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { parseTrack } from "../domain/parse-track.ts";
import { newestTrackText } from "../queries/publishing.server.ts";
import { publishTrack } from "./publish-track.server.ts";

/**
 * `left`: a person published the newest version, which stays. `version`: the newest one; `stored`: questions that were
 * new or changed.
 */
export type ImportedTrack = {
  state: "published" | "same" | "left" | "refused";
  code: string;
  version: number | null;
  stored: number;
  problems: ExamProblem[];
};

/** Publishes a text from outside; over a version that a person published only with `overAuthors`. Throws no-permission, track-changed. */
export async function importTrack(
  deps: Deps,
  actor: Actor,
  { text, overAuthors }: { text: string; overAuthors: boolean },
): Promise<ImportedTrack> {
  const { track } = parseTrack(text, await freshCatalogue(deps));
  const code = track?.code ?? "";
  const [newest] = await deps.read(newestTrackText(deps.db, code));
  const kept = { code, version: newest?.version ?? null, stored: 0, problems: [] };
  if (newest?.publishedBy && newest.text !== text && !overAuthors) return { state: "left", ...kept };
  const outcome = await publishTrack(deps, actor, text);
  if (!outcome.published) return { ...kept, state: "refused", problems: outcome.problems };
  const { version, stored } = outcome;
  return version === null
    ? { ...kept, state: "same", stored }
    : { ...kept, state: "published", version, stored };
}

import { coursesOf } from "#app/features/accounts/queries/profiles.server.ts";
import { ownExams } from "#app/features/bank/domain/catalogue/featured-exams.ts";
import { institutionWithId } from "#app/features/bank/domain/catalogue/institutions.ts";
import type { Viewer } from "#app/platform/access/viewer.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { compareTexts } from "#app/platform/text/compare-texts.ts";
import { nextOfTracks } from "../domain/track-map.ts";
import { tracksUnderWay } from "../queries/next-step.server.ts";
import { tracksFor } from "../queries/reading.server.ts";
import { trackView } from "./load-track.server.ts";

const MOST_TRACKS = 60;
/** Exams shown first to people without any of their own (R-BANK-6). */
const USUAL = ["ITA", "IME", "ENEM"];

/** The tracks by exam, those of the person's courses first, and where to go on. One round trip. */
export async function listTracks(deps: Deps, viewer: Viewer) {
  const {
    rows,
    profile: [profile],
    underWay,
  } = await deps.read({
    rows: tracksFor(deps.db, viewer.num, MOST_TRACKS),
    profile: coursesOf(deps.db, viewer.id),
    underWay: tracksUnderWay(deps.db, viewer.num),
  });
  const now = deps.now();
  const own = ownExams(profile?.courses ?? []).map(({ code }): string => code);
  const first = own.length > 0 ? own : USUAL;
  const exams = [...new Set(rows.map(({ institution }) => institution))].map((id) => {
    const { code = "", name = "" } = institutionWithId(id) ?? {};
    const place = first.includes(code) ? first.indexOf(code) : first.length;
    const ofExam = rows.filter(({ institution }) => institution === id);
    return { name, place, isOwn: own.includes(code), tracks: ofExam.map((row) => trackView(row, now)) };
  });
  exams.sort((one, other) => one.place - other.place || compareTexts(one.name, other.name));
  return {
    next: nextOfTracks(underWay),
    exams: exams.map(({ name, isOwn, tracks }) => ({ name, isOwn, tracks })),
  };
}

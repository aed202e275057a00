import type { Viewer } from "#app/access/viewer.ts";
import { ownExams } from "#app/domain/catalogue/featured-exams.ts";
import { institutionWithId } from "#app/domain/catalogue/institutions.ts";
import { subjectWithId } from "#app/domain/catalogue/subjects.ts";
import { type NextStep, nextStep, noMarks, trackMap } from "#app/domain/tracks/track-map.ts";
import { AppError } from "#app/errors/app-error.ts";
import { coursesOf } from "#app/queries/accounts/profiles.server.ts";
import {
  type TrackRow,
  type TrackUnderWay,
  trackFor,
  tracksFor,
  tracksUnderWay,
} from "#app/queries/tracks/reading.server.ts";
import type { Deps } from "../deps.ts";

const MOST_TRACKS = 60;
/** Exams shown first to people without any of their own (spec 001 §6). */
const USUAL = ["ITA", "IME", "ENEM"];
/** Tracks looked at for the next step: the last ones may be finished. */
export const MOST_UNDER_WAY = 4;

function marksOf({ steps, checks }: Pick<TrackRow, "steps" | "checks">) {
  return { steps: steps ?? noMarks.steps, checks: checks ?? noMarks.checks };
}

function trackView(row: TrackRow, now: number) {
  const { code, title, summary } = row;
  return {
    ...{ code, title, summary },
    exam: institutionWithId(row.institution)?.name ?? "",
    subject: subjectWithId(row.subject)?.name ?? "",
    begun: row.steps !== null,
    map: trackMap(row.outline, marksOf(row), now),
  };
}

/** The tracks by exam, those of the person's courses first. One round trip. */
export async function listTracks(deps: Deps, viewer: Viewer) {
  const [rows, [profile]] = await deps.read(
    tracksFor(deps.db, viewer.num, MOST_TRACKS),
    coursesOf(deps.db, viewer.id),
  );
  const now = deps.now();
  const own = ownExams(profile?.courses ?? []).map(({ code }): string => code);
  const first = own.length > 0 ? own : USUAL;
  const exams = [...new Set(rows.map(({ institution }) => institution))].map((id) => {
    const exam = institutionWithId(id);
    const tracks = rows.filter(({ institution }) => institution === id).map((row) => trackView(row, now));
    const at = first.indexOf(exam?.code ?? "");
    return {
      name: exam?.name ?? "",
      place: at < 0 ? first.length : at,
      isOwn: own.includes(exam?.code ?? ""),
      tracks,
    };
  });
  exams.sort((one, other) => one.place - other.place || one.name.localeCompare(other.name, "pt-BR"));
  return { exams: exams.map(({ name, isOwn, tracks }) => ({ name, isOwn, tracks })) };
}

/** A track's map for a person. One round trip of three rows. Throws track-not-found. */
export async function openTrack(deps: Deps, viewer: Viewer, code: string) {
  const [[row]] = await deps.read(trackFor(deps.db, code, viewer.num));
  if (!row) throw new AppError("track-not-found");
  return trackView(row, deps.now());
}
export type OpenedTrack = Awaited<ReturnType<typeof openTrack>>;

export type NextStepOfTrack = NextStep & { track: string; trackTitle: string };

/** The statement whose rows `nextStepOfTrack` reads: part of another page's one trip. */
export function tracksToContinue(deps: Deps, viewer: Viewer) {
  return tracksUnderWay(deps.db, viewer.num, MOST_UNDER_WAY);
}

/** "Trilha: Porcentagem, passo 4": of the track touched last that is not finished. */
export function nextStepOfTrack(rows: readonly TrackUnderWay[]): NextStepOfTrack | null {
  for (const row of rows) {
    const next = nextStep(row.outline, marksOf(row));
    if (next) return { ...next, track: row.code, trackTitle: row.title };
  }
  return null;
}

import { institutionOf } from "#app/domain/catalogue/institutions.ts";
import { subjectOf } from "#app/domain/catalogue/subjects.ts";
import type { ExamProblem } from "#app/domain/exchange/farol/problem.ts";
import { carriedSteps } from "#app/domain/tracks/carried-steps.ts";
import { parseTrack } from "#app/domain/tracks/parse-track.ts";
import { outlineOf } from "#app/domain/tracks/track-outline.ts";
import {
  questionsOfSubtopic,
  subtopicsOf,
  TRACK_SOURCE,
  type TrackQuestionText,
  type WrittenTrack,
} from "#app/domain/tracks/written-track.ts";
import { AppError } from "#app/errors/app-error.ts";
import { storedByPath } from "#app/queries/questions/storing.server.ts";
import {
  type DrawnSubtopic,
  gradableOrds,
  newestTrackText,
  publishedSteps,
  publishTrackRows,
} from "#app/queries/tracks/publishing.server.ts";
import { type Actor, auditEntry } from "../admin/actor.server.ts";
import { freshCatalogue } from "../catalogue/fresh-catalogue.server.ts";
import type { Deps } from "../deps.ts";
import { storeDrafts } from "../questions/store-drafts.server.ts";
import { drawSubtopics } from "./draw-subtopics.server.ts";

export type TrackPublication =
  | { published: false; problems: ExamProblem[] }
  /** `stored`: questions that were new or changed. `version` null: nothing had changed. */
  | { published: true; version: number | null; stored: number };

/** The import's actor in the bank; not a person. */
const IMPORTED_BY = "trilha";

function questionsIn(track: WrittenTrack): TrackQuestionText[] {
  return subtopicsOf(track).flatMap(questionsOfSubtopic);
}

/**
 * Publishes a track's text as its next version, its questions by the one import service; the same text again changes
 * nothing. Progress is by code and carried over, so nobody is thrown back. Throws no-permission, track-changed.
 */
export async function publishTrack(deps: Deps, actor: Actor, text: string): Promise<TrackPublication> {
  const entry = auditEntry(deps, actor, "track.publish");
  const { track, problems, gaps } = parseTrack(text, await freshCatalogue(deps));
  if (!track || problems.length + gaps.length > 0)
    return { published: false, problems: [...problems, ...gaps] };
  const { stored, ordOf, newest, before, missing } = await storeQuestionsOf(deps, track);
  if (missing.length > 0) return { published: false, problems: missing };
  if (newest?.text === text) return { published: true, version: null, stored };
  const { subtopics, problems: undrawn } = await drawSubtopics(deps, track, ordOf);
  if (undrawn.length > 0) return { published: false, problems: undrawn };
  const { code, title, summary } = track;
  const row = {
    ...{ code, title, summary, text, subtopics, outline: outlineOf(track) },
    institution: institutionOf(track.exam)?.id ?? 0,
    subject: subjectOf(track.subject)?.id ?? 0,
  };
  const version = (newest?.version ?? 0) + 1;
  const by = actor.viewer?.id ?? null;
  const [written] = await deps.write(
    ...publishTrackRows(
      deps.db,
      row,
      { at: deps.now(), by, version, publication: deps.newId(), carried: carriedOver(before, subtopics) },
      entry,
    ),
  );
  if (written.length === 0) throw new AppError("track-changed");
  return { published: true, version, stored };
}

/** Puts a track's written questions into the bank and finds all its questions there. */
async function storeQuestionsOf(deps: Deps, track: WrittenTrack) {
  const all = questionsIn(track);
  const drafts = all.flatMap((each) => (each.from === "text" ? [each.draft] : []));
  const outcomes = await storeDrafts(deps, drafts, { importedBy: IMPORTED_BY });
  const paths = drafts.map(({ provenance }) => provenance.path);
  const banked = all.flatMap((each) => (each.from === "bank" ? [each.ord] : []));
  const [known, [newest], before] = await deps.read(
    storedByPath(deps.db, TRACK_SOURCE, paths),
    newestTrackText(deps.db, track.code),
    publishedSteps(deps.db, track.code),
  );
  const ords = new Map(known.map(({ path, ord }) => [path, ord]));
  const ordOf = (question: TrackQuestionText) =>
    question.from === "bank" ? question.ord : (ords.get(question.draft.provenance.path) ?? 0);
  const [gradable] = await deps.read(gradableOrds(deps.db, [...ords.values(), ...banked]));
  const graded = new Set(gradable.map(({ ord }) => ord));
  const missing = all
    .filter((each) => !graded.has(ordOf(each)))
    .map(({ line }) => ({
      line,
      message: "Esta questão não está no banco, publicada e com gabarito.",
    }));
  return { stored: outcomes.filter((each) => each === "stored").length, ordOf, newest, before, missing };
}

function carriedOver(
  before: readonly Pick<DrawnSubtopic, "code" | "steps">[],
  after: readonly DrawnSubtopic[],
): Record<string, number[]> {
  const steps = new Map(before.map((each) => [each.code, each.steps]));
  return Object.fromEntries(
    after.flatMap((each) => {
      const carried = carriedSteps(steps.get(each.code) ?? [], each.steps);
      return carried ? [[each.code, carried]] : [];
    }),
  );
}

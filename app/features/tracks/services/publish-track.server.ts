import { institutionOf } from "#app/features/bank/domain/catalogue/institutions.ts";
import { subjectOf } from "#app/features/bank/domain/catalogue/subjects.ts";
import type { QuestionDraft } from "#app/features/bank/domain/draft.ts";
import type { ExamProblem } from "#app/features/bank/domain/exchange/farol/problem.ts";
import { type StoredQuestion, storedByPath } from "#app/features/bank/queries/storing.server.ts";
import { freshCatalogue } from "#app/features/bank/services/catalogue/fresh-catalogue.server.ts";
import { draftDigest } from "#app/features/bank/services/editing/draft-digest.server.ts";
import { saveQuestion } from "#app/features/bank/services/editing/save-question.server.ts";
import { storeDrafts } from "#app/features/bank/services/storing/store-drafts.server.ts";
import { type Actor, auditEntry } from "#app/platform/audit/services/actor.server.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { carriedSteps } from "../domain/carried-steps.ts";
import { parseTrack } from "../domain/parse-track.ts";
import { outlineOf } from "../domain/track-outline.ts";
import {
  questionsOfSubtopic,
  subtopicsOf,
  TRACK_SOURCE,
  type TrackQuestionText,
  type WrittenTrack,
} from "../domain/written-track.ts";
import {
  type DrawnSubtopic,
  gradableOrds,
  newestTrackText,
  publishedSteps,
  publishTrackRows,
} from "../queries/publishing.server.ts";
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

type WrittenQuestion = Extract<TrackQuestionText, { from: "text" }>;

function writtenIn(track: WrittenTrack): WrittenQuestion[] {
  return questionsIn(track).filter((each) => each.from === "text");
}

function pathsOf(written: readonly WrittenQuestion[]): string[] {
  return written.map(({ draft }) => draft.provenance.path);
}

/** Questions by path: as they are in the bank, and as the last version wrote them. */
type PublishedBefore = {
  known: ReadonlyMap<string, StoredQuestion>;
  was: ReadonlyMap<string, QuestionDraft>;
};

/**
 * Publishes a track's text as its next version and its questions in the bank; idempotent. Progress is by code and
 * carried over, so that no student loses any. Throws no-permission, track-changed, replay-running.
 */
export async function publishTrack(deps: Deps, actor: Actor, text: string): Promise<TrackPublication> {
  const entry = auditEntry(deps, actor, "track.publish");
  const { track, problems, gaps } = parseTrack(text, await freshCatalogue(deps));
  if (!track || problems.length + gaps.length > 0)
    return { published: false, problems: [...problems, ...gaps] };
  const {
    known,
    newest: [newest],
    before,
  } = await deps.read({
    known: storedByPath(deps.db, TRACK_SOURCE, pathsOf(writtenIn(track))),
    newest: newestTrackText(deps.db, track.code),
    before: publishedSteps(deps.db, track.code),
  });
  if (newest?.text === text) return { published: true, version: null, stored: 0 };
  const last = newest && parseTrack(newest.text, deps.catalogue.current()).track;
  const { stored, ordOf, missing } = await storeQuestionsOf(deps, actor, track, {
    known: new Map(known.map((row) => [row.path, row])),
    was: new Map(last && writtenIn(last).map(({ draft }) => [draft.provenance.path, draft])),
  });
  if (missing.length > 0) return { published: false, problems: missing };
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
  const { written } = await deps.write(
    publishTrackRows(
      deps.db,
      row,
      { at: deps.now(), by, version, publication: deps.newId(), carried: carriedOver(before, subtopics) },
      entry,
    ),
  );
  if (written.length === 0) throw new AppError("track-changed");
  return { published: true, version, stored };
}

/** The questions of a track in the bank, what its last version was, and the questions that students cannot answer. */
async function storeQuestionsOf(deps: Deps, actor: Actor, track: WrittenTrack, before: PublishedBefore) {
  const all = questionsIn(track);
  const { stored, problems } = await storeWritten(deps, actor, { written: writtenIn(track), ...before });
  const known = await deps.read(storedByPath(deps.db, TRACK_SOURCE, pathsOf(writtenIn(track))));
  const ords = new Map(known.map(({ path, ord }) => [path, ord]));
  const ordOf = (question: TrackQuestionText) =>
    question.from === "bank" ? question.ord : (ords.get(question.draft.provenance.path) ?? 0);
  const gradable = await deps.read(gradableOrds(deps.db, all.map(ordOf)));
  const graded = new Set(gradable.map(({ ord }) => ord));
  const missing = all
    .filter((each) => !graded.has(ordOf(each)))
    .map(({ line }) => ({ line, message: "Esta questão não está no banco, publicada e com gabarito." }));
  return { stored, ordOf, missing: [...problems, ...missing] };
}

/** New questions come by the one import service. One that the text changed is an edit, which regrades the answers to its key. */
async function storeWritten(
  deps: Deps,
  actor: Actor,
  { written, known, was }: PublishedBefore & { written: readonly WrittenQuestion[] },
) {
  const catalogue = deps.catalogue.current();
  const fresh = written.flatMap(({ draft }) => (known.has(draft.provenance.path) ? [] : [draft]));
  const outcomes = await storeDrafts(deps, fresh, { importedBy: IMPORTED_BY });
  const problems: ExamProblem[] = [];
  let stored = outcomes.filter((each) => each === "stored").length;
  for (const { draft, line } of written) {
    const row = known.get(draft.provenance.path);
    const last = was.get(draft.provenance.path);
    if (!row || JSON.stringify(last) === JSON.stringify(draft)) continue;
    if (row.digest === (await draftDigest(draft, catalogue))) continue;
    const edit = { ord: row.ord, base: row.digest, draft, confirmed: true };
    const saved = await saveQuestion(deps, actor, edit);
    if (saved.state === "changed") throw new AppError("track-changed");
    if (saved.state === "saved") stored += 1;
    if (saved.state === "pictures")
      problems.push({ line, message: `Falta enviar: ${saved.missing.join(", ")}.` });
  }
  return { stored, problems };
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

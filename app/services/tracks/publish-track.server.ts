import { institutionOf } from "#app/domain/catalogue/institutions.ts";
import { subjectOf } from "#app/domain/catalogue/subjects.ts";
import type { ExamProblem } from "#app/domain/exchange/farol/problem.ts";
import { parseTrack } from "#app/domain/tracks/parse-track.ts";
import { type DrawnStep, outlineOf } from "#app/domain/tracks/track-outline.ts";
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
  publishTrackRows,
} from "#app/queries/tracks/writing.server.ts";
import { type Actor, auditEntry } from "../admin/actor.server.ts";
import { freshCatalogue } from "../catalogue/fresh-catalogue.server.ts";
import type { Deps } from "../deps.ts";
import { picturesOfText } from "../questions/pictures-of-text.server.ts";
import { storeDrafts } from "../questions/store-drafts.server.ts";

export type TrackPublication =
  | { published: false; problems: ExamProblem[] }
  /** `stored`: questions that were new or changed. `version` null: nothing had changed. */
  | { published: true; version: number | null; stored: number };

/** The import's actor in the bank; not a person. */
const IMPORTED_BY = "trilha";

/**
 * Publishes a track's text as its next version, its questions by the one import service; the same text again changes
 * nothing. Progress is by code, so nobody is thrown back. Throws no-permission, track-changed.
 */
export async function publishTrack(deps: Deps, actor: Actor, text: string): Promise<TrackPublication> {
  const entry = auditEntry(deps, actor, "track.publish");
  const { track, problems, gaps } = parseTrack(text, await freshCatalogue(deps));
  if (!track || problems.length + gaps.length > 0)
    return { published: false, problems: [...problems, ...gaps] };
  const drafts = subtopicsOf(track).flatMap((subtopic) =>
    questionsOfSubtopic(subtopic).flatMap((each) => (each.from === "text" ? [each.draft] : [])),
  );
  const outcomes = await storeDrafts(deps, drafts, { importedBy: IMPORTED_BY });
  const stored = outcomes.filter((outcome) => outcome === "stored").length;
  const paths = drafts.map(({ provenance }) => provenance.path);
  const banked = subtopicsOf(track).flatMap((subtopic) =>
    questionsOfSubtopic(subtopic).flatMap((each) => (each.from === "bank" ? [each.ord] : [])),
  );
  const [known, [newest], gradable] = await deps.read(
    storedByPath(deps.db, TRACK_SOURCE, paths),
    newestTrackText(deps.db, track.code),
    gradableOrds(deps.db, banked),
  );
  const ords = new Map(known.map(({ path, ord }) => [path, ord]));
  const missing = unknownQuestions(track, new Set(gradable.map(({ ord }) => ord)));
  if (missing.length > 0) return { published: false, problems: missing };
  if (newest?.text === text) return { published: true, version: null, stored };
  const { subtopics, problems: undrawn } = await drawSubtopics(deps, track, ords);
  if (undrawn.length > 0) return { published: false, problems: undrawn };
  const version = (newest?.version ?? 0) + 1;
  const { code, title, summary } = track;
  const row = {
    ...{ code, title, summary, text, subtopics, outline: outlineOf(track) },
    institution: institutionOf(track.exam)?.id ?? 0,
    subject: subjectOf(track.subject)?.id ?? 0,
  };
  const published = { at: deps.now(), by: actor.viewer?.id ?? null, version };
  const [written] = await deps.write(...publishTrackRows(deps.db, row, published, entry));
  if (written.length === 0) throw new AppError("track-changed");
  return { published: true, version, stored };
}

function unknownQuestions(track: WrittenTrack, gradable: ReadonlySet<number>): ExamProblem[] {
  return subtopicsOf(track).flatMap((subtopic) =>
    questionsOfSubtopic(subtopic).flatMap((each) =>
      each.from === "bank" && !gradable.has(each.ord)
        ? [{ line: each.line, message: "Esta questão não está no banco, publicada e com gabarito." }]
        : [],
    ),
  );
}

/** Steps as they are shown. A picture that was not uploaded and a formula that fails are problems. */
async function drawSubtopics(deps: Deps, track: WrittenTrack, ords: ReadonlyMap<string, number>) {
  const { renderText } = await import("#app/domain/questions/rendering/render-text.server.ts");
  const all = subtopicsOf(track);
  const texts = all.flatMap(({ steps }) => steps.flatMap((step) => ("text" in step ? [step.text] : [])));
  const pictures = await picturesOfText(deps, texts);
  const problems: ExamProblem[] = [];
  const ordOf = (question: TrackQuestionText) =>
    question.from === "bank" ? question.ord : (ords.get(question.draft.provenance.path) ?? 0);
  const subtopics = all.map((subtopic): DrawnSubtopic => {
    const steps = subtopic.steps.map((step): DrawnStep => {
      if (step.kind === "question") return { kind: step.kind, ord: ordOf(step.question) };
      if (step.kind === "check") return { kind: step.kind, ords: step.questions.map(ordOf) };
      const { html, failures, missingPictures } = renderText(step.text, { pictures });
      const { line } = step;
      problems.push(
        ...missingPictures.map((path) => ({ line, message: `A imagem “${path}” ainda não foi enviada.` })),
        ...failures.map(({ formula, reason }) => ({ line, message: `${reason} ${formula}` })),
      );
      return { kind: step.kind, title: step.title, html };
    });
    return {
      code: subtopic.code,
      steps,
      questions: questionsOfSubtopic(subtopic).map(ordOf),
      checked: steps.flatMap((step) => (step.kind === "check" ? step.ords : [])),
    };
  });
  return { subtopics, problems };
}

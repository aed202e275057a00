import { readingSeconds } from "#app/features/accounts/domain/progress/reading-time.ts";
import { takenAnswers } from "../../domain/answers/check-answer.ts";
import { bandsOf } from "../../domain/bands.ts";
import type { TopicCatalogue } from "../../domain/catalogue/topic-catalogue.ts";
import type { QuestionDraft } from "../../domain/draft.ts";
import { facetsOfDraft } from "../../domain/draft-facets.ts";
import type { LearntFacets } from "../../domain/facet-row.ts";
import { type Finding, findingsOf } from "../../domain/findings.ts";
import { isHeld, isSchoolOrd } from "../../domain/school-ord.ts";
import { indexedWords } from "../../domain/words/indexed-words.ts";
import { excerptOf } from "../../domain/words/passages.ts";
import { type Facets, indexTokens } from "../../domain/words/search-tokens.ts";
import type { storeQuestionRows } from "../../queries/storing.server.ts";
import { type RenderedTexts, type RenderPictures, renderDraft } from "../editing/render-draft.server.ts";

type Rows = Parameters<typeof storeQuestionRows>[1];

export type QuestionRecord = {
  ord: number;
  question: Rows["questions"][number];
  key: Rows["keys"][number];
  source: Rows["sources"][number];
  solution: Rows["solutions"][number] | null;
  item: Rows["items"][number] | null;
  indexed: Rows["indexed"][number] | null;
  findings: Finding[];
  /** Shared by near-duplicates; generated questions are alike by design and have none. */
  bands: number[];
};

export type RecordScope = {
  ord: number;
  digest: string;
  now: number;
  importedBy: string;
  /** Edits by hand, including this one. */
  revision: number;
  pictures: RenderPictures;
  learnt: LearntFacets;
  catalogue: TopicCatalogue;
};

/** Renders a draft into rows: no formula is rendered during a request. */
export function questionRecord(draft: QuestionDraft, scope: RecordScope): QuestionRecord {
  const { ord } = scope;
  const facets = facetsOfDraft(draft, scope.catalogue, scope.learnt);
  const { html, problems } = renderDraft(draft, scope.pictures);
  const record = {
    ord,
    question: {
      ...placeOf(draft, ord, facets),
      status: isSchoolOrd(ord) ? ("quarantined" as const) : draft.status,
      colours: [...scope.learnt.colours],
      statementHtml: html.statement,
      alternativesHtml: html.alternatives,
      excerpt: excerptOf(draft.statement),
      updatedAt: scope.now,
    },
    key: {
      ord,
      subject: facets.subject,
      letters: takenAnswers(draft.kind, draft.alternatives.length),
      letter: draft.status === "published" ? draft.key : null,
      reading: readingSeconds(draft),
    },
    source: sourceOf(draft, scope),
    solution: solutionOf(draft, ord, html),
    item: draft.inep && { ord, ...draft.inep },
    bands:
      isHeld(ord, draft) || facets.origin === "generated"
        ? []
        : bandsOf({ id: ord, statement: draft.statement, alternatives: draft.alternatives }),
    indexed: isHeld(ord, draft) ? null : indexedQuestion(ord, draft, facets),
  };
  return { ...record, findings: isSchoolOrd(ord) ? [] : findingsOf(draft, problems) };
}

/** The index rows: words of statement and alternatives, and filter tokens. */
export function indexedQuestion(
  ord: number,
  texts: { statement: string; alternatives: readonly { text: string }[] },
  facets: Facets,
): Rows["indexed"][number] {
  return { ord, ...indexedWords(texts), meta: indexTokens(ord, facets).join(" ") };
}

function placeOf(draft: QuestionDraft, ord: number, facets: Facets) {
  const { phase, day, booklet } = draft.exam;
  const { number, kind, language, difficulty } = draft;
  const { institution, year, subject, hasSolution, origin, skill, officialDifficulty, answeredDifficulty } =
    facets;
  const place = { ord, institution, year, phase, day, booklet, number, subject, topics: [...facets.topics] };
  return {
    ...place,
    kind,
    language,
    difficulty,
    hasSolution,
    origin,
    skill,
    officialDifficulty,
    answeredDifficulty,
  };
}

function sourceOf(draft: QuestionDraft, scope: RecordScope): QuestionRecord["source"] {
  const { statement, alternatives, quarantineReason, provenance } = draft;
  const heldLetter = draft.status === "published" ? null : draft.key;
  const { ord, digest, importedBy, now: importedAt, revision } = scope;
  const origin = { ord, ...provenance, digest, importedBy, importedAt, revision };
  return { ...origin, statement, alternatives, quarantineReason, heldLetter };
}

function solutionOf(
  { solution, hint, explanation }: QuestionDraft,
  ord: number,
  html: RenderedTexts,
): QuestionRecord["solution"] {
  if (solution === null && hint === null && explanation === null) return null;
  return {
    ord,
    solution,
    hint,
    explanation,
    solutionHtml: html.solution,
    hintHtml: html.hint,
    explanationHtml: html.explanation,
    parts: html.parts,
  };
}

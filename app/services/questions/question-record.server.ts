import { lettersOf } from "#app/domain/questions/check-answer.ts";
import type { AlternativeDraft, QuestionDraft } from "#app/domain/questions/draft.ts";
import { facetsOfDraft } from "#app/domain/questions/draft-facets.ts";
import { bandsOf } from "#app/domain/questions/duplicates/bands.ts";
import { pictureMarkdown } from "#app/domain/questions/picture-markdown.ts";
import type { QuestionOrigin } from "#app/domain/questions/question-heading.ts";
import { originOfSource } from "#app/domain/questions/question-origin.ts";
import { plainText, renderInline, renderText } from "#app/domain/questions/rendering/render-text.server.ts";
import { type Facets, facetTokens } from "#app/domain/questions/search-tokens.ts";
import { paths } from "#app/paths.ts";
import type { storeQuestionRows } from "#app/queries/questions/storing.server.ts";

type Rows = Parameters<typeof storeQuestionRows>[1];

/** A question as its tables hold it. */
export type QuestionRecord = {
  question: Rows["questions"][number];
  key: Rows["keys"][number];
  source: Rows["sources"][number];
  solution: Rows["solutions"][number] | null;
  item: Rows["items"][number] | null;
  indexed: Rows["indexed"][number] | null;
  /** Numbers that near-duplicates share; generated questions are alike by design and have none. */
  bands: number[];
};

/** The stored pictures a text may show, by the path its source uses. */
export type RenderPictures = ReadonlyMap<
  string,
  { key: string; width: number | null; height: number | null }
>;

type RecordScope = { ord: number; digest: string; now: number; importedBy: string; pictures: RenderPictures };

/** Length of the excerpt in characters: three lines of a list, and a search engine's description. */
const EXCERPT_LENGTH = 240;

/** Renders a draft and lays it out as rows (data.md: no formula is drawn during a request). */
export function questionRecord(draft: QuestionDraft, scope: RecordScope): QuestionRecord {
  const { ord } = scope;
  const facets = facetsOfDraft(draft);
  const pictures = new Map(
    [...scope.pictures].map(([path, each]) => [path, { ...each, src: paths.picture(each.key) }]),
  );
  const html = (text: string | null) => (text === null ? null : renderText(text, { pictures }).html);
  const inline = (text: string) => renderInline(text, { pictures }).html;
  const statement = plainText(draft.statement);
  const words = [statement, ...draft.alternatives.map((each) => plainText(each.text))].join("\n");
  return {
    question: {
      ...placeOf(draft, ord, facets),
      statementHtml: html(draft.statement) ?? "",
      alternativesHtml: draft.alternatives.map((each) => inline(alternativeSource(each))),
      excerpt: excerptOf(statement),
      updatedAt: scope.now,
    },
    key: {
      ord,
      subject: facets.subject,
      letters: lettersOf(draft.kind, draft.alternatives.length).join(""),
      letter: draft.status === "published" ? draft.key : null,
    },
    source: sourceOf(draft, scope),
    solution: solutionOf(draft, ord, html),
    item: draft.inep && { ord, ...draft.inep },
    bands:
      draft.status === "quarantined" || originOf(draft) === "generated"
        ? []
        : bandsOf({ id: ord, statement: draft.statement, alternatives: draft.alternatives }),
    indexed:
      draft.status === "quarantined" ? null : { ord, body: words, meta: facetTokens(facets).join(" ") },
  };
}

function originOf(draft: QuestionDraft): QuestionOrigin {
  return draft.origin ?? originOfSource(draft.provenance.source);
}

/** Where a question stands and what kind it is: its row without the texts. */
function placeOf(draft: QuestionDraft, ord: number, facets: Facets) {
  const { phase, day, booklet } = draft.exam;
  const { number, kind, language, difficulty, status } = draft;
  const { institution, year, subject, hasSolution } = facets;
  const origin = originOf(draft);
  const place = { ord, institution, year, phase, day, booklet, number, subject, topics: [...facets.topics] };
  return { ...place, kind, language, difficulty, status, hasSolution, origin };
}

function sourceOf(draft: QuestionDraft, scope: RecordScope): QuestionRecord["source"] {
  const { statement, alternatives, quarantineReason, provenance } = draft;
  const { ord, digest, importedBy, now: importedAt } = scope;
  return { ord, ...provenance, digest, statement, alternatives, quarantineReason, importedBy, importedAt };
}

function solutionOf(
  draft: QuestionDraft,
  ord: number,
  html: (text: string | null) => string | null,
): QuestionRecord["solution"] {
  const { solution, hint, explanation } = draft;
  if (solution === null && hint === null && explanation === null) return null;
  return {
    ord,
    solution,
    hint,
    explanation,
    solutionHtml: html(solution),
    hintHtml: html(hint),
    explanationHtml: html(explanation),
  };
}

/** An alternative's text with its picture below, as one source. */
function alternativeSource({ text, picture }: AlternativeDraft): string {
  if (!picture) return text;
  return `${text ? `${text}\n\n` : ""}${pictureMarkdown(picture.alt ?? "", picture.path)}`;
}

function excerptOf(text: string): string {
  if (text.length <= EXCERPT_LENGTH) return text;
  const cut = text.slice(0, EXCERPT_LENGTH);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(" "), EXCERPT_LENGTH - 30))}…`;
}

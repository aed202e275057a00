import type { QuestionDraft } from "#app/domain/questions/draft.ts";
import { nothingLearnt } from "#app/domain/questions/facet-row.ts";
import type { Evidence } from "#app/domain/questions/findings.ts";
import { storedPictures } from "#app/queries/questions/storing.server.ts";
import type { Deps } from "../deps.ts";

/** A question as it would be shown, and what could not be drawn. */
export type QuestionPreview = {
  statement: string;
  alternatives: string[];
  solution: string | null;
  hint: string | null;
  explanation: string | null;
  failures: NonNullable<Evidence["failures"]>;
  missing: NonNullable<Evidence["pictures"]>;
};

/** Draws a draft as storing it would, without storing it: the same renderer, loaded when it is first asked for. */
export async function previewQuestion(deps: Deps, draft: QuestionDraft): Promise<QuestionPreview> {
  const [{ questionRecord }, { picturePaths }] = await Promise.all([
    import("./question-record.server.ts"),
    import("./store-questions.server.ts"),
  ]);
  const [found] = await deps.read(storedPictures(deps.db, picturePaths([draft])));
  const pictures = new Map(found.map((picture) => [picture.path, picture]));
  const scope = {
    ord: 0,
    digest: "",
    now: deps.now(),
    importedBy: "",
    revision: 0,
    learnt: nothingLearnt,
    pictures,
    catalogue: deps.catalogue.current(),
  };
  const { question, solution, findings } = questionRecord(draft, scope);
  const evidence = (kind: string) => findings.find((each) => each.kind === kind)?.evidence;
  return {
    statement: question.statementHtml,
    alternatives: question.alternativesHtml,
    solution: solution?.solutionHtml ?? null,
    hint: solution?.hintHtml ?? null,
    explanation: solution?.explanationHtml ?? null,
    failures: evidence("render")?.failures ?? [],
    missing: evidence("picture")?.pictures ?? [],
  };
}

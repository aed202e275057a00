import type { Deps } from "#app/platform/context/deps.ts";
import type { RunStep } from "#app/platform/jobs/services/job-kind.ts";
import { RENDER_VERSION } from "#app/platform/math/domain/render-text.server.ts";
import { setQuestionHtml, textsOfQuestions } from "../../queries/drawing.server.ts";
import { renderDraft } from "../editing/render-draft.server.ts";
import { type BankWorkOptions, doBankWork } from "./bank-work.server.ts";
import { readPictures } from "./read-pictures.server.ts";
import { questionsInBank } from "./reindex-bank.server.ts";
import { STORE_BATCH } from "./store-questions.server.ts";

/** One step: renders the next questions. */
export const redrawStep: RunStep = async (deps, { place }) => {
  const rows = await deps.read(textsOfQuestions(deps.db, place, STORE_BATCH));
  const pictures = await readPictures(deps, rows);
  const drawn = rows.map((draft) => ({ ord: draft.ord, ...renderDraft(draft, pictures).html }));
  return {
    statements: drawn.length > 0 ? setQuestionHtml(deps.db, drawn) : [],
    items: [],
    seen: rows.length,
    place: rows.at(-1)?.ord ?? place,
    finished: rows.length < STORE_BATCH,
  };
};

/** Renders questions of older renderer versions again; visitors' pages expire in the edge cache. Returns how many. */
export async function redrawQuestions(deps: Deps, options: BankWorkOptions = {}): Promise<number> {
  const work = { kind: "bank-render", version: RENDER_VERSION, expected: questionsInBank };
  return (await doBankWork(deps, work, options)).seen;
}

import { picturesOfText } from "#app/features/bank/services/pictures-of-text.server.ts";
import { type BankWorkOptions, doBankWork } from "#app/features/bank/services/storing/bank-work.server.ts";
import { redrawQuestions } from "#app/features/bank/services/storing/redraw-questions.server.ts";
import { STORE_BATCH } from "#app/features/bank/services/storing/store-questions.server.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import type { RunStep } from "#app/platform/jobs/services/job-kind.ts";
import { RENDER_VERSION, renderText } from "#app/platform/math/domain/render-text.server.ts";
import { withUserLinks, withWholeLinks } from "../domain/comment-text.ts";
import { countComments, setCommentHtml, textsOfComments } from "../queries/drawing.server.ts";

/** One step: renders the next comments. */
export const redrawCommentsStep: RunStep = async (deps, { place }) => {
  const origin = deps.publicUrl();
  const rows = await deps.read(textsOfComments(deps.db, place, STORE_BATCH));
  const pictures = await picturesOfText(
    deps,
    rows.map(({ source }) => source),
  );
  const drawn = rows.map(({ num, source }) => {
    const { html } = renderText(withWholeLinks(source, origin), { pictures });
    return { num, source, html: withUserLinks(html, { origin, isTrusted: true }) };
  });
  return {
    statements: drawn.length > 0 ? [setCommentHtml(deps.db, drawn)] : [],
    items: [],
    seen: rows.length,
    place: rows.at(-1)?.num ?? place,
    finished: rows.length < STORE_BATCH,
  };
};

async function commentsInAll(deps: Deps): Promise<number> {
  const [counted] = await deps.read(countComments(deps.db));
  return counted?.comments ?? 0;
}

/** Renders texts of questions and comments of older renderer versions again; visitors' pages expire in the edge cache. Returns how many. */
export async function redrawTexts(deps: Deps, options: BankWorkOptions = {}): Promise<{ texts: number }> {
  const questions = await redrawQuestions(deps, options);
  const work = { kind: "comment-render", version: RENDER_VERSION, expected: commentsInAll };
  return { texts: questions + (await doBankWork(deps, work, options)).seen };
}

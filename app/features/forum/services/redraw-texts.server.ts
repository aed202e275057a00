import { picturesOfText } from "#app/features/bank/services/pictures-of-text.server.ts";
import {
  type BankWork,
  type BankWorkOptions,
  doBankWork,
} from "#app/features/bank/services/storing/bank-work.server.ts";
import { redrawQuestions } from "#app/features/bank/services/storing/redraw-questions.server.ts";
import { STORE_BATCH } from "#app/features/bank/services/storing/store-questions.server.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { RENDER_VERSION, renderText } from "#app/platform/math/domain/render-text.server.ts";
import { withUserLinks, withWholeLinks } from "../domain/comment-text.ts";
import { setCommentHtml, textsOfComments } from "../queries/drawing.server.ts";

/** Renders texts of questions and comments of older renderer versions again; visitors' pages expire in the edge cache. Returns how many. */
export async function redrawTexts(deps: Deps, options: BankWorkOptions = {}): Promise<{ texts: number }> {
  const questions = await redrawQuestions(deps, options);
  return { texts: questions + (await doBankWork(deps, commentWork(deps), options)) };
}

function commentWork(deps: Deps): BankWork {
  const origin = deps.publicUrl();
  return {
    name: "comment-render",
    version: RENDER_VERSION,
    batch: async (after, place) => {
      const rows = await deps.read(textsOfComments(deps.db, after, STORE_BATCH));
      const last = rows.at(-1)?.num;
      if (last === undefined) return null;
      const pictures = await picturesOfText(
        deps,
        rows.map(({ source }) => source),
      );
      const drawn = rows.map(({ num, source }) => {
        const { html } = renderText(withWholeLinks(source, origin), { pictures });
        return { num, source, html: withUserLinks(html, { origin, isTrusted: true }) };
      });
      await deps.write([place(last), setCommentHtml(deps.db, drawn)]);
      return { rows: rows.length, last };
    },
  };
}

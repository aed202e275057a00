import { withUserLinks, withWholeLinks } from "#app/features/forum/domain/comment-text.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { RENDER_VERSION, renderText } from "#app/platform/math/domain/render-text.server.ts";
import {
  setCommentHtml,
  setQuestionHtml,
  textsOfComments,
  textsOfQuestions,
} from "../../queries/drawing.server.ts";
import { renderDraft } from "../editing/render-draft.server.ts";
import { picturesOfText } from "../pictures-of-text.server.ts";
import { type BankWork, type BankWorkOptions, doBankWork } from "./bank-work.server.ts";
import { readPictures } from "./read-pictures.server.ts";
import { STORE_BATCH } from "./store-questions.server.ts";

/** Renders texts of older renderer versions again; visitors' pages expire in the edge cache. Returns how many. */
export async function redrawTexts(deps: Deps, options: BankWorkOptions = {}): Promise<{ texts: number }> {
  const questions = await doBankWork(deps, questionWork(deps), options);
  return { texts: questions + (await doBankWork(deps, commentWork(deps), options)) };
}

function questionWork(deps: Deps): BankWork {
  return {
    name: "render",
    version: RENDER_VERSION,
    batch: async (after, place) => {
      const rows = await deps.read(textsOfQuestions(deps.db, after, STORE_BATCH));
      const last = rows.at(-1)?.ord;
      if (last === undefined) return null;
      const pictures = await readPictures(deps, rows);
      const drawn = rows.map((draft) => ({ ord: draft.ord, ...renderDraft(draft, pictures).html }));
      await deps.write([place(last), ...setQuestionHtml(deps.db, drawn)]);
      return { rows: rows.length, last };
    },
  };
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

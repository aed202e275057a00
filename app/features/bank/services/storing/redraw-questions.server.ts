import type { Deps } from "#app/platform/context/deps.ts";
import { RENDER_VERSION } from "#app/platform/math/domain/render-text.server.ts";
import { setQuestionHtml, textsOfQuestions } from "../../queries/drawing.server.ts";
import { renderDraft } from "../editing/render-draft.server.ts";
import { type BankWork, type BankWorkOptions, doBankWork } from "./bank-work.server.ts";
import { readPictures } from "./read-pictures.server.ts";
import { STORE_BATCH } from "./store-questions.server.ts";

/** Renders questions of older renderer versions again; visitors' pages expire in the edge cache. Returns how many. */
export function redrawQuestions(deps: Deps, options: BankWorkOptions = {}): Promise<number> {
  return doBankWork(deps, questionWork(deps), options);
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

import { bankWorkKind } from "./bank-work.server.ts";

/** The renderer is large, and not needed when the Worker starts: each kind imports its step. */
export const bankIndex = bankWorkKind("Refazer os índices da busca", "questões", async (...of) =>
  (await import("./reindex-bank.server.ts")).indexStep(...of),
);

export const bankRender = bankWorkKind("Desenhar de novo as questões", "questões", async (...of) =>
  (await import("./redraw-questions.server.ts")).redrawStep(...of),
);

/** Its classifier of topics is 1 MB, which no page needs: `reviewExams` brings the step. */
export const bankReview = bankWorkKind("Rever as questões do ENEM", "questões", null);

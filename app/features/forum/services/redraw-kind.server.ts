import { bankWorkKind } from "#app/features/bank/services/storing/bank-work.server.ts";

/** The renderer is large, and not needed when the Worker starts. */
export const commentRender = bankWorkKind("Desenhar de novo os comentários", "comentários", async (...of) =>
  (await import("./redraw-texts.server.ts")).redrawCommentsStep(...of),
);

import { own, type PersonalColumn } from "#app/platform/personal/personal-column.ts";

/** Personal data of practice. */
export const practicePersonalColumns: readonly PersonalColumn[] = [
  own("mock_sessions.user_num", "num", { section: "simulados", pagedBy: "session" }),
  own("mock_registrations.user_num", "num", { section: "inscricoesEmSimulados", pagedBy: "event" }),
  own("practice_items.user_num", "num", { section: "itensDePratica", pagedBy: "place" }),
  own("practice_sessions.user_num", "num", { section: "sessoesDePratica", pagedBy: "num" }),
  own("reviews.user_num", "num", { section: "revisoes", pagedBy: "ord" }),
  own("review_cards.user_num", "num", { section: "questoesParaRever", pagedBy: "ord" }),
  own("review_plans.user_num", "num", { section: "planoDeRevisao" }),
  own("review_notes.user_num", "num", { section: "cartoesDeRevisao", pagedBy: "num" }),
];

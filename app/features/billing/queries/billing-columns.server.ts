import type { PersonalColumn } from "#app/platform/personal/personal-column.ts";

const kept = {
  column: "user_num",
  by: "num",
  fate: "stays",
  why: "what was paid is kept by tax law; without the account the number is nobody's",
} as const;

/** What of a person's payments names them. */
export const billingColumns: readonly PersonalColumn[] = [
  { table: "charges", ...kept, section: "pagamentos" },
  { table: "payment_events", ...kept, section: "movimentosDePagamentos" },
  ...["coupons", "seat_groups"].map((table) => ({
    ...{ table, column: "created_by", by: "id" as const, fate: "stays" as const, section: null },
    why: "who of the team made a code; without the account the id is nobody's",
  })),
];

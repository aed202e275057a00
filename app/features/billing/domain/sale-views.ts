/** Lists of sales, by what happened to them. */
export const saleViews = ["todas", "pagas", "aguardando", "devolucoes"] as const;
export type SaleView = (typeof saleViews)[number];

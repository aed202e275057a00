import type { ChargeStatus } from "./ledger.ts";

/** A charge's state as a label. */
export const chargeWords: Readonly<Record<ChargeStatus, string>> = {
  open: "Aguardando",
  expired: "Venceu",
  underpaid: "Pago em parte",
  paid: "Pago",
  returning: "Devolução a caminho",
  returned: "Devolvido",
};

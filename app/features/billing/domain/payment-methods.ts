import { DAY, HOUR } from "#app/platform/time/units.ts";

const paymentMethods = ["pix", "card", "boleto"] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

export const methodNames: Readonly<Record<PaymentMethod | "code", string>> = {
  pix: "Pix",
  card: "Cartão",
  boleto: "Boleto",
  code: "Código",
};

/** Seconds in which a bill can be paid: a boleto has days, the others an hour. */
const LIVES: Readonly<Record<PaymentMethod, number>> = { pix: HOUR, card: HOUR, boleto: 3 * DAY };

export function billLife(method: PaymentMethod): number {
  return LIVES[method];
}

export function readMethod(text: string | null, offered: readonly PaymentMethod[]): PaymentMethod {
  return offered.find((method) => method === text) ?? offered[0] ?? "pix";
}

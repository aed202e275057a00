import { type ExportedAs, inside } from "./exported-as.ts";

/** What somebody bought and paid. */
export const billingTables: Readonly<Record<string, Readonly<Record<string, ExportedAs | null>>>> = {
  charges: {
    num: inside,
    id: ["numero"],
    user_num: inside,
    plan: ["plano"],
    months: ["meses"],
    price_cents: ["precoEmCentavos"],
    discount_cents: ["descontoEmCentavos"],
    credit_cents: ["creditoEmCentavos"],
    cents: ["totalEmCentavos"],
    coupon: ["cupom"],
    replaces: ["substitui", "json"],
    returns: ["sobrasDevolvidas", "json"],
    method: ["forma"],
    provider: ["provedor"],
    provider_ref: ["numeroNoProvedor"],
    pix_code: inside,
    page_url: inside,
    created_at: ["criadoEm", "time"],
    expires_at: ["venceEm", "time"],
    token_hash: inside,
    seat_group: inside,
  },
  payment_events: {
    num: inside,
    provider: ["provedor"],
    event: ["evento"],
    user_num: inside,
    charge: ["pagamento"],
    kind: ["tipo"],
    cents: ["centavos"],
    occurred_at: ["aconteceuEm", "time"],
    received_at: ["soubemosEm", "time"],
  },
};

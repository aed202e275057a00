import { open, type Row } from "./school-table.ts";

/** Without a login one sees what is sold (R-STUDY-7). */
const buyers: Row = { everybody: "302 /planos", "signed-in": 200 };
/** The page of plans links here: a visitor with a code has to sign in. */
const holders: Row = { everybody: 401, "signed-in": 200 };
const adminOnly: Row = { everybody: 401, admin: 200 };
const nobodys: Row = { everybody: "302 /planos", "signed-in": 404 };

export const billingReads: Readonly<Record<string, Readonly<Record<string, Row>>>> = {
  "/planos": { "/planos": open },
  "/admin/vendas": { "/admin/vendas": adminOnly, "/admin/vendas?ver=pagas": adminOnly },
  "/admin/vendas/codigos": {
    "/admin/vendas/codigos": adminOnly,
    "/admin/vendas/codigos?grupo=nenhum": adminOnly,
  },
  "/pagamento/codigo": {
    "/pagamento/codigo": holders,
    "/pagamento/codigo?codigo=A1B2-C3D4-E5F6": holders,
  },
  "/pagamento": {
    "/pagamento": buyers,
    "/pagamento?duration=12&plano=ultra": buyers,
    "/pagamento?duration=7&plano=nenhum": buyers,
    "/pagamento?cobranca=00000000": nobodys,
  },
  "/pagamento/recibo/:chargeId": { "/pagamento/recibo/00000000": nobodys },
  "/pagamento/qr/:chargeId": { "/pagamento/qr/00000000": nobodys },
  // The link is the proof: it opens nothing to who made one up.
  "/pagamento/responsavel/:token": { "/pagamento/responsavel/inventado": { everybody: 410 } },
  "/pagamento/responsavel/:token/qr": { "/pagamento/responsavel/inventado/qr": { everybody: 410 } },
  "/status-pagamento": { "/status-pagamento": buyers, "/status-pagamento?cobranca=00000000": nobodys },
};

export const billingActions: Readonly<Record<string, Row>> = {
  "/admin/vendas": { everybody: 401, admin: 400 },
  "/admin/vendas/codigos": { everybody: 401, admin: 400 },
  "/pagamento/codigo": { everybody: 401, "signed-in": 400 },
  "/pagamento": { everybody: "302 /planos", "signed-in": 400 },
  "/pagamento/responsavel/:token": { everybody: 400 },
  "/status-pagamento": { everybody: "302 /planos", "signed-in": 400 },
};

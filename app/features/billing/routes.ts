import { routesOf } from "#app/platform/paths/route.ts";

const { page, resource } = routesOf("billing");

export default [
  page("planos", "plans"),
  page("pagamento", "payment"),
  page("pagamento/codigo", "seat-code"),
  page("pagamento/recibo/:chargeId", "receipt"),
  resource("pagamento/qr/:chargeId", "pix-qr"),
  page("pagamento/responsavel/:token", "guardian-payment"),
  resource("pagamento/responsavel/:token/qr", "guardian-qr"),
  page("status-pagamento", "payment-status"),
  page("escolas/:schoolId/gestao/licenca", "licence"),
  page("admin/vendas", "admin/sales"),
  page("admin/vendas/codigos", "admin/sales-codes"),
];

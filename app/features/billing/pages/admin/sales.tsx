import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { adminPaths } from "#app/features/admin/paths.ts";
import { requireAccess } from "#app/platform/context/require-access.server.ts";
import type { SentForm } from "#app/platform/forms/domain/sent-form.ts";
import { handleForm } from "#app/platform/forms/pages/handle-form.server.ts";
import { readBefore } from "#app/platform/lists/pages/before.ts";
import { AdminFrame } from "#app/platform/page/components/admin-frame.tsx";
import { AdminList } from "#app/platform/page/components/admin-list.tsx";
import { unlistedMeta } from "#app/platform/page/components/unlisted-meta.ts";
import { formatMoney } from "#app/platform/text/format.ts";
import { Tabs } from "#app/platform/ui/components/tabs.tsx";
import type { Reconciliation } from "../../domain/reconcile.ts";
import { type SaleView, saleViews } from "../../domain/sale-views.ts";
import { listSales } from "../../services/list-sales.server.ts";
import { applyReport, reconcileSales } from "../../services/reconcile-sales.server.ts";
import { refundCharge } from "../../services/refund-charge.server.ts";
import { Reconcile } from "./sales/reconcile.tsx";
import { SaleRow } from "./sales/sale-row.tsx";

export const meta = unlistedMeta("Vendas");

export async function loader(args: LoaderFunctionArgs) {
  const { deps } = requireAccess("admin", args);
  const { searchParams } = new URL(args.request.url);
  const view = saleViews.find((each) => each === searchParams.get("ver")) ?? "todas";
  return json({
    view,
    sells: deps.payments !== null,
    ...(await listSales(deps, view, readBefore(searchParams))),
  });
}

export function action(args: ActionFunctionArgs) {
  const { deps, actor } = requireAccess("admin", args);
  const compared = async (work: Promise<Reconciliation>) => ({ done: true as const, found: await work });
  const forms = {
    compare: () => compared(reconcileSales(deps)),
    take: () => compared(applyReport(deps)),
    refund: async (form: SentForm) => {
      const refund = { id: form.text("charge", 64), reason: form.text("reason", 300) };
      const cents = await refundCharge(deps, actor, refund);
      return { done: true as const, message: `${formatMoney(cents)} estão voltando para quem pagou.` };
    },
  };
  return handleForm<"reason", { found?: Reconciliation }>(args.request, forms, {
    "reason-required": "reason",
    "report-silent": null,
  });
}

const names: Readonly<Record<SaleView, string>> = {
  todas: "Todas",
  pagas: "Pagas",
  aguardando: "Sem pagamento",
  devolucoes: "Devoluções",
};

/** Sales by state, refunds with a reason, and the reconciliation with the provider's report. */
export default function Sales() {
  const { view, sales, next, sells } = useLoaderData<typeof loader>();
  return (
    <AdminFrame title="Vendas">
      {sells ? <Reconcile /> : <p className="mt-4">Nenhum provedor está configurado: nada é vendido.</p>}
      <Tabs
        label="Vendas"
        tabs={saleViews.map((each) => ({
          to: adminPaths.sales(each),
          label: names[each],
          current: each === view,
        }))}
      />
      <AdminList empty="Nenhuma venda aqui." next={next}>
        {sales.map((sale) => (
          <SaleRow key={sale.id} sale={sale} />
        ))}
      </AdminList>
    </AdminFrame>
  );
}

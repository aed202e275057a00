import {
  type ActionFunctionArgs,
  json,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { adminPaths } from "#app/features/admin/paths.ts";
import { requireAccess } from "#app/platform/context/require-access.server.ts";
import type { SentForm } from "#app/platform/forms/domain/sent-form.ts";
import { handleForm } from "#app/platform/forms/pages/handle-form.server.ts";
import { Pager } from "#app/platform/lists/components/pager.tsx";
import { readBefore } from "#app/platform/lists/pages/before.ts";
import { AdminFrame } from "#app/platform/page/components/admin-frame.tsx";
import { formatMoney } from "#app/platform/text/format.ts";
import { pageTitle } from "#app/platform/text/product.ts";
import type { Reconciliation } from "../../domain/reconcile.ts";
import { type SaleView, saleViews } from "../../domain/sale-views.ts";
import { listSales } from "../../services/list-sales.server.ts";
import { applyReport, reconcileSales } from "../../services/reconcile-sales.server.ts";
import { refundCharge } from "../../services/refund-charge.server.ts";
import { Reconcile } from "./sales/reconcile.tsx";
import { SaleItem } from "./sales/sale-item.tsx";

export const meta: MetaFunction = () => [
  { title: pageTitle("Vendas") },
  { name: "robots", content: "noindex" },
];

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
  const { deps, viewer, context } = requireAccess("admin", args);
  const actor = { viewer, requestId: context.requestId };
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
      <nav aria-label="Vendas" className="mt-6 flex flex-wrap gap-x-5">
        {saleViews.map((each) => (
          <Link
            key={each}
            to={adminPaths.sales(each)}
            aria-current={each === view ? "page" : undefined}
            className="inline-flex min-h-11 items-center text-link underline aria-[current=page]:font-semibold aria-[current=page]:no-underline"
          >
            {names[each]}
          </Link>
        ))}
      </nav>
      {sales.length === 0 && (
        <p className="card mt-2 px-4 py-8 text-center text-muted">Nenhuma venda aqui.</p>
      )}
      <ul className="mt-2 max-w-3xl space-y-3">
        {sales.map((sale) => (
          <SaleItem key={sale.id} sale={sale} />
        ))}
      </ul>
      <Pager next={next} />
    </AdminFrame>
  );
}

import {
  type ActionFunctionArgs,
  json,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/cloudflare";
import { useLoaderData, useSearchParams } from "@remix-run/react";
import { requireAccess } from "#app/platform/context/require-access.server.ts";
import { FormMessage } from "#app/platform/forms/components/reply-message.tsx";
import { usePageForm } from "#app/platform/forms/hooks/use-form.ts";
import { useOperation } from "#app/platform/forms/hooks/use-operation.ts";
import { handleForm } from "#app/platform/forms/pages/handle-form.server.ts";
import { AdminFrame } from "#app/platform/page/components/admin-frame.tsx";
import { pageTitle } from "#app/platform/text/product.ts";
import type { CouponField, SeatField } from "../../domain/code-limits.ts";
import { listCodes } from "../../services/list-codes.server.ts";
import { Coupons } from "./sales-codes/coupons.tsx";
import { codeForms } from "./sales-codes/sales-codes-action.server.ts";
import { SeatGroups } from "./sales-codes/seat-groups.tsx";

const TITLE = "Cupons e códigos";

export const meta: MetaFunction = () => [{ title: pageTitle(TITLE) }, { name: "robots", content: "noindex" }];

export async function loader(args: LoaderFunctionArgs) {
  const { deps } = requireAccess("admin", args);
  const group = new URL(args.request.url).searchParams.get("grupo");
  return json({ ...(await listCodes(deps, group)), operation: deps.newId() });
}

export async function action(args: ActionFunctionArgs) {
  const { deps, viewer, context } = requireAccess("admin", args);
  const actor = { viewer, requestId: context.requestId };
  return handleForm<CouponField | SeatField>(args.request, codeForms(deps, actor), {
    "coupon-taken": "code",
  });
}

const doneTexts: ReadonlyMap<string | null, string> = new Map([
  ["cupom", "Cupom criado."],
  ["cupom-encerrado", "Cupom encerrado. Quem já o usou fica com o preço que viu."],
  ["lugares", "Código criado. Passe o código a quem vai usar os lugares."],
  ["lugares-encerrados", "Código encerrado. Quem já tem um lugar fica com ele até o fim."],
  ["retirado", "Lugar retirado. O plano da pessoa terminou, e o lugar está livre."],
]);

/** Coupons, and seats that groups and schools were given. */
export default function SalesCodes() {
  const { enabled, coupons, groups, schools, shown, seats, operation } = useLoaderData<typeof loader>();
  const [search] = useSearchParams();
  const form = usePageForm({ intents: ["end-coupon", "end-seats", "revoke"] });
  const newGroup = useOperation(operation, groups);
  return (
    <AdminFrame title={TITLE}>
      <FormMessage of={form} earlier={doneTexts.get(search.get("feito"))} className="mt-4" />
      <SeatGroups {...{ groups, schools, shown, seats, operation: newGroup }} />
      <Coupons coupons={coupons} enabled={enabled} />
    </AdminFrame>
  );
}

import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { requireAccess } from "#app/platform/context/require-access.server.ts";
import { usePageForm } from "#app/platform/forms/hooks/use-form.ts";
import { useOperation } from "#app/platform/forms/hooks/use-operation.ts";
import { handleForm } from "#app/platform/forms/pages/handle-form.server.ts";
import { AdminFrame } from "#app/platform/page/components/admin-frame.tsx";
import { unlistedMeta } from "#app/platform/page/components/unlisted-meta.ts";
import { textsByWord } from "#app/platform/text/texts-by-word.ts";
import type { CouponField, SeatField } from "../../domain/code-limits.ts";
import { listCodes } from "../../services/list-codes.server.ts";
import { Coupons } from "./sales-codes/coupons.tsx";
import { codeForms } from "./sales-codes/sales-codes-action.server.ts";
import { SeatGroups } from "./sales-codes/seat-groups.tsx";

export const meta = unlistedMeta("Cupons e códigos");

export async function loader(args: LoaderFunctionArgs) {
  const { deps } = requireAccess("admin", args);
  const group = new URL(args.request.url).searchParams.get("grupo");
  return json({ ...(await listCodes(deps, group)), operation: deps.newId() });
}

export async function action(args: ActionFunctionArgs) {
  const { deps, actor } = requireAccess("admin", args);
  return handleForm<CouponField | SeatField>(args.request, codeForms(deps, actor), {
    "coupon-taken": "code",
  });
}

const doneText = textsByWord({
  cupom: "Cupom criado.",
  "cupom-encerrado": "Cupom encerrado. Quem já o usou fica com o preço que viu.",
  lugares: "Código criado. Passe o código a quem vai usar os lugares.",
  "lugares-encerrados": "Código encerrado. Quem já tem um lugar fica com ele até o fim.",
  retirado: "Lugar retirado. O plano da pessoa terminou, e o lugar está livre.",
});

/** Coupons, and seats that groups and schools were given. */
export default function SalesCodes() {
  const { enabled, coupons, groups, schools, shown, seats, operation } = useLoaderData<typeof loader>();
  const form = usePageForm({ intents: ["end-coupon", "end-seats", "revoke"] });
  const newGroup = useOperation(operation, groups);
  return (
    <AdminFrame title="Cupons e códigos" form={form} done={doneText}>
      <SeatGroups {...{ groups, schools, shown, seats, operation: newGroup }} />
      <Coupons coupons={coupons} enabled={enabled} />
    </AdminFrame>
  );
}

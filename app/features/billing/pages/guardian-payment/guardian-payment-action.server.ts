import type { Deps } from "#app/platform/context/deps.ts";
import { handleForm } from "#app/platform/forms/pages/handle-form.server.ts";
import { formatMoney } from "#app/platform/text/format.ts";
import {
  cancelAsGuardian,
  checkAsGuardian,
  confirmAsGuardian,
} from "../../services/guardian-charge.server.ts";

/** A guardian's forms by their link: confirm, check the payment, cancel. */
export function guardianPaymentAction(request: Request, deps: Deps, token: string) {
  return handleForm(
    request,
    {
      confirm: async (form) => {
        await confirmAsGuardian(deps, token, form.text("email", 254));
        return { done: true };
      },
      cancel: async () => {
        const cents = await cancelAsGuardian(deps, token);
        return { done: true, message: `Cancelado. ${formatMoney(cents)} estão voltando para você.` };
      },
      check: async () => {
        const paid = await checkAsGuardian(deps, token);
        return { done: true, message: paid ? null : "O banco ainda não confirmou. Não pague de novo." };
      },
    },
    { "guardian-email": "email", "provider-silent": null },
  );
}

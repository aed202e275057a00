import type { Viewer } from "#app/platform/access/viewer.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import type { SentForm } from "#app/platform/forms/domain/sent-form.ts";
import { formatMoney } from "#app/platform/text/format.ts";
import { cancelPlan } from "../services/cancel-plan.server.ts";
import { checkCharge, finishCharge } from "../services/finish-charge.server.ts";

type ChargeForm = (form: SentForm) => Promise<{ done: true; message?: string | null }>;

/** What can be done with a charge of one's own, on every page that shows it. `shown`: the one in the address. */
export function chargeForms(
  deps: Deps,
  viewer: Viewer,
  shown: string | null,
): Record<"check" | "finish" | "cancel", ChargeForm> {
  const named = () => {
    if (!shown) throw new AppError("charge-not-found");
    return shown;
  };
  return {
    check: async () => {
      const status = await checkCharge(deps, viewer, named());
      const message =
        status === "open" ? "O banco ainda não confirmou. Não pague de novo: avisamos aqui." : null;
      return { done: true, message };
    },
    finish: async () => {
      await finishCharge(deps, viewer, named());
      return { done: true };
    },
    cancel: async (form) => {
      const cents = await cancelPlan(deps, viewer, form.text("charge", 64));
      return { done: true, message: `Cancelado. ${formatMoney(cents)} estão voltando para você.` };
    },
  };
}

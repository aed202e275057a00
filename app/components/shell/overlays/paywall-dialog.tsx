import { useLocation } from "@remix-run/react";
import { useEffect } from "react";
import { track } from "#app/calls/analytics/track.ts";
import { savedByAccount } from "#app/calls/questions/entry-answer.ts";
import { addressWith } from "#app/domain/accounts/dialog-address.ts";
import { shownRefusals } from "#app/errors/shown-refusals.ts";
import { aboutPaths } from "#app/paths/about.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { closeRequestedDialog } from "./requested-dialog.ts";

/** Login or plan wall (spec 000 §4). The visitor's choice stays in sessionStorage. */
export default function PaywallDialog({ premium }: { premium: boolean }) {
  const location = useLocation();
  useEffect(() => track("trigger_paywall", { page_url: window.location.href }), []);
  if (premium)
    return (
      <Dialog title="Adquira um plano para continuar" open onClose={closeRequestedDialog}>
        <p className="text-muted">
          Esta parte do site vem com um plano. Veja o que cada um dá e como se consegue.
        </p>
        <ButtonLink to={aboutPaths.plans()} onClick={closeRequestedDialog} className="mt-5 w-full">
          Ver os planos
        </ButtonLink>
      </Dialog>
    );
  const saved = savedByAccount();
  return (
    <Dialog title={shownRefusals["login-to-answer"].message} open onClose={closeRequestedDialog}>
      {saved && <p className="mb-2 font-semibold">{`${saved}.`}</p>}
      <p className="text-muted">
        Com a sua conta, cada resposta é corrigida na hora, vale pontos e entra no seu histórico. O que você
        marcou fica guardado.
      </p>
      <ButtonLink
        to={addressWith(location, "signUp")}
        preventScrollReset
        onClick={closeRequestedDialog}
        className="mt-5 w-full"
      >
        Criar conta grátis
      </ButtonLink>
      <ButtonLink
        to={addressWith(location, "login")}
        look="secondary"
        preventScrollReset
        onClick={closeRequestedDialog}
        className="mt-2 w-full"
      >
        Entrar
      </ButtonLink>
    </Dialog>
  );
}

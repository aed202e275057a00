import { useLocation } from "@remix-run/react";
import { useEffect } from "react";
import { addressWith } from "#app/features/accounts/domain/dialog-address.ts";
import { aboutPaths } from "#app/features/home/paths.ts";
import { savedByAccount } from "#app/features/questions/calls/entry-answer.ts";
import { track } from "#app/platform/analytics/calls/track.ts";
import { shownRefusals } from "#app/platform/errors/shown-refusals.ts";
import { closeRequestedDialog } from "#app/platform/page/components/requested-dialog.ts";
import { ButtonLink } from "#app/platform/ui/components/button.tsx";
import { Dialog } from "#app/platform/ui/components/dialog.tsx";

/** Login or plan wall (R-SHELL-10). The visitor's choice stays in sessionStorage. */
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

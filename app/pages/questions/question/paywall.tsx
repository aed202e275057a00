import { useSearchParams } from "@remix-run/react";
import { ButtonLink } from "#app/components/ui/button.tsx";
import { Dialog } from "#app/components/ui/dialog.tsx";

/** What a visitor meets when answering (spec 000 §4). The choice made waits in the tab until after the login. */
export function Paywall({ open, onClose }: { open: boolean; onClose: () => void }) {
  const [params] = useSearchParams();
  const login = new URLSearchParams(params);
  login.set("login", "true");
  return (
    <Dialog title="Faça login para continuar" open={open} onClose={onClose}>
      <p className="text-muted">
        Com a sua conta, cada resposta é corrigida na hora, vale pontos e entra no seu histórico.
      </p>
      <ButtonLink to={`?${login}`} preventScrollReset onClick={onClose} className="mt-5 w-full">
        Entrar
      </ButtonLink>
    </Dialog>
  );
}

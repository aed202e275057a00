import { CloudOff } from "lucide-react";
import { Icon } from "#app/components/ui/icon.tsx";
import type { Desk } from "./use-desk.ts";

/** Submission in progress, or waiting for the network. */
export function EndingNotice({ desk }: { desk: Desk }) {
  if (desk.ending === "no") return null;
  if (desk.ending === "sending")
    return (
      <p role="status" className="mt-3 rounded-card bg-primary-soft p-4 text-primary-strong">
        Entregando e corrigindo…
      </p>
    );
  return (
    <p role="status" className="mt-3 flex items-start gap-3 rounded-card bg-warning-soft p-4 text-warning">
      <Icon as={CloudOff} className="mt-0.5 shrink-0" />
      <span>
        Sem conexão agora. {desk.exam ? "A sua prova está entregue" : "A sua sessão está encerrada"} e
        guardada neste aparelho: ela será enviada assim que a rede voltar, e o resultado aparece aqui.
      </span>
    </p>
  );
}

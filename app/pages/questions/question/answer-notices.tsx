import { CloudOff } from "lucide-react";
import { Icon } from "#app/components/ui/icon.tsx";
import type { AnswerState } from "./use-answer.ts";

/** `held`: of an open exam (domain/questions/held-back.ts). */
export function NotGraded({ annulled, held }: { annulled: boolean; held: string | null }) {
  return (
    <p className="mt-5 rounded-card bg-inset p-4 text-muted">
      {held ??
        (annulled
          ? "Esta questão foi anulada pela banca: não vale pontos e não tem alternativa certa."
          : "Questão discursiva: resolva no papel e compare com a sua correção.")}
    </p>
  );
}

/** No network, or a refusal. */
export function AnswerNotice({ state }: { state: AnswerState }) {
  if (state.step === "waiting") {
    return (
      <p
        role="status"
        className="flex items-start gap-3 rounded-control bg-warning-soft px-3 py-2 text-sm text-warning"
      >
        <Icon as={CloudOff} className="mt-0.5 shrink-0" />
        <span>
          Sem conexão agora. Sua resposta está guardada neste aparelho e será enviada assim que a rede voltar.
        </span>
      </p>
    );
  }
  if (state.step !== "refused") return null;
  return (
    <p role="alert" className="rounded-control bg-danger-soft px-3 py-2 text-sm text-danger">
      {state.message}
    </p>
  );
}

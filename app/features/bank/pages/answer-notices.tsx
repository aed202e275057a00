import { CloudOff } from "lucide-react";
import { Icon } from "#app/platform/ui/components/icon.tsx";
import type { AnswerState } from "./use-answer.ts";

/** Why it cannot be answered (domain/questions/held-back.ts). */
export function NotGraded({ text }: { text: string | null }) {
  return <p className="mt-5 rounded-card bg-inset p-4 text-muted">{text}</p>;
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

import { Check, X } from "lucide-react";
import { Icon } from "#app/platform/ui/components/icon.tsx";
import { type AnswerCounts, choiceOf } from "../../domain/answers/answer-result.ts";

/** An alternative after the answer. "missed": right, but not marked. */
export type MarkState = "right" | "missed" | "wrong" | "other";

/** Right or wrong by icon, before its label where that is needed to follow the sum. */
export function Mark({
  state,
  label,
  several,
}: {
  state: MarkState | null;
  label: string;
  several: boolean;
}) {
  if (state === null || state === "other" || (several && state === "missed")) return label;
  const icon = <Icon as={state === "wrong" ? X : Check} size={several ? 16 : 18} />;
  return several ? (
    <>
      {icon}
      {label}
    </>
  ) : (
    icon
  );
}

const spoken: Readonly<Record<Exclude<MarkState, "other">, string>> = {
  right: " (alternativa certa)",
  missed: " (alternativa certa)",
  wrong: " (marcada, e errada)",
};

export function MarkWords({ state, several }: { state: MarkState | null; several: boolean }) {
  if (state === null || state === "other") return null;
  if (several && state === "missed")
    return (
      <span className="ml-2 font-sans text-sm whitespace-nowrap text-success">certa: faltou marcar</span>
    );
  // With a single letter, the verdict already names it.
  if (!several && state === "wrong") return null;
  return <span className="sr-only">{spoken[state]}</span>;
}

type ShareProps = { letter: string; label: string; counted: AnswerCounts };

/** Share of the first answers, in the room of the cut button: nothing moves. */
export function Choosers({ letter, label, counted }: ShareProps) {
  const choice = choiceOf(letter, counted);
  return (
    <span className="grid min-h-11 w-9 flex-1 place-items-center text-center text-xs leading-tight text-muted tabular-nums">
      {choice && (
        <>
          <span aria-hidden="true">{choice.words}</span>
          <span className="sr-only">
            Alternativa {label}: {choice.words} escolheram
          </span>
        </>
      )}
    </span>
  );
}

/** On the lower edge of its alternative. */
export function ShareLine({ letter, counted }: Omit<ShareProps, "label">) {
  const choice = choiceOf(letter, counted);
  return (
    choice && (
      <span
        aria-hidden="true"
        className="absolute inset-x-3 bottom-1 h-1 overflow-hidden rounded-full bg-inset"
      >
        <span
          className="block h-full rounded-full bg-line-strong"
          style={{ width: `${choice.share * 100}%` }}
        />
      </span>
    )
  );
}

import { Button } from "#app/platform/ui/components/button.tsx";
import { feltGrade, waitText } from "../../domain/reviews/wait-text.ts";
import type { Felt } from "../../domain/session.ts";
import type { ReviewWaits } from "../../services/reviews/review-waits.server.ts";

type Props = {
  waits: ReviewWaits["waits"];
  right: boolean;
  felt: Felt | null;
  locked: boolean;
  onFeel: (felt: Felt | null) => void;
};

const choices = [
  { felt: "hard", label: "Foi difícil" },
  { felt: "easy", label: "Foi fácil" },
] as const;

/** When a reviewed question comes back. What it felt like can be said after a right answer; "Desfazer" counts nothing. */
export function ReviewLine({ waits, right, felt, locked, onFeel }: Props) {
  const undone = felt === "undone";
  const grade = feltGrade(right, felt);
  return (
    <div className="no-print mt-3 flex flex-wrap items-center gap-x-3 gap-y-2 rounded-card bg-inset px-4 py-3">
      <p role="status" className="font-medium">
        {undone
          ? "Esta revisão não conta: a questão fica como estava."
          : `${right ? "Certa" : "Errada"}. ${waitText(waits[grade])}`}
      </p>
      <div className="flex flex-wrap gap-2 sm:ml-auto">
        {right &&
          !undone &&
          choices.map((choice) => (
            <Button
              key={choice.felt}
              look="secondary"
              aria-pressed={felt === choice.felt}
              disabled={locked}
              onClick={() => onFeel(felt === choice.felt ? null : choice.felt)}
            >
              {choice.label}
            </Button>
          ))}
        <Button look="quiet" disabled={locked} onClick={() => onFeel(undone ? null : "undone")}>
          {undone ? "Contar de novo" : "Desfazer"}
        </Button>
      </div>
    </div>
  );
}

import type { PlaceOutcome } from "../../domain/results/score-submission.ts";

const words: Readonly<Record<PlaceOutcome, string>> = {
  right: "certa",
  partial: "parcial",
  wrong: "errada",
  "-": "em branco",
  "?": "a corrigir",
  x: "anulada",
};

const tones: Readonly<Record<PlaceOutcome, string>> = {
  right: "bg-success-soft text-success",
  partial: "bg-warning-soft text-warning",
  wrong: "bg-danger-soft text-danger",
  "-": "bg-inset text-muted",
  "?": "bg-inset text-muted",
  x: "bg-inset text-muted",
};

/** The outcome of an answer, as one word. */
export function OutcomeMark({ outcome }: { outcome: PlaceOutcome }) {
  return (
    <span className={`rounded-full px-2 py-0.5 text-sm font-medium ${tones[outcome]}`}>{words[outcome]}</span>
  );
}

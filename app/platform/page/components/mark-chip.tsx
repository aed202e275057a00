import type { ReactNode } from "react";

const tones = {
  plain: "bg-inset text-muted",
  blue: "bg-primary-soft text-primary-strong",
  green: "bg-success-soft text-success",
  amber: "bg-warning-soft text-warning",
  red: "bg-danger-soft text-danger",
} as const;

/** The colour repeats the text. */
export function MarkChip({ tone = "plain", children }: { tone?: keyof typeof tones; children: ReactNode }) {
  return (
    <span
      className={`inline-flex items-center rounded-full px-2 py-0.5 text-xs font-semibold whitespace-nowrap ${tones[tone]}`}
    >
      {children}
    </span>
  );
}

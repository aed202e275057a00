import type { ReactNode } from "react";
import { Button } from "#app/platform/ui/components/button.tsx";
import { Toolbar } from "#app/platform/ui/components/part.tsx";
import type { Choice } from "../domain/written-text.ts";

type Props = {
  /** Accessible name. */
  label: string;
  title: ReactNode;
  /** What the marks mean, and where the other text stays. */
  about: ReactNode;
  /** Place by place; null: nearly all is different. */
  differences: ReactNode;
  /** Names of the choices; without "both", the two cannot be joined. */
  choices: { mine: string; theirs: string; both?: string };
  onSettle: (how: Choice) => void;
  /** Beside the choices. */
  children?: ReactNode;
};

/** A draft was saved elsewhere while it was written here: what differs, and the choice. Nothing is sent until then. */
export function ConflictScreen({ label, title, about, differences, choices, onSettle, children }: Props) {
  const first = choices.both ? "both" : "mine";
  const offered = (["both", "mine", "theirs"] as const).filter((how) => choices[how]);
  return (
    <section aria-label={label} className="card mt-3 border-warning p-4">
      <div role="alert">
        <p className="font-medium">{title}</p>
        <p className="mt-1 text-sm text-muted">{about}</p>
      </div>
      {differences && (
        <section
          className="mt-2 max-h-64 overflow-auto rounded-control border border-line bg-card p-3"
          aria-label="Diferenças"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reached by keyboard
          tabIndex={0}
        >
          {differences}
        </section>
      )}
      <Toolbar>
        {offered.map((how) => (
          <Button key={how} look={how === first ? undefined : "secondary"} onClick={() => onSettle(how)}>
            {choices[how]}
          </Button>
        ))}
        {children}
      </Toolbar>
    </section>
  );
}

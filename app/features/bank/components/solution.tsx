import { ChevronDown } from "lucide-react";
import { useId, useState } from "react";
import { RichText } from "#app/platform/math/components/rich-text.tsx";
import { undisturbed } from "#app/platform/page/components/undisturbed.ts";
import { Button } from "#app/platform/ui/components/button.tsx";
import { Icon } from "#app/platform/ui/components/icon.tsx";
import type { AnsweredQuestion } from "../queries/reading.server.ts";

const parts = [
  { title: "O que a questão pede", field: "explanationHtml" },
  { title: "Dica", field: "hintHtml" },
  { title: "Resolução", field: "solutionHtml" },
] as const;

export type ShownSolution = Pick<AnsweredQuestion, (typeof parts)[number]["field"]>;

/** Comes with the answer's confirmation. */
export function SolutionParts({ answered }: { answered: ShownSolution | null }) {
  if (!answered) return <p className="text-muted">Buscando a resolução…</p>;
  return parts.map(({ title, field }) => {
    const html = answered[field];
    return (
      html && (
        <div key={field} {...undisturbed}>
          <h2 className="mb-1 font-semibold">{title}</h2>
          <RichText html={html} className="reading-choice" />
        </div>
      )
    );
  });
}

/** Collapsed. */
export function Solution({ answered }: { answered: AnsweredQuestion | null }) {
  const [open, setOpen] = useState(false);
  const box = useId();
  return (
    <section className="mt-6 border-t border-line pt-4">
      <Button
        look="quiet"
        aria-expanded={open}
        aria-controls={box}
        className="-ml-3 px-3"
        onClick={() => setOpen(!open)}
      >
        {open ? "Ocultar resolução" : "Ver resolução"}
        <Icon as={ChevronDown} size={18} className={`transition-transform ${open ? "rotate-180" : ""}`} />
      </Button>
      <div id={box} hidden={!open} className="mt-2 space-y-5">
        <SolutionParts answered={answered} />
      </div>
    </section>
  );
}

import { ChevronDown } from "lucide-react";
import { lazy, useId, useState } from "react";
import { RichText } from "#app/platform/math/components/rich-text.tsx";
import { undisturbed } from "#app/platform/page/components/undisturbed.ts";
import { Button } from "#app/platform/ui/components/button.tsx";
import { Deferred } from "#app/platform/ui/components/deferred.tsx";
import { Icon } from "#app/platform/ui/components/icon.tsx";
import { Heading } from "#app/platform/ui/components/part.tsx";
import type { AnsweredQuestion } from "../queries/reading.server.ts";

const SolutionSteps = lazy(() =>
  import("./solution-steps.tsx").then((file) => ({ default: file.SolutionSteps })),
);

const texts = [
  { title: "O que a questão pede", field: "explanationHtml" },
  { title: "Dica", field: "hintHtml" },
  { title: "Resolução", field: "solutionHtml" },
] as const;

export type ShownSolution = Pick<AnsweredQuestion, (typeof texts)[number]["field"] | "parts" | "alternative">;

type SolutionProps = { code: string; answered: ShownSolution | null };

/** Comes with the answer's confirmation. `code`: of the question. */
export function SolutionTexts({ code, answered }: SolutionProps) {
  if (!answered) return <p className="text-muted">Buscando a resolução…</p>;
  const { parts, explanationHtml, alternative } = answered;
  if (parts)
    return (
      <Deferred>
        <SolutionSteps code={code} parts={parts} idea={explanationHtml} marked={alternative} />
      </Deferred>
    );
  return texts.map(({ title, field }) => {
    const html = answered[field];
    return (
      html && (
        <div key={field} {...undisturbed}>
          <Heading className="mb-1">{title}</Heading>
          <RichText html={html} className="reading-choice" />
        </div>
      )
    );
  });
}

/** Collapsed. */
export function Solution({ code, answered }: SolutionProps) {
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
        <SolutionTexts code={code} answered={answered} />
      </div>
    </section>
  );
}

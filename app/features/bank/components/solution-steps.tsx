import { RichText } from "#app/platform/math/components/rich-text.tsx";
import { undisturbed } from "#app/platform/page/components/undisturbed.ts";
import { Heading } from "#app/platform/ui/components/part.tsx";
import { TextLink } from "#app/platform/ui/components/text-link.tsx";
import type { DrawnParts } from "../domain/written/solution-parts.ts";
import { UnclearStep } from "./unclear-step.tsx";

type StepsProps = {
  /** Of the question. */
  code: string;
  parts: DrawnParts;
  idea: string | null;
  /** The reader's first answer. */
  marked: string;
};

/** The reader's own mistake first, then the steps, the other alternatives, and what to read next. */
export function SolutionSteps({ code, parts: { steps, remarks, concept }, idea, marked }: StepsProps) {
  const own = remarks[marked];
  const others = Object.entries(remarks).filter(([letter]) => letter !== marked);
  return (
    <div {...undisturbed} className="space-y-5">
      {own && (
        <div className="rounded-card bg-inset p-3">
          <Heading>Você marcou {marked}</Heading>
          <RichText html={own} className="reading-choice mt-1" />
        </div>
      )}
      {idea && (
        <div>
          <Heading className="mb-1">O que a questão pede</Heading>
          <RichText html={idea} className="reading-choice" />
        </div>
      )}
      <div>
        <Heading>Resolução</Heading>
        <ol className="mt-2 space-y-3">
          {steps.map((html, index) => (
            <li key={html} className="flex gap-3">
              <span aria-hidden className="w-5 shrink-0 pt-0.5 text-right font-semibold text-muted">
                {index + 1}
              </span>
              <div className="min-w-0 grow">
                <RichText html={html} className="reading-choice" />
                <UnclearStep code={code} step={index + 1} />
              </div>
            </li>
          ))}
        </ol>
      </div>
      <details>
        <summary className="cursor-pointer py-2.5 font-semibold">Por que não as outras</summary>
        <dl className="mt-1 space-y-2">
          {others.map(([letter, html]) => (
            <div key={letter} className="flex gap-3">
              <dt className="w-5 shrink-0 pt-0.5 text-right font-semibold">{letter}</dt>
              <dd className="min-w-0 grow">
                <RichText html={html} className="reading-choice" />
              </dd>
            </div>
          ))}
        </dl>
      </details>
      {concept && (
        <p>
          Para rever: <TextLink to={concept.address}>{concept.title}</TextLink>
        </p>
      )}
      <p className="text-sm text-muted">Resolução do Farol</p>
    </div>
  );
}

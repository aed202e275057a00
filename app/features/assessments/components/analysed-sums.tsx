import { useParams } from "@remix-run/react";
import { answerName, answerNoun } from "#app/features/bank/domain/answers/check-answer.ts";
import { plural } from "#app/platform/text/format.ts";
import { Section } from "#app/platform/ui/components/section.tsx";
import { TextLink } from "#app/platform/ui/components/text-link.tsx";
import { errorAnalysisPaths } from "../paths.ts";
import type { ShownQuestion, ShownSum } from "../services/results/error-analysis-view.ts";
import { ShareBar } from "./share-bar.tsx";

/** `isNamed`: says which question it is of. */
type WrongProps = { question: ShownQuestion; isStudent: boolean; isNamed?: boolean };

/** The wrong answer most given, and what it shows. */
export function WrongAnswer({ question, isStudent, isNamed }: WrongProps) {
  const { schoolId = "" } = useParams();
  const { code, name, wrong } = question;
  if (!wrong) return null;
  const noun = answerNoun(wrong.answer).toLowerCase();
  const given = `${noun} ${answerName(wrong.answer)}`;
  return (
    <p className="mt-1 text-sm break-words text-muted">
      {isNamed && `${name}. `}
      {isStudent
        ? `Você marcou a ${given}`
        : `Mais marcada: ${given}, ${plural(wrong.count, "vez", "vezes")}`}
      {wrong.note ? `: “${wrong.note}”` : "."}{" "}
      {!isStudent && (
        <TextLink
          look="alone"
          to={errorAnalysisPaths.distractorNote(schoolId, code, wrong.answer)}
          aria-label={`O que a ${given} de ${name} revela?`}
          className="no-print"
        >
          {wrong.note ? "Editar" : "O que esta alternativa revela?"}
        </TextLink>
      )}
    </p>
  );
}

type SumsProps = { title: string; sums: readonly ShownSum[]; isStudent: boolean };

/** Topics or skills, the weakest first, each with its interval. */
export function AnalysedSums({ title, sums, isStudent }: SumsProps) {
  if (sums.length === 0) return null;
  return (
    <Section title={title}>
      <ul className="mt-2">
        {sums.map((sum) => (
          <li key={`${sum.subject} ${sum.id}`} className="border-b border-line py-3">
            <div className="grid gap-x-6 gap-y-1 md:grid-cols-2">
              <p className="min-w-0 font-medium break-words">
                {sum.name} <span className="text-sm font-normal text-muted">{sum.subject}</span>
              </p>
              <ShareBar {...sum} />
            </div>
            {sum.question?.wrong && <WrongAnswer question={sum.question} isStudent={isStudent} isNamed />}
          </li>
        ))}
      </ul>
    </Section>
  );
}

import { Link, useParams } from "@remix-run/react";
import { answerName, answerNoun } from "#app/domain/questions/check-answer.ts";
import { errorAnalysisPaths } from "#app/paths/error-analysis.ts";
import type { ShownQuestion, ShownSum } from "#app/services/assessments/error-analysis-view.ts";
import { plural } from "#app/text/format.ts";
import { ShareBar } from "./share-bar.tsx";

/** The wrong answer most given, and what it shows. */
export function WrongAnswer({ question, isStudent }: { question: ShownQuestion; isStudent: boolean }) {
  const { schoolId = "" } = useParams();
  const { code, name, wrong } = question;
  if (!wrong) return null;
  const noun = answerNoun(wrong.answer).toLowerCase();
  const given = `${noun} ${answerName(wrong.answer)}`;
  return (
    <p className="mt-1 text-sm break-words text-muted">
      {isStudent
        ? `Você marcou a ${given}`
        : `Mais marcada: ${given}, ${plural(wrong.count, "vez", "vezes")}`}
      {wrong.note ? `: “${wrong.note}”` : "."}{" "}
      {!isStudent && (
        <Link
          to={errorAnalysisPaths.distractorNote(schoolId, code, wrong.answer)}
          className="inline-flex min-h-11 items-center text-link underline no-print"
          aria-label={`O que a ${given} de ${name} revela?`}
        >
          {wrong.note ? "Editar" : "O que esta alternativa revela?"}
        </Link>
      )}
    </p>
  );
}

type SumsProps = { title: string; sums: readonly ShownSum[]; isStudent: boolean };

/** Topics or skills, the weakest first, each with its interval. */
export function AnalysedSums({ title, sums, isStudent }: SumsProps) {
  if (sums.length === 0) return null;
  return (
    <section className="mt-8">
      <h2 className="text-xl font-bold">{title}</h2>
      <ul className="mt-2">
        {sums.map((sum) => (
          <li key={`${sum.subject} ${sum.id}`} className="border-b border-line py-3">
            <div className="grid gap-x-6 gap-y-1 md:grid-cols-2">
              <p className="min-w-0 font-medium break-words">
                {sum.name} <span className="text-sm font-normal text-muted">{sum.subject}</span>
              </p>
              <ShareBar {...sum} />
            </div>
            {sum.question?.wrong && (
              <>
                <p className="mt-1 text-sm text-muted">Na {sum.question.name}:</p>
                <WrongAnswer question={sum.question} isStudent={isStudent} />
              </>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

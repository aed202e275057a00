import { Link } from "@remix-run/react";
import { markingPaths } from "../../paths.ts";
import type { LoadedMarking } from "../../services/load-marking.server.ts";

type LinksProps = { schoolId: string; marking: LoadedMarking };

/** The open questions with how far their marking is. */
export function OpenQuestionLinks({
  schoolId,
  marking: { id, questions, question, differing, rule },
}: LinksProps) {
  const look = (isCurrent: boolean) =>
    `inline-flex min-h-11 items-center rounded-control border px-3 no-underline ${isCurrent ? "border-primary bg-primary-soft font-semibold text-text" : "border-line-strong text-text"}`;
  return (
    <nav aria-label="Questões abertas" className="mt-4 flex flex-wrap gap-2">
      {questions.map(({ place, answers, marked }) => {
        const isCurrent = place === question?.place && !differing;
        return (
          <Link
            key={place}
            to={markingPaths.marking(schoolId, id, { questao: String(place) })}
            aria-current={isCurrent ? "page" : undefined}
            className={look(isCurrent)}
          >
            Questão {place + 1}: {marked} de {answers}
          </Link>
        );
      })}
      {rule.markers === 2 && question && (
        <Link
          to={markingPaths.marking(schoolId, id, { questao: String(question.place), ver: "diferencas" })}
          aria-current={differing ? "page" : undefined}
          className={look(differing)}
        >
          Diferenças
        </Link>
      )}
    </nav>
  );
}

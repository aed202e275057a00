import { Link } from "@remix-run/react";
import { ArrowRight } from "lucide-react";
import { QuestionLink } from "#app/features/lists/components/question-link.tsx";
import { Icon } from "#app/platform/ui/components/icon.tsx";
import { onIntent } from "#app/platform/ui/hooks/can-prefetch.ts";
import type { HomeView } from "../../services/home-view.server.ts";

/** Unanswered questions. */
export function HomeSuggestions({
  suggestions,
  isNew,
}: {
  suggestions: HomeView["suggestions"];
  isNew: boolean;
}) {
  const { subject, questions, address } = suggestions;
  const title = isNew || !subject ? "Comece por uma destas" : `Mais ${subject} para você`;
  return (
    <section aria-labelledby="sugestoes" className="mt-8">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h2 id="sugestoes" className="text-xl font-semibold tracking-tight">
          {title}
        </h2>
        <Link
          to={address}
          prefetch={onIntent()}
          className="inline-flex min-h-11 items-center gap-1.5 font-medium text-link underline-offset-4 hover:underline"
        >
          Ver todas<span className="sr-only"> as questões não respondidas</span>
          <Icon as={ArrowRight} size={18} />
        </Link>
      </div>
      {questions.length === 0 ? (
        <p className="card mt-2 p-5 text-muted">
          {subject
            ? `Não há outras questões de ${subject} depois da última que você respondeu. Veja todas as que ainda faltam.`
            : "O acervo ainda não tem questões."}
        </p>
      ) : (
        <ul className="mt-2 grid gap-3 lg:grid-cols-2">
          {questions.map((question) => (
            <li key={question.heading.code} className="*:h-full lg:last:odd:col-span-2">
              <QuestionLink question={question} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

import { ArrowRight } from "lucide-react";
import { QuestionLink } from "#app/features/lists/components/question-link.tsx";
import { Empty } from "#app/platform/ui/components/empty.tsx";
import { Icon } from "#app/platform/ui/components/icon.tsx";
import { Heading } from "#app/platform/ui/components/part.tsx";
import { TextLink } from "#app/platform/ui/components/text-link.tsx";
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
        <Heading id="sugestoes">{title}</Heading>
        <TextLink look="alone" to={address} prefetch={onIntent()}>
          Ver todas<span className="sr-only"> as questões não respondidas</span>
          <Icon as={ArrowRight} size={18} />
        </TextLink>
      </div>
      {questions.length === 0 ? (
        <Empty>
          {subject
            ? `Não há outras questões de ${subject} depois da última que você respondeu. Veja todas as que ainda faltam.`
            : "O acervo ainda não tem questões."}
        </Empty>
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

import { QuestionLink } from "#app/components/questions/question-link.tsx";
import type { ListedQuestion } from "#app/domain/questions/listed-question.ts";
import { useRouteData } from "#app/hooks/ui/use-route-data.ts";

/** Optional: hidden on failure. */
export function SimilarList({ address }: { address: string }) {
  const { data } = useRouteData<{ questions: ListedQuestion[] }>(address);
  if (!data || data.questions.length === 0) return null;
  return (
    <section aria-labelledby="parecidas" className="mt-8">
      <h2 id="parecidas" className="text-lg font-semibold">
        Parecidas com esta
      </h2>
      <ul className="mt-3 space-y-3">
        {data.questions.map((question) => (
          <li key={question.heading.code}>
            <QuestionLink question={question} />
          </li>
        ))}
      </ul>
    </section>
  );
}

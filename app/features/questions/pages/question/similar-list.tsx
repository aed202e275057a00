import type { ListedQuestion } from "#app/features/bank/domain/listed-question.ts";
import { RecommendedStudies } from "#app/features/library/components/recommended-studies.tsx";
import type { RecommendedStudy } from "#app/features/library/services/recommended-studies.server.ts";
import { QuestionLink } from "#app/features/lists/components/question-link.tsx";
import { useRouteData } from "#app/platform/requests/hooks/use-route-data.ts";
import { Section } from "#app/platform/ui/components/section.tsx";

type Found = { questions: ListedQuestion[]; materials: RecommendedStudy[] };

/** Materials of the question's topics, and questions like it. Optional: hidden on failure. `isWrong`: it was answered wrong. */
export function SimilarList({ address, isWrong }: { address: string; isWrong: boolean }) {
  const { data } = useRouteData<Found>(address);
  if (!data) return null;
  return (
    <>
      <RecommendedStudies
        title={isWrong ? "Para rever este assunto" : "Para estudar este assunto"}
        materials={data.materials}
      />
      {data.questions.length > 0 && <SimilarQuestions questions={data.questions} />}
    </>
  );
}

function SimilarQuestions({ questions }: Pick<Found, "questions">) {
  return (
    <Section title="Parecidas com esta">
      <ul className="mt-3 space-y-3">
        {questions.map((question) => (
          <li key={question.heading.code}>
            <QuestionLink question={question} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

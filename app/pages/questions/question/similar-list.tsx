import { RecommendedStudies } from "#app/components/library/recommended-studies.tsx";
import { QuestionLink } from "#app/components/questions/question-link.tsx";
import type { ListedQuestion } from "#app/domain/questions/listed-question.ts";
import { useRouteData } from "#app/hooks/ui/use-route-data.ts";
import type { RecommendedStudy } from "#app/services/materials/recommended-studies.server.ts";

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
    <section aria-labelledby="parecidas" className="mt-8">
      <h2 id="parecidas" className="text-lg font-semibold">
        Parecidas com esta
      </h2>
      <ul className="mt-3 space-y-3">
        {questions.map((question) => (
          <li key={question.heading.code}>
            <QuestionLink question={question} />
          </li>
        ))}
      </ul>
    </section>
  );
}

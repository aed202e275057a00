import { Link } from "@remix-run/react";
import {
  EXTRA_POINTS_WHEN_CORRECT,
  POINTS_PER_ANSWER,
} from "#app/features/accounts/domain/progress/points.ts";
import { orderedExams, ownExams } from "#app/features/bank/domain/catalogue/featured-exams.ts";
import { searchPaths } from "#app/features/questions/paths.ts";
import { plural } from "#app/platform/text/format.ts";
import { ButtonLink } from "#app/platform/ui/components/button.tsx";
import { Section } from "#app/platform/ui/components/section.tsx";
import { onIntent } from "#app/platform/ui/hooks/can-prefetch.ts";

/** For students without answers. */
export function FirstSteps({ courses }: { courses: readonly string[] }) {
  const [own] = ownExams(courses);
  const right = POINTS_PER_ANSWER + EXTRA_POINTS_WHEN_CORRECT;
  return (
    <Section
      card
      title={own ? `Comece pela sua prova: ${own.name}` : "Qual prova você vai fazer?"}
      className="flex h-full flex-col"
    >
      <p className="mt-1 text-pretty text-muted">
        {own ? "Responda à primeira questão." : "Escolha uma e responda à primeira questão."} Cada resposta
        vale {plural(POINTS_PER_ANSWER, "ponto", "pontos")}; cada acerto, {right}.
      </p>
      <ul className="mt-4 flex flex-wrap gap-2">
        {orderedExams(courses).map(({ code, name }) => (
          <li key={code}>
            <Link
              to={searchPaths.institution(code)}
              prefetch={onIntent()}
              className="flex min-h-11 items-center rounded-full border border-line-strong bg-card px-4 text-[0.9375rem] font-medium hover:border-primary hover:text-link"
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
      <div className="mt-auto pt-5">
        <ButtonLink to={own ? searchPaths.institution(own.code) : searchPaths.search()} prefetch={onIntent()}>
          {own ? `Ver questões: ${own.name}` : "Ver todas as questões"}
        </ButtonLink>
      </div>
    </Section>
  );
}

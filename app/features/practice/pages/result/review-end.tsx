import { ButtonLink } from "#app/platform/ui/components/button.tsx";
import { reviewPaths } from "../../paths.ts";

/** After a review: what comes next. */
export function ReviewEnd({ review }: { review: { today: number; tomorrow: number } }) {
  const { today, tomorrow } = review;
  return (
    <section aria-label="Revisão" className="card mt-4 flex flex-wrap items-center gap-x-4 gap-y-3 p-5">
      <p role="status" className="flex-1 basis-56 text-lg font-semibold">
        {today > 0 ? `Ainda para hoje: ${today}.` : "Por hoje é isso."} Amanhã: {tomorrow}.
      </p>
      <ButtonLink to={reviewPaths.review()} look={today > 0 ? "primary" : "secondary"}>
        {today > 0 ? "Continuar revisando" : "Ver a revisão"}
      </ButtonLink>
    </section>
  );
}

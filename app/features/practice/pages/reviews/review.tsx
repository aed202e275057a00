import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Link, useLoaderData, useSearchParams } from "@remix-run/react";
import { ChevronRight } from "lucide-react";
import { redirectFor, requireAccess } from "#app/platform/context/require-access.server.ts";
import { usePageForm } from "#app/platform/forms/hooks/use-form.ts";
import { handleForm } from "#app/platform/forms/pages/handle-form.server.ts";
import { unlistedMeta } from "#app/platform/page/components/unlisted-meta.ts";
import { plural } from "#app/platform/text/format.ts";
import { dayInSaoPaulo } from "#app/platform/time/calendar.ts";
import { Icon } from "#app/platform/ui/components/icon.tsx";
import { PageHeading } from "#app/platform/ui/components/part.tsx";
import { type PlanField, readPlan } from "../../domain/reviews/plan-fields.ts";
import { practicePaths, reviewPaths } from "../../paths.ts";
import { loadReviews } from "../../services/reviews/load-reviews.server.ts";
import { startReview } from "../../services/reviews/start-review.server.ts";
import { updateReviewPlan } from "../../services/reviews/update-review-plan.server.ts";
import { DaysAhead } from "./review/days-ahead.tsx";
import { PlanForm } from "./review/plan-form.tsx";
import { Today } from "./review/today.tsx";

export const meta = unlistedMeta("Revisão");

/** Minutes of a short review. */
const SHORT = 10;

export async function loader(args: LoaderFunctionArgs) {
  const { deps, viewer } = requireAccess("signedIn", args);
  return json(await loadReviews(deps, viewer));
}

export async function action(args: ActionFunctionArgs) {
  const { deps, viewer } = requireAccess("signedIn", args);
  const started = async (minutes: number | null) =>
    redirectFor(practicePaths.session(await startReview(deps, viewer, minutes)));
  return handleForm<PlanField>(args.request, {
    start: () => started(null),
    short: () => started(SHORT),
    plan: async (form) => {
      const { plan, problems } = readPlan(form.text, dayInSaoPaulo(deps.now()));
      if (!plan) return { problems };
      await updateReviewPlan(deps, viewer, plan);
      return { done: true, message: "Pronto. Vale a partir da próxima resposta." };
    },
  });
}

export default function Review() {
  const reviews = useLoaderData<typeof loader>();
  const [query] = useSearchParams();
  const start = usePageForm({ intents: ["start", "short"] });
  const plan = usePageForm<PlanField>({ intents: ["plan"] });
  return (
    <div className="page-width max-w-2xl py-6">
      <PageHeading>Revisão</PageHeading>
      <p className="mt-1 text-muted">
        O que você errou ou marcou volta pouco antes de você esquecer. Só você vê.
      </p>
      <Today reviews={reviews} short={SHORT} form={start} />
      <OwnCards due={reviews.notesDue} />
      {reviews.all > 0 && <DaysAhead ahead={reviews.ahead} />}
      <PlanForm settings={reviews.settings} today={reviews.today} form={plan} isOpen={query.has("ajustes")} />
    </div>
  );
}

/** The way to one's own cards. `due`: counted up to 20. */
function OwnCards({ due }: { due: number }) {
  return (
    <Link
      to={reviewPaths.notes()}
      className="card mt-4 flex min-h-14 items-center gap-3 px-5 py-3 hover:border-primary"
    >
      <span className="min-w-0 flex-1">
        <span className="block font-semibold">Meus cartões</span>
        <span className="block text-sm text-muted">
          {due > 0
            ? `${plural(due, "cartão", "cartões")} para hoje`
            : "Escreva o que quer lembrar, com as suas palavras"}
        </span>
      </span>
      <Icon as={ChevronRight} className="shrink-0 text-muted" />
    </Link>
  );
}

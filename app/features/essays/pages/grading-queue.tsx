import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { requireAccess } from "#app/platform/context/require-access.server.ts";
import { handleForm } from "#app/platform/forms/pages/handle-form.server.ts";
import { unlistedMeta } from "#app/platform/page/components/unlisted-meta.ts";
import { Section } from "#app/platform/ui/components/section.tsx";
import { TextLink } from "#app/platform/ui/components/text-link.tsx";
import { GradingQueue } from "../components/grading/grading-queue.tsx";
import { gradingPaths } from "../paths.ts";
import { platformGrader } from "../services/grading/essay-grader.ts";
import { loadGradingQueue } from "../services/grading/load-grading.server.ts";
import { queueForms } from "./grading/grading-action.server.ts";

export const meta = unlistedMeta("Correção de redações");

export async function loader(args: LoaderFunctionArgs) {
  const { deps, viewer } = requireAccess("essayGrading", args);
  return json(await loadGradingQueue(deps, platformGrader(viewer)));
}

export async function action(args: ActionFunctionArgs) {
  const { deps, viewer } = requireAccess("essayGrading", args);
  return handleForm(args.request, queueForms(deps, platformGrader(viewer), gradingPaths.grading));
}

/** The team's queue of the platform's essays. */
export default function GradingQueuePage() {
  return (
    <GradingQueue
      queue={useLoaderData<typeof loader>()}
      desk={gradingPaths.grading}
      agreement={gradingPaths.agreement()}
    >
      <Section title="Calibração">
        <p className="mt-1 text-muted">
          Redações que já voltaram, para comparar os seus níveis com os de referência. Não mudam nota nenhuma.
        </p>
        <TextLink look="alone" to={gradingPaths.calibrations()}>
          Redações de calibração
        </TextLink>
      </Section>
    </GradingQueue>
  );
}

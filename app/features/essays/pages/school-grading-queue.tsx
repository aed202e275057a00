import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData, useParams } from "@remix-run/react";
import { schoolActor } from "#app/features/school/services/school-actor.ts";
import { requireAccess } from "#app/platform/context/require-access.server.ts";
import { handleForm } from "#app/platform/forms/pages/handle-form.server.ts";
import { unlistedMeta } from "#app/platform/page/components/unlisted-meta.ts";
import { GradingQueue } from "../components/grading/grading-queue.tsx";
import { gradingPaths } from "../paths.ts";
import { schoolGrader } from "../services/grading/essay-grader.ts";
import { loadGradingQueue } from "../services/grading/load-grading.server.ts";
import { queueForms } from "./grading/grading-action.server.ts";

export const meta = unlistedMeta("Correção de redações");

export async function loader(args: LoaderFunctionArgs) {
  const { deps, viewer, context } = requireAccess("schoolStudent", args);
  return json(
    await loadGradingQueue(deps, schoolGrader(schoolActor(viewer, args.params, context.requestId))),
  );
}

export async function action(args: ActionFunctionArgs) {
  const { deps, viewer, context } = requireAccess("schoolStudent", args);
  const actor = schoolActor(viewer, args.params, context.requestId);
  const desk = (num: number) => gradingPaths.schoolGrading(actor.schoolId, num);
  return handleForm(args.request, queueForms(deps, schoolGrader(actor), desk));
}

/** The queue of a school's essays, for its staff; of colleagues, for its students. */
export default function SchoolGradingQueue() {
  const { schoolId = "" } = useParams();
  return (
    <GradingQueue
      queue={useLoaderData<typeof loader>()}
      desk={(num) => gradingPaths.schoolGrading(schoolId, num)}
      agreement={gradingPaths.schoolAgreement(schoolId)}
    />
  );
}

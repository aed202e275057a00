import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData, useParams } from "@remix-run/react";
import { schoolActor } from "#app/features/school/services/school-actor.ts";
import { requireAccess } from "#app/platform/context/require-access.server.ts";
import { handleForm } from "#app/platform/forms/pages/handle-form.server.ts";
import { unlistedMeta } from "#app/platform/page/components/unlisted-meta.ts";
import { GradingPage } from "../components/grading/grading-page.tsx";
import { gradingPaths } from "../paths.ts";
import { schoolGrader } from "../services/grading/essay-grader.ts";
import { loadGrading } from "../services/grading/load-grading.server.ts";
import { deskForms, gradingNumber } from "./grading/grading-action.server.ts";

export const meta = unlistedMeta<typeof loader>((data) =>
  data ? `Corrigir ${data.theme}` : "Corrigir redação",
);

export async function loader(args: LoaderFunctionArgs) {
  const { deps, viewer, context } = requireAccess("schoolStudent", args);
  const actor = schoolActor(viewer, args.params, context.requestId);
  return json(await loadGrading(deps, schoolGrader(actor), gradingNumber(args.params.gradingId)));
}

export async function action(args: ActionFunctionArgs) {
  const { deps, viewer, context } = requireAccess("schoolStudent", args);
  const num = gradingNumber(args.params.gradingId);
  const actor = schoolActor(viewer, args.params, context.requestId);
  const queue = gradingPaths.schoolQueue(actor.schoolId);
  return handleForm(args.request, deskForms(deps, schoolGrader(actor), { num, queue }));
}

/** An essay of a school at the desk of one of its staff. */
export default function SchoolGrading() {
  const { schoolId = "" } = useParams();
  const place = {
    queue: gradingPaths.schoolQueue(schoolId),
    desk: (num: number) => gradingPaths.schoolGrading(schoolId, num),
  };
  return <GradingPage grading={useLoaderData<typeof loader>()} place={place} />;
}

import {
  type ActionFunctionArgs,
  json,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/cloudflare";
import { useLoaderData, useParams } from "@remix-run/react";
import { requireAccess } from "#app/access/require-access.server.ts";
import { GradingPage } from "#app/components/essays/grading/grading-page.tsx";
import { gradingPaths } from "#app/paths/grading.ts";
import { schoolGrader } from "#app/services/essays/essay-grader.ts";
import { openGrading } from "#app/services/essays/open-grading.server.ts";
import { schoolActor } from "#app/services/school/school-actor.ts";
import { pageTitle } from "#app/text/product.ts";
import { handleForm } from "../handle-form.server.ts";
import { deskForms, gradingNumber } from "./grading/grading-action.server.ts";

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: pageTitle(data ? `Corrigir ${data.theme}` : "Corrigir redação") },
  { name: "robots", content: "noindex" },
];

export async function loader(args: LoaderFunctionArgs) {
  const { deps, viewer, context } = requireAccess("schoolStudent", args);
  const actor = schoolActor(viewer, args.params, context.requestId);
  return json(await openGrading(deps, schoolGrader(actor), gradingNumber(args.params.gradingId)));
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
    route: "pages/essays/school-grading",
  };
  return <GradingPage grading={useLoaderData<typeof loader>()} place={place} />;
}

import {
  type ActionFunctionArgs,
  json,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { requireAccess } from "#app/access/require-access.server.ts";
import { GradingPage } from "#app/components/essays/grading/grading-page.tsx";
import { gradingPaths } from "#app/paths/grading.ts";
import { platformGrader } from "#app/services/essays/essay-grader.ts";
import { openGrading } from "#app/services/essays/open-grading.server.ts";
import { pageTitle } from "#app/text/product.ts";
import { handleForm } from "../handle-form.server.ts";
import { deskForms, gradingNumber } from "./grading/grading-action.server.ts";

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: pageTitle(data ? `Corrigir ${data.theme}` : "Corrigir redação") },
  { name: "robots", content: "noindex" },
];

export async function loader(args: LoaderFunctionArgs) {
  const { deps, viewer } = requireAccess("essayGrading", args);
  return json(await openGrading(deps, platformGrader(viewer), gradingNumber(args.params.gradingId)));
}

export async function action(args: ActionFunctionArgs) {
  const { deps, viewer } = requireAccess("essayGrading", args);
  const num = gradingNumber(args.params.gradingId);
  return handleForm(
    args.request,
    deskForms(deps, platformGrader(viewer), { num, queue: gradingPaths.queue() }),
  );
}

const place = { queue: gradingPaths.queue(), desk: gradingPaths.grading, route: "pages/essays/grading" };

/** An essay of the platform at its grader's desk. */
export default function Grading() {
  return <GradingPage grading={useLoaderData<typeof loader>()} place={place} />;
}

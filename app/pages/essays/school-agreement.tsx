import { json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData, useParams } from "@remix-run/react";
import { requireAccess } from "#app/access/require-access.server.ts";
import { AgreementPage } from "#app/components/essays/grading/agreement-page.tsx";
import { gradingPaths } from "#app/paths/grading.ts";
import { schoolGrader } from "#app/services/essays/essay-grader.ts";
import { openAgreement } from "#app/services/essays/open-agreement.server.ts";
import { schoolActor } from "#app/services/school/school-actor.ts";
import { pageTitle } from "#app/text/product.ts";

export const meta: MetaFunction = () => [
  { title: pageTitle("Concordância entre corretores") },
  { name: "robots", content: "noindex" },
];

export async function loader(args: LoaderFunctionArgs) {
  const { deps, viewer, context } = requireAccess("schoolManagement", args);
  const actor = schoolActor(viewer, args.params, context.requestId);
  return json(await openAgreement(deps, schoolGrader(actor)));
}

/** How a school's graders agree. */
export default function SchoolAgreement() {
  const { schoolId = "" } = useParams();
  return (
    <AgreementPage agreement={useLoaderData<typeof loader>()} queue={gradingPaths.schoolQueue(schoolId)} />
  );
}

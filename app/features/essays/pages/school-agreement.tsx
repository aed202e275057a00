import { json, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData, useParams } from "@remix-run/react";
import { schoolActor } from "#app/features/school/services/school-actor.ts";
import { requireAccess } from "#app/platform/context/require-access.server.ts";
import { unlistedMeta } from "#app/platform/page/components/unlisted-meta.ts";
import { AgreementPage } from "../components/grading/agreement-page.tsx";
import { gradingPaths } from "../paths.ts";
import { schoolGrader } from "../services/grading/essay-grader.ts";
import { loadAgreement } from "../services/grading/load-agreement.server.ts";

export const meta = unlistedMeta("Concordância entre corretores");

export async function loader(args: LoaderFunctionArgs) {
  const { deps, viewer, context } = requireAccess("schoolManagement", args);
  const actor = schoolActor(viewer, args.params, context.requestId);
  return json(await loadAgreement(deps, schoolGrader(actor)));
}

/** How a school's graders agree. */
export default function SchoolAgreement() {
  const { schoolId = "" } = useParams();
  return (
    <AgreementPage agreement={useLoaderData<typeof loader>()} queue={gradingPaths.schoolQueue(schoolId)} />
  );
}

import { json, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { requireAccess } from "#app/platform/context/require-access.server.ts";
import { unlistedMeta } from "#app/platform/page/components/unlisted-meta.ts";
import { AgreementPage } from "../components/grading/agreement-page.tsx";
import { gradingPaths } from "../paths.ts";
import { platformGrader } from "../services/grading/essay-grader.ts";
import { loadAgreement } from "../services/grading/load-agreement.server.ts";

export const meta = unlistedMeta("Concordância entre corretores");

export async function loader(args: LoaderFunctionArgs) {
  const { deps, viewer } = requireAccess("essayCoordination", args);
  return json(await loadAgreement(deps, platformGrader(viewer)));
}

/** How the team's graders agree. */
export default function GradingAgreement() {
  return <AgreementPage agreement={useLoaderData<typeof loader>()} queue={gradingPaths.queue()} />;
}

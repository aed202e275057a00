import { json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { requireAccess } from "#app/access/require-access.server.ts";
import { AgreementPage } from "#app/components/essays/grading/agreement-page.tsx";
import { gradingPaths } from "#app/paths/grading.ts";
import { platformGrader } from "#app/services/essays/essay-grader.ts";
import { openAgreement } from "#app/services/essays/open-agreement.server.ts";
import { pageTitle } from "#app/text/product.ts";

export const meta: MetaFunction = () => [
  { title: pageTitle("Concordância entre corretores") },
  { name: "robots", content: "noindex" },
];

export async function loader(args: LoaderFunctionArgs) {
  const { deps, viewer } = requireAccess("essayCoordination", args);
  return json(await openAgreement(deps, platformGrader(viewer)));
}

/** How the team's graders agree. */
export default function GradingAgreement() {
  return <AgreementPage agreement={useLoaderData<typeof loader>()} queue={gradingPaths.queue()} />;
}

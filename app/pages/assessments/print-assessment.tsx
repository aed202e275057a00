import { json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { requireAccess } from "#app/access/require-access.server.ts";
import { PaperPage } from "#app/components/paper/paper-page.tsx";
import { asksForKey } from "#app/domain/paper/paper-options.ts";
import { openAssessmentPaper } from "#app/services/paper/open-assessment-paper.server.ts";
import { schoolActor } from "#app/services/school/school-actor.ts";
import { pageTitle } from "#app/text/product.ts";
import { paperLinks } from "../paper/paper-links.ts";

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: pageTitle(`Imprimir ${data?.title ?? "simulado"}`) },
  { name: "robots", content: "noindex" },
];

export const links = paperLinks;

export { keyChanged as shouldRevalidate } from "#app/components/paper/key-changed.ts";

export async function loader(args: LoaderFunctionArgs) {
  const { deps, viewer, context } = requireAccess("schoolTeacher", args);
  const withKey = asksForKey(new URL(args.request.url).searchParams);
  const actor = schoolActor(viewer, args.params, context.requestId);
  return json(await openAssessmentPaper(deps, actor, { id: args.params.assessmentId ?? "", withKey }));
}

export default function PrintAssessment() {
  return <PaperPage paper={useLoaderData<typeof loader>()} backLabel="Voltar ao simulado" />;
}

import { json, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { PaperPage } from "#app/features/bank/components/paper/paper-page.tsx";
import { asksForKey } from "#app/features/bank/domain/paper/paper-options.ts";
import { paperLinks } from "#app/features/bank/pages/paper-links.ts";
import { schoolActor } from "#app/features/school/services/school-actor.ts";
import { requireAccess } from "#app/platform/context/require-access.server.ts";
import { unlistedMeta } from "#app/platform/page/components/unlisted-meta.ts";
import { loadAssessmentPaper } from "../services/making/load-assessment-paper.server.ts";

export const meta = unlistedMeta<typeof loader>((data) => `Imprimir ${data?.title ?? "simulado"}`);

export const links = paperLinks;

export { keyChanged as shouldRevalidate } from "#app/features/bank/components/paper/key-changed.ts";

export async function loader(args: LoaderFunctionArgs) {
  const { deps, viewer, context } = requireAccess("schoolTeacher", args);
  const withKey = asksForKey(new URL(args.request.url).searchParams);
  const actor = schoolActor(viewer, args.params, context.requestId);
  return json(await loadAssessmentPaper(deps, actor, { id: args.params.assessmentId ?? "", withKey }));
}

export default function PrintAssessment() {
  return <PaperPage paper={useLoaderData<typeof loader>()} backLabel="Voltar ao simulado" />;
}

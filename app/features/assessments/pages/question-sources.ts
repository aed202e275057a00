import { json, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { schoolActor } from "#app/features/school/services/school-actor.ts";
import { requireAccess } from "#app/platform/context/require-access.server.ts";
import { drawForAssessment, loadQuestionSources } from "../services/making/load-sources.server.ts";

/** Characters of a blueprint: twelve lines. */
const LONGEST = 8000;

/** For the page that makes an assessment: past exams of an institution (`instituicao`) and blueprints, or codes drawn (`sortear`). */
export async function loader(args: LoaderFunctionArgs) {
  const { deps, viewer, context } = requireAccess("schoolTeacher", args);
  const { searchParams } = new URL(args.request.url);
  const actor = schoolActor(viewer, args.params, context.requestId);
  const blueprint = searchParams.get("sortear");
  if (blueprint !== null)
    return json({ codes: await drawForAssessment(deps, actor, blueprint.slice(0, LONGEST)) });
  return json(await loadQuestionSources(deps, actor, searchParams.get("instituicao") ?? ""));
}

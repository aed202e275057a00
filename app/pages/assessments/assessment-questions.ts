import { json, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { requireAccess } from "#app/access/require-access.server.ts";
import { MOST_QUESTIONS } from "#app/domain/assessments/assessment.ts";
import { questionsOfSource } from "#app/services/assessments/open-making.server.ts";
import { schoolActor } from "#app/services/school/school-actor.ts";
import { readQuestionSource } from "./create-assessment/question-source.ts";

/** Questions in full text for the page that makes an assessment: by codes, of a search, a list or an earlier assessment. */
export async function loader(args: LoaderFunctionArgs) {
  const { deps, viewer, context } = requireAccess("schoolTeacher", args);
  const { searchParams } = new URL(args.request.url);
  const wanted = searchParams.get("quantas") ?? "";
  const count = /^\d{1,3}$/.test(wanted) ? Math.min(Number(wanted), MOST_QUESTIONS) : MOST_QUESTIONS;
  const actor = schoolActor(viewer, args.params, context.requestId);
  const found = await questionsOfSource(deps, actor, { source: readQuestionSource(searchParams), count });
  return json({ questions: found.map(({ ord: _, ...question }) => question) });
}

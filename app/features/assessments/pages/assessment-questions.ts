import { json, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { schoolActor } from "#app/features/school/services/school-actor.ts";
import { requireAccess } from "#app/platform/context/require-access.server.ts";
import { MOST_QUESTIONS } from "../domain/assessment.ts";
import { questionsOfSource } from "../services/making/load-making.server.ts";
import { readQuestionSource } from "./create-assessment/sources/question-source.ts";

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

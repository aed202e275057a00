import { json, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { QUESTIONS_AT_ONCE } from "#app/features/practice/domain/session.ts";
import { schoolActor } from "#app/features/school/services/school-actor.ts";
import { requireAccess } from "#app/platform/context/require-access.server.ts";
import { loadSitting } from "../services/sitting/load-sitting.server.ts";

/** The questions of the own sitting under way, for use without a network; none for anybody else. */
export async function loader(args: LoaderFunctionArgs) {
  const { deps, viewer, context } = requireAccess("schoolStudent", args);
  const actor = schoolActor(viewer, args.params, context.requestId);
  const from = Number(new URL(args.request.url).searchParams.get("de")) || 0;
  const { sitting } = await loadSitting(deps, actor, args.params.assessmentId ?? "");
  const questions = sitting?.questions ?? [];
  return json({
    questions: questions.filter(({ position }) => position >= from && position < from + QUESTIONS_AT_ONCE),
  });
}

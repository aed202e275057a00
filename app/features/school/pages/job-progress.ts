import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { requireAccess } from "#app/platform/context/require-access.server.ts";
import { handleForm } from "#app/platform/forms/pages/handle-form.server.ts";
import { schoolActor } from "../services/school-actor.ts";
import { readJobProgress, stepSchoolJob } from "../services/school-jobs.server.ts";

/** For the ring of the top bar. A post runs the job's next step. */
export async function loader(args: LoaderFunctionArgs) {
  const { deps, viewer, context } = requireAccess("schoolManagement", args);
  const actor = schoolActor(viewer, args.params, context.requestId);
  return json(await readJobProgress(deps, actor, args.params.jobId ?? ""));
}

export function action(args: ActionFunctionArgs) {
  const { deps, viewer, context } = requireAccess("schoolManagement", args);
  const actor = schoolActor(viewer, args.params, context.requestId);
  return handleForm(args.request, {
    continue: async () => ({
      done: true,
      progress: await stepSchoolJob(deps, actor, args.params.jobId ?? ""),
    }),
  });
}

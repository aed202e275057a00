import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { requireAccess } from "#app/access/require-access.server.ts";
import { schoolActor } from "#app/services/school/school-actor.ts";
import { readJobProgress, stepSchoolJob } from "#app/services/school/school-jobs.server.ts";
import { handleForm } from "../handle-form.server.ts";

/** For the ring of the top bar. A post takes the job on. */
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

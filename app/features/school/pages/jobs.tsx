import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { redirectFor, requireAccess } from "#app/platform/context/require-access.server.ts";
import { handleForm } from "#app/platform/forms/pages/handle-form.server.ts";
import { JobList } from "#app/platform/jobs/components/job-list.tsx";
import { readBefore } from "#app/platform/lists/pages/before.ts";
import { SchoolFrame } from "#app/platform/page/components/school-frame.tsx";
import { unlistedMeta } from "#app/platform/page/components/unlisted-meta.ts";
import { schoolPaths } from "../paths.ts";
import { schoolActor } from "../services/school-actor.ts";
import { cancelSchoolJob, listSchoolJobs, stepSchoolJob } from "../services/school-jobs.server.ts";

export const meta = unlistedMeta("Trabalhos");

export async function loader(args: LoaderFunctionArgs) {
  const { deps } = requireAccess("schoolManagement", args);
  const { schoolId = "" } = args.params;
  return json(await listSchoolJobs(deps, schoolId, readBefore(new URL(args.request.url).searchParams)));
}

export function action(args: ActionFunctionArgs) {
  const { deps, viewer, context } = requireAccess("schoolManagement", args);
  const actor = schoolActor(viewer, args.params, context.requestId);
  return handleForm(args.request, {
    continue: async (form) => {
      await stepSchoolJob(deps, actor, form.text("job"));
      return redirectFor(schoolPaths.jobs(actor.schoolId));
    },
    cancel: async (form) => {
      await cancelSchoolJob(deps, actor, form.text("job"));
      return redirectFor(schoolPaths.jobs(actor.schoolId));
    },
  });
}

/** A school's long work. */
export default function Jobs() {
  const { school, jobs, next } = useLoaderData<typeof loader>();
  return (
    <SchoolFrame
      title="Trabalhos"
      back={{ to: schoolPaths.management(school.id), name: "Gestão Escolar" }}
      facts={school.name}
    >
      <JobList jobs={jobs} next={next} />
    </SchoolFrame>
  );
}

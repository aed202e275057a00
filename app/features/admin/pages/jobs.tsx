import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { redirectFor, requireAccess } from "#app/platform/context/require-access.server.ts";
import { handleForm } from "#app/platform/forms/pages/handle-form.server.ts";
import { JobList } from "#app/platform/jobs/components/job-list.tsx";
import { readBefore } from "#app/platform/lists/pages/before.ts";
import { AdminFrame } from "#app/platform/page/components/admin-frame.tsx";
import { unlistedMeta } from "#app/platform/page/components/unlisted-meta.ts";
import { adminPaths } from "../paths.ts";
import { cancelAnyJob, continueAnyJob, listAllJobs } from "../services/all-jobs.server.ts";

export const meta = unlistedMeta("Trabalhos");

export async function loader(args: LoaderFunctionArgs) {
  const { deps } = requireAccess("admin", args);
  return json(await listAllJobs(deps, readBefore(new URL(args.request.url).searchParams)));
}

export function action(args: ActionFunctionArgs) {
  const { deps, actor } = requireAccess("admin", args);
  return handleForm(args.request, {
    continue: async (form) => {
      await continueAnyJob(deps, actor, form.text("job"));
      return redirectFor(adminPaths.jobs());
    },
    cancel: async (form) => {
      await cancelAnyJob(deps, actor, form.text("job"));
      return redirectFor(adminPaths.jobs());
    },
  });
}

/** All long work of the platform and of its schools. */
export default function Jobs() {
  const { jobs, next } = useLoaderData<typeof loader>();
  return (
    <AdminFrame
      title="Trabalhos"
      lead="O que leva mais de um pedido: segue no servidor com a página fechada e continua de onde parou."
    >
      <JobList jobs={jobs} next={next} withSchool />
    </AdminFrame>
  );
}

import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { requireAccess } from "#app/platform/context/require-access.server.ts";
import { handleForm } from "#app/platform/forms/pages/handle-form.server.ts";
import { unlistedMeta } from "#app/platform/page/components/unlisted-meta.ts";
import { GradingPage } from "../components/grading/grading-page.tsx";
import { gradingPaths } from "../paths.ts";
import { markCalibration } from "../services/grading/calibrate.server.ts";
import { platformGrader } from "../services/grading/essay-grader.ts";
import { loadGrading } from "../services/grading/load-grading.server.ts";
import { deskForms, gradingNumber } from "./grading/grading-action.server.ts";

export const meta = unlistedMeta<typeof loader>((data) =>
  data ? `Corrigir ${data.theme}` : "Corrigir redação",
);

export async function loader(args: LoaderFunctionArgs) {
  const { deps, viewer } = requireAccess("essayGrading", args);
  return json(await loadGrading(deps, platformGrader(viewer), gradingNumber(args.params.gradingId)));
}

export async function action(args: ActionFunctionArgs) {
  const { deps, viewer } = requireAccess("essayGrading", args);
  const num = gradingNumber(args.params.gradingId);
  const grader = platformGrader(viewer);
  return handleForm(args.request, {
    ...deskForms(deps, grader, { num, queue: gradingPaths.queue() }),
    calibrate: async (form) => {
      await markCalibration(deps, grader, { num, marked: form.text("marked") === "1" });
      return { done: true };
    },
  });
}

const place = {
  queue: gradingPaths.queue(),
  desk: gradingPaths.grading,
};

/** An essay of the platform at its grader's desk. */
export default function Grading() {
  return <GradingPage grading={useLoaderData<typeof loader>()} place={place} />;
}

import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { requireAccess } from "#app/platform/context/require-access.server.ts";
import { handleForm } from "#app/platform/forms/pages/handle-form.server.ts";
import { SchoolFrame } from "#app/platform/page/components/school-frame.tsx";
import { unlistedMeta } from "#app/platform/page/components/unlisted-meta.ts";
import { CalibrationForm } from "../components/grading/calibration-form.tsx";
import { CalibrationRead } from "../components/grading/calibration-read.tsx";
import { MotivatingTexts } from "../components/motivating-texts.tsx";
import { profileOfTheme } from "../domain/grading/graded-essay.ts";
import { gradingPaths } from "../paths.ts";
import { finishCalibration, loadCalibration } from "../services/grading/calibrate.server.ts";
import { platformGrader } from "../services/grading/essay-grader.ts";
import { gradesIn, gradingNumber } from "./grading/grading-action.server.ts";

export const meta = unlistedMeta("Redação de calibração");

export async function loader(args: LoaderFunctionArgs) {
  const { deps, viewer } = requireAccess("essayGrading", args);
  const num = gradingNumber(args.params.calibrationId);
  return json(await loadCalibration(deps, platformGrader(viewer), num));
}

export async function action(args: ActionFunctionArgs) {
  const { deps, viewer } = requireAccess("essayGrading", args);
  const num = gradingNumber(args.params.calibrationId);
  return handleForm(args.request, {
    conclude: async (form) => {
      await finishCalibration(deps, platformGrader(viewer), { num, grades: gradesIn(form) });
      return { done: true };
    },
  });
}

/** A returned essay that its reader knows to be a calibration: levels first, then the reference beside them. */
export default function Calibration() {
  const { code, theme, command, texts, text, profile: id, read } = useLoaderData<typeof loader>();
  const profile = profileOfTheme(id);
  return (
    <SchoolFrame
      title={`Redação ${code.toUpperCase()}, de calibração`}
      back={{ to: gradingPaths.calibrations(), name: "Calibração de corretores" }}
      facts="Sem nome. A nota de quem escreveu não muda."
    >
      <div className="mt-4 grid gap-5 lg:grid-cols-[minmax(0,3fr)_minmax(21rem,2fr)]">
        <div className="min-w-0 space-y-3">
          <details className="card px-4">
            <summary className="flex min-h-11 items-center font-medium">Proposta: {theme}</summary>
            <MotivatingTexts texts={texts} command={command} />
          </details>
          <div className="card p-4 font-serif text-[1.0625rem] leading-8 whitespace-pre-wrap sm:p-6">
            {text}
          </div>
        </div>
        {read ? <CalibrationRead profile={profile} read={read} /> : <CalibrationForm profile={profile} />}
      </div>
    </SchoolFrame>
  );
}

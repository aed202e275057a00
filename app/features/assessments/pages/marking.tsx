import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData, useParams } from "@remix-run/react";
import { schoolActor } from "#app/features/school/services/school-actor.ts";
import { requireAccess } from "#app/platform/context/require-access.server.ts";
import { handleForm } from "#app/platform/forms/pages/handle-form.server.ts";
import { SchoolFrame } from "#app/platform/page/components/school-frame.tsx";
import { unlistedMeta } from "#app/platform/page/components/unlisted-meta.ts";
import { plural } from "#app/platform/text/format.ts";
import { AssessmentTabs } from "../components/assessment-tabs.tsx";
import { loadMarking } from "../services/load-marking.server.ts";
import { markingForms } from "./marking/marking-action.server.ts";
import { MarkingRuleForm } from "./marking/marking-rule-form.tsx";
import { MarkingWorkspace } from "./marking/marking-workspace.tsx";
import { OpenQuestionLinks } from "./marking/open-question-links.tsx";

export const meta = unlistedMeta<typeof loader>((data) => (data ? `Corrigir ${data.title}` : "Corrigir"));

function numberIn(text: string | null): number | null {
  return text !== null && /^\d{1,6}$/.test(text) ? Number(text) : null;
}

export async function loader(args: LoaderFunctionArgs) {
  const { deps, viewer, context } = requireAccess("schoolTeacher", args);
  const actor = schoolActor(viewer, args.params, context.requestId);
  const { searchParams } = new URL(args.request.url);
  const marking = await loadMarking(deps, actor, {
    id: args.params.assessmentId ?? "",
    place: numberIn(searchParams.get("questao")),
    from: numberIn(searchParams.get("de")) ?? 0,
    differing: searchParams.get("ver") === "diferencas",
  });
  return json({ ...marking, userId: viewer.id });
}

export function action(args: ActionFunctionArgs) {
  const { deps, viewer, context } = requireAccess("schoolTeacher", args);
  const actor = schoolActor(viewer, args.params, context.requestId);
  return handleForm(args.request, markingForms(deps, actor, args.params.assessmentId ?? ""));
}

/** One question, all its answers, nameless (R-SCHOOL-20). */
export default function Marking() {
  const marking = useLoaderData<typeof loader>();
  const { schoolId = "" } = useParams();
  const { id, title, questions, question } = marking;
  const waiting = questions.reduce((sum, { answers, marked }) => sum + answers - marked, 0);
  return (
    <SchoolFrame
      title={title}
      facts={
        questions.length === 0
          ? "Este simulado não tem questões abertas: a correção é automática."
          : waiting === 0
            ? "Nenhuma resposta aguarda correção. A nota sai quando você liberar, em Resultados."
            : `${plural(waiting, "resposta espera", "respostas esperam")} correção. Ninguém vê nota antes de você liberar.`
      }
    >
      <AssessmentTabs schoolId={schoolId} assessmentId={id} tab="mark" />
      <OpenQuestionLinks schoolId={schoolId} marking={marking} />
      {question && (
        <MarkingWorkspace
          key={`${question.place} ${marking.differing}`}
          schoolId={schoolId}
          marking={marking}
          question={question}
        />
      )}
      {marking.decides && questions.length > 0 && <MarkingRuleForm rule={marking.rule} />}
    </SchoolFrame>
  );
}

import {
  type ActionFunctionArgs,
  json,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/cloudflare";
import { type ShouldRevalidateFunction, useLoaderData } from "@remix-run/react";
import { loadEssayTask } from "#app/features/essays/services/tasks/load-essay-task.server.ts";
import { schoolActor } from "#app/features/school/services/school-actor.ts";
import { requireAccess } from "#app/platform/context/require-access.server.ts";
import { handleForm } from "#app/platform/forms/pages/handle-form.server.ts";
import { pageTitle } from "#app/platform/text/product.ts";
import { loadAssessmentToMake, loadNewAssessment } from "../services/making/load-making.server.ts";
import { AssessmentEditor } from "./create-assessment/assessment-editor.tsx";
import {
  essayTaskForms,
  makingForms,
  taskFieldOf,
} from "./create-assessment/create-assessment-action.server.ts";
import { EssayTaskForm } from "./create-assessment/essay-task/essay-task-form.tsx";
import { NewAssessmentForm } from "./create-assessment/new-assessment-form.tsx";
import { readQuestionSource } from "./create-assessment/sources/question-source.ts";

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  {
    title: pageTitle(
      data?.essay
        ? "Criar Redação"
        : data?.making?.assessment
          ? `Montar ${data.making.assessment.content.title}`
          : "Criar Simulado",
    ),
  },
  { name: "robots", content: "noindex" },
];

export async function loader(args: LoaderFunctionArgs) {
  const { deps, viewer, context } = requireAccess("schoolTeacher", args);
  const { searchParams } = new URL(args.request.url);
  const actor = schoolActor(viewer, args.params, context.requestId);
  if (searchParams.get("redacao") === "true") {
    const essay = await loadEssayTask(deps, actor, searchParams.get("tarefa")?.slice(0, 64) ?? null);
    return json({ essay, making: null });
  }
  const id = searchParams.get("avaliacao");
  const source = { ...readQuestionSource(searchParams), count: searchParams.get("quantas") ?? "" };
  if (id === null)
    return json({
      essay: null,
      making: { ...(await loadNewAssessment(deps, actor, source)), assessment: null, source },
    });
  const assessment = await loadAssessmentToMake(deps, actor, id);
  return json({ essay: null, making: { school: assessment.school, completes: false, assessment, source } });
}

export async function action(args: ActionFunctionArgs) {
  const { deps, viewer, context } = requireAccess("schoolTeacher", args);
  const actor = schoolActor(viewer, args.params, context.requestId);
  return handleForm<string, unknown>(
    args.request,
    { ...makingForms(deps, actor), ...essayTaskForms(deps, actor) },
    { "assessment-title-missing": "titulo", "assessment-window": "fim", ...taskFieldOf },
  );
}

/** The editor keeps its own state; changes by its other forms reload. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ formData, defaultShouldRevalidate }) =>
  formData?.get("intent") === "save" ? false : defaultShouldRevalidate;

export default function CreateAssessment() {
  const { essay, making } = useLoaderData<typeof loader>();
  if (essay) return <EssayTaskForm key={essay.task?.id ?? ""} opened={essay} />;
  const { school, completes, assessment, source } = making;
  if (!assessment) return <NewAssessmentForm {...{ school, source, completes }} />;
  return <AssessmentEditor key={assessment.id} assessment={assessment} />;
}

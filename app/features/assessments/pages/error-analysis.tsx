import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData, useParams } from "@remix-run/react";
import { institutionOf } from "#app/features/bank/domain/catalogue/institutions.ts";
import { readNotebookFilter } from "#app/features/notebooks/domain/notebook-filter.ts";
import { listNotebooks } from "#app/features/notebooks/services/list-notebooks.server.ts";
import { schoolActor } from "#app/features/school/services/school-actor.ts";
import { hasPage } from "#app/platform/access/has-page.ts";
import { requireAccess } from "#app/platform/context/require-access.server.ts";
import { FormMessage } from "#app/platform/forms/components/reply-message.tsx";
import { usePageForm } from "#app/platform/forms/hooks/use-form.ts";
import { handleForm } from "#app/platform/forms/pages/handle-form.server.ts";
import { SchoolFrame } from "#app/platform/page/components/school-frame.tsx";
import { unlistedMeta } from "#app/platform/page/components/unlisted-meta.ts";
import { plural } from "#app/platform/text/format.ts";
import { TextLink } from "#app/platform/ui/components/text-link.tsx";
import { AnalysedSums } from "../components/analysed-sums.tsx";
import { AnalysisFilters } from "../components/analysis-filters.tsx";
import { EvolutionList } from "../components/evolution-list.tsx";
import { MovingQuestions } from "../components/moving-questions.tsx";
import { analysisQuery, readAnalysisFilter } from "../domain/analysis/analysis-filter.ts";
import { FEWEST_QUESTIONS, SMALLEST_GROUP } from "../domain/analysis/share.ts";
import { assessmentPaths, errorAnalysisPaths } from "../paths.ts";
import { readErrorAnalysis } from "../services/results/read-error-analysis.server.ts";
import { movingForms } from "./error-analysis/error-analysis-action.server.ts";

export const meta = unlistedMeta<typeof loader>((data) =>
  data ? `Análise de Erros — ${data.school.name}` : "Análise de Erros",
);

export async function loader(args: LoaderFunctionArgs) {
  const { deps, viewer, context } = requireAccess("schoolStudent", args);
  const { searchParams } = new URL(args.request.url);
  const filter = readAnalysisFilter(searchParams);
  const actor = schoolActor(viewer, args.params, context.requestId);
  const wantsNotebooks = searchParams.get("caderno") === "escolher";
  const [page, desk] = await Promise.all([
    readErrorAnalysis(deps, actor, filter),
    wantsNotebooks ? listNotebooks(deps, actor, readNotebookFilter(new URLSearchParams()), null) : null,
  ]);
  const isStudent = page.role === "student";
  const notebooks = isStudent ? null : (desk?.notebooks.map(({ id, title }) => ({ id, title })) ?? null);
  const canAssess = !isStudent && hasPage(assessmentPaths.create(actor.schoolId));
  const target = institutionOf(filter.target)?.name ?? filter.target;
  return json({ ...page, filter, target, notebooks, canAssess });
}

export async function action(args: ActionFunctionArgs) {
  const { deps, viewer, context } = requireAccess("schoolStudent", args);
  return handleForm(args.request, movingForms(deps, schoolActor(viewer, args.params, context.requestId)));
}

type Loaded = ReturnType<typeof useLoaderData<typeof loader>>;

/** What to say first. */
function sentence({ role, chosen, student, analysis, small }: Loaded): string {
  if (small) return "Grupo pequeno: sem números, para proteger quem está nele.";
  if (analysis.assessments === 0)
    return role === "student"
      ? "Nada por aqui ainda: a análise nasce da primeira avaliação corrigida e liberada para você."
      : "Nada por aqui ainda: a análise nasce da primeira avaliação corrigida e liberada neste período.";
  const of = student ?? chosen;
  const who = role === "student" ? "Você erra" : of ? `${of.name} erra` : "A escola erra";
  const sure = analysis.topics.find(({ few }) => !few);
  return sure
    ? `${who} mais em ${sure.name}.`
    : "Ainda são poucas questões por assunto para dizer onde mais se erra.";
}

/** What to teach, or to study, tomorrow (R-SCHOOL-22). */
export default function ErrorAnalysisPage() {
  const page = useLoaderData<typeof loader>();
  const { role, chosen, student, classes, analysis, filter, small } = page;
  const { schoolId = "" } = useParams();
  const form = usePageForm({ intents: ["list", "block", "assessment"] });
  const isStudent = role === "student";
  const facts = student ? `${student.name}, ${page.school.name}` : page.school.name;
  const query = analysisQuery(filter);
  return (
    <SchoolFrame title="Análise de Erros" facts={isStudent ? "Só você vê esta página." : facts}>
      <AnalysisFilters
        key={JSON.stringify(filter)}
        filter={filter}
        choosesClass={!isStudent && !student}
        isManager={role === "manager"}
        classes={classes}
        chosen={chosen?.id ?? ""}
        subjects={analysis.subjects}
      />
      <FormMessage of={form} withProblems className="mt-4" />
      {student && (
        <TextLink
          look="alone"
          to={errorAnalysisPaths.errorAnalysis(schoolId, { ...query, estudante: null })}
          className="mt-3 no-print"
        >
          {role === "manager" ? "Ver a escola" : "Ver a turma"}
        </TextLink>
      )}
      <p className="mt-5 text-lg font-medium break-words">{sentence(page)}</p>
      {analysis.assessments > 0 && (
        <p className="mt-1 text-sm text-muted">
          {plural(analysis.assessments, "avaliação liberada", "avaliações liberadas")} no período. A barra é o
          intervalo em que o acerto deve estar (95%); o traço, o acerto medido. Por assunto e por habilidade,
          o intervalo conta que {student || isStudent ? "outras questões" : "outras questões e outros alunos"}{" "}
          dariam outro acerto, e só aparece o que teve ao menos {FEWEST_QUESTIONS} questões diferentes.
          Cadernos, listas e prática livre ficam fora da conta.
          {!isStudent && !student && ` Grupos com menos de ${SMALLEST_GROUP} estudantes também.`}
        </p>
      )}
      {!small && (
        <MovingQuestions
          questions={analysis.moving}
          isStudent={isStudent}
          target={page.target}
          about={(student ?? chosen)?.name ?? ""}
          toNotebooks={errorAnalysisPaths.errorAnalysis(schoolId, { ...query, caderno: "escolher" })}
          notebooks={page.notebooks}
          canAssess={page.canAssess}
        />
      )}
      <AnalysedSums title="Por assunto" sums={analysis.topics} isStudent={isStudent} />
      <AnalysedSums title="Por habilidade do INEP" sums={analysis.skills} isStudent={isStudent} />
      {analysis.points.length > 0 && <EvolutionList trend={analysis.trend} points={analysis.points} />}
    </SchoolFrame>
  );
}

import {
  type ActionFunctionArgs,
  json,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/cloudflare";
import { Link, useLoaderData, useParams } from "@remix-run/react";
import { hasPage } from "#app/access/has-page.ts";
import { requireAccess } from "#app/access/require-access.server.ts";
import { AnalysedSums } from "#app/components/assessments/analysed-sums.tsx";
import { AnalysisFilters } from "#app/components/assessments/analysis-filters.tsx";
import { EvolutionList } from "#app/components/assessments/evolution-list.tsx";
import { MovingQuestions } from "#app/components/assessments/moving-questions.tsx";
import { SchoolFrame } from "#app/components/school/school-frame.tsx";
import { FormMessage } from "#app/components/ui/reply-message.tsx";
import { analysisQuery, readAnalysisFilter } from "#app/domain/assessments/analysis/analysis-filter.ts";
import { FEWEST_QUESTIONS, SMALLEST_GROUP } from "#app/domain/assessments/analysis/share.ts";
import { institutionOf } from "#app/domain/catalogue/institutions.ts";
import { readNotebookFilter } from "#app/domain/notebooks/notebook-filter.ts";
import { usePageForm } from "#app/hooks/ui/use-form.ts";
import { assessmentPaths } from "#app/paths/assessments.ts";
import { errorAnalysisPaths } from "#app/paths/error-analysis.ts";
import { readErrorAnalysis } from "#app/services/assessments/read-error-analysis.server.ts";
import { listNotebooks } from "#app/services/notebooks/list-notebooks.server.ts";
import { schoolActor } from "#app/services/school/school-actor.ts";
import { plural } from "#app/text/format.ts";
import { pageTitle } from "#app/text/product.ts";
import { handleForm } from "../handle-form.server.ts";
import { movingForms } from "./error-analysis/error-analysis-action.server.ts";

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: pageTitle(data ? `Análise de Erros — ${data.school.name}` : "Análise de Erros") },
  { name: "robots", content: "noindex" },
];

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

/** What to teach, or to study, tomorrow (screens, Part 5). */
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
        <Link
          to={errorAnalysisPaths.errorAnalysis(schoolId, { ...query, estudante: null })}
          className="mt-3 inline-flex min-h-11 items-center text-link underline no-print"
        >
          {role === "manager" ? "Ver a escola" : "Ver a turma"}
        </Link>
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

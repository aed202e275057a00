import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData, useParams } from "@remix-run/react";
import { schoolActor } from "#app/features/school/services/school-actor.ts";
import { requireAccess } from "#app/platform/context/require-access.server.ts";
import { handleForm } from "#app/platform/forms/pages/handle-form.server.ts";
import { Pager } from "#app/platform/lists/components/pager.tsx";
import { SchoolFrame } from "#app/platform/page/components/school-frame.tsx";
import { unlistedMeta } from "#app/platform/page/components/unlisted-meta.ts";
import { ButtonLink } from "#app/platform/ui/components/button.tsx";
import { Empty } from "#app/platform/ui/components/empty.tsx";
import { TextLink } from "#app/platform/ui/components/text-link.tsx";
import { assessmentQuery, readAssessmentFilter } from "../domain/making/assessment-filter.ts";
import { assessmentPaths } from "../paths.ts";
import { listAssessments } from "../services/making/list-assessments.server.ts";
import { AssessmentFilters } from "./assessments/assessment-filters.tsx";
import { assessmentListForms } from "./assessments/assessments-action.server.ts";
import { StaffAssessments } from "./assessments/staff-assessments.tsx";
import { StudentAssessments } from "./assessments/student-assessments.tsx";

export const meta = unlistedMeta<typeof loader>((data) =>
  data ? `Simulados — ${data.school.name}` : "Simulados",
);

export async function loader(args: LoaderFunctionArgs) {
  const { deps, viewer, context } = requireAccess("schoolStudent", args);
  const { searchParams } = new URL(args.request.url);
  const filter = readAssessmentFilter(searchParams);
  const below = /^\d{1,15}$/.test(searchParams.get("antes") ?? "") ? Number(searchParams.get("antes")) : null;
  const actor = schoolActor(viewer, args.params, context.requestId);
  return json({ ...(await listAssessments(deps, actor, filter, below)), filter });
}

export async function action(args: ActionFunctionArgs) {
  const { deps, viewer, context } = requireAccess("schoolTeacher", args);
  return handleForm(
    args.request,
    assessmentListForms(deps, schoolActor(viewer, args.params, context.requestId)),
  );
}

export default function Assessments() {
  const { school, isStudent, made, taken, next, classes, filter } = useLoaderData<typeof loader>();
  const { schoolId = "" } = useParams();
  const query = assessmentQuery(filter);
  const isFiltered = Object.values(query).some((value) => value !== null);
  return (
    <SchoolFrame
      title="Simulados"
      facts={school.name}
      actions={!isStudent && <ButtonLink to={assessmentPaths.create(schoolId)}>Criar Simulado</ButtonLink>}
    >
      {isStudent ? (
        <StudentAssessments schoolId={schoolId} assessments={taken} />
      ) : (
        <>
          <AssessmentFilters filter={filter} classes={classes} />
          <StaffAssessments schoolId={schoolId} assessments={made} />
        </>
      )}
      {made.length + taken.length === 0 && (
        <Empty>
          {isFiltered ? (
            <>
              Nenhum simulado com esses filtros.{" "}
              <TextLink to={assessmentPaths.assessments(schoolId)}>Limpar filtros</TextLink>
            </>
          ) : isStudent ? (
            "Nenhum simulado marcado."
          ) : (
            "Nenhum simulado marcado. Crie o primeiro: das questões do banco, de uma lista ou das próprias da escola."
          )}
        </Empty>
      )}
      <Pager next={next} by="antes" />
    </SchoolFrame>
  );
}

import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData, useParams } from "@remix-run/react";
import { searchPaths } from "#app/features/questions/paths.ts";
import { schoolActor } from "#app/features/school/services/school-actor.ts";
import { requireAccess } from "#app/platform/context/require-access.server.ts";
import { handleForm } from "#app/platform/forms/pages/handle-form.server.ts";
import { Pager } from "#app/platform/lists/components/pager.tsx";
import { SchoolFrame } from "#app/platform/page/components/school-frame.tsx";
import { unlistedMeta } from "#app/platform/page/components/unlisted-meta.ts";
import { ButtonLink } from "#app/platform/ui/components/button.tsx";
import { Empty } from "#app/platform/ui/components/empty.tsx";
import { TextLink } from "#app/platform/ui/components/text-link.tsx";
import { NotebookAdmin } from "../components/notebook-admin.tsx";
import { NotebookCovers } from "../components/notebook-covers.tsx";
import { NotebookFilters } from "../components/notebook-filters.tsx";
import { notebookQuery, readNotebookFilter } from "../domain/notebook-filter.ts";
import { notebookPaths } from "../paths.ts";
import { listNotebooks } from "../services/list-notebooks.server.ts";
import { notebookForms } from "./notebooks/notebooks-action.server.ts";

export const meta = unlistedMeta<typeof loader>((data) =>
  data ? `Cadernos — ${data.school.name}` : "Cadernos",
);

export async function loader(args: LoaderFunctionArgs) {
  const { deps, viewer, context } = requireAccess("schoolStudent", args);
  const { searchParams } = new URL(args.request.url);
  const filter = readNotebookFilter(searchParams);
  const below = /^\d{1,15}$/.test(searchParams.get("antes") ?? "") ? Number(searchParams.get("antes")) : null;
  const actor = schoolActor(viewer, args.params, context.requestId);
  return json({ ...(await listNotebooks(deps, actor, filter, below)), filter });
}

export async function action(args: ActionFunctionArgs) {
  const { deps, viewer, context } = requireAccess("schoolTeacher", args);
  return handleForm(args.request, notebookForms(deps, schoolActor(viewer, args.params, context.requestId)), {
    "notebook-title-missing": "titulo",
  });
}

export default function Notebooks() {
  const { school, role, notebooks, next, classes, filter } = useLoaderData<typeof loader>();
  const { schoolId = "" } = useParams();
  const query = notebookQuery(filter);
  const isFiltered = query !== "";
  return (
    <SchoolFrame
      title="Cadernos"
      facts={school.name}
      actions={
        role !== "student" && (
          <ButtonLink look="secondary" to={notebookPaths.ownQuestions(schoolId)}>
            Questões da escola
          </ButtonLink>
        )
      }
    >
      <NotebookFilters filter={filter} classes={classes} isStudent={role === "student"} />
      {role === "student" ? (
        <NotebookCovers schoolId={schoolId} notebooks={notebooks} />
      ) : (
        <NotebookAdmin schoolId={schoolId} notebooks={notebooks} classes={classes} />
      )}
      {notebooks.length === 0 && (
        <Empty>
          {isFiltered ? (
            <>
              Nenhum caderno com esses filtros.{" "}
              <TextLink to={notebookPaths.notebooks(schoolId)}>Limpar filtros</TextLink>
            </>
          ) : role === "student" ? (
            <>
              Ainda não há cadernos para você. Enquanto isso, pratique em{" "}
              <TextLink to={searchPaths.search()}>Questões</TextLink>.
            </>
          ) : (
            "Um caderno reúne texto, fórmulas, vídeos e questões para as suas turmas. Crie o primeiro acima."
          )}
        </Empty>
      )}
      <Pager next={next} by="antes" />
    </SchoolFrame>
  );
}

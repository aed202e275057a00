import {
  type ActionFunctionArgs,
  json,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/cloudflare";
import { Link, useLoaderData, useParams } from "@remix-run/react";
import { requireAccess } from "#app/access/require-access.server.ts";
import { NotebookCovers } from "#app/components/notebooks/notebook-covers.tsx";
import { NotebookDesk } from "#app/components/notebooks/notebook-desk.tsx";
import { NotebookFilters } from "#app/components/notebooks/notebook-filters.tsx";
import { SchoolFrame } from "#app/components/school/school-frame.tsx";
import { ButtonLink } from "#app/components/ui/button.tsx";
import { notebookQuery, readNotebookFilter } from "#app/domain/notebooks/notebook-filter.ts";
import { notebookPaths } from "#app/paths/notebooks.ts";
import { searchPaths } from "#app/paths/search.ts";
import { listNotebooks } from "#app/services/notebooks/list-notebooks.server.ts";
import { schoolActor } from "#app/services/school/school-actor.ts";
import { pageTitle } from "#app/text/product.ts";
import { handleForm } from "../handle-form.server.ts";
import { notebookForms } from "./notebooks/notebooks-action.server.ts";

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: pageTitle(data ? `Cadernos — ${data.school.name}` : "Cadernos") },
  { name: "robots", content: "noindex" },
];

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
  const older = next === null ? null : `${query ? `${query}&` : ""}antes=${next}`;
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
        <NotebookDesk schoolId={schoolId} notebooks={notebooks} classes={classes} />
      )}
      {notebooks.length === 0 && (
        <p className="card mt-4 p-5 text-muted">
          {isFiltered ? (
            <>
              Nenhum caderno com esses filtros.{" "}
              <Link to={notebookPaths.notebooks(schoolId)} className="text-link underline">
                Limpar filtros
              </Link>
            </>
          ) : role === "student" ? (
            <>
              Ainda não há cadernos para você. Enquanto isso, pratique em{" "}
              <Link to={searchPaths.search()} className="text-link underline">
                Questões
              </Link>
              .
            </>
          ) : (
            "Um caderno reúne texto, fórmulas, vídeos e questões para as suas turmas. Crie o primeiro acima."
          )}
        </p>
      )}
      {older && (
        <p className="mt-4">
          <Link
            to={notebookPaths.notebooks(schoolId, older)}
            className="inline-flex min-h-11 items-center text-link underline"
          >
            Mostrar mais cadernos
          </Link>
        </p>
      )}
    </SchoolFrame>
  );
}

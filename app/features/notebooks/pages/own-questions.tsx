import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData, useParams } from "@remix-run/react";
import { editDoneText } from "#app/features/bank/domain/editing/edit-texts.ts";
import { schoolActor } from "#app/features/school/services/school-actor.ts";
import { requireAccess } from "#app/platform/context/require-access.server.ts";
import { FormMessage } from "#app/platform/forms/components/reply-message.tsx";
import { usePageForm } from "#app/platform/forms/hooks/use-form.ts";
import { handleForm } from "#app/platform/forms/pages/handle-form.server.ts";
import { Pager } from "#app/platform/lists/components/pager.tsx";
import { SchoolFrame } from "#app/platform/page/components/school-frame.tsx";
import { unlistedMeta } from "#app/platform/page/components/unlisted-meta.ts";
import { ButtonLink } from "#app/platform/ui/components/button.tsx";
import { Empty } from "#app/platform/ui/components/empty.tsx";
import { Rows } from "#app/platform/ui/components/part.tsx";
import { TextLink } from "#app/platform/ui/components/text-link.tsx";
import { notebookQuery, readNotebookFilter } from "../domain/notebook-filter.ts";
import { notebookPaths } from "../paths.ts";
import { listOwnQuestions } from "../services/own-questions.server.ts";
import { OwnQuestionFilters } from "./own-questions/own-question-filters.tsx";
import { OwnQuestionLine } from "./own-questions/own-question-line.tsx";
import { ownQuestionForms } from "./own-questions/own-questions-action.server.ts";

export const meta = unlistedMeta<typeof loader>((data) =>
  data ? `Questões da escola — ${data.school.name}` : "Questões da escola",
);

export async function loader(args: LoaderFunctionArgs) {
  const { deps, viewer, context } = requireAccess("schoolTeacher", args);
  const { searchParams } = new URL(args.request.url);
  const filter = { ...readNotebookFilter(searchParams), classId: null };
  const before = searchParams.get("antes") ?? "";
  const below = /^\d{1,15}$/.test(before) ? Number(before) : null;
  const actor = schoolActor(viewer, args.params, context.requestId);
  const listed = await listOwnQuestions(deps, actor, filter, below);
  return json({ ...listed, filter, done: editDoneText(searchParams.get("feito")) });
}

export async function action(args: ActionFunctionArgs) {
  const { deps, viewer, context } = requireAccess("schoolTeacher", args);
  const actor = schoolActor(viewer, args.params, context.requestId);
  return handleForm(args.request, ownQuestionForms(deps, actor));
}

export default function OwnQuestions() {
  const { school, questions, next, filter, done } = useLoaderData<typeof loader>();
  const { schoolId = "" } = useParams();
  const form = usePageForm();
  const query = notebookQuery(filter);
  return (
    <SchoolFrame
      title="Questões da escola"
      back={{ to: notebookPaths.notebooks(schoolId), name: "Cadernos" }}
      facts={`${school.name}. Só a escola vê: nunca entram na busca do Farol.`}
      actions={<ButtonLink to={notebookPaths.newQuestion(schoolId)}>Nova questão</ButtonLink>}
    >
      <FormMessage of={form} earlier={done} className="mt-4" />
      <OwnQuestionFilters filter={filter} />
      {questions.length > 0 ? (
        <Rows>
          {questions.map((question) => (
            <OwnQuestionLine key={question.num} {...{ schoolId, question, form }} />
          ))}
        </Rows>
      ) : (
        <Empty>
          {query ? (
            <>
              Nenhuma questão com esses filtros.{" "}
              <TextLink to={notebookPaths.ownQuestions(schoolId)}>Limpar filtros</TextLink>
            </>
          ) : (
            "Escreva aqui as questões que só a sua escola usa. Elas entram nos cadernos como as do banco."
          )}
        </Empty>
      )}
      <Pager next={next} by="antes" />
    </SchoolFrame>
  );
}

import {
  type ActionFunctionArgs,
  json,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/cloudflare";
import { useLoaderData, useParams } from "@remix-run/react";
import { requireAccess } from "#app/access/require-access.server.ts";
import { QuestionEditor } from "#app/components/questions/editor/question-editor.tsx";
import { SchoolFrame } from "#app/components/school/school-frame.tsx";
import { draftChoices } from "#app/domain/questions/draft/draft-choices.ts";
import { draftToFields } from "#app/domain/questions/draft/draft-to-fields.ts";
import { newSchoolDraft } from "#app/domain/questions/school-draft.ts";
import { notebookPaths } from "#app/paths/notebooks.ts";
import { openNewQuestion } from "#app/services/notebooks/own-questions.server.ts";
import { schoolActor } from "#app/services/school/school-actor.ts";
import { pageTitle } from "#app/text/product.ts";
import { handleForm } from "../handle-form.server.ts";
import { useEditForm } from "../questions/edit-question/edit-form.tsx";
import { handleNewQuestion } from "./new-question/new-question-action.server.ts";
import { placeOfQuery } from "./new-question/place-of-query.ts";

export { shouldRevalidate } from "#app/components/questions/editor/editor-state.ts";

export const meta: MetaFunction<typeof loader> = () => [
  { title: pageTitle("Nova questão da escola") },
  { name: "robots", content: "noindex" },
];

export async function loader(args: LoaderFunctionArgs) {
  const { deps, viewer, context } = requireAccess("schoolTeacher", args);
  const actor = schoolActor(viewer, args.params, context.requestId);
  const place = placeOfQuery(new URL(args.request.url).searchParams);
  const opened = await openNewQuestion(deps, actor, place?.notebookId ?? null);
  const catalogue = deps.catalogue.current();
  const id = deps.newId();
  const fields = draftToFields(newSchoolDraft(actor.schoolId, id, opened.year), catalogue);
  return json({ ...opened, id, fields: { ...fields, subject: [""] }, choices: draftChoices(catalogue) });
}

export async function action(args: ActionFunctionArgs) {
  const { deps, viewer, context } = requireAccess("schoolTeacher", args);
  const actor = schoolActor(viewer, args.params, context.requestId);
  const place = placeOfQuery(new URL(args.request.url).searchParams);
  return handleForm(args.request, (form) => handleNewQuestion(deps, actor, place, form));
}

export default function NewQuestion() {
  const { id, fields, choices, notebook, school } = useLoaderData<typeof loader>();
  const { schoolId = "" } = useParams();
  const form = useEditForm();
  const back = notebook
    ? { to: notebookPaths.edit(schoolId, notebook.id), name: `Caderno ${notebook.title}` }
    : { to: notebookPaths.ownQuestions(schoolId), name: "Questões da escola" };
  return (
    <SchoolFrame
      title="Nova questão da escola"
      back={back}
      facts={`${school.name}. Só a escola vê esta questão: ela nunca entra na busca do Farol.`}
    >
      <QuestionEditor
        label="Questão"
        form={form}
        start={fields}
        choices={choices}
        year="school"
        hidden={<input type="hidden" name="id" value={id} />}
        save={notebook ? "Salvar e pôr no caderno" : "Salvar"}
      />
    </SchoolFrame>
  );
}

import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData, useParams } from "@remix-run/react";
import { QuestionEditor } from "#app/features/bank/components/editor/question-editor.tsx";
import { draftChoices } from "#app/features/bank/domain/draft/draft-choices.ts";
import { draftToFields } from "#app/features/bank/domain/draft/draft-to-fields.ts";
import { newSchoolDraft } from "#app/features/bank/domain/school-draft.ts";
import { useEditForm } from "#app/features/bank/pages/edit-question/edit-form.tsx";
import { schoolActor } from "#app/features/school/services/school-actor.ts";
import { requireAccess } from "#app/platform/context/require-access.server.ts";
import { handleForm } from "#app/platform/forms/pages/handle-form.server.ts";
import { SchoolFrame } from "#app/platform/page/components/school-frame.tsx";
import { unlistedMeta } from "#app/platform/page/components/unlisted-meta.ts";
import { notebookPaths } from "../paths.ts";
import { loadNewQuestion } from "../services/own-questions.server.ts";
import { handleNewQuestion } from "./new-question/new-question-action.server.ts";
import { placeOfQuery } from "./new-question/place-of-query.ts";

export { shouldRevalidate } from "#app/features/bank/components/editor/editor-state.ts";

export const meta = unlistedMeta("Nova questão da escola");

export async function loader(args: LoaderFunctionArgs) {
  const { deps, viewer, context } = requireAccess("schoolTeacher", args);
  const actor = schoolActor(viewer, args.params, context.requestId);
  const place = placeOfQuery(new URL(args.request.url).searchParams);
  const opened = await loadNewQuestion(deps, actor, place?.notebookId ?? null);
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

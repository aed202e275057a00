import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { type ShouldRevalidateFunctionArgs, useLoaderData } from "@remix-run/react";
import { requireAccess } from "#app/platform/context/require-access.server.ts";
import { usePageForm } from "#app/platform/forms/hooks/use-form.ts";
import { handleForm } from "#app/platform/forms/pages/handle-form.server.ts";
import { AdminFrame } from "#app/platform/page/components/admin-frame.tsx";
import { unlistedMeta } from "#app/platform/page/components/unlisted-meta.ts";
import { TextLink } from "#app/platform/ui/components/text-link.tsx";
import { examPaths } from "../paths.ts";
import { readExamTexts } from "../services/exam-texts.server.ts";
import { ExamEditor } from "./import-exam/exam-editor.tsx";
import { ExamFormatGuide } from "./import-exam/format-guide.tsx";
import { type IdeExtra, type IdeField, ideForms } from "./import-exam/import-exam-action.server.ts";
import { TextList } from "./import-exam/text-list.tsx";

export const meta = unlistedMeta("Submeter exame");

const NEW = "novo";

export async function loader(args: LoaderFunctionArgs) {
  const { deps, viewer } = requireAccess("admin", args);
  const requestedId = new URL(args.request.url).searchParams.get("rascunho");
  const { texts, open } = await readExamTexts(deps, viewer, requestedId);
  const shown = requestedId === NEW ? null : open;
  const draft = { id: shown?.id ?? deps.newId(), text: shown?.content ?? "", revision: shown?.version ?? 0 };
  return json({ texts, draft, userId: viewer.id, now: deps.now() });
}

export async function action(args: ActionFunctionArgs) {
  const { deps, viewer, actor } = requireAccess("admin", args);
  return handleForm(args.request, ideForms({ deps, viewer, actor }));
}

/** A save needs no reload: only navigation and deletion read the drafts again. */
export function shouldRevalidate({ formData, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return formData && formData.get("intent") !== "delete" ? false : defaultShouldRevalidate;
}

/** An exam as text, imported as completed. */
export default function ImportExam() {
  const { texts, draft, userId, now } = useLoaderData<typeof loader>();
  const form = usePageForm<IdeField, IdeExtra>();
  const id = form.value("id", draft.id);
  return (
    <AdminFrame title="Submeter exame">
      <div className="mt-2 flex flex-wrap items-center gap-x-6">
        <p className="text-muted">
          Escreva ou cole a prova inteira; ela é publicada assim que você importar.
        </p>
        <TextLink look="alone" to={examPaths.import(NEW)}>
          Novo rascunho
        </TextLink>
        <TextLink look="alone" to={examPaths.submit()}>
          Montar por formulário
        </TextLink>
      </div>
      <ExamEditor
        key={id}
        draft={{
          id,
          text: form.value("text", draft.text),
          revision: form.reply?.revision ?? Number(form.value("revisao", `${draft.revision}`)),
        }}
        userId={userId}
        form={form}
      />
      <TextList texts={texts} openId={id} now={now} />
      <div className="mt-8">
        <ExamFormatGuide />
      </div>
    </AdminFrame>
  );
}

import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { redirectFor, requireAccess } from "#app/platform/context/require-access.server.ts";
import { AppError, isAppError } from "#app/platform/errors/app-error.ts";
import { Form } from "#app/platform/forms/components/form.tsx";
import { FormMessage } from "#app/platform/forms/components/reply-message.tsx";
import { usePageForm } from "#app/platform/forms/hooks/use-form.ts";
import { handleForm } from "#app/platform/forms/pages/handle-form.server.ts";
import { AdminFrame } from "#app/platform/page/components/admin-frame.tsx";
import { unlistedMeta } from "#app/platform/page/components/unlisted-meta.ts";
import { Button } from "#app/platform/ui/components/button.tsx";
import { TextLink } from "#app/platform/ui/components/text-link.tsx";
import { HeadFields } from "../components/head-fields.tsx";
import { type ExamFieldName, headOfFields, noExamFields, readExamFields } from "../domain/exam-fields.ts";
import { examPaths } from "../paths.ts";
import { createExam } from "../services/create-exam.server.ts";

export const meta = unlistedMeta("Novo exame");

export async function loader(args: LoaderFunctionArgs) {
  const { deps } = requireAccess("admin", args);
  return json({ id: deps.newId() });
}

export async function action(args: ActionFunctionArgs) {
  const { deps, actor } = requireAccess("admin", args);
  return handleForm(args.request, async (form) => {
    const { head, problems } = headOfFields(readExamFields(form));
    if (!head) return { problems, message: "Confira os campos marcados." };
    const id = form.text("id");
    if (!/^[\w-]{16,64}$/.test(id)) throw new AppError("invalid-body");
    try {
      await createExam(deps, actor, { id, head });
    } catch (error) {
      // The form was sent twice: the exam exists.
      if (!isAppError(error) || error.code !== "exam-changed") throw error;
    }
    return redirectFor(examPaths.exam(id, "nova"));
  });
}

/** Creates an exam; its questions follow. */
export default function SubmitExam() {
  const { id } = useLoaderData<typeof loader>();
  const form = usePageForm<ExamFieldName>();
  return (
    <AdminFrame title="Novo exame">
      <p className="mt-2 max-w-prose text-muted">
        Diga qual é a prova e monte-a questão por questão; ela fica pendente até você publicar. Já tem a prova
        digitada? <TextLink to={examPaths.import()}>Importe o texto inteiro</TextLink>.
      </p>
      <Form of={form} noValidate aria-label="Novo exame" className="card mt-6 max-w-3xl space-y-5 p-4 sm:p-5">
        <input type="hidden" name="id" value={id} />
        <FormMessage of={form} />
        <HeadFields form={form} start={noExamFields} />
        <Button type="submit" pending={form.pending}>
          Começar o exame
        </Button>
      </Form>
    </AdminFrame>
  );
}

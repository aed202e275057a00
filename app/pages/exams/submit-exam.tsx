import {
  type ActionFunctionArgs,
  json,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/cloudflare";
import { Form, Link, useActionData, useLoaderData, useNavigation } from "@remix-run/react";
import { redirectFor, requireAccess } from "#app/access/require-access.server.ts";
import { AdminFrame } from "#app/components/admin/admin-frame.tsx";
import { HeadFields } from "#app/components/exams/head-fields.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { ReplyMessage } from "#app/components/ui/reply-message.tsx";
import {
  type ExamFieldName,
  type ExamFields,
  type FieldProblems,
  headOfFields,
  noExamFields,
} from "#app/domain/exams/exam-fields.ts";
import { AppError, isAppError } from "#app/errors/app-error.ts";
import { paths } from "#app/paths.ts";
import { createExam } from "#app/services/exams/create-exam.server.ts";
import { pageTitle } from "#app/text/product.ts";
import { readExamFields } from "./exam/read-exam-form.ts";

type SubmitReply = { fields: ExamFields; problems: FieldProblems<ExamFieldName> };

export const meta: MetaFunction = () => [
  { title: pageTitle("Novo exame") },
  { name: "robots", content: "noindex" },
];

export async function loader(args: LoaderFunctionArgs) {
  const { deps } = requireAccess("admin", args);
  return json({ id: deps.newId() });
}

export async function action(args: ActionFunctionArgs) {
  const { deps, viewer, context } = requireAccess("admin", args);
  const form = await args.request.formData();
  const fields = readExamFields(form);
  const { head, problems } = headOfFields(fields);
  if (!head) return json<SubmitReply>({ fields, problems }, { status: 422 });
  const id = String(form.get("id") ?? "");
  if (!/^[\w-]{16,64}$/.test(id)) throw new AppError("invalid-body");
  try {
    await createExam(deps, { viewer, requestId: context.requestId }, { id, head });
  } catch (error) {
    // The same form sent twice: the exam it began is there.
    if (!isAppError(error) || error.code !== "exam-changed") throw error;
  }
  return redirectFor(paths.exam(id, "nova"));
}

/** Beginning an exam by form: what it is; its questions follow one by one. */
export default function SubmitExam() {
  const { id } = useLoaderData<typeof loader>();
  const posted = useActionData<SubmitReply>();
  const pending = useNavigation().state !== "idle";
  return (
    <AdminFrame title="Novo exame">
      <p className="mt-2 max-w-prose text-muted">
        Diga qual é a prova e monte-a questão por questão; ela fica pendente até você publicar. Já tem a prova
        digitada?{" "}
        <Link to={paths.importExam()} className="text-link underline">
          Importe o texto inteiro
        </Link>
        .
      </p>
      <Form
        method="post"
        noValidate
        aria-label="Novo exame"
        className="card mt-6 max-w-3xl space-y-5 p-4 sm:p-5"
      >
        <input type="hidden" name="id" value={id} />
        {posted && <ReplyMessage done={false}>Confira os campos marcados.</ReplyMessage>}
        <HeadFields fields={posted?.fields ?? noExamFields} problems={posted?.problems ?? {}} />
        <Button type="submit" pending={pending}>
          Começar o exame
        </Button>
      </Form>
    </AdminFrame>
  );
}

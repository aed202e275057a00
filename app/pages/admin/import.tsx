import {
  type ActionFunctionArgs,
  json,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/cloudflare";
import { useActionData } from "@remix-run/react";
import { requireAccess } from "#app/access/require-access.server.ts";
import { AdminFrame } from "#app/components/admin/admin-frame.tsx";
import { isAppError } from "#app/errors/app-error.ts";
import { pageTitle } from "#app/text/product.ts";
import { answerImport } from "./import/answer-import.server.ts";
import { ImportForm } from "./import/import-form.tsx";
import type { ImportReply } from "./import/import-reply.ts";
import { ImportReportCard } from "./import/import-report-card.tsx";

export const meta: MetaFunction = () => [
  { title: pageTitle("Importar questões") },
  { name: "robots", content: "noindex" },
];

export async function loader(args: LoaderFunctionArgs) {
  requireAccess("admin", args);
  return json(null);
}

export async function action(args: ActionFunctionArgs) {
  const { deps, viewer, context } = requireAccess("admin", args);
  const form = await args.request.formData();
  const text = (name: string) => String(form.get(name) ?? "").slice(0, 300);
  const fields = {
    format: text("format"),
    institution: text("institution"),
    year: text("year").trim(),
    subject: text("subject"),
  };
  try {
    return json<ImportReply>(
      await answerImport(deps, { viewer, requestId: context.requestId }, { form, text, fields }),
    );
  } catch (error) {
    if (!isAppError(error) || error.status === 401 || error.status === 503) throw error;
    return json<ImportReply>({ step: "refused", message: error.message, fields }, { status: error.status });
  }
}

/** Questions from other systems' files and from our own text: first what would happen, then the import itself. */
export default function ImportQuestions() {
  const reply = useActionData<ImportReply>();
  return (
    <AdminFrame title="Importar questões">
      <ImportForm key={reply?.step === "done" ? "again" : "form"} reply={reply} />
      {reply && reply.step !== "refused" && <ImportReportCard key={reply.step} reply={reply} />}
    </AdminFrame>
  );
}

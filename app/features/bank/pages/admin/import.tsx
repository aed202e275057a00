import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { requireAccess } from "#app/platform/context/require-access.server.ts";
import { usePageForm } from "#app/platform/forms/hooks/use-form.ts";
import { handleForm } from "#app/platform/forms/pages/handle-form.server.ts";
import { AdminFrame } from "#app/platform/page/components/admin-frame.tsx";
import { unlistedMeta } from "#app/platform/page/components/unlisted-meta.ts";
import { importForms } from "./import/import-action.server.ts";
import { ImportForm } from "./import/import-form.tsx";
import { ImportReportCard } from "./import/import-report-card.tsx";
import type { ImportExtra, ImportField } from "./import/import-summary.ts";

export const meta = unlistedMeta("Importar questões");

export async function loader(args: LoaderFunctionArgs) {
  requireAccess("admin", args);
  return json(null);
}

export async function action(args: ActionFunctionArgs) {
  const { deps, actor } = requireAccess("admin", args);
  return handleForm(args.request, importForms(deps, actor));
}

export default function ImportQuestions() {
  const { reply } = usePageForm<ImportField, ImportExtra>();
  return (
    <AdminFrame
      title="Importar questões"
      lead="Primeiro você vê o que vai acontecer, linha por linha. Nada entra no acervo antes de você confirmar."
    >
      <ImportForm key={reply?.done ? "again" : "form"} />
      {reply?.summary && <ImportReportCard key={reply.intent} summary={reply.summary} done={reply.done} />}
    </AdminFrame>
  );
}

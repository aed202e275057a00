import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import type { ReportField } from "#app/features/bank/domain/error-report.ts";
import { ordOfParams } from "#app/features/bank/pages/ord-of-params.ts";
import { requireAccess } from "#app/platform/context/require-access.server.ts";
import { type FormHandler, handleForm } from "#app/platform/forms/pages/handle-form.server.ts";
import { unlistedMeta } from "#app/platform/page/components/unlisted-meta.ts";
import { questionCode } from "#app/platform/text/question-code.ts";
import { Card, PageHeading } from "#app/platform/ui/components/part.tsx";
import { TextLink } from "#app/platform/ui/components/text-link.tsx";
import { ReportForm } from "../components/report-form.tsx";
import { questionPaths } from "../paths.ts";
import { reportError } from "../services/report-error.server.ts";

export const meta = unlistedMeta("Encontrou um erro?");

export async function loader(args: LoaderFunctionArgs) {
  requireAccess("signedIn", args);
  return json({ code: questionCode(ordOfParams(args.params)) });
}

const texts = {
  taken: "Obrigado! A equipe vai conferir, e você recebe uma notificação com o desfecho.",
  known: "Você já apontou um erro nesta questão, e a equipe ainda vai conferir.",
} as const;

export async function action(args: ActionFunctionArgs) {
  const { deps, viewer } = requireAccess("signedIn", args);
  const ord = ordOfParams(args.params);
  const report: FormHandler<ReportField> = async (form) => {
    const sent = { ord, kind: form.text("kind"), content: form.text("content", 5000) };
    return { done: true, message: texts[await reportError(deps, viewer, sent)] };
  };
  const fieldOf = { "report-kind-missing": "kind", "report-too-short": "content" } as const;
  return handleForm(args.request, report, fieldOf);
}

/** For users without scripts; the question page has a dialog. */
export default function ReportError() {
  const { code } = useLoaderData<typeof loader>();
  return (
    <div className="page-width max-w-xl py-6">
      <TextLink look="alone" to={questionPaths.question(code)}>
        Voltar à questão
      </TextLink>
      <PageHeading className="mt-2">Encontrou um erro?</PageHeading>
      <p className="mt-1 text-muted">
        Questão <span className="font-mono">{code}</span>
      </p>
      <Card>
        <ReportForm action={questionPaths.reportError(code)} />
      </Card>
    </div>
  );
}

import {
  type ActionFunctionArgs,
  json,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import type { ReportField } from "#app/features/bank/domain/error-report.ts";
import { ordOfParams } from "#app/features/bank/pages/ord-of-params.ts";
import { requireAccess } from "#app/platform/context/require-access.server.ts";
import { type FormHandler, handleForm } from "#app/platform/forms/pages/handle-form.server.ts";
import { pageTitle } from "#app/platform/text/product.ts";
import { questionCode } from "#app/platform/text/question-code.ts";
import { ReportForm } from "../components/report-form.tsx";
import { questionPaths } from "../paths.ts";
import { reportError } from "../services/report-error.server.ts";

export const meta: MetaFunction = () => [
  { title: pageTitle("Encontrou um erro?") },
  { name: "robots", content: "noindex" },
];

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
      <Link
        to={questionPaths.question(code)}
        className="inline-flex min-h-11 items-center font-semibold text-link underline"
      >
        Voltar à questão
      </Link>
      <h1 className="mt-2 text-2xl font-bold tracking-tight">Encontrou um erro?</h1>
      <p className="mt-1 text-muted">
        Questão <span className="font-mono">{code}</span>
      </p>
      <div className="card mt-4 p-4 sm:p-6">
        <ReportForm action={questionPaths.reportError(code)} />
      </div>
    </div>
  );
}

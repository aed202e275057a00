import {
  type ActionFunctionArgs,
  json,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/cloudflare";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { requireAccess } from "#app/access/require-access.server.ts";
import { ReportForm } from "#app/components/questions/report-form.tsx";
import type { ReportReply } from "#app/domain/questions/error-report.ts";
import { questionCode } from "#app/domain/questions/question-code.ts";
import { isAppError } from "#app/errors/app-error.ts";
import { paths } from "#app/paths.ts";
import { reportError } from "#app/services/questions/report-error.server.ts";
import { pageTitle } from "#app/text/product.ts";
import { ordOfParams } from "./ord-of-params.ts";

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

const fieldOfCode: Readonly<Record<string, ReportReply["field"]>> = {
  "report-kind-missing": "kind",
  "report-too-short": "content",
};

export async function action(args: ActionFunctionArgs) {
  const { deps, viewer } = requireAccess("signedIn", args);
  const ord = ordOfParams(args.params);
  const form = await args.request.formData();
  const kind = String(form.get("kind") ?? "");
  const content = String(form.get("content") ?? "").slice(0, 5000);
  try {
    const message = texts[await reportError(deps, viewer, { ord, kind, content })];
    return json<ReportReply>({ done: true, message, field: null, kind, content });
  } catch (error) {
    if (!isAppError(error) || error.status === 401 || error.status === 404 || error.status === 503)
      throw error;
    const field = fieldOfCode[error.code] ?? null;
    const { message, status } = error;
    return json<ReportReply>({ done: false, message, field, kind, content }, { status });
  }
}

/** Saying that a question has an error, for whoever has no scripts; the question's own page has it as a dialog. */
export default function ReportError() {
  const { code } = useLoaderData<typeof loader>();
  const posted = useActionData<ReportReply>();
  return (
    <div className="page-width max-w-xl py-6">
      <Link
        to={paths.question(code)}
        className="inline-flex min-h-11 items-center font-semibold text-link underline"
      >
        Voltar à questão
      </Link>
      <h1 className="mt-2 text-2xl font-bold tracking-tight">Encontrou um erro?</h1>
      <p className="mt-1 text-muted">
        Questão <span className="font-mono">{code}</span>
      </p>
      <div className="card mt-4 p-4 sm:p-6">
        <ReportForm action={paths.reportError(code)} posted={posted} />
      </div>
    </div>
  );
}

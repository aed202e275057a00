import {
  type ActionFunctionArgs,
  json,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { adminPaths } from "#app/features/admin/paths.ts";
import { questionPaths } from "#app/features/questions/paths.ts";
import { redirectFor, requireAccess } from "#app/platform/context/require-access.server.ts";
import { FormMessage } from "#app/platform/forms/components/reply-message.tsx";
import type { SentForm } from "#app/platform/forms/domain/sent-form.ts";
import { usePageForm } from "#app/platform/forms/hooks/use-form.ts";
import { handleForm } from "#app/platform/forms/pages/handle-form.server.ts";
import { Pager } from "#app/platform/lists/components/pager.tsx";
import { readBefore } from "#app/platform/lists/pages/before.ts";
import { AdminFrame } from "#app/platform/page/components/admin-frame.tsx";
import { plural } from "#app/platform/text/format.ts";
import { pageTitle } from "#app/platform/text/product.ts";
import { ButtonLink } from "#app/platform/ui/components/button.tsx";
import { auditDoneText } from "../../domain/editing/audit-texts.ts";
import type { ReportOutcome } from "../../domain/error-report.ts";
import { findingKind, holdsBack } from "../../domain/findings.ts";
import { closeReport } from "../../services/editing/close-report.server.ts";
import { readBankAudit, type WantedView } from "../../services/review/read-bank-audit.server.ts";
import { resolveFinding } from "../../services/review/resolve-finding.server.ts";
import { AuditedCard } from "./bank-audit/audited-question.tsx";
import { heldForms } from "./bank-audit/bank-audit-action.server.ts";
import { FindingItem } from "./bank-audit/finding-item.tsx";
import { HeldBar } from "./bank-audit/held-bar.tsx";
import type { HeldExtra } from "./bank-audit/held-extra.ts";
import { ReportItem } from "./bank-audit/report-item.tsx";
import { auditViews, ViewLinks } from "./bank-audit/view-links.tsx";

export const meta: MetaFunction = () => [
  { title: pageTitle("Auditoria das questões") },
  { name: "robots", content: "noindex" },
];

export async function loader(args: LoaderFunctionArgs) {
  const { deps } = requireAccess("admin", args);
  const { searchParams } = new URL(args.request.url);
  const named = searchParams.get("ver");
  const view = named === "solutions" ? ("solutions" as const) : (findingKind(named) ?? ("reports" as const));
  const audit = await readBankAudit(deps, view, readBefore(searchParams));
  return json({ view, done: auditDoneText(searchParams.get("feito")), ...audit });
}

export async function action(args: ActionFunctionArgs) {
  const { deps, viewer, context } = requireAccess("admin", args);
  const actor = { viewer, requestId: context.requestId };
  const close = (outcome: ReportOutcome) => async (form: SentForm) => {
    const reply = form.text("reply", 2000);
    await closeReport(deps, actor, { num: form.whole("num") ?? -1, outcome, reply });
    return redirectFor(adminPaths.questions(undefined, outcome === "fixed" ? "corrigida" : "mantida"));
  };
  const forms = {
    settle: async ({ text }: SentForm) => {
      await resolveFinding(deps, actor, { kind: text("kind"), code: text("code") });
      return redirectFor(adminPaths.questions(text("kind"), "conferido"));
    },
    fixed: close("fixed"),
    dismissed: close("dismissed"),
    ...heldForms(deps, actor),
  };
  return handleForm(args.request, forms, { "report-reply-required": "reply" });
}

/** Reported errors, and findings of imports and the renderer. */
export default function BankAuditPage() {
  const { view, done, counts, reports, wanted, findings, next } = useLoaderData<typeof loader>();
  const form = usePageForm<string, HeldExtra>();
  const { empty, intro } = auditViews[view];
  return (
    <AdminFrame title="Questões">
      <ViewLinks view={view} counts={counts} />
      <FormMessage of={form} withProblems earlier={done} className="mt-4" />
      <p className="mt-4 max-w-prose text-muted">{intro}</p>
      {holdsBack(view) && findings.length > 0 && <HeldBar form={form} kind={view} />}
      {reports.length + wanted.length + findings.length === 0 ? (
        <p className="card mt-4 px-4 py-10 text-center text-muted">{empty}</p>
      ) : (
        <ul className="mt-4 space-y-3">
          {reports.map((report) => (
            <ReportItem key={report.num} report={report} />
          ))}
          {wanted.map((question) => (
            <WantedItem key={question.heading.code} question={question} />
          ))}
          {findings.map((finding) => (
            <FindingItem key={finding.heading.code} finding={finding} />
          ))}
        </ul>
      )}
      <Pager next={next} />
    </AdminFrame>
  );
}

function WantedItem({ question }: { question: WantedView }) {
  return (
    <li className="card p-4">
      <p className="font-semibold">{plural(question.requests, "pessoa pede", "pessoas pedem")} a resolução</p>
      <AuditedCard question={question} />
      <ButtonLink to={questionPaths.edit(question.heading.code)} className="mt-3">
        Escrever a resolução
      </ButtonLink>
    </li>
  );
}

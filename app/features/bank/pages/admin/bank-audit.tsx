import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { adminPaths } from "#app/features/admin/paths.ts";
import { questionPaths } from "#app/features/questions/paths.ts";
import { redirectFor, requireAccess } from "#app/platform/context/require-access.server.ts";
import type { SentForm } from "#app/platform/forms/domain/sent-form.ts";
import { usePageForm } from "#app/platform/forms/hooks/use-form.ts";
import { handleForm } from "#app/platform/forms/pages/handle-form.server.ts";
import { readBefore } from "#app/platform/lists/pages/before.ts";
import { AdminFrame } from "#app/platform/page/components/admin-frame.tsx";
import { AdminList, AdminRow } from "#app/platform/page/components/admin-list.tsx";
import { unlistedMeta } from "#app/platform/page/components/unlisted-meta.ts";
import { formatNumber, plural } from "#app/platform/text/format.ts";
import { ButtonLink } from "#app/platform/ui/components/button.tsx";
import { Tabs } from "#app/platform/ui/components/tabs.tsx";
import { auditDoneText } from "../../domain/editing/audit-texts.ts";
import type { ReportOutcome } from "../../domain/error-report.ts";
import { findingKind, holdsBack } from "../../domain/findings.ts";
import { closeReport } from "../../services/editing/close-report.server.ts";
import {
  type BankAuditView,
  readBankAudit,
  type WantedView,
} from "../../services/review/read-bank-audit.server.ts";
import { resolveFinding } from "../../services/review/resolve-finding.server.ts";
import { auditViews } from "./bank-audit/audit-views.ts";
import { AuditedCard } from "./bank-audit/audited-question.tsx";
import { heldForms } from "./bank-audit/bank-audit-action.server.ts";
import { FindingItem } from "./bank-audit/finding-item.tsx";
import { HeldBar } from "./bank-audit/held-bar.tsx";
import type { HeldExtra } from "./bank-audit/held-extra.ts";
import { ReportItem } from "./bank-audit/report-item.tsx";
import { UnclearItem } from "./bank-audit/unclear-item.tsx";

export const meta = unlistedMeta("Auditoria das questões");

export async function loader(args: LoaderFunctionArgs) {
  const { deps } = requireAccess("admin", args);
  const { searchParams } = new URL(args.request.url);
  const named = searchParams.get("ver");
  const view: BankAuditView =
    named === "solutions" || named === "steps" ? named : (findingKind(named) ?? "reports");
  const audit = await readBankAudit(deps, view, readBefore(searchParams));
  return json({ view, ...audit });
}

export async function action(args: ActionFunctionArgs) {
  const { deps, actor } = requireAccess("admin", args);
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

/** Counting limit. */
const MOST_COUNTED = 1000;

/** Reported errors, and findings of imports and the renderer. */
export default function BankAuditPage() {
  const { view, counts, reports, wanted, unclear, findings, next } = useLoaderData<typeof loader>();
  const form = usePageForm<string, HeldExtra>();
  const { empty, intro } = auditViews[view];
  const views = Object.entries(auditViews).map(([name, { label }]) => {
    const count = counts[name as BankAuditView];
    const shown = count > MOST_COUNTED ? `${formatNumber(MOST_COUNTED)}+` : formatNumber(count);
    const to = adminPaths.questions(name === "reports" ? undefined : name);
    return { to, label: `${label} ${shown}`, current: name === view };
  });
  return (
    <AdminFrame title="Questões" form={form} done={auditDoneText}>
      <Tabs label="Listas da auditoria" tabs={views} />
      <p className="mt-4 max-w-prose text-muted">{intro}</p>
      {holdsBack(view) && findings.length > 0 && <HeldBar form={form} kind={view} />}
      <AdminList empty={empty} next={next}>
        {reports.map((report) => (
          <ReportItem key={report.num} report={report} />
        ))}
        {wanted.map((question) => (
          <WantedItem key={question.heading.code} question={question} />
        ))}
        {unclear.map((step) => (
          <UnclearItem key={`${step.heading.code} ${step.step}`} question={step} />
        ))}
        {findings.map((finding) => (
          <FindingItem key={finding.heading.code} finding={finding} />
        ))}
      </AdminList>
    </AdminFrame>
  );
}

function WantedItem({ question }: { question: WantedView }) {
  return (
    <AdminRow title={`${plural(question.requests, "pessoa pede", "pessoas pedem")} a resolução`}>
      <AuditedCard question={question} />
      <ButtonLink to={questionPaths.edit(question.heading.code)} className="mt-3">
        Escrever a resolução
      </ButtonLink>
    </AdminRow>
  );
}

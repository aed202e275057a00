import {
  type ActionFunctionArgs,
  json,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/cloudflare";
import { useActionData, useLoaderData, useLocation } from "@remix-run/react";
import { redirectFor, requireAccess } from "#app/access/require-access.server.ts";
import { AdminFrame } from "#app/components/admin/admin-frame.tsx";
import { OlderLink } from "#app/components/admin/older-link.tsx";
import { ReplyMessage } from "#app/components/ui/reply-message.tsx";
import { auditDoneText, type BankAuditReply } from "#app/domain/questions/editing/audit-texts.ts";
import { findingKind } from "#app/domain/questions/findings.ts";
import { AppError, isAppError } from "#app/errors/app-error.ts";
import { paths } from "#app/paths.ts";
import { closeReport } from "#app/services/questions/close-report.server.ts";
import { readBankAudit } from "#app/services/questions/read-bank-audit.server.ts";
import { settleFinding } from "#app/services/questions/settle-finding.server.ts";
import { pageTitle } from "#app/text/product.ts";
import { FindingItem } from "./bank-audit/finding-item.tsx";
import { ReportItem } from "./bank-audit/report-item.tsx";
import { auditViews, ViewLinks } from "./bank-audit/view-links.tsx";
import { readBefore } from "./before.ts";

export const meta: MetaFunction = () => [
  { title: pageTitle("Auditoria das questões") },
  { name: "robots", content: "noindex" },
];

export async function loader(args: LoaderFunctionArgs) {
  const { deps } = requireAccess("admin", args);
  const { searchParams } = new URL(args.request.url);
  const view = findingKind(searchParams.get("ver")) ?? ("reports" as const);
  const audit = await readBankAudit(deps, view, readBefore(searchParams));
  return json({ view, done: auditDoneText(searchParams.get("feito")), ...audit });
}

export async function action(args: ActionFunctionArgs) {
  const { deps, viewer, context } = requireAccess("admin", args);
  const actor = { viewer, requestId: context.requestId };
  const form = await args.request.formData();
  const text = (name: string) => String(form.get(name) ?? "").slice(0, 2000);
  const intent = text("intent");
  try {
    if (intent === "settle") {
      await settleFinding(deps, actor, { kind: text("kind"), code: text("code") });
      return redirectFor(paths.adminQuestions(text("kind"), "conferido"));
    }
    if (intent !== "fixed" && intent !== "dismissed") throw new AppError("invalid-body");
    await closeReport(deps, actor, { num: Number(form.get("num")), outcome: intent, reply: text("reply") });
    return redirectFor(paths.adminQuestions(undefined, intent === "fixed" ? "corrigida" : "mantida"));
  } catch (error) {
    if (!isAppError(error) || error.status === 401 || error.status === 503) throw error;
    const { message, status } = error;
    return json<BankAuditReply>({ message, num: Number(text("num")), reply: text("reply") }, { status });
  }
}

/** What the bank needs looked at: errors that people report, and what imports and the renderer found. */
export default function BankAuditPage() {
  const { view, done, counts, reports, findings, next } = useLoaderData<typeof loader>();
  const reply = useActionData<BankAuditReply>();
  const { key } = useLocation();
  const { empty, intro } = auditViews[view];
  return (
    <AdminFrame title="Questões">
      <ViewLinks view={view} counts={counts} />
      {(reply || done) && (
        <div className="mt-4" key={key}>
          <ReplyMessage done={!reply}>{reply?.message ?? done}</ReplyMessage>
        </div>
      )}
      <p className="mt-4 max-w-prose text-muted">{intro}</p>
      {reports.length + findings.length === 0 ? (
        <p className="card mt-4 px-4 py-10 text-center text-muted">{empty}</p>
      ) : (
        <ul className="mt-4 space-y-3">
          {reports.map((report) => (
            <ReportItem key={report.num} report={report} reply={reply?.num === report.num ? reply : null} />
          ))}
          {findings.map((finding) => (
            <FindingItem key={finding.heading.code} finding={finding} />
          ))}
        </ul>
      )}
      <OlderLink next={next} start="Voltar ao início" />
    </AdminFrame>
  );
}

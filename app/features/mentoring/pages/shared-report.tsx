import { type HeadersFunction, json, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { requireAccess } from "#app/platform/context/require-access.server.ts";
import { SchoolFrame } from "#app/platform/page/components/school-frame.tsx";
import { unlistedMeta } from "#app/platform/page/components/unlisted-meta.ts";
import { formatDate } from "#app/platform/time/format-date.ts";
import { ReportBody } from "../components/report-body.tsx";
import { loadSharedReport } from "../services/load-report.server.ts";

export const meta = unlistedMeta<typeof loader>((data) =>
  data ? `Relatório de ${data.mentee.firstName}` : "Relatório",
);

/** The address is a secret: neither cached nor sent as a referrer. */
export const headers: HeadersFunction = () => ({
  "Cache-Control": "private, no-store",
  "Referrer-Policy": "no-referrer",
});

export async function loader(args: LoaderFunctionArgs) {
  const { deps } = requireAccess("public", args);
  return json(await loadSharedReport(deps, args.params.token ?? ""));
}

/** A report that a link leads to, for somebody without an account. */
export default function SharedReport() {
  const view = useLoaderData<typeof loader>();
  return (
    <SchoolFrame
      title={`${view.mentee.firstName}: ${view.title}`}
      facts={`Entregue em ${formatDate(view.finishedAt)}. Este link foi compartilhado com você e vence sozinho.`}
    >
      <ReportBody view={view} />
    </SchoolFrame>
  );
}

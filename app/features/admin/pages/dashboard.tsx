import { json, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { SUSPENDED } from "#app/features/accounts/domain/people-filter.ts";
import { examPaths } from "#app/features/exams/paths.ts";
import { useLiveInbox } from "#app/features/messages/hooks/use-live-inbox.ts";
import { searchPaths } from "#app/features/questions/paths.ts";
import { AuditList } from "#app/platform/audit/components/audit-list.tsx";
import { requireAccess } from "#app/platform/context/require-access.server.ts";
import { AdminFrame } from "#app/platform/page/components/admin-frame.tsx";
import { unlistedMeta } from "#app/platform/page/components/unlisted-meta.ts";
import { formatMoney, formatNumber } from "#app/platform/text/format.ts";
import { product } from "#app/platform/text/product.ts";
import { formatAge } from "#app/platform/time/format-date.ts";
import { DAY, HOUR } from "#app/platform/time/units.ts";
import { ButtonLink } from "#app/platform/ui/components/button.tsx";
import { Toolbar } from "#app/platform/ui/components/part.tsx";
import { Section } from "#app/platform/ui/components/section.tsx";
import { TextLink } from "#app/platform/ui/components/text-link.tsx";
import { adminPaths } from "../paths.ts";
import { type Dashboard, readDashboard } from "../services/read-dashboard.server.ts";

export const meta = unlistedMeta("Dashboard Admin");

export async function loader(args: LoaderFunctionArgs) {
  const { deps } = requireAccess("admin", args);
  return json({ now: deps.now(), dashboard: await readDashboard(deps) });
}

export default function DashboardPage() {
  useLiveInbox();
  const { now, dashboard } = useLoaderData<typeof loader>();
  return (
    <AdminFrame title="Dashboard Admin">
      <Tiles dashboard={dashboard} now={now} />
      <Toolbar className="mt-6">
        <ButtonLink to={adminPaths.people()}>Buscar pessoas</ButtonLink>
        <ButtonLink look="secondary" to={adminPaths.notices()}>
          Enviar notificação
        </ButtonLink>
        <ButtonLink look="secondary" to={examPaths.import()}>
          Submeter exame
        </ButtonLink>
        <ButtonLink look="secondary" to={examPaths.edit()}>
          Editar exames
        </ButtonLink>
      </Toolbar>
      <Section title="Últimas mudanças">
        <div className="card mt-2 overflow-hidden">
          <AuditList rows={dashboard.audit} empty="Ninguém mudou nada ainda." />
        </div>
        <TextLink to={adminPaths.audit()} look="alone" className="mt-1">
          Ver a auditoria
        </TextLink>
      </Section>
    </AdminFrame>
  );
}

/** Counting limit. */
const MOST_COUNTED = 1000;

type Tile = { label: string; value: string; note?: string; to?: string; urgent?: boolean };

function counted(count: number): string {
  return count > MOST_COUNTED ? `mais de ${formatNumber(MOST_COUNTED)}` : formatNumber(count);
}

/** A mail may be minutes late; an hour means a failure. */
const LATE_SECONDS = HOUR;

/** Longer than the promised business day. */
const PROMISED_SECONDS = 2 * DAY;

/** Requests that ended without an answer, in every hundred, from which something is wrong. */
const MANY_FAILED = 10;

function assistantTile({ answered, refused, failed, cost }: Dashboard["assistant"]): Tile {
  const lost = refused + failed;
  const notes = [
    "em 30 dias",
    `custo de ${formatMoney(Math.round(cost / 10_000))}`,
    lost > 0 && `${formatNumber(lost)} sem resposta`,
  ];
  return {
    label: `Respostas do ${product.assistant}`,
    value: formatNumber(answered),
    note: notes.filter(Boolean).join("; "),
    urgent: lost * 100 > (answered + lost) * MANY_FAILED,
  };
}

function tilesOf(dashboard: Dashboard, now: number): Tile[] {
  const { mail, chats } = dashboard;
  const late = mail.since !== null && now - mail.since > LATE_SECONDS;
  return [
    {
      label: "Contas criadas",
      value: formatNumber(dashboard.accountsEver),
      note: "desde o início",
      to: adminPaths.people(),
    },
    {
      label: "Questões no acervo",
      value: formatNumber(dashboard.questions),
      note: "à mostra na busca",
      to: searchPaths.search(),
    },
    {
      label: "Conversas à espera",
      value: counted(chats.waiting),
      note: chats.since === null ? "todas respondidas" : `a mais antiga, ${formatAge(chats.since, now)}`,
      to: adminPaths.conversations(),
      urgent: chats.since !== null && now - chats.since > PROMISED_SECONDS,
    },
    assistantTile(dashboard.assistant),
    { label: "Conectadas agora", value: counted(dashboard.connected), note: "pessoas com o Farol aberto" },
    {
      label: "E-mails à espera",
      value: counted(mail.waiting),
      note: mail.since === null ? "todos saíram" : `o mais antigo, ${formatAge(mail.since, now)}`,
      urgent: late,
    },
    { label: "Com plano pro", value: counted(dashboard.pro), to: adminPaths.peopleWith("claim:pro") },
    { label: "Com plano ultra", value: counted(dashboard.ultra), to: adminPaths.peopleWith("claim:ultra") },
    {
      label: "Administração",
      value: counted(dashboard.admins),
      to: adminPaths.peopleWith("claim:admin"),
    },
    { label: "Suspensas", value: counted(dashboard.suspended), to: adminPaths.peopleWith(SUSPENDED) },
  ];
}

/** Current numbers, linked where there is a page. */
function Tiles({ dashboard, now }: { dashboard: Dashboard; now: number }) {
  return (
    <dl className="mt-6 grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-4">
      {tilesOf(dashboard, now).map(({ label, value, note, to, urgent }) => (
        <div
          key={label}
          className={`card relative flex flex-col p-4 ${to ? "hover:border-line-strong" : ""} ${urgent ? "border-danger" : ""}`}
        >
          <dt className="text-sm text-muted">
            {to ? (
              <Link to={to} className="text-muted no-underline after:absolute after:inset-0">
                {label}
              </Link>
            ) : (
              label
            )}
          </dt>
          <dd className="mt-1">
            <span className="block text-2xl font-bold tracking-tight tabular-nums">{value}</span>
            {note && (
              <span className={`mt-0.5 block text-sm ${urgent ? "font-semibold text-danger" : "text-muted"}`}>
                {note}
              </span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

import { Link, useLocation, useSearchParams } from "@remix-run/react";
import type { ComponentProps, ReactNode } from "react";
import { adminPaths } from "#app/features/admin/paths.ts";
import { codePaths } from "#app/features/billing/paths.ts";
import { communityPaths, ownCommunityPaths } from "#app/features/communities/paths.ts";
import { examPaths } from "#app/features/exams/paths.ts";
import { moderationPaths } from "#app/features/forum/paths.ts";
import { trackPaths } from "#app/features/tracks/paths.ts";
import { FormMessage } from "#app/platform/forms/components/reply-message.tsx";
import { usePageForm } from "#app/platform/forms/hooks/use-form.ts";
import { PageHeading } from "#app/platform/ui/components/part.tsx";
import { TextLink } from "#app/platform/ui/components/text-link.tsx";

type Part = { title: string; path: string };
type Group = { title: string; parts: readonly [Part, ...Part[]] };

/** Where the pages lie: a group of one is its page. */
const groups: readonly Group[] = [
  { title: "Painel", parts: [{ title: "Painel", path: adminPaths.dashboard() }] },
  {
    title: "Atendimento",
    parts: [
      { title: "Conversas", path: adminPaths.conversations() },
      { title: "Pedidos de acesso", path: communityPaths.accessRequests() },
      { title: "Chamados", path: adminPaths.tickets() },
      { title: "Moderação", path: moderationPaths.moderation() },
    ],
  },
  {
    title: "Pessoas",
    parts: [
      { title: "Usuários", path: adminPaths.people() },
      { title: "Notificações", path: adminPaths.notices() },
      { title: "Comunidades", path: ownCommunityPaths.communities() },
    ],
  },
  {
    title: "Vendas",
    parts: [
      { title: "Vendas", path: adminPaths.sales() },
      { title: "Cupons e códigos", path: codePaths.codes() },
    ],
  },
  {
    title: "Acervo",
    parts: [
      { title: "Questões", path: adminPaths.questions() },
      { title: "Classificar", path: adminPaths.classify() },
      { title: "Importar", path: adminPaths.import() },
      { title: "Duplicadas", path: adminPaths.duplicates() },
      { title: "Assuntos", path: adminPaths.topics() },
      { title: "Exames", path: examPaths.edit() },
      { title: "Trilhas", path: trackPaths.edit() },
      { title: "Simulados", path: adminPaths.mockEvents() },
    ],
  },
  {
    title: "Registros",
    parts: [
      { title: "Auditoria", path: adminPaths.audit() },
      { title: "Trabalhos", path: adminPaths.jobs() },
    ],
  },
];

function isAt(path: string, { path: part }: Part): boolean {
  // Others lie below these.
  if (part === adminPaths.dashboard() || part === adminPaths.sales()) return path === part;
  return path === part || path.startsWith(`${part}/`);
}

/** `current`: true for the group of a page. */
type TabProps = { title: string; path: string; current: "page" | "true" | undefined; look: string };

function Tab({ title, path, current, look }: TabProps) {
  return (
    <li>
      <Link to={path} aria-current={current} className={`tab ${look}`}>
        {title}
      </Link>
    </li>
  );
}

/** The groups, and under them the pages of the open one. */
function AdminTabs() {
  const { pathname } = useLocation();
  const open = groups.find(({ parts }) => parts.some((part) => isAt(pathname, part)));
  const single = open?.parts.length === 1;
  return (
    <nav aria-label="Administração">
      <ul className="tabs mt-0">
        {groups.map((group) => (
          <Tab
            key={group.title}
            title={group.title}
            path={group.parts[0].path}
            current={group === open ? (single ? "page" : "true") : undefined}
            look="text-sm sm:text-base"
          />
        ))}
      </ul>
      {open && !single && (
        <ul aria-label={open.title} className="flex flex-wrap sm:gap-1">
          {open.parts.map((part) => (
            <Tab
              key={part.path}
              {...part}
              current={isAt(pathname, part) ? "page" : undefined}
              look="text-sm font-normal"
            />
          ))}
        </ul>
      )}
    </nav>
  );
}

/** Beside its reply, a page says what the form did that led to it. */
function Outcome({ form, done }: Pick<FrameProps, "form" | "done">) {
  const [search] = useSearchParams();
  const { reply, pending } = usePageForm();
  const of = form ?? { reply: null, pending: pending || reply !== null };
  return <FormMessage of={of} withProblems earlier={done?.(search.get("feito"))} className="mt-4" />;
}

type FrameProps = {
  title: ReactNode;
  /** The list that the page's object is of. */
  back?: { to: string; name: string };
  lead?: ReactNode;
  /** Whose refusals are shown at the top; forms with a message of their own are left out. */
  form?: ComponentProps<typeof FormMessage>["of"];
  /** Text of the word in the address after a form. */
  done?: (word: string | null) => string | null;
  children: ReactNode;
};

/** Layout of the administration pages: where they lie, what happened, the page. */
export function AdminFrame({ title, back, lead, form, done, children }: FrameProps) {
  return (
    <div className="page-width py-6 sm:py-8">
      <AdminTabs />
      {back && (
        <TextLink to={back.to} look="alone" className="mt-4 -mb-4">
          {back.name}
        </TextLink>
      )}
      <PageHeading className="mt-6">{title}</PageHeading>
      {lead && <p className="mt-1 max-w-prose text-muted">{lead}</p>}
      <Outcome form={form} done={done} />
      {children}
    </div>
  );
}

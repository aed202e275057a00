import type { SerializeFrom } from "@remix-run/cloudflare";
import { Link } from "@remix-run/react";
import { MarkChip } from "#app/components/admin/mark-chip.tsx";
import { CommunityMark } from "#app/components/communities/community-mark.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { Form } from "#app/components/ui/form.tsx";
import { usePageForm } from "#app/hooks/ui/use-form.ts";
import { communityPages, ownCommunityPaths } from "#app/paths/community-pages.ts";
import type { OpenedCommunities } from "#app/services/communities/manage-communities.server.ts";
import { plural } from "#app/text/format.ts";

type Line = SerializeFrom<OpenedCommunities>["all"][number];

const link = "inline-flex min-h-11 items-center text-link underline";

function CommunityLine({ community }: { community: Line }) {
  const { code, name, people, waiting, closedAt } = community;
  const form = usePageForm({ intents: ["close", "reopen"], about: { code } });
  const pages = communityPages(code);
  return (
    <li className="px-4 py-3">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4 break-words">
        <CommunityMark community={community} />
        {closedAt !== null && <MarkChip tone="plain">Encerrada</MarkChip>}
      </p>
      <p className="text-sm text-muted">
        {pages.page} · {plural(people, "pessoa", "pessoas")}
        {waiting > 0 && ` · ${plural(waiting, "pedido espera", "pedidos esperam")}`}
      </p>
      {closedAt === null && (
        <div className="flex flex-wrap items-center gap-x-5">
          <Link to={pages.page} className={link}>
            Ver<span className="sr-only"> {name}</span>
          </Link>
          <Link to={pages.admin} className={link}>
            Pessoas e pedidos<span className="sr-only"> de {name}</span>
          </Link>
          <Link to={ownCommunityPaths.communities({ codigo: code })} className={link}>
            Editar<span className="sr-only"> {name}</span>
          </Link>
        </div>
      )}
      <Form of={form} intent={closedAt === null ? "close" : "reopen"} preventScrollReset>
        <input type="hidden" name="code" value={code} />
        <Button type="submit" look="quiet" className="-mx-4" pending={form.pending}>
          {closedAt === null ? "Encerrar" : "Reabrir"}
          <span className="sr-only"> {name}</span>
        </Button>
      </Form>
    </li>
  );
}

/** Newest first. */
export function CommunityLines({ all }: { all: readonly Line[] }) {
  if (all.length === 0) return null;
  return (
    <ul className="card mt-4 max-w-3xl divide-y divide-line">
      {all.map((community) => (
        <CommunityLine key={community.code} community={community} />
      ))}
    </ul>
  );
}

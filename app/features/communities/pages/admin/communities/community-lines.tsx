import type { SerializeFrom } from "@remix-run/cloudflare";
import { Link } from "@remix-run/react";
import { Form } from "#app/platform/forms/components/form.tsx";
import { usePageForm } from "#app/platform/forms/hooks/use-form.ts";
import { MarkChip } from "#app/platform/page/components/mark-chip.tsx";
import { plural } from "#app/platform/text/format.ts";
import { Button } from "#app/platform/ui/components/button.tsx";
import { Rows } from "#app/platform/ui/components/part.tsx";
import { CommunityMark } from "../../../components/community-mark.tsx";
import { communityPages, ownCommunityPaths } from "../../../paths.ts";
import type { LoadedCommunities } from "../../../services/manage-communities.server.ts";

type Line = SerializeFrom<LoadedCommunities>["all"][number];

const link = "inline-flex min-h-11 items-center text-link underline";

function CommunityLine({ community }: { community: Line }) {
  const { code, name, people, waiting, closedAt, isPartner } = community;
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
      {!isPartner && (
        <Form of={form} intent={closedAt === null ? "close" : "reopen"} preventScrollReset>
          <input type="hidden" name="code" value={code} />
          <Button type="submit" look="quiet" className="-mx-4" pending={form.pending}>
            {closedAt === null ? "Encerrar" : "Reabrir"}
            <span className="sr-only"> {name}</span>
          </Button>
        </Form>
      )}
    </li>
  );
}

/** Newest first. */
export function CommunityLines({ all }: { all: readonly Line[] }) {
  if (all.length === 0) return null;
  return (
    <Rows className="mt-4 max-w-3xl">
      {all.map((community) => (
        <CommunityLine key={community.code} community={community} />
      ))}
    </Rows>
  );
}

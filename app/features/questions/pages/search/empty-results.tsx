import { Link } from "@remix-run/react";
import { SearchX } from "lucide-react";
import type { ActiveFilter } from "#app/features/bank/domain/search/filters/active-filters.ts";
import { useRouteData } from "#app/platform/requests/hooks/use-route-data.ts";
import { ButtonLink } from "#app/platform/ui/components/button.tsx";
import { Icon } from "#app/platform/ui/components/icon.tsx";
import { searchPaths } from "../../paths.ts";
import type { Suggestions } from "../../services/suggest-search.server.ts";

export function EmptyResults({
  cleared,
  ways,
  ranked,
  meant,
}: {
  cleared: string;
  /** Filters, each with the search without it. */
  ways: readonly ActiveFilter[];
  /** URL in the default order, where this one lists only answered questions. */
  ranked: string | null;
  /** URL of the spelling correction. */
  meant: string | null;
}) {
  const filtered = ways.length > 0;
  return (
    <div className="card grid justify-items-center gap-3 px-6 py-12 text-center">
      <Icon as={SearchX} size={40} className="text-muted" />
      <h2 className="text-lg font-semibold">Nenhuma questão por aqui</h2>
      <p className="max-w-prose text-muted">
        {ranked
          ? "Nesta ordem entram só questões que já receberam respostas, e nenhuma destas recebeu ainda o bastante."
          : filtered
            ? "Nenhuma questão com esses filtros. Tire um filtro ou busque outro termo."
            : "Nenhuma questão com essas palavras. Confira a grafia ou busque um termo mais curto."}
      </p>
      {meant && <MeantText address={meant} />}
      {!ranked && ways.length > 1 && (
        <ul aria-label="Tirar um filtro" className="flex flex-wrap justify-center gap-2">
          {ways.map(({ label, address }) => (
            <li key={address}>
              <Link
                to={address}
                className="inline-flex min-h-11 items-center px-2 font-medium text-link underline"
              >
                Sem {label}
              </Link>
            </li>
          ))}
        </ul>
      )}
      <ButtonLink to={ranked ?? (filtered ? cleared : searchPaths.search())} look="secondary">
        {ranked ? "Ver todas as encontradas" : filtered ? "Tirar os filtros" : "Ver todas as questões"}
      </ButtonLink>
    </div>
  );
}

/** Spelling correction, loaded after the page. */
function MeantText({ address }: { address: string }) {
  const { data } = useRouteData<Suggestions>(address);
  return (
    <p role="status" className="empty:hidden">
      {data?.meant && (
        <>
          Você quis dizer{" "}
          <Link
            to={data.meant.address}
            className="inline-flex min-h-11 items-center font-semibold text-link underline"
          >
            {data.meant.text}
          </Link>
          ?
        </>
      )}
    </p>
  );
}

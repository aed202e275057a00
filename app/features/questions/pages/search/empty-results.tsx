import type { ActiveFilter } from "#app/features/bank/domain/search/filters/active-filters.ts";
import { useRouteData } from "#app/platform/requests/hooks/use-route-data.ts";
import { ButtonLink } from "#app/platform/ui/components/button.tsx";
import { Empty } from "#app/platform/ui/components/empty.tsx";
import { TextLink } from "#app/platform/ui/components/text-link.tsx";
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
    <Empty
      className=""
      title="Nenhuma questão por aqui"
      action={
        <>
          {meant && <MeantText address={meant} />}
          {!ranked && ways.length > 1 && (
            <ul aria-label="Tirar um filtro" className="flex flex-wrap justify-center gap-2">
              {ways.map(({ label, address }) => (
                <li key={address}>
                  <TextLink look="alone" to={address} className="px-2">
                    Sem {label}
                  </TextLink>
                </li>
              ))}
            </ul>
          )}
          <ButtonLink to={ranked ?? (filtered ? cleared : searchPaths.search())} look="secondary">
            {ranked ? "Ver todas as encontradas" : filtered ? "Tirar os filtros" : "Ver todas as questões"}
          </ButtonLink>
        </>
      }
    >
      {ranked
        ? "Nesta ordem entram só questões que já receberam respostas, e nenhuma destas recebeu ainda o bastante."
        : filtered
          ? "Nenhuma questão com esses filtros. Tire um filtro ou busque outro termo."
          : "Nenhuma questão com essas palavras. Confira a grafia ou busque um termo mais curto."}
    </Empty>
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
          <TextLink look="alone" to={data.meant.address}>
            {data.meant.text}
          </TextLink>
          ?
        </>
      )}
    </p>
  );
}

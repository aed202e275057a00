import type { FacetGroup } from "#app/features/bank/domain/search/filters/search-facets.ts";
import { useRouteData } from "#app/platform/requests/hooks/use-route-data.ts";
import type { countFacets } from "../../services/count-facets.server.ts";

type Counts = Awaited<ReturnType<typeof countFacets>>;

/** Values without matches are omitted. */
function withCounts(groups: FacetGroup[], { counts, complete }: Counts): FacetGroup[] {
  return groups.map((group) => {
    const anyChosen = group.values.some((value) => value.chosen);
    const values = group.values.map((value) => ({
      ...value,
      count: value.token ? (counts[value.token] ?? null) : null,
    }));
    // A chosen value hides its siblings' matches: they stay on offer, uncounted.
    const displayed = values.filter(
      (value) => value.chosen || value.count || !value.token || anyChosen || !complete,
    );
    return { ...group, values: displayed };
  });
}

/** With counts once loaded; without them on failure. */
export function useCountedGroups({ groups, counts }: { groups: FacetGroup[]; counts: string | null }) {
  const { data, failed, again } = useRouteData<Counts>(counts);
  return { groups: data ? withCounts(groups, data) : groups, failed, again };
}

/** With a retry button. */
export function CountsNotice({ failed, onAgain }: { failed: boolean; onAgain: () => void }) {
  return (
    <div role="status">
      {failed && (
        <p className="px-2 pb-2 text-sm text-muted">
          Contagens indisponíveis.{" "}
          <button
            type="button"
            onClick={onAgain}
            className="min-h-11 font-medium text-link underline underline-offset-4"
          >
            Tentar de novo
          </button>
        </p>
      )}
    </div>
  );
}

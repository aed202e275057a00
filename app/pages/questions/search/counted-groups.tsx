import type { FacetGroup } from "#app/domain/questions/search/search-facets.ts";
import { useRouteData } from "#app/hooks/ui/use-route-data.ts";
import type { countFacets } from "#app/services/questions/count-facets.server.ts";

type Counts = Awaited<ReturnType<typeof countFacets>>;

/** The groups with the counts of a text search; what nobody would find is left out. */
function withCounts(groups: FacetGroup[], { counts, complete }: Counts): FacetGroup[] {
  return groups.map((group) => {
    const anyChosen = group.values.some((value) => value.chosen);
    const values = group.values.map((value) => ({
      ...value,
      count: value.token ? (counts[value.token] ?? null) : null,
    }));
    // A chosen value hides its neighbours' matches: they stay on offer, uncounted.
    const kept = values.filter(
      (value) => value.chosen || value.count || !value.token || anyChosen || !complete,
    );
    return { ...group, values: kept };
  });
}

/** The groups of a search, with the counts of a text once they have come. Where they cannot be had, the filters go without. */
export function useCountedGroups({ groups, counts }: { groups: FacetGroup[]; counts: string | null }) {
  const { data, failed, again } = useRouteData<Counts>(counts);
  return { groups: data ? withCounts(groups, data) : groups, failed, again };
}

/** Says that the counts are missing, and how to ask for them again. */
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

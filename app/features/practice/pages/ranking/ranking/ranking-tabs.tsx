import { formatNumber } from "#app/platform/text/format.ts";
import { Chips, Tabs } from "#app/platform/ui/components/tabs.tsx";
import { groupName } from "../../../domain/ranking/group-name.ts";
import { periods } from "../../../domain/ranking/weeks.ts";
import { rankingPaths } from "../../../paths.ts";
import type { Ranking } from "../../../services/ranking/load-ranking.server.ts";

const labels = { semana: "Semana", anterior: "Semana passada", total: "Total" } as const;

/** Periods, then the person's groups with their place in each. */
export function RankingTabs({ ranking }: { ranking: Pick<Ranking, "period" | "group" | "groups"> }) {
  const { period: current, group: chosen, groups } = ranking;
  return (
    <>
      <Tabs
        stays
        label="Período"
        tabs={periods.map((period) => ({
          label: labels[period],
          to: rankingPaths.ranking({ period, group: chosen }),
          current: period === current,
        }))}
      />
      {groups.length > 1 && (
        <Chips
          stays
          label="Grupo"
          chips={groups.map(({ group, place }) => ({
            label: place === null ? groupName(group) : `${groupName(group)} ${formatNumber(place)}º`,
            to: rankingPaths.ranking({ period: current, group }),
            current: group === chosen,
          }))}
        />
      )}
    </>
  );
}

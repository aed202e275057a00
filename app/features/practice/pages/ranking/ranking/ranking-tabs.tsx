import { Link } from "@remix-run/react";
import { formatNumber } from "#app/platform/text/format.ts";
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
      <nav aria-label="Período" className="mt-4 flex gap-x-1 overflow-x-auto border-b border-line">
        {periods.map((period) => (
          <Link
            key={period}
            to={rankingPaths.ranking({ period, group: chosen })}
            preventScrollReset
            aria-current={period === current ? "page" : undefined}
            className={`-mb-px inline-flex min-h-11 items-center border-b-2 px-3 font-medium whitespace-nowrap ${
              period === current
                ? "border-primary text-link"
                : "border-transparent text-muted hover:text-text"
            }`}
          >
            {labels[period]}
          </Link>
        ))}
      </nav>
      {groups.length > 1 && (
        <nav aria-label="Grupo" className="mt-3 flex flex-wrap gap-2">
          {groups.map(({ group, place }) => (
            <Link
              key={group}
              to={rankingPaths.ranking({ period: current, group })}
              preventScrollReset
              aria-current={group === chosen ? "true" : undefined}
              className={`inline-flex min-h-11 items-center gap-2 rounded-full border px-4 text-[0.9375rem] ${
                group === chosen
                  ? "border-primary bg-primary-soft font-semibold text-primary-strong"
                  : "border-line-strong bg-card hover:border-primary"
              }`}
            >
              {groupName(group)}
              {place !== null && <span className="tabular-nums">{formatNumber(place)}º</span>}
            </Link>
          ))}
        </nav>
      )}
    </>
  );
}

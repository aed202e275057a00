import { formatNumber } from "#app/platform/text/format.ts";
import { isoOfDay } from "#app/platform/time/calendar.ts";
import { formatDay } from "#app/platform/time/format-date.ts";
import type { Reviews } from "../../../services/reviews/load-reviews.server.ts";

/** Questions of the next days, as a table with bars. */
export function DaysAhead({ ahead }: Pick<Reviews, "ahead">) {
  const most = Math.max(1, ...ahead.map(({ cards }) => cards));
  return (
    <section aria-labelledby="proximos" className="card mt-4 p-5">
      <h2 id="proximos" className="text-lg font-semibold">
        Próximos dias
      </h2>
      <table className="mt-2 w-full tabular-nums">
        <thead className="sr-only">
          <tr>
            <th scope="col">Dia</th>
            <th scope="col">Questões</th>
          </tr>
        </thead>
        <tbody>
          {ahead.map(({ day, cards }, index) => (
            <tr key={day}>
              <th scope="row" className="w-24 py-1 text-left font-normal text-muted">
                {index === 0 ? "amanhã" : formatDay(isoOfDay(day))}
              </th>
              <td className="py-1">
                <span className="flex items-center gap-3">
                  <span aria-hidden="true" className="h-2.5 flex-1 overflow-hidden rounded-full bg-inset">
                    <span
                      className="block h-full rounded-full bg-primary"
                      style={{ width: `${(cards / most) * 100}%` }}
                    />
                  </span>
                  <span className="w-10 text-right">{formatNumber(cards)}</span>
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

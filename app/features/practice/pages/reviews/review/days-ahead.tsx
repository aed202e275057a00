import { formatNumber } from "#app/platform/text/format.ts";
import { isoOfDay } from "#app/platform/time/calendar.ts";
import { formatDay } from "#app/platform/time/format-date.ts";
import { Section } from "#app/platform/ui/components/section.tsx";
import { Table } from "#app/platform/ui/components/table.tsx";
import type { Reviews } from "../../../services/reviews/load-reviews.server.ts";

/** Questions of the next days, as a table with bars. */
export function DaysAhead({ ahead }: Pick<Reviews, "ahead">) {
  const most = Math.max(1, ...ahead.map(({ cards }) => cards));
  return (
    <Section card title="Próximos dias" className="mt-4">
      <Table head={["Dia", "Questões"]}>
        {ahead.map(({ day, cards }, index) => (
          <tr key={day}>
            <th scope="row" className="w-24 text-muted">
              {index === 0 ? "amanhã" : formatDay(isoOfDay(day))}
            </th>
            <td>
              <span className="flex items-center gap-3">
                <span aria-hidden="true" className="h-2.5 flex-1 overflow-hidden rounded-full bg-inset">
                  <span
                    className="block h-full rounded-full bg-primary"
                    style={{ width: `${(cards / most) * 100}%` }}
                  />
                </span>
                <span className="w-10">{formatNumber(cards)}</span>
              </span>
            </td>
          </tr>
        ))}
      </Table>
    </Section>
  );
}

import { foldedWeeks } from "#app/features/practice/domain/ranking/weeks.ts";
import { bindings } from "./bindings.ts";

type Counted = { board: string; block: number; people: string };
type Person = { num: number; points: number; weeks: string; listed: number; groups: string };

/** People by board and points, as the blocks count them; sums apart. */
export async function countedBoards(): Promise<{
  values: Record<string, Record<string, number>>;
  sums: Record<string, number>;
}> {
  const { results } = await bindings.DB.prepare(
    "SELECT board, block, people FROM rank_blocks",
  ).all<Counted>();
  const values: Record<string, Record<string, number>> = {};
  const sums: Record<string, number> = {};
  for (const { board, block, people } of results) {
    const counts = JSON.parse(people) as Record<string, number>;
    if (block === -1) sums[board] = Object.values(counts).reduce((all, each) => all + each, 0);
    else values[board] = { ...values[board], ...counts };
  }
  return { values, sums };
}

/** The same from the ledger's counters. `groups`: JSON of the standings. */
export async function recountedBoards(now: number): Promise<Record<string, Record<string, number>>> {
  const { results } = await bindings.DB.prepare(
    `SELECT u.num, p.total_points AS points, p.week_points AS weeks, r.groups AS groups,
      u.suspended_at IS NULL AND coalesce(r.is_hidden, 0) = 0 AS listed
    FROM users u JOIN progress p ON p.user_num = u.num LEFT JOIN rank_standings r ON r.user_num = u.num WHERE p.total_points > 0`,
  ).all<Person>();
  const { week, last } = foldedWeeks(now);
  const boards: Record<string, Record<string, number>> = {};
  for (const { points, weeks, listed, groups } of results) {
    if (!listed) continue;
    const byWeek = JSON.parse(weeks) as Record<string, number>;
    for (const group of JSON.parse(groups) as string[])
      for (const [period, value] of [
        ["total", points],
        [week, byWeek[week] ?? 0],
        [last, byWeek[last] ?? 0],
      ] as const) {
        if (value === 0) continue;
        const board = `${period}/${group}`;
        const counts = boards[board] ?? {};
        counts[value] = (counts[value] ?? 0) + 1;
        boards[board] = counts;
      }
  }
  return boards;
}

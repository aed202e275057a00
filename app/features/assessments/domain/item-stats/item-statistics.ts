/** A table of attempts: `rows` of examinees, each with a fraction from 0 to 1 an item; null: not reached. */
export type AttemptTable = { items: readonly string[]; rows: readonly (readonly (number | null)[])[] };

/**
 * As Moodle's quiz statistics define them, in per cent; null where undefined. `pointBiserial`: the correlation of the item with
 * the rest of the test, from -1 to 1. An item's figures are those of the examinees who reached it; in totals the others have 0.
 */
export type ItemStatistics = {
  name: string;
  facility: number | null;
  sd: number | null;
  discriminationIndex: number | null;
  discriminativeEfficiency: number | null;
  effectiveWeight: number | null;
  pointBiserial: number | null;
};

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
const mean = (values: readonly number[]) => sum(values) / values.length;

/** With n - 1, as in Moodle. */
function covariance(one: readonly number[], other: readonly number[]): number {
  const [a, b] = [mean(one), mean(other)];
  return sum(one.map((value, index) => (value - a) * ((other[index] as number) - b))) / (one.length - 1);
}

/** Sums of binary fractions leave residues of about 1e-16 where a variance is 0. */
const NOTHING = 1e-12;

function variance(values: readonly number[]): number {
  const found = covariance(values, values);
  return found < NOTHING ? 0 : found;
}

const sorted = (values: readonly number[]) => [...values].sort((one, other) => one - other);

type ItemSums = Omit<ItemStatistics, "effectiveWeight"> & { withTotal: number | null };

function ofItem(name: string, marks: readonly number[], totals: readonly number[]): ItemSums {
  const facility = marks.length > 0 ? 100 * mean(marks) : null;
  const none = { sd: null, discriminationIndex: null, discriminativeEfficiency: null, pointBiserial: null };
  if (marks.length < 2) return { name, facility, ...none, withTotal: null };
  const rest = totals.map((total, index) => total - (marks[index] as number));
  const together = covariance(marks, rest);
  const spread = variance(marks) * variance(rest);
  const greatest = covariance(sorted(marks), sorted(rest));
  const correlation = spread > 0 ? together / Math.sqrt(spread) : null;
  return {
    name,
    facility,
    sd: 100 * Math.sqrt(variance(marks)),
    discriminationIndex: correlation === null ? null : 100 * correlation,
    discriminativeEfficiency: greatest > NOTHING ? (100 * together) / greatest : null,
    pointBiserial: correlation,
    withTotal: covariance(marks, totals),
  };
}

/** Totals count what was not reached as 0. */
export function totalsOf({ rows }: AttemptTable): number[] {
  return rows.map((row) => sum(row.map((mark) => mark ?? 0)));
}

/** Of every item, in order. */
export function itemStatistics(table: AttemptTable): ItemStatistics[] {
  const totals = totalsOf(table);
  const found = table.items.map((name, item) => {
    const reached = table.rows.flatMap((row, index) => {
      const mark = row[item];
      return mark === null || mark === undefined ? [] : [{ mark, total: totals[index] as number }];
    });
    return ofItem(
      name,
      reached.map(({ mark }) => mark),
      reached.map(({ total }) => total),
    );
  });
  // Moodle: the root of the covariance with the total as a share of all such roots; negative ones have none.
  const root = (withTotal: number | null) =>
    withTotal === null || withTotal < -NOTHING ? null : Math.sqrt(Math.max(0, withTotal));
  const all = sum(found.map(({ withTotal }) => root(withTotal) ?? 0));
  return found.map(({ withTotal, ...item }) => {
    const own = root(withTotal);
    return { ...item, effectiveWeight: own === null || all === 0 ? null : (100 * own) / all };
  });
}

/**
 * Kuder and Richardson's 20; with credit between, Cronbach's alpha, which is the same for 0 and 1. Null with fewer than two items
 * or examinees, or where all have the same total.
 */
export function kr20Of(table: AttemptTable): number | null {
  const count = table.items.length;
  if (count < 2 || table.rows.length < 2) return null;
  const total = variance(totalsOf(table));
  if (total === 0) return null;
  const single = sum(table.items.map((_, item) => variance(table.rows.map((row) => row[item] ?? 0))));
  return (count / (count - 1)) * (1 - single / total);
}

/** What an independent calculation says about one question; `from` quotes the statement, and its first numbers are the data. */
export type Recomputation = { id: string; from?: string[] } & (
  | {
      kind: "value";
      /** One number, or several where the alternative states several. */
      value: (data: number[], statement: string) => number | number[];
      /** How the numbers are read from an alternative; by default the whole of it is one value. */
      read?: (alternative: string) => number[];
      /** Relative; 1e-3 unless the alternatives are rounded more coarsely. */
      tolerance?: number;
    }
  | { kind: "truth"; value: (data: number[], statement: string) => boolean }
  | { kind: "choice"; value: (data: number[], statement: string, alternatives: string[]) => boolean[] }
  | {
      kind: "open";
      value: (data: number[], statement: string) => number[];
      /** Quotes of the solution: the last number of each is the answer given there. */
      stated: string[];
      tolerance?: number;
    }
);

const NUMBER = /[−-]?\d{1,3}(?:(?:[ .]|\\,)\d{3})+(?:(?:,|\{,\})\d+)?(?!\d)|[−-]?\d+(?:(?:,|\{,\})\d+)?/g;

/** The numbers written in a text in the Portuguese way ("1 800", "R$ 5.400,00", "0{,}301"). */
export function numbersIn(text: string): number[] {
  return (text.match(NUMBER) ?? []).map((each) =>
    Number(
      each
        .replace(/[ .]|\\,/g, "")
        .replace("{,}", ".")
        .replace(",", ".")
        .replace("−", "-"),
    ),
  );
}

/** The first number of a text. Throws when it has none. */
export function numberIn(text: string): number {
  return at(numbersIn(text), 0);
}

/** The cells of a GFM table's body, row by row. */
export function tableRows(statement: string): string[][] {
  return statement
    .split("\n")
    .filter((line) => line.startsWith("|"))
    .slice(2)
    .map((line) =>
      line
        .split("|")
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
}

/** A column of numbers of the table in a statement. */
export function tableColumn(statement: string, column: number): number[] {
  return tableRows(statement).map((row) => numberIn(at(row, column)));
}

/** The element at an index. Throws when there is none. */
export function at<Item>(items: readonly Item[], index: number): Item {
  const item = items[index];
  if (item === undefined) throw new Error(`nothing at ${index} of ${JSON.stringify(items)}`);
  return item;
}

/** The root of a continuous function between two points where its sign differs. */
export function rootBetween(low: number, high: number, f: (x: number) => number): number {
  let [from, to] = [low, high];
  const rising = f(to) > f(from);
  for (let step = 0; step < 200; step += 1) {
    const middle = (from + to) / 2;
    if (f(middle) > 0 === rising) to = middle;
    else from = middle;
  }
  return (from + to) / 2;
}

/** The area of a polygon given by its vertices in order. */
export function polygonArea(points: readonly (readonly [number, number])[]): number {
  return (
    Math.abs(
      points.reduce((sum, [x, y], index) => {
        const [nextX, nextY] = at(points, (index + 1) % points.length);
        return sum + x * nextY - nextX * y;
      }, 0),
    ) / 2
  );
}

/** The sum of the numbers. */
export function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}

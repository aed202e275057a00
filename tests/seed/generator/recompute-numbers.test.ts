import { describe, it } from "vitest";
import { answerOf, durationOf, minutesOf, tableIn } from "./read-numbers.ts";
import { expectNumber, expectOnly, expectText } from "./recomputed.ts";

/** Subsets of `total` things with `taken` of them, counted one by one. */
function _subsets(total: number, taken: number): number {
  let count = 0;
  for (let mask = 0; mask < 1 << total; mask++) {
    let size = 0;
    for (let bit = 0; bit < total; bit++) if (mask & (1 << bit)) size++;
    if (size === taken) count++;
  }
  return count;
}

/** Arrangements of a word, one first letter at a time. */
function _arrangements(counts: readonly number[]): number {
  if (counts.every((each) => each === 0)) return 1;
  return counts.reduce(
    (sum, each, place) =>
      each === 0 ? sum : sum + _arrangements(counts.map((other, at) => (at === place ? other - 1 : other))),
    0,
  );
}

function _multiply(one: readonly number[], other: readonly number[]): number[] {
  const product: number[] = Array(one.length + other.length - 1).fill(0);
  for (const [i, a] of one.entries())
    for (const [j, b] of other.entries()) product[i + j] = (product[i + j] ?? 0) + a * b;
  return product;
}

describe("money", () => {
  it("two discounts in a row are two subtractions", () => {
    expectNumber("matematica-descontos-sucessivos", ({ price = 0, first = 0, second = 0 }) => {
      const once = price - (price * first) / 100;
      return once - (once * second) / 100;
    });
  });

  it("compound interest is added period by period", () => {
    expectNumber("matematica-juros-compostos", ({ capital = 0, rate = 0, periods = 0 }) => {
      let balance = capital;
      for (let period = 0; period < periods; period++) balance += (balance * rate) / 100;
      return balance;
    });
  });

  it("the instalment is what is owed after the down payment, with interest", () => {
    expectNumber("matematica-compra-a-prazo", ({ price = 0, down = 0, rate = 0 }) => {
      const owed = price - (price * down) / 100;
      return owed + (owed * rate) / 100;
    });
  });

  it("only the right use makes the two plans cost the same", () => {
    expectOnly(
      "matematica-planos-tarifarios",
      (answer, { fixedLow = 0, fixedHigh = 0, dear = 0, cheap = 0 }) => {
        const use = answerOf(answer);
        return Math.abs(fixedLow + dear * use - (fixedHigh + cheap * use)) < 0.005;
      },
    );
  });

  it("no other price brings more money", () => {
    expectNumber("matematica-receita-maxima", ({ price = 0, visitors = 0, fall = 0, step = 1 }) => {
      let best = { at: 0, income: 0 };
      for (let asked = price; asked < price + 60; asked += 0.5) {
        const income = asked * (visitors - ((asked - price) / step) * fall);
        if (income > best.income) best = { at: asked, income };
      }
      return best.at;
    });
  });

  it("the change completes the purchase to what was paid", () => {
    expectNumber("matematica-troco", ({ many = 0, one = 0, more = 0, other = 0, note = 0 }) => {
      let left = note;
      for (let item = 0; item < many; item++) left -= one;
      for (let item = 0; item < more; item++) left -= other;
      return left;
    });
  });

  it("shares follow the proportion of the table and add up", () => {
    expectOnly("matematica-divisao-proporcional", (answer, { total = 0 }, { question, context }) => {
      const rows = tableIn(context);
      const [, part = ""] = rows.find(([name = ""]) => question.includes(name)) ?? [];
      const all = rows.reduce((sum, [, each = ""]) => sum + Number(each), 0);
      return Math.abs(answerOf(answer) * all - total * Number(part)) < 0.01 * all;
    });
  });
});

describe("numbers and averages", () => {
  it("the three meet again at the first minute when all are due", () => {
    expectText("matematica-coincidencias", ({ one = 1, two = 1, three = 1, start = 0 }) => {
      let waited = 1;
      while (waited % one !== 0 || waited % two !== 0 || waited % three !== 0) waited++;
      const at = (start + waited) % 1440;
      return `${Math.floor(at / 60)}h${at % 60 === 0 ? "" : String(at % 60).padStart(2, "0")}`;
    });
  });

  it("only the right total fills both kinds of box and is the first above the limit", () => {
    expectOnly("matematica-caixas", (answer, { one = 1, other = 1, low = 0 }) => {
      const total = answerOf(answer);
      let first = low + 1;
      while (first % one !== 0 || first % other !== 0) first++;
      return total === first;
    });
  });

  it("what comes home is what two withdrawals leave", () => {
    expectNumber("matematica-fracoes-sucessivas", ({ total = 0 }, { context }) => {
      const [sold, given] = [...context.matchAll(/\\frac\{(\d+)\}\{(\d+)\}/g)].map(
        (match) => Number(match[1]) / Number(match[2]),
      );
      const left = total - total * (sold ?? 0);
      return left - left * (given ?? 0);
    });
  });

  it("each worker has the pace of the first job", () => {
    expectNumber(
      "matematica-regra-de-tres",
      ({ workers = 1, days = 1, amount = 0, more = 1, target = 0 }) => {
        const pace = amount / workers / days;
        let done = 0;
        let day = 0;
        while (done < target - 1e-9) {
          done += pace * more;
          day++;
        }
        return day;
      },
    );
  });

  it("the missing mark brings the weighted average exactly to the goal", () => {
    expectOnly("matematica-media-ponderada", (answer, { goal = 0 }, { context }) => {
      const rows = tableIn(context).map(([, mark = "", weight = ""]) => [
        mark === "—" ? answerOf(answer) : answerOf(mark),
        Number(weight),
      ]);
      const weights = rows.reduce((sum, [, weight = 0]) => sum + weight, 0);
      const points = rows.reduce((sum, [mark = 0, weight = 0]) => sum + mark * weight, 0);
      return Math.abs(points / weights - goal) < 1e-9;
    });
  });

  it("the median leaves as many records above as below", () => {
    expectOnly("matematica-mediana", (answer, _, { context }) => {
      const values = tableIn(context).map(([, value = ""]) => answerOf(value));
      const middle = answerOf(answer);
      const above = values.filter((value) => value > middle).length;
      const below = values.filter((value) => value < middle).length;
      if (Math.max(above, below) > values.length / 2) return false;
      const sorted = [...values].sort((one, other) => one - other);
      const half = values.length / 2;
      return values.length % 2 === 1
        ? values.includes(middle) && above <= half && below <= half
        : middle * 2 === (sorted[half - 1] ?? 0) + (sorted[half] ?? 0);
    });
  });

  it("the newcomer's age brings the mean to the new one", () => {
    expectOnly("matematica-mudanca-da-media", (answer, { size = 1, mean = 0, newMean = 0 }) => {
      const ages = [...Array(size).fill(mean), answerOf(answer)];
      return Math.abs(ages.reduce((sum, age) => sum + age, 0) / ages.length - newMean) < 1e-9;
    });
  });

  it("the year in Roman numerals is read symbol by symbol", () => {
    const values: Record<string, number> = { I: 1, V: 5, X: 10, L: 50, C: 100, D: 500, M: 1000 };
    expectNumber("matematica-numeracao-romana", (_, { context }) => {
      const text = context.match(/inscrição ([IVXLCDM]+)/)?.[1] ?? "";
      return [...text].reduce((sum, symbol, place) => {
        const value = values[symbol] ?? 0;
        return (values[text[place + 1] ?? ""] ?? 0) > value ? sum - value : sum + value;
      }, 0);
    });
  });

  it("the arrival is the departure plus the ride plus the stop", () => {
    expectOnly("matematica-horario-de-chegada", (answer, _, { context }) => {
      const start = minutesOf(context.match(/às (\d+h\d*)/)?.[1] ?? "");
      const [ride = "", stop = ""] = [...context.matchAll(/(?:foi|parada) de ([^,]*?)(?:,| para)/g)].map(
        (match) => match[1] ?? "",
      );
      return (start + durationOf(ride) + durationOf(stop)) % 1440 === minutesOf(answer);
    });
  });
});

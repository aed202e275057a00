import { describe, expect, it } from "vitest";
import { answerOf, numbersIn, plain } from "./read-numbers.ts";
import { expectNumber, expectOnly, expectText } from "./recomputed.ts";

/** Subsets of `total` things with `taken` of them, counted one by one. */
function subsets(total: number, taken: number): number {
  let count = 0;
  for (let mask = 0; mask < 1 << total; mask++) {
    let size = 0;
    for (let bit = 0; bit < total; bit++) if (mask & (1 << bit)) size++;
    if (size === taken) count++;
  }
  return count;
}

/** Arrangements of a word, one first letter at a time. */
function arrangements(counts: readonly number[]): number {
  if (counts.every((each) => each === 0)) return 1;
  return counts.reduce(
    (sum, each, place) =>
      each === 0 ? sum : sum + arrangements(counts.map((other, at) => (at === place ? other - 1 : other))),
    0,
  );
}

function multiply(one: readonly number[], other: readonly number[]): number[] {
  const product: number[] = Array(one.length + other.length - 1).fill(0);
  for (const [i, a] of one.entries())
    for (const [j, b] of other.entries()) product[i + j] = (product[i + j] ?? 0) + a * b;
  return product;
}

describe("counting", () => {
  it("the urn's probability is that of the ordered pairs, listed one by one", () => {
    expectNumber("matematica-urna", ({ first = 0, second = 0 }) => {
      const total = first + second;
      let good = 0;
      let all = 0;
      for (let one = 0; one < total; one++)
        for (let other = 0; other < total; other++) {
          if (one === other) continue;
          all++;
          if (one < first && other < first) good++;
        }
      return good / all;
    });
  });

  it("teams are pairs of subsets", () => {
    expectNumber("matematica-comissao", ({ first = 0, second = 0, takenFirst = 0, takenSecond = 0 }) => {
      return subsets(first, takenFirst) * subsets(second, takenSecond);
    });
  });

  it("anagrams are counted letter by letter", () => {
    expectNumber("matematica-anagramas", (_, { question }) => {
      const word = question.match(/[A-Z]{4,}/)?.[0] ?? "";
      return arrangements([...new Set(word)].map((letter) => word.split(letter).length - 1));
    });
  });

  it("codes are counted digit by digit", () => {
    expectNumber("matematica-codigos", ({ letterPool = 0 }, { context }) => {
      const letters = context.includes("com duas letras") ? 2 : 3;
      const digits =
        { dois: 2, três: 3, quatro: 4 }[context.match(/com (dois|três|quatro) algarismos/)?.[1] ?? ""] ?? 0;
      let endings = 0;
      for (let code = 0; code < 10 ** digits; code++) {
        const text = String(code).padStart(digits, "0");
        if (new Set(text).size === digits) endings++;
      }
      return endings * letterPool ** letters;
    });
  });

  it("threads join posts that are no neighbours", () => {
    expectNumber("matematica-diagonais", ({ sides = 0 }) => {
      let threads = 0;
      for (let one = 0; one < sides; one++)
        for (let other = one + 1; other < sides; other++)
          if (other - one > 1 && other - one < sides - 1) threads++;
      return threads;
    });
  });

  it("the last digit is that of the whole power", () => {
    expectNumber("matematica-ultimo-algarismo", ({ base = 0, exponent = 0 }) =>
      Number(BigInt(base) ** BigInt(exponent) % 10n),
    );
  });

  it("those in no group are those left after listing everybody", () => {
    expectNumber("matematica-pesquisa", ({ total = 0, first = 0, second = 0, both = 0 }) => {
      const people = Array.from({ length: total }, (_, place) => place);
      return people.filter(
        (place) => !(place < first) && !(place >= first - both && place < first - both + second),
      ).length;
    });
  });

  it("the hands' angle is that of their directions", () => {
    expectNumber("matematica-ponteiros", ({ hour = 0, minute = 0 }) => {
      const long = (minute / 60) * 2 * Math.PI;
      const short = ((hour + minute / 60) / 12) * 2 * Math.PI;
      return (Math.acos(Math.cos(long) * Math.cos(short) + Math.sin(long) * Math.sin(short)) * 180) / Math.PI;
    });
  });
});

describe("algebra", () => {
  it("the remainder is the value of the polynomial at the root of the divisor, power by power", () => {
    expectNumber("matematica-teorema-do-resto", ({ a = 0, b = 0, c = 0, d = 0, root = 0 }) => {
      return a * root ** 3 + b * root ** 2 + c * root + d;
    });
  });

  it("the square of a complex number doubles its argument and squares its modulus", () => {
    expectOnly("matematica-complexos", (answer, { real = 0, imaginary = 0 }) => {
      const text = plain(answer).replaceAll("$", "").replaceAll(" ", "");
      const [, re = "0"] = text.match(/^(-?\d+)(?!\d*i)/) ?? [];
      const im = text.match(/([+-]?\d*)i$/)?.[1] ?? "0";
      const value = { re: Number(re), im: im === "" || im === "+" ? 1 : im === "-" ? -1 : Number(im) };
      const size = Math.hypot(real, imaginary) ** 2;
      const angle = 2 * Math.atan2(imaginary, real);
      return (
        Math.abs(value.re - size * Math.cos(angle)) < 1e-6 &&
        Math.abs(value.im - size * Math.sin(angle)) < 1e-6
      );
    });
  });

  it("the determinant is that of Laplace's expansion", () => {
    expectNumber("matematica-determinante", (_, { context }) => {
      const inside = context.match(/pmatrix\}([\s\S]*?)\\end/)?.[1] ?? "";
      const m = inside.split("\\\\").map((row) => row.split("&").map((cell) => Number(cell)));
      const minor = (skip: number) => {
        const [p = 0, q = 0] = (m[1] ?? []).filter((_, column) => column !== skip);
        const [r = 0, s = 0] = (m[2] ?? []).filter((_, column) => column !== skip);
        return p * s - q * r;
      };
      return (m[0] ?? []).reduce(
        (sum, value, column) => sum + (column % 2 === 0 ? 1 : -1) * value * minor(column),
        0,
      );
    });
  });

  it("the coefficient is found by multiplying the binomial out", () => {
    expectNumber("matematica-binomio", ({ power = 0, constant = 0, lead = 0, exponent = 0 }) => {
      let product = [1];
      for (let time = 0; time < power; time++) product = multiply(product, [constant, lead]);
      return product[exponent] ?? 0;
    });
  });

  it("points at the radius from the centre satisfy the circle's equation, and of no other pair", () => {
    expectOnly("matematica-circunferencia", (answer, { dx = 0, dy = 0, independent = 0 }) => {
      const [, x = "", y = "", r = ""] = answer.match(/\((-?\d+), (-?\d+)\)\$ e raio (\d+)/) ?? [];
      return [0, 1, 2.5].every((angle) => {
        const px = Number(x) + Number(r) * Math.cos(angle);
        const py = Number(y) + Number(r) * Math.sin(angle);
        return Math.abs(px * px + py * py + dx * px + dy * py + independent) < 1e-6;
      });
    });
  });

  it("only one number of full tickets explains people and money", () => {
    expectOnly("matematica-ingressos", (answer, { people = 0, income = 0, full = 0, half = 0 }) => {
      const whole = answerOf(answer);
      return whole * full + (people - whole) * half === income;
    });
  });

  it("the roots, computed, have that sum of squares", () => {
    expectNumber("matematica-relacoes-de-girard", ({ sum = 0, product = 0 }) => {
      const square = Math.sqrt(sum * sum - 4 * product);
      return ((sum + square) / 2) ** 2 + ((sum - square) / 2) ** 2;
    });
  });

  it("a bigger vessel fits as many small cubes as the scale says", () => {
    expectNumber("matematica-solidos-semelhantes", ({ small = 0, ratio = 0 }) => {
      let cubes = 0;
      for (let x = 0; x < ratio; x++) for (let y = 0; y < ratio; y++) for (let z = 0; z < ratio; z++) cubes++;
      return cubes * small;
    });
  });

  it("the sign of the accumulated change agrees with the totals", () => {
    expectText("matematica-variacao-acumulada", ({ start = 0, up = 0, down = 0 }) => {
      const end = start + (start * up) / 100 - ((start + (start * up) / 100) * down) / 100;
      const percent = ((end - start) / start) * 100;
      if (Math.abs(percent) < 1e-9) return "nenhuma variação";
      const size = String(Math.round(Math.abs(percent) * 100) / 100).replace(".", ",");
      return percent > 0 ? `um aumento de ${size}%` : `uma redução de ${size}%`;
    });
  });

  it("reads numbers as Brazilians write them, or these tests would prove nothing", () => {
    expect(numbersIn("R$ 1.234,50 e $2{,}5$ de 30")).toEqual([1234.5, 2.5, 30]);
    expect(answerOf("$-3$")).toBe(-3);
    expect(answerOf("$\\dfrac{3}{4}$")).toBe(0.75);
  });
});

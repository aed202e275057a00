import { describe, it } from "vitest";
import { answerOf, tableIn } from "./read-numbers.ts";
import { expectNumber, expectOnly, expectText } from "./recomputed.ts";

/** Children of two parents, every gamete of one with every gamete of the other. */
function _cross(one: readonly string[], other: readonly string[]): string[] {
  return one.flatMap((first) => other.map((second) => first + second));
}

const _bloodGenes: Record<string, readonly string[]> = {
  A: ["A", "O"],
  B: ["B", "O"],
  AB: ["A", "B"],
  O: ["O"],
};

function _bloodGroup(genes: string): string {
  const strong = [...new Set(genes.replaceAll("O", ""))].sort().join("");
  return strong === "" ? "O" : strong;
}

describe("solutions", () => {
  it("the solution, dried up, leaves the weighed solute", () => {
    expectOnly("quimica-molaridade", (answer, { grams = 0, mass = 0, volume = 0 }) => {
      return Math.abs((answerOf(answer) * volume * mass) / 1000 - grams) < 1e-6 * grams;
    });
  });

  it("water changes no amount of solute", () => {
    expectOnly("quimica-diluicao", (answer, { start = 0, used = 0, final = 1 }) => {
      return Math.abs(answerOf(answer) * final - start * used) < 1e-6 * start * used;
    });
  });

  it("the pH is the logarithm of the hydrogen that is left", () => {
    expectNumber("quimica-ph", ({ power = 0, times = 1 }, { context }) => {
      const concentration = 10 ** -power / times;
      return context.includes("ácido") ? -Math.log10(concentration) : 14 + Math.log10(concentration);
    });
  });

  it("acid and base are in the proportion of the reaction", () => {
    expectOnly("quimica-titulacao", (answer, { base = 0, spent = 0, sample = 1, protons = 1 }) => {
      return Math.abs(answerOf(answer) * sample * protons - base * spent) < 1e-6 * base * spent;
    });
  });

  it("what is below and what stays dissolved is what was dissolved", () => {
    expectOnly("quimica-solubilidade", (answer, { water = 0, cold = 0, hot = 0 }) => {
      return Math.abs(answerOf(answer) + (cold * water) / 100 - (hot * water) / 100) < 1e-6;
    });
  });

  it("parts per million are milligrams in a litre", () => {
    expectOnly(
      "quimica-ppm",
      (answer, { parts = 0, volume = 1 }) => Math.abs((answerOf(answer) * 1000) / volume - parts) < 1e-6,
    );
  });
});

describe("reactions", () => {
  it("the product's moles are to the reactant's as in the balanced equation", () => {
    expectOnly(
      "quimica-estequiometria",
      (answer, { given = 0, purity = 100, from = 1, to = 1 }, { context }) => {
        const [, left = "", right = ""] = context.match(/\\ce\{(.*?) -> (.*?)\}\$\$/) ?? [];
        const [, reactant = "", product = ""] =
          context.match(/são: \$\\ce\{(.*?)\}\$.*?\$\\ce\{(.*?)\}\$/) ?? [];
        const coefficient = (side: string, formula: string) => {
          const term =
            side.split(" + ").find((each) => each === formula || each.endsWith(` ${formula}`)) ?? "";
          return Number(term.match(/^(\d+) /)?.[1] ?? 1);
        };
        const ratio = coefficient(right, product) / coefficient(left, reactant);
        return Math.abs(answerOf(answer) / to - ((given * purity) / 100 / from) * ratio) < 1e-4;
      },
    );
  });

  it("heat is proportional to the moles burnt", () => {
    expectOnly(
      "quimica-combustao",
      (answer, { grams = 0, mass = 1, heat = 0 }) => Math.abs(answerOf(answer) / heat - grams / mass) < 1e-3,
    );
  });

  it("going the indirect way costs as much as going straight", () => {
    expectNumber("quimica-lei-de-hess", (_, { context }) => {
      const [first = [], second = []] = tableIn(context);
      const [whole, rest] = [answerOf(first[1] ?? ""), answerOf(second[1] ?? "")];
      return whole - rest;
    });
  });

  it("the isotope halves again and again", () => {
    expectNumber("quimica-meia-vida", ({ half = 1, start = 0, total = 0 }) => {
      let left = start;
      for (let passed = half; passed <= total; passed += half) left /= 2;
      return left;
    });
  });

  it("the metal deposited matches the charge that passed", () => {
    expectOnly("quimica-eletrolise", (answer, { current = 0, seconds = 0, mass = 1, charge = 1 }) => {
      const passed = current * seconds;
      return (
        Math.abs((answerOf(answer) / mass) * charge * 96500 - passed) <= (0.0050001 / mass) * charge * 96500
      );
    });
  });

  it("a gas at normal conditions weighs its molar mass in every 22.4 litres", () => {
    expectOnly("quimica-volume-molar", (answer, { grams = 0, mass = 1 }) => {
      return Math.abs((answerOf(answer) / 22.4) * mass - grams) < 1e-6 * grams;
    });
  });

  it("a hydrocarbon has the hydrogens that its bonds leave free", () => {
    expectText("quimica-hidrocarbonetos", ({ carbons = 0 }, { context }) => {
      const shared = context.includes("tripla") ? 3 : context.includes("dupla") ? 2 : 1;
      const inChain = 2 * (carbons - 1) + 2 * (shared - 1);
      return `$\\ce{C${carbons}H${4 * carbons - inChain}}$`;
    });
  });
});

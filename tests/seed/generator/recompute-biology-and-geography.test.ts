import { describe, expect, it } from "vitest";
import { answerOf, minutesOf, tableIn } from "./read-numbers.ts";
import { expectNumber, expectOnly } from "./recomputed.ts";

/** Children of two parents, every gamete of one with every gamete of the other. */
function cross(one: readonly string[], other: readonly string[]): string[] {
  return one.flatMap((first) => other.map((second) => first + second));
}

const bloodGenes: Record<string, readonly string[]> = {
  A: ["A", "O"],
  B: ["B", "O"],
  AB: ["A", "B"],
  O: ["O"],
};

function bloodGroup(genes: string): string {
  const strong = [...new Set(genes.replaceAll("O", ""))].sort().join("");
  return strong === "" ? "O" : strong;
}

describe("heredity", () => {
  it("descendants are counted in the Punnett square", () => {
    expectNumber("biologia-monoibridismo", ({ total = 0 }, { context, question }) => {
      const children = context.includes("dois indivíduos heterozigotos")
        ? cross(["A", "a"], ["A", "a"])
        : cross(["A", "a"], ["a", "a"]);
      const recessive = context.match(/o alelo a, recessivo, condiciona ([^.]+)\./)?.[1] ?? "";
      const wanted = children.filter((genes) => (genes === "aa") === question.includes(`com ${recessive} é`));
      return (total * wanted.length) / children.length;
    });
  });

  it("the probability for several children is counted over all families", () => {
    expectNumber("biologia-aconselhamento", ({ children = 0, healthy = 0 }) => {
      let families: boolean[][] = [[]];
      for (let child = 0; child < children; child++)
        families = families.flatMap((family) =>
          cross(["A", "a"], ["A", "a"]).map((genes) => [...family, genes !== "aa"]),
        );
      return (
        families.filter((family) => family.every((each) => each === (healthy === 1))).length / families.length
      );
    });
  });

  it("the child's blood groups are those of all pairs of genes", () => {
    expectOnly("biologia-sistema-abo", (answer, _, { context }) => {
      const [, mother = ""] = context.match(/sanguíneo (AB|A|B|O) do/) ?? [];
      const [, father = ""] = context.match(/ao grupo (AB|A|B|O)\./) ?? [];
      const possible = new Set(cross(bloodGenes[mother] ?? [], bloodGenes[father] ?? []).map(bloodGroup));
      const listed = new Set(answer.replace(", apenas", "").split(/, | ou /));
      return possible.size === listed.size && [...possible].every((group) => listed.has(group));
    });
  });

  it("two genes are crossed in sixteen squares", () => {
    expectNumber("biologia-diibridismo", ({ total = 0 }, { context, question }) => {
      const gametes = ["AB", "Ab", "aB", "ab"];
      const rule = (place: RegExp) => context.match(place)?.slice(1) ?? [];
      const [strong = "", weak = ""] = rule(
        /O alelo que condiciona (.*?) é dominante sobre o que condiciona (.*?);/,
      );
      const [other = "", faint = ""] = rule(
        /no outro gene, o alelo que condiciona (.*?) é dominante sobre o que condiciona (.*?)\./,
      );
      const wanted = cross(gametes, gametes).filter((genes) => {
        const first = genes.includes("A") ? strong : weak;
        const second = genes.includes("B") ? other : faint;
        return question.includes(`com ${first} e ${second} é`);
      });
      return (total * wanted.length) / 16;
    });
  });

  it("heterozygotes are those left by both kinds of homozygotes", () => {
    expectNumber("biologia-hardy-weinberg", ({ total = 1, affected = 0 }) => {
      const recessive = Math.sqrt(affected / total);
      return total - affected - (1 - recessive) ** 2 * total;
    });
  });

  it("the four bases add up to the whole molecule", () => {
    expectOnly("biologia-bases", (answer, { adenine = 0 }, { question }) => {
      const asked = answerOf(answer);
      return question.includes("timina") ? asked === adenine : 2 * asked + 2 * adenine === 100;
    });
  });

  it("meiosis halves the chromosomes, mitosis preserves them", () => {
    expectNumber("biologia-divisao-celular", ({ diploid = 0 }, { question }) =>
      question.includes("meiose") ? diploid / 2 : diploid,
    );
  });

  it("a tenth passes from level to level", () => {
    expectNumber("biologia-fluxo-de-energia", ({ start = 0 }, { context, question }) => {
      const chain = (context.match(/formada por (.*?), estudada/)?.[1] ?? "").split(" → ");
      const wanted = question.match(/“(.*?)”/)?.[1] ?? "";
      expect(chain).toContain(wanted);
      return chain.slice(0, chain.indexOf(wanted)).reduce((energy) => energy / 10, start);
    });
  });
});

describe("maps and populations", () => {
  it("the distance drawn back on the map has the length measured", () => {
    expectOnly("geografia-escala", (answer, { scale = 1, centimetres = 0 }) => {
      return Math.abs((answerOf(answer) * 100_000) / scale - centimetres) < 1e-6;
    });
  });

  it("take-off and landing are as far apart in Greenwich time as the flight is long", () => {
    expectOnly("geografia-fusos", (answer, { start = 0, flight = 0, from = 0, to = 0 }) => {
      const day = answer.includes("seguinte") ? 1440 : answer.includes("anterior") ? -1440 : 0;
      return minutesOf(answer) + day - to * 60 - (start - from * 60) === flight;
    });
  });

  it("the most populated town has the most people on each square kilometre", () => {
    expectOnly("geografia-densidade", (answer, _, { context }) => {
      const towns = tableIn(context).map(([name = "", people = "", area = ""]) => ({
        name,
        density: answerOf(people) / answerOf(area),
      }));
      const own = towns.find(({ name }) => name === answer)?.density ?? 0;
      return towns.every(({ name, density }) => name === answer || density < own);
    });
  });

  it("the population grows by births less deaths, thousand by thousand", () => {
    expectNumber("geografia-crescimento-vegetativo", ({ population = 0, births = 0, deaths = 0 }) => {
      let growth = 0;
      for (let thousand = 0; thousand < population / 1000; thousand++) growth += births - deaths;
      return growth;
    });
  });

  it("the air cools hundred metres by hundred metres", () => {
    expectNumber("geografia-altitude", ({ low = 0, high = 0, warm = 0 }) => {
      let temperature = warm;
      for (let height = low; height < high; height += 100) temperature -= 0.6;
      return Math.round(temperature * 100) / 100;
    });
  });
});

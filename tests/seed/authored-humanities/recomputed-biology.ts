import { at, tableColumn } from "#tests/seed/authored-exact/recomputation.ts";
import { childrenOf, fractionOf, isPure, peptideOf } from "#tests/seed/authored-humanities/crosses.ts";
import { curvesOf, heightAt } from "#tests/seed/authored-humanities/figure-marks.ts";
import { blue, letterWith, type Recomputed, red } from "#tests/seed/authored-humanities/recomputation.ts";

/** Biology: crosses by enumeration, translation codon by codon, curves read from the figure itself. */
export const recomputedBiology: Recomputed[] = [
  {
    id: "bio-001",
    letter: (question) => {
      const healthy = childrenOf("Aa", "Aa").filter((each) => !isPure(each, "a"));
      const babies = healthy.flatMap((father) =>
        childrenOf("Aa", father).flatMap((genotype) => ["girl", "boy"].map((sex) => ({ genotype, sex }))),
      );
      return letterWith(
        question,
        fractionOf(babies, ({ genotype, sex }) => isPure(genotype, "a") && sex === "girl"),
      );
    },
  },
  {
    id: "bio-002",
    holds: ({ statement, solution }) => {
      const mercury = tableColumn(statement, 2);
      const allowed = (60 * 1.6) / 1000;
      const grams = [at(mercury, 3), at(mercury, 2)].map((each) => Math.round((allowed / each) * 1000));
      const ratio = Math.round(at(mercury, 4) / at(mercury, 0));
      return (
        solution.includes(`é ${ratio} vezes`) &&
        grams.every((each) => solution.includes(`${each}\\ \\mathrm{g}`))
      );
    },
  },
  {
    id: "bio-003",
    letter: () => {
      const daughters = childrenOf("Hh", "HY").filter((each) => !each.includes("Y"));
      const sons = daughters
        .flatMap((mother) => childrenOf(mother, "HY"))
        .filter((each) => each.includes("Y"));
      return fractionOf(sons, (each) => each.includes("h")) === 0.25 ? "C" : "E";
    },
  },
  {
    id: "bio-008",
    holds: () => {
      const [zero, at60] = [265, 90 + 60 * 2.55];
      const [x = [], y = []] = [red, blue].flatMap((stroke) => curvesOf("bio-008", stroke));
      return (
        heightAt(x, at60) > zero && heightAt(y, at60) < zero && Math.abs(heightAt(x, 90 + 255) - zero) < 1
      );
    },
  },
  {
    id: "bio-009",
    holds: ({ statement }) => {
      const template = (statement.match(/3' – ([ACGT –]+) – 5'/)?.[1] ?? "").replaceAll(/[ –]/g, "");
      const mutant = template.replace("CTT", "ATT");
      return peptideOf(template).length - peptideOf(mutant).length === 2 && peptideOf(mutant).length === 2;
    },
  },
  {
    id: "bio-012",
    letter: (question) => {
      const blood = childrenOf("Ai", "AB").flatMap((abo) =>
        childrenOf("rr", "Rr").map((rh) => ({ abo, rh })),
      );
      const may = ({ abo, rh }: { abo: string; rh: string }) => !abo.includes("B") && isPure(rh, "r");
      return letterWith(question, fractionOf(blood, may));
    },
  },
];

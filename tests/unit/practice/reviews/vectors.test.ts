import { readFileSync } from "node:fs";
import { FSRS } from "ts-fsrs";
import { describe, expect, it } from "vitest";
import {
  type Grade,
  intervalsAfter,
  type Memory,
  memoryAfter,
} from "#app/features/practice/domain/reviews/memory.ts";
import { dataSets } from "#tests/support/data-sets.ts";
import { replayedMemory } from "#tests/support/replayed-memory.ts";

/**
 * The fixture comes from a script in another language, written after the published formulas: power curve of decay w20, stability
 * after recall, lapse and (same day) short term, difficulty damped linearly and drawn to that of "easy", intervals at 90 %; every value with eight decimals.
 */
const sets = dataSets("fsrs-vetores", {
  own: { generated: "gerados.json", daily: 3, steps: 20, gaps: 25 },
  real: { generated: "gerados-ts-fsrs-5.4.2.json", daily: 6, steps: 50, gaps: 100 },
});

type Step = {
  instante: string;
  nota: Grade;
  estabilidade: number;
  dificuldade: number;
  intervalo_dias: number;
  recuperabilidade_antes: number | null;
};
type Sequence = {
  id: string;
  parametros: { enable_short_term?: boolean; request_retention?: number; maximum_interval?: number };
  passos: Step[];
};

const dayOf = ({ instante }: Step) => Math.floor(Date.parse(instante) / 86_400_000);

describe.each(sets)("the vectors of FSRS-6 of $name", ({ root, generated, ...expected }) => {
  const read = (name: string) => JSON.parse(readFileSync(`${root}/fsrs-vetores/${name}`, "utf8"));

  it("long term: stability and difficulty to four decimals", () => {
    const { memoria } = read("publicados.json").fsrs6;
    let day = 0;
    const answers = memoria.notas.map((grade: Grade, index: number) => {
      day += memoria.intervalos[index];
      return { grade, day };
    });
    const memory = replayedMemory(answers);
    expect(memory?.stability).toBeCloseTo(memoria.longo_prazo.estabilidade, 4);
    expect(memory?.difficulty).toBeCloseTo(memoria.longo_prazo.dificuldade, 4);
  });

  it("the first answer", () => {
    const { primeira_revisao } = read("publicados.json").fsrs6;
    const firsts = ([1, 2, 3, 4] as const).map((grade) => memoryAfter(null, 0, grade));
    firsts.forEach((memory, index) => {
      expect(memory.stability).toBeCloseTo(primeira_revisao.estabilidade[index], 8);
      expect(memory.difficulty).toBeCloseTo(primeira_revisao.dificuldade[index], 8);
    });
  });

  it("every generated sequence of steps of a day: memory, interval, retrievability", () => {
    const { sequencias } = read(generated) as { sequencias: Sequence[] };
    const daily = sequencias.filter(({ parametros }) => parametros.enable_short_term === false);
    let compared = 0;
    for (const { passos } of daily) {
      let memory: Memory | null = null;
      for (const step of passos) {
        const before: Memory | null = memory;
        memory = memoryAfter(before, dayOf(step), step.nota);
        expect(memory.stability).toBeCloseTo(step.estabilidade, 6);
        expect(memory.difficulty).toBeCloseTo(step.dificuldade, 6);
        expect(intervalsAfter(before, dayOf(step), 90)[step.nota]).toBe(step.intervalo_dias);
        compared++;
      }
    }
    expect([daily.length, compared > expected.steps]).toEqual([expected.daily, true]);
  });

  it("the other sequences, wherever a day passed between two answers", () => {
    const { sequencias } = read(generated) as { sequencias: Sequence[] };
    let compared = 0;
    for (const { passos, parametros } of sequencias)
      for (const [index, step] of passos.entries()) {
        const former = passos[index - 1];
        const last = former && dayOf(former);
        if (
          !former ||
          last === undefined ||
          Date.parse(step.instante) - Date.parse(former.instante) < 86_400_000
        )
          continue;
        const { estabilidade: stability, dificuldade: difficulty } = former;
        const memory = memoryAfter({ stability, difficulty, last }, dayOf(step), step.nota);
        expect(memory.stability / step.estabilidade).toBeCloseTo(1, 5);
        expect(memory.difficulty).toBeCloseTo(step.dificuldade, 5);
        if (step.recuperabilidade_antes !== null && parametros.enable_short_term !== false) {
          const curve = new FSRS({}).forgetting_curve(dayOf(step) - last, stability);
          expect(curve).toBeCloseTo(step.recuperabilidade_antes, 6);
        }
        compared++;
      }
    expect(compared).toBeGreaterThan(expected.gaps);
  });
});

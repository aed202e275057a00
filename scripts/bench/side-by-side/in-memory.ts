import MiniSearch from "minisearch";
import type { CorpusRow } from "../corpus.ts";
import { type Engine, PAGE, partsOf, timed } from "./engine.ts";

type Kept = Pick<CorpusRow, "institution" | "subject" | "year">;

function usedMegabytes(): number {
  globalThis.gc?.();
  return process.memoryUsage().heapUsed / 2 ** 20;
}

/** MiniSearch as documented: phrases as words, other words by prefix. */
export function inMemory(): Engine {
  const stored = new Map<number, Kept>();
  let index: MiniSearch<CorpusRow> | null = null;
  return {
    name: "MiniSearch (memória)",
    build: async (rows) => {
      const before = usedMegabytes();
      index = new MiniSearch<CorpusRow>({ idField: "ord", fields: ["text"] });
      for (const row of rows) {
        index.add(row);
        stored.set(row.ord, { institution: row.institution, subject: row.subject, year: row.year });
      }
      return { megabytes: usedMegabytes() - before };
    },
    run: async (searches) => {
      const answers = [];
      for (const { text, subjects, institutions, years } of searches) {
        const { phrases, words } = partsOf(text);
        const fits = (ord: number) => {
          const { subject, institution, year } = stored.get(ord) ?? { subject: 0, institution: 0, year: 0 };
          return (
            (subjects.length === 0 || subjects.includes(subject)) &&
            (institutions.length === 0 || institutions.includes(institution)) &&
            year >= (years.from ?? 0) &&
            year <= (years.to ?? 9999)
          );
        };
        const whole = new Set(phrases.flatMap((phrase) => phrase.toLowerCase().split(" ")));
        const [found, milliseconds] = await timed(() => {
          const hits = index?.search([...words, ...phrases].join(" "), {
            combineWith: "AND",
            prefix: (term) => !whole.has(term),
            filter: ({ id }) => fits(id),
          });
          const ords = (hits ?? []).map(({ id }): number => id).sort((one, other) => other - one);
          return { ords: ords.slice(0, PAGE), total: ords.length };
        });
        answers.push({ ...found, milliseconds });
      }
      return answers;
    },
    close: async () => {
      index = null;
    },
  };
}

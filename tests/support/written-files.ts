import { readdirSync, readFileSync } from "node:fs";
import type { WrittenSolution } from "#app/features/bank/domain/written/written-solution.ts";
import { readConcepts } from "#content/read-concepts.ts";
import { readSolutions } from "#content/read-solutions.ts";

function filesOf(folder: string) {
  const names = readdirSync(folder).filter((name) => name.endsWith(".md"));
  return names.map((name) => ({ name, text: readFileSync(`${folder}/${name}`, "utf8") }));
}

/** The solutions of a folder, by file. */
export function writtenFiles(folder: string): { name: string; solutions: WrittenSolution[] }[] {
  const concepts = readConcepts(filesOf("content/study-pages"), filesOf("content/tracks"), {
    page: (id) => `/m/${id}`,
    step: (track, code) => `/trilhas/${track}/${code}`,
  });
  return filesOf(folder).map(({ name, text }) => ({ name, solutions: readSolutions(name, text, concepts) }));
}

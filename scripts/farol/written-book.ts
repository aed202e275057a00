import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Passage } from "#app/features/assistant/domain/theory/passage.ts";
import { bookOf, type WrittenBook } from "#app/features/bank/services/written/add-written.server.ts";
import { materialPaths } from "#app/features/library/paths.ts";
import { trackPaths } from "#app/features/tracks/paths.ts";
import { readConcepts } from "#content/read-concepts.ts";
import { readPassages } from "#content/read-passages.ts";
import { readSolutions } from "#content/read-solutions.ts";
import { root } from "../platform/state.ts";

const addresses = {
  page: (id: string) => materialPaths.material(id),
  step: (track: string, code: string) => trackPaths.subtopic(track, code),
};

async function filesOf(folder: string): Promise<{ name: string; text: string }[]> {
  const names = (await readdir(join(root, folder))).filter((name) => name.endsWith(".md")).sort();
  return Promise.all(
    names.map(async (name) => ({ name, text: await readFile(join(root, folder, name), "utf8") })),
  );
}

/** All solutions that Farol has written for real exams. */
export async function readWrittenBook(): Promise<WrittenBook> {
  const [files, studyPages, tracks] = await Promise.all(
    ["content/solutions/enem", "content/study-pages", "content/tracks"].map(filesOf),
  );
  const concepts = readConcepts(studyPages ?? [], tracks ?? [], addresses);
  return bookOf((files ?? []).flatMap(({ name, text }) => readSolutions(name, text, concepts)));
}

/** All that the tutor answers theory from. */
export async function readTheory(): Promise<Passage[]> {
  const [studyPages = [], glossary = [], tracks = []] = await Promise.all(
    ["content/study-pages", "content/glossary", "content/tracks"].map(filesOf),
  );
  return readPassages([...studyPages, ...glossary], tracks, addresses);
}

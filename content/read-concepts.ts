import { materialPaths } from "#app/features/library/paths.ts";
import { trackPaths } from "#app/features/tracks/paths.ts";
import type { Concepts } from "./read-solutions.ts";

type ContentFile = { name: string; text: string };

/** What a solution may name as its concept: each study page, and each step of a track. */
export function readConcepts(studyPages: readonly ContentFile[], tracks: readonly ContentFile[]): Concepts {
  const pages = studyPages.map(({ name, text }) => {
    const id = name.replace(/\.md$/, "");
    const title = /^titulo: (.+)$/m.exec(text)?.[1] ?? id;
    return [`estudo ${id}`, { title, address: materialPaths.material(id) }] as const;
  });
  const steps = tracks.flatMap(({ text }) => {
    const track = /^Código: (\S+)$/m.exec(text)?.[1] ?? "";
    return [...text.matchAll(/^### Subtópico: (.+)\nCódigo: (\S+)$/gm)].map(([, title = "", code = ""]) => {
      const concept = { title, address: trackPaths.subtopic(track, code) };
      return [`trilha ${track}/${code}`, concept] as const;
    });
  });
  return new Map([...pages, ...steps]);
}

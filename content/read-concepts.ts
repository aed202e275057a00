import type { Concepts } from "./read-solutions.ts";

type ContentFile = { name: string; text: string };

type Addresses = { page: (id: string) => string; step: (track: string, code: string) => string };

/** What a solution may name as its concept: each study page, and each step of a track. */
export function readConcepts(
  studyPages: readonly ContentFile[],
  tracks: readonly ContentFile[],
  addresses: Addresses,
): Concepts {
  const pages = studyPages.map(({ name, text }) => {
    const id = name.replace(/\.md$/, "");
    const title = /^titulo: (.+)$/m.exec(text)?.[1] ?? id;
    return [`estudo ${id}`, { title, address: addresses.page(id) }] as const;
  });
  const steps = tracks.flatMap(({ text }) => {
    const track = /^Código: (\S+)$/m.exec(text)?.[1] ?? "";
    return [...text.matchAll(/^### Subtópico: (.+)\nCódigo: (\S+)$/gm)].map(([, title = "", code = ""]) => {
      const concept = { title, address: addresses.step(track, code) };
      return [`trilha ${track}/${code}`, concept] as const;
    });
  });
  return new Map([...pages, ...steps]);
}

import { picturePathsOf } from "../draft/draft-pictures.ts";
import type { QuestionDraft } from "../draft.ts";

export function pictureNamesOf(draft: QuestionDraft): Map<string, string> {
  const taken = new Set<string>();
  const names = new Map<string, string>();
  for (const path of picturePathsOf([draft])) {
    const file = path.slice(path.lastIndexOf("/") + 1);
    const last = file.replace(/[^\p{L}\p{N}._-]+/gu, "-") || "figura";
    let name = last;
    for (let count = 2; taken.has(name); count += 1) name = `${count}-${last}`;
    taken.add(name);
    names.set(path, name);
  }
  return names;
}

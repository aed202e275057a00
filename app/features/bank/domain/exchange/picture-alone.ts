import type { AlternativeDraft } from "../draft.ts";
import { picturePathsIn } from "../picture-markdown.ts";

const alone = /^!\[([^\]]*)\]\((?:<[^>\n]+>|[^\s]+)\)$/;
const below = /^([\s\S]*?)\n\n(!\[[^\]]*\]\((?:<[^>\n]+>|[^\s]+)\))$/;

/** A picture that is the whole text or its last paragraph becomes the alternative's picture. */
export function pictureAlone(text: string): AlternativeDraft {
  const [, words = "", last = text] = below.exec(text) ?? [];
  const found = alone.exec(last.trim());
  const [path, another] = picturePathsIn([last]);
  if (!found || path === undefined || another !== undefined) return { text, picture: null };
  return { text: words, picture: { path, alt: found[1] || null } };
}

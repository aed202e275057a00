import type { AlternativeDraft } from "../../draft.ts";
import { picturePathOf } from "../picture-path.ts";
import type { EnemRow, RowAlternative } from "../reading/row.ts";
import { cleanAlternative } from "./clean-text.ts";
import { extractPictures } from "./extract-pictures.ts";
import { withScriptsAmong } from "./with-scripts.ts";

export type BuiltAlternatives = { alternatives: AlternativeDraft[]; paths: string[]; unreadable: string[] };

/** Above every alternative of the exam. */
const mostCharacters = 5_000;
const onlyPicture = /^!\[([^\]]{0,300})\]\(<?([^()<>]{1,500})>?\)\s*[.;]?$/;

export function buildAlternatives(row: EnemRow): BuiltAlternatives {
  const built = row.alternatives.map(buildAlternative);
  const texts = withScriptsAmong(built.map(({ draft }) => draft.text));
  return {
    alternatives: built.map(({ draft }, index) => ({ ...draft, text: texts[index] ?? draft.text })),
    paths: [...new Set(built.flatMap(({ paths }) => paths))],
    unreadable: built.flatMap(({ unreadable }) => unreadable),
  };
}

function buildAlternative(alternative: RowAlternative) {
  const { text, paths, unreadable } = extractPictures(alternative.text.slice(0, mostCharacters));
  const apart = alternative.picture ? picturePathOf(alternative.picture) : null;
  const lost = alternative.picture && !apart ? [alternative.picture.slice(0, 60)] : [];
  const [, alt = "", only] = onlyPicture.exec(text.trim()) ?? [];
  const isPictureAlone = only !== undefined && (apart === null || apart === only) && unreadable.length === 0;
  const path = isPictureAlone ? only : apart;
  const draft: AlternativeDraft = {
    text: isPictureAlone ? "" : cleanAlternative(text),
    picture: path ? { path, alt: alt || null } : null,
  };
  return { draft, paths: path ? [...paths, path] : paths, unreadable: [...unreadable, ...lost] };
}

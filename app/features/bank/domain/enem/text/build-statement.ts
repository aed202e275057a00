import { words } from "#app/platform/text/normalize.ts";
import { pictureMarkdown } from "../../picture-markdown.ts";
import { picturePathOf } from "../picture-path.ts";
import type { EnemRow } from "../reading/row.ts";
import { cleanEnemText } from "./clean-text.ts";
import { extractPictures } from "./extract-pictures.ts";
import { gatherVerses } from "./gather-verses.ts";
import { joinLines } from "./join-lines.ts";

export type BuiltStatement = {
  /** Context, separate pictures, then the question: Markdown. */
  statement: string;
  paths: string[];
  unreadable: string[];
};

/** Above every exam question: longer is a broken extraction, slow to clean. */
export const mostCharacters = 20_000;

/** A formula of the text, listed again as if it were a picture. */
const formulaFile = /\.latex$/;

/** A shorter introduction may repeat by chance ("Assinale a alternativa correta."). */
const fewestRepeatedWords = 8;

/** Separate pictures are appended unless the text or an alternative (`shownElsewhere`) has them. */
export function buildStatement(row: EnemRow, shownElsewhere: readonly string[]): BuiltStatement {
  const context = extractPictures(row.context.slice(0, mostCharacters));
  const introduction = extractPictures(row.introduction.slice(0, mostCharacters));
  const shown = [...context.paths, ...introduction.paths];
  const listed = [...new Set(row.pictures)]
    .filter((address) => !formulaFile.test(address))
    .map((address) => ({ address, path: picturePathOf(address) }));
  const apart = listed.flatMap(({ path }) =>
    path && !shown.includes(path) && !shownElsewhere.includes(path) ? path : [],
  );
  const [before, after] = withoutRepetition(cleaned(context.text), cleaned(introduction.text));
  const pictures = apart.map((path) => pictureMarkdown("", path));
  return {
    statement: [before, ...pictures, after].filter(Boolean).join("\n\n"),
    paths: [...new Set([...shown, ...apart])],
    unreadable: [
      ...context.unreadable,
      ...introduction.unreadable,
      ...listed.flatMap(({ address, path }) => (path ? [] : address.slice(0, 60))),
    ],
  };
}

function cleaned(text: string): string {
  return gatherVerses(joinLines(cleanEnemText(text)));
}

/** Sources repeat the question inside the context (2020/26, 2021/169). */
function withoutRepetition(context: string, asked: string): [before: string, after: string] {
  const wording = wordingOf(asked);
  if (wording.split(" ").length < fewestRepeatedWords) return [context, asked];
  const paragraphs = context.split("\n\n");
  const others = paragraphs.filter((each) => each.includes("![") || wordingOf(each) !== wording).join("\n\n");
  return wordingOf(others).includes(wording) ? [others, ""] : [others, asked];
}

function wordingOf(text: string): string {
  return words(text.replace(/!\[[^\]]{0,300}\]\([^)]{0,500}\)/g, " ")).join(" ");
}

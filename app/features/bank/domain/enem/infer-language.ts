import { fold, words } from "#app/platform/text/normalize.ts";
import { isForeignLanguagePlace, otherLanguage } from "./reading/exam-layout.ts";
import type { EnemLanguage, EnemRow } from "./reading/row.ts";

/** Least share of function words; Portuguese texts stay below 0.06. */
const leastShare = 0.12;
const fewestWords = 12;

const functionWords: Record<EnemLanguage, ReadonlySet<string>> = {
  ingles: new Set(
    "the and of to is that for with are this you it was on have not be by from they we i".split(" "),
  ),
  espanhol: new Set("el los las y en una del con su lo al es pero mas muy sus ha la un se".split(" ")),
};

/** Fills in missing languages (nine rows of 2009–2022) by the sibling of the same number, else by the text. */
export function inferLanguages<Placed extends { row: EnemRow }>(rows: readonly Placed[]): Placed[] {
  const siblings = new Map<string, EnemLanguage>();
  for (const { row } of rows) {
    if (row.language) siblings.set(`${row.year}/${row.index}`, row.language);
  }
  return rows.map((placed) => {
    const { row } = placed;
    if (row.language || !isForeignLanguagePlace(row.year, row.index)) return placed;
    const sibling = siblings.get(`${row.year}/${row.index}`);
    const language = sibling ? otherLanguage(sibling) : languageOfText(row);
    return { ...placed, row: { ...row, language } };
  });
}

/** By text, or by name ("língua espanhola"). */
function languageOfText(row: Pick<EnemRow, "context" | "introduction">): EnemLanguage | null {
  const inContext = words(row.context);
  const tokens = inContext.length >= fewestWords ? inContext : words(`${row.context} ${row.introduction}`);
  const english = shareOf(tokens, "ingles");
  const spanish = shareOf(tokens, "espanhol");
  if (tokens.length >= fewestWords && Math.max(english, spanish) >= leastShare) {
    return english > spanish ? "ingles" : "espanhol";
  }
  const named = /(?:lingua|em) (ingles|espanhol)/.exec(fold(row.introduction))?.[1];
  return named === "ingles" || named === "espanhol" ? named : null;
}

function shareOf(tokens: string[], language: EnemLanguage): number {
  if (tokens.length === 0) return 0;
  return tokens.filter((token) => functionWords[language].has(token)).length / tokens.length;
}

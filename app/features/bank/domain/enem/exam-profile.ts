import type { AlternativeDraft } from "../draft.ts";
import { leftoverLetter } from "./reading/mend-alternatives.ts";
import { listLetterAt } from "./reading/read-alternatives.ts";

type ProfiledQuestion = {
  alternatives: readonly AlternativeDraft[];
  /** Null for an annulled question. */
  key: string | null;
};

/** Every ENEM since 1998. */
const numberOfAlternatives = 5;
const fewestLetters = 20;

/** What breaks the form of an ENEM question, in Portuguese, or null: the same at import and over the stored bank. */
export function profileReason({ alternatives, key }: ProfiledQuestion): string | null {
  const count = alternatives.length;
  if (count !== numberOfAlternatives)
    return `o ENEM tem ${numberOfAlternatives} alternativas, e a fonte traz ${count}`;
  const letters = alternatives.map((_, at) => listLetterAt(at));
  if (key !== null && !letters.includes(key)) return `gabarito fora das alternativas: ${key}`;
  const texts = alternatives.map(({ text }) => text);
  const equal = equalPair(alternatives.map(({ text, picture }) => `${bare(text)}\n${picture?.path ?? ""}`));
  if (equal) return `alternativas iguais: ${listLetterAt(equal[0])} e ${listLetterAt(equal[1])}`;
  const lettered = texts.findIndex((_, at) => leftoverLetter(texts, at) > 0);
  if (lettered !== -1) return `letra que sobrou no começo da alternativa ${listLetterAt(lettered)}`;
  const tailed = texts.findIndex((_, at) => hasTail(texts, at));
  return tailed === -1 ? null : `texto alheio no fim da alternativa ${listLetterAt(tailed)}`;
}

function bare(text: string): string {
  return text.replace(/[\s.;\\]+/g, "");
}

function equalPair(contents: readonly string[]): [number, number] | null {
  const second = contents.findIndex((each, at) => contents.indexOf(each) < at);
  return second === -1 ? null : [contents.indexOf(contents[second] ?? ""), second];
}

/** The next alternative, its letter, or a remark after a quotation mark that nothing opened. */
function hasTail(texts: readonly string[], at: number): boolean {
  const text = texts[at] ?? "";
  const next = texts[at + 1] ?? "";
  const holdsNext = next.length >= fewestLetters && text.indexOf(next) > 0 && /[.;]/.test(next);
  const isRemark = /^[^"“”]{20,}", \S/.test(text);
  return holdsNext || isRemark || new RegExp(`\\S{3}[.;] ${listLetterAt(at + 1)}$`).test(text);
}

import { plainText } from "#app/platform/math/domain/plain-text.ts";
import { cutText } from "#app/platform/text/cut-text.ts";

/** Characters: three lines of a list, and a search engine's description. */
export const EXCERPT_LENGTH = 240;

/** "Disponível em: … Acesso em: …", "(adaptado)", "SILVA, J. Título. São Paulo: Editora, 2010." */
export function isSourceLine(line: string): boolean {
  if (line.length > 500) return false;
  if (
    /^(?:dispon[ií]vel em|acesso em|fonte:|dispon[ií]vel:)|acesso em:?\s*\d|\(adaptad[oa]\)\.?$/i.test(line)
  )
    return true;
  return (
    /^[\p{Lu}][\p{Lu}'’.-]+(?: [\p{Lu}'’.-]{2,})*[,;.] /u.test(line) && /\b(?:1[5-9]|20)\d{2}\b/.test(line)
  );
}

/** The paragraphs of a statement as plain text, without references. */
export function passagesOf(source: string): string[] {
  const plain = source.split(/\n[ \t]*\n|\n(?=\s*(?:[-*#>|]|!\[))/).map((each) => plainText(each));
  const told = plain.filter((each) => /[\p{L}\p{N}]/u.test(each) && !isSourceLine(each));
  return told.length > 0 ? told : plain.filter(Boolean);
}

/** The command sentence: the last passage, or its last sentences. */
export function commandOf(passages: readonly string[]): string {
  const last = passages.at(-1) ?? "";
  if (last.length <= EXCERPT_LENGTH) return last;
  const sentences = last.split(/(?<=[.!?])\s+(?=\p{Lu})/u);
  const command = sentences.at(-1) ?? "";
  return command.length >= 25 ? command : sentences.slice(-2).join(" ");
}

/** Between the parts of an excerpt. */
export const LEFT_OUT = " … ";
/** Characters of the context in an excerpt. */
const CONTEXT_LENGTH = 72;
/** A shorter sentence is a title, and is joined with the next. */
const SHORTEST_SENTENCE = 30;

/** Marks the summary that replaces the beginning of a statement: no part of an excerpt. */
const SUMMARY = /^Resumo do início do enunciado: /;

/** How a context begins: its first sentence. */
function beginningOf(context: string): string {
  const [first = "", ...others] = context.split(/(?<=[.!?…])\s+(?=\p{Lu})/u);
  const next = first.length < SHORTEST_SENTENCE ? others[0] : undefined;
  return shortened(next === undefined ? first : `${first} ${next}`, CONTEXT_LENGTH);
}

/** A short statement whole; of a long one the first sentence, and the command. */
export function excerptOf(source: string): string {
  const passages = passagesOf(source);
  const whole = passages
    .join(" ")
    .replace(SUMMARY, "")
    .replace(/([,;:])(?:\s*[,;:])+/g, "$1");
  if (whole.length <= EXCERPT_LENGTH) return whole;
  const command = commandOf(passages);
  const context = beginningOf(whole.slice(0, whole.length - command.length).trim());
  if (context === "") return shortened(command);
  const begun = closed(context.replace(/[ ,;:]*…$/, ""));
  return `${begun}${LEFT_OUT}${shortened(command, EXCERPT_LENGTH - context.length)}`;
}

/** With the quotation mark that a cut left out. */
function closed(text: string): string {
  const count = (mark: string) => text.split(mark).length - 1;
  if (count("“") > count("”")) return `${text}”`;
  return count('"') % 2 === 1 ? `${text}"` : text;
}

/** Cut behind a word. */
export function shortened(text: string, length = EXCERPT_LENGTH): string {
  if (text.length <= length) return text;
  const cut = cutText(text, length);
  return closed(`${cut.slice(0, Math.max(cut.lastIndexOf(" "), length - 30))}…`);
}

import type { PaperQuestion } from "./paper-question.ts";

type Shuffled = Pick<PaperQuestion, "kind" | "statement" | "alternatives">;

/** Alternatives that speak of others: "Todas as anteriores", "Nenhuma das alternativas", "As letras A e B". */
const OF_OTHERS =
  /\b(?:(?:todas|todos|nenhuma|nenhum|ambas) (?:as|os|das|dos)? ?(?:alternativas|op[çc][õo]es|afirma\w+|anteriores|respostas|demais|itens)|n\.? ?d\.? ?a\b|(?:alternativas?|letras?|op[çc](?:[ãa]o|[õo]es)) \(?[a-e]\)?(?![\p{L}\d]))/iu;
/** Statements that name an alternative: "na alternativa B", "a opção (C)". */
const NAMES_ONE = /\b(?:alternativas?|letras?|op[çc](?:[ãa]o|[õo]es)) \(?[A-E]\)?(?![\p{L}\d])/u;

function words(html: string): string {
  return html
    .replace(/<[^>]*>/g, " ")
    .replace(/\s+/g, " ")
    .trim();
}

/**
 * Whether the alternatives have the same order in every version: the answer depends on it (C or E, sums), a text names
 * an alternative, or they are letters of a figure.
 */
export function isOrderFixed({ kind, statement, alternatives }: Shuffled): boolean {
  if (kind !== "single-choice" && kind !== "multiple-choice") return true;
  const texts = alternatives.map(({ html }) => words(html));
  if (texts.every((text, index) => /^[a-e]?$/i.test(text) && !alternatives[index]?.html.includes("<img")))
    return true;
  return NAMES_ONE.test(words(statement)) || texts.some((text) => OF_OTHERS.test(text));
}

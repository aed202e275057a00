import { formatNumber } from "#app/platform/text/format.ts";
import { MOST_TRIED_CHARACTERS, type TextTrial } from "../../domain/words/text-trial.ts";

/** Renders a text like a question's, without storing it. Loads the renderer on demand. */
export async function tryText(text: string): Promise<TextTrial> {
  if (text.trim() === "") return { problem: "Escreva um texto para ver como fica." };
  if (text.length > MOST_TRIED_CHARACTERS)
    return {
      problem: `O texto pode ter até ${formatNumber(MOST_TRIED_CHARACTERS)} caracteres.`,
    };
  const { renderText } = await import("#app/platform/math/domain/render-text.server.ts");
  const { html, failures } = renderText(text, { pictures: new Map() });
  return { html, failures, problem: null };
}

import { MOST_TRIED_CHARACTERS, type TextTrial } from "#app/domain/questions/text-trial.ts";

/**
 * Draws a text as a question's would be, without storing it. The renderer is loaded when it is first asked for: few
 * requests need it, and a Worker should start at once.
 */
export async function tryText(text: string): Promise<TextTrial> {
  if (text.trim() === "") return { problem: "Escreva um texto para ver como fica." };
  if (text.length > MOST_TRIED_CHARACTERS)
    return {
      problem: `O texto pode ter até ${MOST_TRIED_CHARACTERS.toLocaleString("pt-BR")} caracteres.`,
    };
  const { renderText } = await import("#app/domain/questions/rendering/render-text.server.ts");
  const { html, failures } = renderText(text, { pictures: new Map() });
  return { html, failures, problem: null };
}

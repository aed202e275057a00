import { product } from "#app/platform/text/product.ts";
import { tutorName } from "./prompts.ts";

/** What the page about the tutor says differently with a model and without one. */
export function aboutValues(hasModel: boolean): Readonly<Record<string, string>> {
  const { title } = tutorName(hasModel);
  if (hasModel)
    return {
      title: `${title}, o tutor de IA do ${product.name}`,
      kind: "tutor de IA",
      what: "é um tutor de inteligência artificial que tira dúvidas sobre as questões e a teoria do banco",
      limit:
        "Há um limite de perguntas por dia, e quando muita gente pergunta ao mesmo tempo forma-se uma fila.",
      writer:
        "Modelos de linguagem escrevem bem até quando estão errados, e tropeçam mais nas contas, nas unidades e nas figuras.",
    };
  return {
    title: `${title}, feitas do acervo (sem IA)`,
    kind: "dicas feitas do acervo",
    what: "mostra dicas, explicações e resoluções do acervo, escolhidas pela sua dúvida e sem inteligência artificial",
    limit: "Perguntar é de graça.",
    writer:
      "Quem responde não é um modelo de IA: as frases vêm das dicas, das explicações e das resoluções escritas do acervo. Ele não inventa, mas pode escolher a passagem errada.",
  };
}

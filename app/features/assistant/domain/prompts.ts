import { product } from "#app/platform/text/product.ts";
import type { EndStatus } from "./request-state.ts";
import type { PromptCode } from "./tutor-material.ts";

/** Each is offered once per question (R-TUTOR-2); `event`: its name in analytics (R-EVENT-1). */
export const prompts: readonly { code: PromptCode; label: string; asks: string; event: string }[] = [
  { code: 0, label: "Explicar o enunciado", asks: "Explique o enunciado.", event: "explain_statement" },
  { code: 1, label: "Uma dica", asks: "Me dê uma dica.", event: "get_tip" },
  { code: 2, label: "Passo a passo", asks: "Resolva comigo, passo a passo.", event: "get_solution" },
];

/** What the tutor is called, and how far it goes: "IA" is said of a model alone. */
export function tutorName(hasModel: boolean): { title: string; note: string } {
  return hasModel
    ? { title: product.assistant, note: "em fase alfa: as respostas podem conter erros durante os testes" }
    : {
        title: `Dicas do ${product.assistant}`,
        note: "feitas do acervo (sem IA), em fase alfa: podem conter erros durante os testes",
      };
}

export const waitingText = "Estou preparando a resposta. Ela chega em até 60 segundos. Pode continuar lendo.";

/** The ends without an answer (R-TUTOR-4). */
const endTexts: Readonly<Record<Exclude<EndStatus, 200>, string>> = {
  429: `O ${product.assistant} está com capacidade cheia! Tente novamente depois ou entre em contato conosco através do ${product.direct}.`,
  500: "Não consegui responder agora. Tente de novo em instantes: esta pergunta não foi descontada.",
  504: "A resposta passou de 60 segundos e foi interrompida. Tente de novo: esta pergunta não foi descontada.",
};

export function endText(status: Exclude<EndStatus, 200>): string {
  return endTexts[status];
}

/** "Você é o 3º da fila." */
export function positionText(position: number): string {
  return `Muita gente perguntando: você é o ${position}º da fila.`;
}

/** Characters a person may type. */
export const LONGEST_WORDS = 2000;

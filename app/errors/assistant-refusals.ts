/** Requests to the assistant. */
export const assistantRefusals = {
  "assistant-allowance": {
    status: 429,
    message:
      "Você usou todas as perguntas de hoje ao FarolGPT. Amanhã tem mais; até lá, veja os comentários da questão.",
  },
  "assistant-words": {
    status: 422,
    message: "Escreva a sua dúvida em até 2.000 caracteres.",
  },
  "assistant-request-not-found": { status: 404, message: "Esta resposta não existe mais." },
} as const satisfies Record<string, { status: number; message: string }>;

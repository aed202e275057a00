export const topicRefusals = {
  "topic-not-found": { status: 404, message: "Este assunto não está no catálogo." },
  "topics-changed": {
    status: 409,
    message: "O catálogo mudou enquanto você olhava a prévia. Confira de novo antes de confirmar.",
  },
  "topics-running": {
    status: 409,
    message:
      "Outra mudança do catálogo ainda está chegando às questões. Continue-a até o fim e tente de novo.",
  },
} as const satisfies Record<string, { status: number; message: string }>;

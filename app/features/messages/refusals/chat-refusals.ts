export const chatRefusals = {
  "chat-not-found": { status: 404, message: "Esta pessoa ainda não escreveu para a equipe." },
  "chat-changed": {
    status: 409,
    message: "A conversa mudou enquanto você olhava. Leia as mensagens novas antes de encerrar.",
  },
  "invalid-chat-message": { status: 422, message: "Escreva uma mensagem de até 1.000 caracteres." },
  "too-many-ready-replies": {
    status: 409,
    message: "Já há 100 respostas prontas. Apague uma que não usa mais.",
  },
  "too-many-chat-messages": {
    status: 429,
    message: "Você mandou muitas mensagens seguidas. Espere alguns minutos e tente de novo.",
  },
} as const;

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

export const notificationRefusals = {
  "notice-over": { status: 409, message: "Esta notificação já terminou ou foi cancelada." },
  "invalid-notification-audience": { status: 422, message: "Escolha para quem vai a notificação." },
  "notification-not-found": { status: 404, message: "Esta notificação já foi excluída ou não é sua." },
  "invalid-notification": {
    status: 400,
    message: "Escreva a notificação com 1 a 500 caracteres.",
  },
  "invalid-notification-link": {
    status: 400,
    message: "O link da notificação precisa ser um caminho do Farol ou um endereço https permitido.",
  },
  "invalid-notification-time": {
    status: 400,
    message: "A notificação precisa terminar depois de começar, em no máximo um ano.",
  },
} as const satisfies Record<string, { status: number; message: string }>;

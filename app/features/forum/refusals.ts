import { chatRefusals } from "#app/features/messages/refusals.ts";

export const commentRefusals = {
  ...chatRefusals,
  "comment-too-short": { status: 422, message: "Escreva o comentário, com pelo menos 3 caracteres." },
  "comment-too-long": {
    status: 422,
    message: "O comentário pode ter até 2.000 caracteres. Encurte o texto.",
  },
  "comment-picture": { status: 422, message: "Esta figura não entra aqui: tire a imagem do texto." },
  "comments-locked": { status: 403, message: "Responda à questão para ler e escrever comentários." },
  "comment-not-found": { status: 404, message: "Este comentário não existe mais ou não é seu." },
  "comment-own": { status: 409, message: "Este comentário é seu: só as outras pessoas podem fazer isso." },
  "comment-reason-missing": { status: 422, message: "Escolha o motivo da denúncia." },
  "too-many-comments": {
    status: 429,
    message: "Você comentou bastante nos últimos minutos. O texto fica guardado: tente daqui a pouco.",
  },
  "thread-not-found": { status: 404, message: "Esta dúvida não existe mais ou está oculta." },
  "too-many-threads": {
    status: 429,
    message: "Você publicou muitas dúvidas na última hora. O texto fica guardado: tente daqui a pouco.",
  },
  "posting-suspended": {
    status: 403,
    message: "Sua conta está sem publicar por um tempo. O motivo está nas suas notificações.",
  },
  "case-decided": { status: 409, message: "Este caso já foi decidido por outra pessoa da equipe." },
  "undo-late": {
    status: 409,
    message: "O prazo para desfazer passou: quem escreveu e quem denunciou já foram avisados.",
  },
  "appeal-refused": { status: 409, message: "Não há o que recorrer, ou você já recorreu." },
  "too-many-comment-acts": {
    status: 429,
    message: "Foram muitas ações em pouco tempo. Espere alguns minutos e tente de novo.",
  },
} as const satisfies Record<string, { status: number; message: string }>;

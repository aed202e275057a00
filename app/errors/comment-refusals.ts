export const commentRefusals = {
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
  "comment-judged": {
    status: 409,
    message: "Este comentário já foi conferido por outra pessoa da equipe ou não existe mais.",
  },
  "too-many-comments": {
    status: 429,
    message: "Você comentou bastante nos últimos minutos. O texto fica guardado: tente daqui a pouco.",
  },
  "too-many-comment-acts": {
    status: 429,
    message: "Foram muitas ações em pouco tempo. Espere alguns minutos e tente de novo.",
  },
} as const satisfies Record<string, { status: number; message: string }>;

/** Times as in app/features/assessments/domain/sitting/sitting-time.ts. */
export const sittingRefusals = {
  "sitting-early": { status: 409, message: "Este simulado ainda não começou." },
  "sitting-over": { status: 409, message: "O prazo para começar este simulado terminou." },
  "sitting-done": { status: 409, message: "Você já entregou este simulado." },
  "sitting-code": { status: 422, message: "O código não confere. Peça a quem aplica a prova." },
  "sitting-not-found": { status: 404, message: "Você não começou este simulado, ou ele não existe." },
  "room-minutes": { status: 422, message: "Dê de 1 a 240 minutos a mais." },
  "room-nobody": {
    status: 422,
    message: "Não há quem avisar: quem falta já foi avisado há pouco, não tem conta ou ainda não é a hora.",
  },
  "sitting-busy": {
    status: 409,
    message: "Duas telas salvaram ao mesmo tempo. Suas respostas continuam guardadas; tente de novo.",
  },
} as const satisfies Record<string, { status: number; message: string }>;

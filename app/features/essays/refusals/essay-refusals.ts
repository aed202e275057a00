/** Numbers as in app/features/essays/domain/essay-draft.ts. */
export const essayRefusals = {
  "essay-not-found": { status: 404, message: "Esta redação não existe ou não está aberta para você." },
  "essay-theme-not-found": { status: 404, message: "Este tema não existe ou foi retirado." },
  "essay-task-not-found": {
    status: 404,
    message: "Esta proposta de redação não existe ou não está aberta para você.",
  },
  "essay-task-closed": { status: 409, message: "Esta proposta ainda não abriu. Envie as folhas depois." },
  "essay-student-not-found": {
    status: 422,
    message: "Este estudante não está nesta proposta. Escolha da lista.",
  },
  "essay-copy-not-found": { status: 422, message: "Estes trechos não são de uma proposta sua." },
  "essay-no-sheets": { status: 422, message: "Nenhuma redação tem folha enviada que falte entregar." },
  "essay-empty": { status: 422, message: "A folha está em branco. Escreva antes de entregar." },
  "essay-no-photo": { status: 422, message: "Falta a foto da folha. Fotografe antes de entregar." },
  "essay-handed-in": { status: 409, message: "Esta redação já foi entregue, e o texto não muda mais." },
  "essay-no-hints": {
    status: 409,
    message: "Esta redação não tem dica: a escola a pediu, ou ela já foi entregue.",
  },
  "essay-newer": {
    status: 409,
    message: "Há um texto mais novo, de outro aparelho. Recarregue a página para ver os dois.",
  },
  "too-many-essays": {
    status: 429,
    message: "Você começou muitas redações hoje. Continue uma delas, ou volte amanhã.",
  },
  "essay-photos-full": { status: 409, message: "Uma redação tem até 6 fotos. Tire alguma antes." },
} as const;

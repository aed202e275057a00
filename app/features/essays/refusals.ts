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

/** Numbers as in app/features/essays/{domain,services}. */
export const gradingRefusals = {
  "grading-none-left": {
    status: 422,
    message: "Nenhuma redação espera por você agora: ou a fila acabou, ou você já tem seis abertas.",
  },
  "grading-not-found": { status: 404, message: "Esta leitura não existe ou passou a outra pessoa." },
  "grading-elsewhere": {
    status: 409,
    message:
      "Esta leitura mudou em outro aparelho ou já foi concluída. Recarregue para ver; o que está na tela não se perdeu.",
  },
  "grading-incomplete": {
    status: 422,
    message: "Escolha um nível em cada competência, ou a situação que zera a redação.",
  },
  "panel-open": {
    status: 409,
    message:
      "Esta banca não se encerra agora: ainda está no prazo, ninguém leu, há quem esteja lendo, ou ela já acabou.",
  },
  "calibration-not-found": {
    status: 404,
    message:
      "Esta redação não serve de calibração: não existe, ainda não voltou ao autor, zerou, ou já está marcada.",
  },
  "essay-not-returned": { status: 404, message: "Esta redação não existe ou ainda não voltou corrigida." },
  "essay-appeal-reason": {
    status: 422,
    message: "Conte o motivo do recurso em 20 a 1.000 caracteres.",
  },
  "essay-appeal-taken": { status: 409, message: "Esta redação já teve recurso: é um só por redação." },
} as const;

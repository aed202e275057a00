/** Numbers as in app/domain/essays and app/services/essays. */
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

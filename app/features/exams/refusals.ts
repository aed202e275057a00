export const examRefusals = {
  "exam-not-found": { status: 404, message: "Este exame não existe mais. Outra pessoa pode tê-lo excluído." },
  "exam-changed": {
    status: 409,
    message: "Este exame mudou enquanto você editava. Confira como ele está agora e tente de novo.",
  },
  "exam-completed": { status: 409, message: "Este exame já foi publicado." },
  "exam-empty": { status: 422, message: "Não há nenhuma questão completa para publicar." },
  "exam-incomplete": {
    status: 422,
    message: "Há questões incompletas. Corrija as que estão marcadas antes de publicar.",
  },
  "exam-too-large": {
    status: 413,
    message: "O texto pode ter até 300 mil caracteres. Divida a prova em partes.",
  },
  "exam-full": { status: 409, message: "Este exame já tem 200 questões, o máximo. Comece outro." },
  "exam-question-not-found": { status: 404, message: "Esta questão não está mais no exame." },
  "text-changed": {
    status: 409,
    message: "Este rascunho mudou em outra aba. Nada foi perdido: escolha qual das versões fica.",
  },
  "too-many-texts": { status: 409, message: "Você já tem 50 rascunhos. Apague um para começar outro." },
  "figure-too-large": { status: 413, message: "A imagem pode ter até 2 MB. Escolha uma menor." },
  "figure-not-accepted": {
    status: 415,
    message: "Envie uma imagem em PNG, JPEG, WebP, GIF ou SVG, com até 10.000 pixels de lado.",
  },
} as const satisfies Record<string, { status: number; message: string }>;

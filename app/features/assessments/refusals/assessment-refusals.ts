/** Numbers as in app/domain/assessments. */
export const assessmentRefusals = {
  "assessment-not-found": { status: 404, message: "Este simulado não existe ou não está aberto para você." },
  "assessment-title-missing": { status: 422, message: "Dê um título ao simulado, com até 120 caracteres." },
  "assessment-not-accepted": {
    status: 422,
    message:
      "Não entendemos o que foi enviado deste simulado. Recarregue a página: o que foi salvo continua.",
  },
  "assessment-full": {
    status: 422,
    message: "Um simulado tem até 180 questões. Tire algumas ou divida em dois.",
  },
  "assessment-question-twice": { status: 422, message: "Esta questão já está neste simulado." },
  "assessment-question-gone": {
    status: 422,
    message: "Uma das questões não pode entrar: saiu do acervo ou é de outra escola. Tire-a e tente de novo.",
  },
  "assessment-frozen": {
    status: 409,
    message:
      "Alguém já começou: as questões e a ordem não mudam mais. Gabarito, horário e o que se mostra ainda podem.",
  },
  "assessment-empty": { status: 422, message: "Acrescente ao menos uma questão antes de publicar." },
  "assessment-nobody": { status: 422, message: "Escolha para quem é: ao menos uma turma ou um estudante." },
  "assessment-window": { status: 422, message: "O fim precisa ser depois do começo, e ainda por vir." },
  "assessment-nothing-to-release": { status: 409, message: "Não há nota nova para liberar agora." },
  "assessment-release-final": {
    status: 409,
    message: "Esta liberação não pode mais ser desfeita: só dá nos dez minutos depois de liberar.",
  },
  "assessment-key-not-taken": {
    status: 422,
    message:
      "Esta questão não tem essa resposta. Escreva como ela é marcada: uma letra, ou duas com vírgula.",
  },
  "assessment-key-changed": {
    status: 409,
    message: "Outra pessoa mudou um gabarito enquanto você via este. Veja de novo o que muda.",
  },
  "assessment-changed": {
    status: 409,
    message: "O simulado mudou em outra tela. Confira o que está aqui e publique de novo.",
  },
  "assessments-unselected": { status: 422, message: "Marque ao menos um simulado." },
  "distractor-note-long": { status: 422, message: "Escreva até 200 caracteres: uma ou duas frases." },
  "distractor-note-changed": {
    status: 409,
    message: "Outra pessoa mudou esta nota. O texto dela está no histórico abaixo; o seu continua aqui.",
  },
  "analysis-no-questions": { status: 422, message: "Nenhuma destas questões pode entrar aí." },
  "analysis-no-section": {
    status: 422,
    message: "Este caderno ainda não tem seção. Crie uma e tente de novo.",
  },
} as const satisfies Record<string, { status: number; message: string }>;

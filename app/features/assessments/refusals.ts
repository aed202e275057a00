import { gradingRefusals } from "#app/features/essays/refusals.ts";

/** Numbers as in app/features/assessments/domain. */
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

/** Numbers as in app/features/assessments/domain; those of essays with them. */
export const markingRefusals = {
  ...gradingRefusals,
  "mark-not-found": { status: 404, message: "Esta resposta não existe ou não é sua para corrigir." },
  "mark-incomplete": { status: 422, message: "Escolha um nível em cada critério." },
  "mark-comment-long": { status: 422, message: "O comentário tem até 2.000 caracteres." },
  "mark-taken": {
    status: 409,
    message:
      "Outra pessoa corrigiu esta resposta antes de você. O que você escreveu continua neste aparelho.",
  },
  "mark-not-deciding": {
    status: 403,
    message: "Só quem criou o simulado e a gestão decidem, e só entre duas correções que divergem.",
  },
  "mark-not-returnable": {
    status: 409,
    message: "Só se devolve a própria correção, antes da decisão entre duas e antes de liberar o resultado.",
  },
  "mark-rule": { status: 422, message: "São um ou dois corretores, e a diferença vai de 0 a 100 %." },
  "event-not-found": { status: 404, message: "Este certame não existe ou não é desta escola." },
  "event-title": { status: 422, message: "Dê um título ao certame, com até 120 caracteres." },
  "event-days": { status: 422, message: "Um certame tem de 1 a 10 dias, cada um com um título." },
  "event-assessment": {
    status: 422,
    message: "Este simulado não existe mais, ou já é de outro certame. Escolha outro.",
  },
  "event-rooms": { status: 422, message: "Escreva uma sala por linha: nome, vírgula, lugares (de 1 a 500)." },
  "event-room-full": {
    status: 422,
    message: "Não há lugar para todos. Acrescente salas ou lugares e distribua de novo.",
  },
  "event-attendance-changed": {
    status: 409,
    message:
      "Outra pessoa acabou de marcar este estudante. Veja como ficou e marque de novo, se for preciso.",
  },
} as const satisfies Record<string, { status: number; message: string }>;

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

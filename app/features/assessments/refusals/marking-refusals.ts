import { gradingRefusals } from "#app/features/essays/refusals/grading-refusals.ts";

/** Numbers as in app/domain/assessments; those of essays with them. */
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

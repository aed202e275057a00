/** Numbers as in app/features/mentoring/domain. */
export const mentoringRefusals = {
  "mentee-not-found": { status: 404, message: "Não encontramos esta pessoa entre os seus mentorados." },
  "task-not-found": { status: 404, message: "Esta tarefa não existe mais. Recarregue a página." },
  "too-many-tasks": { status: 409, message: "A semana já tem 60 tarefas. Tire alguma antes." },
  "week-not-copied": {
    status: 409,
    message: "A semana já tem tarefas, ou a anterior não tem nenhuma: não há o que copiar.",
  },
  "mentoring-note": { status: 422, message: "Escreva a anotação, com até 1.500 caracteres." },
  "nobody-moved": {
    status: 409,
    message: "Ninguém mudou de mentor. Escolha quem muda e um mentor que ainda não seja o dessas pessoas.",
  },
  "mentor-missing": {
    status: 409,
    message: "Você ainda não tem um mentor. A coordenação avisa quando tiver.",
  },
  "nobody-chosen": { status: 422, message: "Escolha pelo menos uma pessoa." },
  "too-many-shares": {
    status: 429,
    message: "Você já criou muitos links hoje. Use um dos que estão abertos, ou espere até amanhã.",
  },
  "meeting-not-found": { status: 404, message: "Este encontro não existe, ou não é seu." },
  "meeting-taken": { status: 409, message: "Esse horário acabou de ser reservado." },
  "meeting-not-offered": { status: 409, message: "Esse horário não está livre. Escolha outro." },
  "meeting-over": {
    status: 409,
    message: "Este encontro já começou ou foi cancelado: não muda mais. Recarregue a página.",
  },
  "meeting-not-begun": { status: 409, message: "A presença se marca depois que o encontro começa." },
  "too-many-meetings": {
    status: 409,
    message: "Você já tem 4 encontros marcados. Cancele ou espere um deles para marcar outro.",
  },
  "meeting-hours": {
    status: 422,
    message: "Escolha um dia e um horário de meia em meia hora, com o fim depois do começo.",
  },
  "too-many-hours": { status: 409, message: "Você já tem 28 horários livres na semana. Tire algum antes." },
  "report-not-found": {
    status: 404,
    message: "Este relatório não existe, ainda não está pronto ou o link dele venceu.",
  },
} as const satisfies Record<string, { status: number; message: string }>;

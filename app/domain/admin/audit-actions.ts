export const auditActions = {
  "user.create": "Criou a conta",
  "user.access": "Mudou as permissões",
  "user.suspend": "Suspendeu a conta",
  "user.unsuspend": "Reativou a conta",
  "user.end-sessions": "Encerrou as sessões",
  "user.ask-password": "Pediu uma senha nova",
  "user.resend-confirmation": "Reenviou a confirmação de e-mail",
  "notice.send": "Enviou uma notificação",
  "notice.cancel": "Cancelou uma notificação",
  "ticket.answer": "Respondeu a um chamado",
  "chat.answer": "Respondeu a uma conversa",
  "chat.close": "Encerrou uma conversa",
  "campaign.accept": "Aceitou um pedido de acesso",
  "campaign.decline": "Recusou um pedido de acesso",
  "community.create": "Criou uma comunidade",
  "community.edit": "Mudou uma comunidade",
  "community.close": "Encerrou uma comunidade",
  "community.reopen": "Reabriu uma comunidade",
  "community.admin": "Mudou quem administra uma comunidade",
  "community.remove": "Tirou alguém de uma comunidade",
  "sale.refund": "Devolveu um pagamento",
  "sale.coupon": "Criou um cupom",
  "sale.coupon-end": "Encerrou um cupom",
  "sale.seats": "Deu lugares de um plano",
  "sale.seats-end": "Encerrou um código de lugares",
  "sale.seat-revoke": "Retirou um lugar",
  "mentoring.assign": "Designou um mentor",
  "mentoring.end": "Encerrou uma mentoria",
  "replies.change": "Mudou as respostas prontas",
  "question.edit": "Editou a questão",
  "question.restore": "Restaurou uma versão da questão",
  "question.undo-key": "Desfez a mudança do gabarito",
  "question.report": "Respondeu a um aviso de erro",
  "question.settle": "Conferiu a questão",
  "question.reject": "Recusou a questão em quarentena",
  "moderation.decide": "Decidiu um caso da moderação",
  "moderation.undo": "Desfez uma decisão da moderação",
  "question.keep-comment": "Manteve um comentário",
  "question.remove-comment": "Retirou um comentário",
  "questions.import": "Importou questões",
  "questions.merge": "Juntou questões duplicadas",
  "questions.keep-both": "Manteve questões parecidas",
  "questions.export": "Exportou questões com gabarito",
  "topics.rename": "Renomeou um assunto",
  "topics.merge": "Juntou assuntos",
  "topics.move": "Mudou um assunto de disciplina",
  "topics.undo": "Desfez uma mudança do catálogo",
  "exam.create": "Começou um exame",
  "exam.edit": "Editou um exame",
  "exam.publish": "Publicou um exame",
  "exam.import": "Importou um exame",
  "exam.delete": "Excluiu um exame",
  "track.publish": "Publicou uma trilha",
  "track.delete": "Apagou o rascunho de uma trilha",
  "material.publish": "Publicou um material",
  "material.withdraw": "Tirou um material do ar",
  "material.delete": "Apagou o rascunho de um material",
  "mock.create": "Marcou um simulado",
  "mock.move": "Mudou o horário de um simulado",
  "mock.cancel": "Cancelou um simulado",
  "school.person": "Cadastrou ou mudou uma pessoa da escola",
  "school.role": "Mudou papel ou turmas na escola",
  "school.active": "Ativou ou inativou na escola",
  "school.class": "Criou ou mudou uma turma",
  "school.notebook": "Criou ou mudou um caderno",
  "school.question": "Escreveu ou mudou uma questão da escola",
  "school.notebook-classes": "Mudou as turmas de um caderno",
  "school.assessment": "Criou ou mudou um simulado",
  "school.assessment-release": "Liberou os resultados de um simulado",
  "school.assessment-key": "Mudou o gabarito de um simulado",
  "school.assessment-export": "Baixou os resultados de um simulado",
  "school.essay-task": "Criou ou mudou uma redação da escola",
  "school.essay-sheets": "Entregou redações em papel",
  "school.essay-copy": "Decidiu sobre trechos iguais de redações",
  "school.essay-export": "Baixou as notas de uma redação",
  "school.event": "Criou ou mudou um certame",
  "school.batch": "Mudou várias pessoas da escola",
  "school.import": "Importou pessoas para a escola",
  "school.export": "Exportou as pessoas da escola",
  "school.undo": "Desfez uma mudança em várias pessoas",
  "school.cards": "Emitiu cartões de acesso",
  "school.invite": "Convidou para a escola",
  "school.first-access": "Entrou na escola pela primeira vez",
  "school.ask-password": "Pediu uma senha nova a alguém da escola",
  "school.audit-export": "Baixou a auditoria",
  "school.announce": "Mandou um recado",
  "school.cancel-announcement": "Tirou um recado do ar",
  "school.open-ticket": "Abriu um chamado",
  "school.open-messages": "Abriu as mensagens na auditoria",
} as const;

export type AuditAction = keyof typeof auditActions;

export function auditAction(text: string): AuditAction | null {
  return Object.hasOwn(auditActions, text) ? (text as AuditAction) : null;
}

/** What is recorded in a school's audit. */
export const schoolAuditActions = (Object.keys(auditActions) as AuditAction[]).filter(isInSchool);

export function isInSchool(action: string): boolean {
  return action.startsWith("school.");
}

export function isAboutQuestion(action: string): boolean {
  return action.startsWith("question.");
}

export function isAboutPerson(action: string): boolean {
  return /^(?:user|chat|campaign|mentoring|sale)\./.test(action);
}

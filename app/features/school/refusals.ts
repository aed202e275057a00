import { notebookRefusals } from "#app/features/notebooks/refusals.ts";

export const schoolRefusals = {
  ...notebookRefusals,
  "person-not-found": { status: 404, message: "Esta pessoa não está na escola ou foi retirada." },
  "class-not-found": { status: 404, message: "Esta turma não existe nesta escola." },
  "class-exists": { status: 409, message: "Já existe uma turma com este nome neste ano letivo." },
  "class-archived": { status: 409, message: "Esta turma está arquivada: só se lê. Reabra-a para mudar." },
  "person-email-taken": { status: 409, message: "Outra pessoa da escola já tem este e-mail." },
  "person-school-id-taken": { status: 409, message: "Outra pessoa da escola já tem esta matrícula." },
  "own-membership": {
    status: 409,
    message: "Você não muda o próprio papel nem se inativa: peça a outra pessoa da administração.",
  },
  "admin-role-denied": {
    status: 403,
    message: "Só a administração da escola dá ou tira o papel de administração.",
  },
  "job-not-found": { status: 404, message: "Este trabalho não existe mais." },
  "job-not-cancellable": { status: 409, message: "Este trabalho vai até o fim: não se cancela." },
  "job-not-undoable": { status: 409, message: "Isto já foi desfeito ou não se desfaz." },
  "job-of-command-line": { status: 409, message: "Este trabalho continua só pela linha de comando." },
  "selection-empty": { status: 422, message: "Marque ao menos uma pessoa." },
  "access-code-unknown": {
    status: 404,
    message: "Não achamos este código. Confira as letras e os números do cartão.",
  },
  "access-code-used": {
    status: 409,
    message: "Este cartão já foi usado. Peça outro à secretaria.",
  },
  "access-code-expired": {
    status: 410,
    message: "Este cartão venceu ou foi trocado por outro. Peça outro à secretaria.",
  },
  "ticket-not-found": { status: 404, message: "Este chamado não existe nesta escola." },
  "invalid-ticket": { status: 422, message: "Escreva o que você quer dizer no chamado." },
  "announcement-not-found": { status: 404, message: "Este recado não existe nesta escola." },
  "announcement-out-of-reach": {
    status: 403,
    message: "Você manda recados às suas turmas e às pessoas delas.",
  },
  "announcement-nobody": { status: 422, message: "Não há ninguém ativo entre os escolhidos." },
  "announcement-over": { status: 409, message: "Este recado já saiu do ar." },
  "announcement-already-sent": {
    status: 409,
    message: "Este recado já foi enviado. Abra um novo para mandar outro.",
  },
  "person-without-email": { status: 409, message: "A pessoa não tem e-mail no cadastro. Imprima um cartão." },
  "invitation-unwanted": {
    status: 409,
    message: "Quem usa este e-mail pediu para não receber convites. Imprima um cartão.",
  },
  "invitation-often": {
    status: 429,
    message: "Este e-mail já recebeu 3 mensagens nas últimas 24 horas. Convide amanhã, ou imprima um cartão.",
  },
  "person-has-account": { status: 409, message: "Esta pessoa já tem acesso." },
  "roster/unreadable": {
    status: 422,
    message: "Não conseguimos ler este arquivo. Salve-o como planilha (.xlsx) ou CSV e tente de novo.",
  },
  "roster/old-spreadsheet": {
    status: 422,
    message: "É uma planilha antiga (.xls). Abra-a, salve-a como .xlsx ou CSV e tente de novo.",
  },
  "roster/cut": {
    status: 422,
    message: "Este arquivo está cortado: falta o fim dele. Baixe-o ou salve-o de novo e tente outra vez.",
  },
  "roster/bomb": {
    status: 413,
    message: "Este arquivo se expande demais ao ser aberto. Salve-o de novo, menor.",
  },
  "roster/too-many-rows": {
    status: 413,
    message: "São mais de 20.000 linhas. Divida o arquivo e importe uma parte por vez.",
  },
  "roster/begun": { status: 409, message: "Esta importação já começou." },
  "roster/not-found": { status: 404, message: "Esta importação não existe mais. Envie o arquivo de novo." },
  "roster/too-many-classes": {
    status: 422,
    message: "São mais de 500 turmas novas. Confira qual coluna é a turma antes de importar.",
  },
  "roster/empty": { status: 422, message: "Não há nenhuma linha preenchida neste arquivo." },
  "person-without-account": { status: 409, message: "Esta pessoa ainda não tem acesso." },
} as const satisfies Record<string, { status: number; message: string }>;

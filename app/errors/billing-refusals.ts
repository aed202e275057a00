export const billingRefusals = {
  "charge-not-found": { status: 404, message: "Este pagamento não existe ou não é seu." },
  "plan-not-sold": {
    status: 422,
    message: "Este plano não está à venda com esta duração. Escolha outro na página de planos.",
  },
  "sales-closed": { status: 409, message: "As vendas estão fechadas neste momento. Nada foi cobrado." },
  "method-not-offered": {
    status: 422,
    message: "Esta forma de pagamento não está disponível. Escolha outra.",
  },
  "needs-guardian": {
    status: 403,
    message: "Quem tem menos de 18 anos compra com a confirmação de um responsável. Peça a quem paga.",
  },
  "guardian-email": { status: 422, message: "Digite o e-mail de quem vai pagar, diferente do seu." },
  "guardian-link-over": {
    status: 410,
    message: "Este link de pagamento venceu ou já foi usado. Peça um novo a quem estuda; nada foi cobrado.",
  },
  "too-many-charges": {
    status: 429,
    message: "Você gerou muitos pagamentos hoje. Use um dos que já existem ou tente amanhã.",
  },
  "provider-silent": {
    status: 503,
    message: "O banco não respondeu e nada foi cobrado. Espere um minuto e tente de novo.",
  },
  "report-silent": {
    status: 503,
    message: "O provedor não mandou o relatório. Espere um minuto e confira de novo; nada mudou.",
  },
  "refund-too-late": {
    status: 409,
    message: "O prazo de 7 dias para devolver já passou. O plano vai até o fim e não se renova.",
  },
  "refund-upgraded": {
    status: 409,
    message: "Este pagamento virou crédito de um plano maior. Cancele primeiro o plano maior.",
  },
  "refund-not-paid": { status: 409, message: "Não há nada a devolver deste pagamento." },
} as const;

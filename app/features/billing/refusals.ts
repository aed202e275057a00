export const billingRefusals = {
  "charge-not-found": { status: 404, message: "Este pagamento não existe ou não é seu." },
  "plan-not-sold": {
    status: 422,
    message: "Este plano não está à venda com esta duração. Escolha outro na página de planos.",
  },
  "plan-held": {
    status: 409,
    message:
      "Esta conta já tem este plano sem pagar: ele vem da escola, da comunidade, da mentoria ou da equipe. Nada foi cobrado.",
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
  "coupon-used-up": {
    status: 409,
    message: "Este cupom acabou enquanto você escolhia. Nada foi cobrado; tire o cupom ou use outro.",
  },
  "coupon-taken": { status: 409, message: "Já existe um cupom com este código. Escolha outro." },
  "no-seat-code": {
    status: 422,
    message: "Este código não existe. Confira as letras e os números com quem passou o código a você.",
  },
  "seat-code-over": {
    status: 409,
    message: "O prazo deste código acabou. Fale com quem passou o código a você.",
  },
  "seats-taken": {
    status: 409,
    message: "Todos os lugares deste código já são de alguém. Fale com quem passou o código a você.",
  },
  "seat-of-school": {
    status: 403,
    message:
      "Este código é de uma escola e vale na conta que ela conhece. Entre com essa conta ou fale com a escola.",
  },
  "seat-revoked": {
    status: 409,
    message: "O lugar que você tinha com este código foi retirado. Fale com quem passou o código a você.",
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
  "upgrade-not-returnable": {
    status: 409,
    message:
      "Este plano custa menos do que o seu ainda vale, e a sobra não pode mais voltar para você. Escolha uma duração maior, ou espere o plano atual terminar.",
  },
  "refund-not-paid": { status: 409, message: "Não há nada a devolver deste pagamento." },
} as const;

/** Of accounts that wait for a guardian's confirmation. */
export const guardianRefusals = {
  "guardian-waits": {
    status: 403,
    message:
      "Falta só a confirmação de quem é responsável por você: ela abre isto. Até lá, estude à vontade; em Conta e segurança você pede de novo.",
  },
  "mentee-guardian-waits": {
    status: 403,
    message:
      "Quem é responsável por esta pessoa ainda não confirmou a conta dela. Peça a ela que mande o pedido de novo, em Conta e segurança.",
  },
  "guardian-link-used": {
    status: 410,
    message: "Este link já foi usado ou foi trocado por outro. O mais novo está no e-mail mais recente.",
  },
  "guardian-address": { status: 422, message: "Digite o e-mail de quem é responsável por você." },
  "guardian-own-email": {
    status: 422,
    message: "Digite o e-mail de quem é responsável por você, não o seu.",
  },
  "third-mail-often": {
    status: 429,
    message:
      "Você já pediu 5 mensagens a outras pessoas nas últimas 24 horas, o limite. Tente de novo amanhã.",
  },
  "third-mail-address": {
    status: 429,
    message: "Este endereço já recebeu 3 mensagens nas últimas 24 horas, o limite. Espere até amanhã.",
  },
  "third-mail-unwanted": {
    status: 409,
    message: "Quem usa este endereço pediu para não receber mensagens do Farol. Use outro endereço.",
  },
  "opt-out-link": {
    status: 410,
    message: "Este link não é válido. Abra o que está no fim da mensagem que você recebeu.",
  },
} as const;

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
  "guardian-asked-often": {
    status: 429,
    message: "O pedido já foi enviado hoje. Espere até amanhã antes de mandar outro.",
  },
} as const;

/**
 * Every refusal the product knows: its HTTP status and what the person reads. A code without a message does not compile.
 * `{name}` is replaced by the value given with the error. Texts in the specification stand word for word (000 §6, §8).
 */
export const catalogue = {
  "page-not-found": { status: 404, message: "Página não encontrada" },
  "question-not-found": {
    status: 404,
    message: "Questão não encontrada. Ela pode ter sido retirada do acervo.",
  },
  "no-permission": { status: 401, message: "Você não tem permissão para acessar esta página" },
  "login-required": { status: 401, message: "Faça login para acessar" },
  "login-to-answer": { status: 401, message: "Faça login para continuar" },
  "callable-not-found": { status: 404, message: "Esta chamada não existe." },
  "callable-denied": { status: 403, message: "Você não tem permissão para fazer isso." },
  "invalid-body": {
    status: 400,
    message: "Não entendemos os dados enviados. Recarregue a página e tente de novo.",
  },
  "body-too-large": { status: 413, message: "Os dados enviados passam do tamanho permitido." },
  "method-not-allowed": { status: 405, message: "Este endereço não aceita esse tipo de pedido." },
  "foreign-origin": { status: 403, message: "Este pedido não veio do Farol e foi recusado." },
  "too-many-answers": {
    status: 429,
    message: "Você respondeu muitas questões em um minuto. Respire e tente de novo em instantes.",
  },
  "invalid-alternative": { status: 400, message: "Escolha uma das alternativas da questão." },
  "question-without-key": { status: 409, message: "Esta questão não tem gabarito e não pode ser corrigida." },
  "solution-locked": { status: 403, message: "Responda à questão para ver a resolução." },
  "session-changed": { status: 401, message: "Sua sessão mudou. Entre de novo para continuar." },
  "database-unavailable": {
    status: 503,
    message: "Não conseguimos falar com o acervo agora. Nada se perdeu: tente de novo em instantes.",
  },
  "auth/invalid-credential": {
    status: 401,
    message: "E-mail ou senha incorretos. Confira os dados ou use 'Esqueci minha senha'.",
  },
  "auth/email-already-in-use": { status: 409, message: "Já existe uma conta com este e-mail." },
  "auth/invalid-email": { status: 400, message: "Digite um endereço de e-mail válido" },
  "auth/too-many-requests": {
    status: 429,
    message: "Muitas tentativas. Aguarde alguns minutos e tente novamente.",
  },
  unexpected: { status: 500, message: "Erro à vista! Se o problema persistir, entre em contato." },
} as const satisfies Record<string, { status: number; message: string }>;

export type ErrorCode = keyof typeof catalogue;

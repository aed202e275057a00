/** Refusals the browser displays without a request; the others stay out of its bundle. */
export const shownRefusals = {
  "no-permission": { status: 401, message: "Você não tem permissão para acessar esta página" },
  "login-required": { status: 401, message: "Faça login para acessar" },
  "login-to-answer": { status: 401, message: "Faça login para continuar" },
  "auth/user-disabled": {
    status: 403,
    message:
      "Esta conta está suspensa. Se você é aluno de uma escola, fale com ela; senão, fale com o suporte.",
  },
  "auth/school-user-disabled": {
    status: 403,
    message: "Esta conta está suspensa. Fale com a sua escola.",
  },
  "auth/network-request-failed": {
    status: 503,
    message: "Erro de conexão. Confira a sua internet e tente de novo.",
  },
  "auth/popup-closed-by-user": { status: 400, message: "Login cancelado. Tente de novo quando quiser." },
  "auth/account-exists-with-different-credential": {
    status: 409,
    message:
      "Já existe uma conta com este e-mail, mas com outra forma de entrar. Entre com a sua senha: depois disso o Google também abre a conta.",
  },
  "auth/google-failed": { status: 503, message: "Erro ao fazer login com Google. Tente novamente." },
  "auth/too-many-requests": {
    status: 429,
    message: "Muitas tentativas. Aguarde alguns minutos e tente novamente.",
  },
  "administrator-stays": {
    status: 409,
    message:
      "Quem administra o Farol não apaga a própria conta. Peça antes a outra pessoa da administração que tire essa permissão.",
  },
  unexpected: { status: 500, message: "Erro à vista! Se o problema persistir, entre em contato." },
} as const satisfies Record<string, { status: number; message: string }>;

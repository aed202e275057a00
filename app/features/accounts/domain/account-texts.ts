import { contact } from "#app/platform/text/product.ts";

export const accountTexts = {
  /** createNewUser: the reply's text is empty, the dialog displays these. */
  created: "Perfil criado com sucesso!",
  recoverySent:
    "Se existir uma conta com este e-mail, enviamos um link de recuperação para ele. Confira também a caixa de spam.",
  confirmationSent:
    "Enviamos um novo link. Confira o seu e-mail, inclusive a caixa de spam, e depois atualize esta página.",
  alreadyConfirmed: "O seu e-mail já está confirmado. Atualize esta página.",
  confirmationFailed: `Não conseguimos enviar o e-mail. Explique o problema ao suporte: ${contact.help}`,
  passwordChanged: "Senha alterada. Entre de novo com a senha nova.",
  profileSetUp: "Seu perfil foi configurado.",
  profileCompleted: "Tudo pronto! Bons estudos!",
} as const;

/** `email`: "" where it is not known any more. */
export function confirmationSentTo(email: string): string {
  return `Enviamos um link de confirmação para ${email || "o seu e-mail"}. Confira também a caixa de spam.`;
}

/** The alert for a call that failed as a whole (R-ACC-9). */
export function callFailure(message: string): string {
  return `Ocorreu um erro: ${message}. Por favor, avise para ${contact.help}`;
}

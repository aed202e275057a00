import { composeMail, type MailContent } from "#app/platform/mail/domain/mail-content.ts";
import { product } from "#app/platform/text/product.ts";

const NOT_YOU =
  "Se não foi você que pediu, não clique no link e ignore esta mensagem: sem ele, nada acontece.";

export function confirmEmailMail(url: string): MailContent {
  return composeMail({
    template: "confirm",
    subject: `Confirme o seu e-mail no ${product.name}`,
    before: [
      "Olá!",
      `Alguém criou uma conta no ${product.name} com este e-mail. Se foi você, falta só confirmar o endereço.`,
    ],
    button: { label: "Confirmar e-mail", url },
    after: ["O link vale por 24 horas e funciona uma vez só.", NOT_YOU],
  });
}

const TRIED = {
  "sign-up": `criar uma conta no ${product.name} com este e-mail`,
  "change-email": `passar uma conta do ${product.name} para este e-mail`,
} as const;

/** To the owner of an address used in another person's sign-up or e-mail change. */
export function accountExistsMail(signInUrl: string, tried: keyof typeof TRIED = "sign-up"): MailContent {
  return composeMail({
    template: "exists",
    subject: `Você já tem uma conta no ${product.name}`,
    before: [
      "Olá!",
      `Alguém tentou ${TRIED[tried]}, mas ele já tem uma conta. Se foi você, é só entrar; se esqueceu a senha, use 'Esqueci minha senha'.`,
    ],
    button: { label: `Entrar no ${product.name}`, url: signInUrl },
    after: ["Se não foi você, não precisa fazer nada: a sua conta e a sua senha continuam as mesmas."],
  });
}

export function recoverPasswordMail(url: string): MailContent {
  return composeMail({
    template: "recover",
    subject: `Crie uma nova senha no ${product.name}`,
    before: ["Olá!", `Recebemos um pedido para trocar a senha da sua conta no ${product.name}.`],
    button: { label: "Criar nova senha", url },
    after: ["O link vale por 1 hora e funciona uma vez só.", NOT_YOU],
  });
}

const SIGNED_OUT = {
  everywhere: "a conta foi desconectada de todos os aparelhos. Entre de novo com a senha nova.",
  elsewhere: "a conta foi desconectada dos outros aparelhos. Neles, entre de novo com a senha nova.",
} as const;

/** After a change of password, by the owner or by somebody else. */
export function passwordChangedMail(
  signInUrl: string,
  signedOut: keyof typeof SIGNED_OUT = "everywhere",
): MailContent {
  return composeMail({
    template: "changed",
    subject: `A sua senha no ${product.name} foi alterada`,
    before: [
      "Olá!",
      `A senha da sua conta no ${product.name} acaba de ser alterada, e ${SIGNED_OUT[signedOut]}`,
    ],
    button: { label: `Entrar no ${product.name}`, url: signInUrl },
    after: ["Se não foi você, use 'Esqueci minha senha' agora mesmo para recuperar a conta e nos escreva."],
  });
}

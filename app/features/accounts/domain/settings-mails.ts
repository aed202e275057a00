import { composeMail, type MailContent } from "#app/platform/mail/domain/mail-content.ts";
import { optOutLine } from "#app/platform/mail/domain/third-party-rules.ts";
import { contact, product } from "#app/platform/text/product.ts";

export function confirmNewEmailMail(url: string): MailContent {
  return composeMail({
    template: "change-email",
    subject: `Confirme o seu novo e-mail no ${product.name}`,
    before: [
      "Olá!",
      `Alguém pediu para usar este e-mail na própria conta do ${product.name}. Se foi você, confirme o endereço: só então a conta passa para ele.`,
    ],
    button: { label: "Confirmar novo e-mail", url },
    after: [
      "O link vale por 24 horas e funciona uma vez só.",
      "Se não foi você que pediu, não clique no link e ignore esta mensagem: sem ele, nada acontece.",
    ],
  });
}

/** To the current address when a change was requested: nothing has changed yet. */
export function emailChangeRequestedMail(accountUrl: string): MailContent {
  return composeMail({
    template: "change-email-asked",
    subject: `Pediram para trocar o e-mail da sua conta no ${product.name}`,
    before: [
      "Olá!",
      `Alguém que está na sua conta do ${product.name} e sabe a sua senha pediu para trocar o e-mail dela. Nada mudou ainda: a troca só acontece quando o novo endereço for confirmado.`,
    ],
    button: { label: "Ver a minha conta", url: accountUrl },
    after: [
      "Se foi você, não precisa fazer nada aqui.",
      "Se não foi você, cancele o pedido, troque a senha e encerre as outras sessões em 'Conta e segurança'.",
    ],
  });
}

export function emailChangedMail(): MailContent {
  return composeMail({
    template: "email-changed",
    subject: `O e-mail da sua conta no ${product.name} foi trocado`,
    before: [
      "Olá!",
      `A sua conta no ${product.name} acaba de passar para outro e-mail, que foi confirmado. As mensagens sobre ela não vêm mais para cá.`,
    ],
    after: [`Se não foi você, escreva agora mesmo para ${contact.help} a partir deste endereço.`],
  });
}

export function accountDeletedMail(): MailContent {
  return composeMail({
    template: "account-deleted",
    subject: `A sua conta no ${product.name} foi apagada`,
    before: [
      "Olá!",
      `Como você pediu, apagamos a sua conta no ${product.name} e os dados ligados a ela. Cópias de segurança se apagam sozinhas em até 30 dias.`,
      "Ficam só as contagens sem nome de quantas pessoas marcaram cada alternativa.",
    ],
    after: [
      `Se não foi você, escreva para ${contact.help}.`,
      "Obrigado por ter estudado com a gente. Se quiser voltar, é só criar outra conta.",
    ],
  });
}

/** `confirm`: the link that is the guardian's confirmation; `policy`: the privacy policy; `optOut`: ends such mails. */
export function guardianMail(
  firstName: string,
  urls: { confirm: string; policy: string; optOut: string },
): MailContent {
  return composeMail({
    template: "guardian",
    subject: `${firstName} criou uma conta no ${product.name}: falta a sua confirmação`,
    before: [
      "Olá!",
      `${firstName} criou uma conta no ${product.name} e disse que você é responsável por ela ou por ele.`,
      "Até você confirmar, a conta serve para estudar, e nada mais: não publica no fórum, não troca mensagens com adultos, não tem foto nem relatório compartilhado.",
      `O ${product.name} é um site de estudos: questões de provas e vestibulares, com correção na hora. Não vendemos dados, não mostramos publicidade dirigida a menores, e o perfil é privado: no ranking aparece só o primeiro nome.`,
    ],
    button: { label: "Ver e confirmar", url: urls.confirm },
    after: [
      `A política de privacidade: ${urls.policy}`,
      `Você pode pedir uma cópia dos dados, corrigi-los ou apagar a conta: escreva para ${contact.privacy} a partir deste endereço. Quem usa a conta também pode apagá-la, em 'Conta e segurança'.`,
      "Se você não conhece quem deu este endereço, abra o link e toque em “Não sou responsável”: apagamos o seu e-mail de lá.",
      optOutLine(urls.optOut),
    ],
  });
}

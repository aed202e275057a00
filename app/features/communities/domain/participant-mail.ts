import { composeMail, type MailContent } from "#app/platform/mail/domain/mail-content.ts";
import { optOutLine } from "#app/platform/mail/domain/third-party-rules.ts";
import { product } from "#app/platform/text/product.ts";

/** Placeholder in a mail for the page that stops such mails to its address: each address has its own. */
export const OPT_OUT_PLACE = "https://farol.invalid/sem-mensagens";

/** To somebody on a challenge's list who has no account yet. The season's name is free text, and stays on the page. */
export function participantMail(community: string, signUpUrl: string): MailContent {
  return composeMail({
    template: "challenge-invitation",
    subject: `Você está no desafio de ${community}`,
    before: [
      "Olá!",
      `${community} incluiu este e-mail na lista do seu desafio no ${product.name}: questões toda semana, cada uma valendo pontos para a sua unidade.`,
      "Crie a conta com este mesmo endereço e confirme-o: você entra direto no desafio, e conta desde a primeira resposta.",
    ],
    button: { label: "Criar a conta", url: signUpUrl },
    after: [
      "Se você não participa deste desafio, ignore esta mensagem: sem a conta, nada acontece.",
      optOutLine(OPT_OUT_PLACE),
    ],
  });
}

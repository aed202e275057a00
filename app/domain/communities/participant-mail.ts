import { composeMail, type MailContent } from "#app/domain/accounts/mail/mail-content.ts";
import { product } from "#app/text/product.ts";

/** To somebody on a challenge's list who has no account yet. `community`, `season`: their names. */
export function participantMail(
  { community, season }: { community: string; season: string },
  signUpUrl: string,
): MailContent {
  return composeMail({
    template: "challenge-invitation",
    subject: `Você está no desafio “${season}”, de ${community}`,
    before: [
      "Olá!",
      `${community} incluiu este e-mail na lista do desafio “${season}”, no ${product.name}: questões toda semana, cada uma valendo pontos para a sua unidade.`,
      "Crie a conta com este mesmo endereço e confirme-o: você entra direto no desafio, e conta desde a primeira resposta.",
    ],
    button: { label: "Criar a conta", url: signUpUrl },
    after: ["Se você não participa deste desafio, ignore esta mensagem: sem a conta, nada acontece."],
  });
}

import { composeMail, type MailContent } from "#app/platform/mail/domain/mail-content.ts";
import { optOutLine } from "#app/platform/mail/domain/third-party-rules.ts";
import { product } from "#app/platform/text/product.ts";

/** The invitation of a school to one of its people. */
export function invitationMail(
  school: string,
  { url, optOut }: { url: string; optOut: string },
): MailContent {
  return composeMail({
    template: "school-invitation",
    subject: `${school} convidou você para o ${product.name}`,
    before: [
      "Olá!",
      `${school} cadastrou você no ${product.name}, onde ficam as suas turmas, os cadernos e as questões da escola.`,
    ],
    button: { label: "Entrar pela primeira vez", url },
    after: [
      "O link vale por 60 dias e funciona uma vez só. Nele você escolhe a sua senha, ou usa a conta que já tem.",
      "Se você não é desta escola, ignore esta mensagem: sem o link, nada acontece.",
      optOutLine(optOut),
    ],
  });
}

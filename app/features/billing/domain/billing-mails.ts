import { composeMail, type MailContent } from "#app/platform/mail/domain/mail-content.ts";
import { optOutLine } from "#app/platform/mail/domain/third-party-rules.ts";
import { product } from "#app/platform/text/product.ts";

/** A week before a plan ends. */
export function planEndMail(plan: string, day: string, url: string): MailContent {
  return composeMail({
    template: "plan-end",
    subject: `Seu plano ${plan} do ${product.name} vai até ${day}`,
    before: [
      "Olá!",
      `O seu plano ${plan} vai até ${day}. Ele não se renova sozinho e nada será cobrado. Suas respostas, listas e anotações continuam suas.`,
    ],
    button: { label: "Continuar com um plano", url },
    after: ["Se não quiser continuar, não precisa fazer nada."],
  });
}

/** To who pays for a minor: what it is, what it costs and that nothing happens without them. */
export function guardianPaymentMail(of: {
  name: string;
  title: string;
  price: string;
  url: string;
  optOut: string;
}): MailContent {
  return composeMail({
    template: "guardian-payment",
    subject: `${of.name} pediu que você pague ${of.title}`,
    before: [
      "Olá!",
      `${of.name} estuda pelo ${product.name} e pediu que você pague ${of.title}: ${of.price}, uma vez, sem renovação.`,
      "Quem tem menos de 18 anos só compra com a sua confirmação. Sem ela, nada é cobrado.",
    ],
    button: { label: "Ver e decidir", url: of.url },
    after: [
      "O link vale por 3 dias. Nos primeiros 7 dias depois de pagar, dá para cancelar e receber tudo de volta.",
      "Se você não conhece quem pediu, ignore esta mensagem.",
      optOutLine(of.optOut),
    ],
  });
}

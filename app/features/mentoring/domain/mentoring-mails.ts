import { composeMail, type MailContent } from "#app/platform/mail/domain/mail-content.ts";
import { optOutLine } from "#app/platform/mail/domain/third-party-rules.ts";
import { contact, product } from "#app/platform/text/product.ts";

type Shared = { mentee: string; mentor: string; link: string; optOut: string };

/** To a minor's guardian: a report somebody of the mentoring shared. The list's title is free text, and stays on the report. */
export function sharedReportMail({ mentee, mentor, link, optOut }: Shared): MailContent {
  return composeMail({
    template: "mentoring-report",
    subject: `Como ${mentee} foi em uma lista da mentoria`,
    before: [
      "Olá!",
      `${mentor} compartilhou com você o relatório de ${mentee} em uma lista da mentoria do ${product.name}: acertos, tempo e assuntos.`,
    ],
    button: { label: "Ver o relatório", url: link },
    after: [
      "O link vale por 7 dias e abre só este relatório, sem precisar de conta.",
      `Você recebe esta mensagem porque ${mentee} informou este endereço como o de quem é responsável. Se não for, escreva para ${contact.privacy}.`,
      optOutLine(optOut),
    ],
  });
}

/** To a minor's guardian, at most once a week: that mentor and mentee write to each other, and who can read it. */
export function mentoringMessagesMail({ mentee, mentor }: Pick<Shared, "mentee" | "mentor">): MailContent {
  return composeMail({
    template: "mentoring-messages",
    subject: `${mentee} e ${mentor} trocaram mensagens na mentoria`,
    before: [
      "Olá!",
      `Nesta semana, ${mentee} e ${mentor}, que cuida da mentoria, trocaram mensagens no ${product.name}.`,
      "Essas conversas acontecem às claras: ficam guardadas na plataforma, a coordenação da mentoria pode ler todas, e ninguém pode passar contato pessoal por elas.",
    ],
    after: [
      `Para ver as mensagens, peça a ${mentee}: elas estão em Mentoria, Mensagens. Para uma cópia, ou se algo preocupar você, escreva para ${contact.privacy} a partir deste endereço.`,
    ],
  });
}

/** To a minor's guardian: a meeting by video is booked, and how it goes. `when`: in Brasília's time. */
export function meetingBookedMail({
  mentee,
  mentor,
  when,
}: Pick<Shared, "mentee" | "mentor"> & { when: string }): MailContent {
  return composeMail({
    template: "mentoring-meeting",
    subject: `${mentee} tem um encontro de mentoria com ${mentor}`,
    before: [
      "Olá!",
      `${mentee} e ${mentor}, que cuida da mentoria, têm um encontro por vídeo no ${product.name}: ${when}.`,
      "Só entra quem foi convidado, nada é gravado, e a câmera é opcional. Se quiser, fique por perto.",
    ],
    after: [`Se algo preocupar você, escreva para ${contact.privacy} a partir deste endereço.`],
  });
}

import { type NotificationType, notificationTypes } from "#app/platform/live/domain/notification.ts";
import { textsByWord } from "#app/platform/text/texts-by-word.ts";
import { readDateTime } from "#app/platform/time/date-field.ts";

const noticeAudiences = ["everybody", "school", "claim", "person"] as const;
export type NoticeAudience = (typeof noticeAudiences)[number];

/** The notification form. `from` and `until`: date and time in São Paulo, "" where left open. */
export type NoticeFields = {
  /** Idempotency key of the form. */
  operation: string;
  audience: NoticeAudience;
  school: string;
  claim: string;
  /** An e-mail address or an id. */
  person: string;
  type: NotificationType;
  content: string;
  link: string;
  from: string;
  until: string;
};

export const noNotice: NoticeFields = {
  operation: "",
  audience: "everybody",
  school: "",
  claim: "",
  person: "",
  type: "aviso",
  content: "",
  link: "",
  from: "",
  until: "",
};

export type NoticeProblem = { field: keyof NoticeFields; message: string };

export function readNoticeFields(text: (name: keyof NoticeFields, longest?: number) => string): NoticeFields {
  const audience = noticeAudiences.find((each) => each === text("audience"));
  const type = notificationTypes.find((each) => each === text("type"));
  return {
    operation: /^[0-9a-f]{32}$/.test(text("operation")) ? text("operation") : "",
    audience: audience ?? noNotice.audience,
    school: text("school").trim(),
    claim: text("claim").trim(),
    person: text("person").trim(),
    type: type ?? noNotice.type,
    content: text("content", 4000).trim(),
    link: text("link", 4000).trim(),
    from: text("from").trim(),
    until: text("until").trim(),
  };
}

const choices = {
  school: "Escolha a escola.",
  claim: "Escolha a permissão.",
  person: "Escreva o e-mail ou o código da pessoa.",
} as const;

export function noticeProblem(fields: NoticeFields): NoticeProblem | null {
  const { audience } = fields;
  if (audience !== "everybody" && fields[audience] === "")
    return { field: audience, message: choices[audience] };
  if (fields.content === "") return { field: "content", message: "Escreva o texto da notificação." };
  for (const field of ["from", "until"] as const)
    if (fields[field] !== "" && readDateTime(fields[field]) === null)
      return { field, message: "Escreva data e hora, como 21/11/2026 14:30." };
  return null;
}

export const noticeFieldOf = {
  "invalid-body": null,
  "invalid-notification": "content",
  "invalid-notification-link": "link",
  "invalid-notification-time": "until",
  "invalid-notification-audience": "claim",
  "school-not-found": "school",
  "user-not-found": "person",
} as const;

export const sentText = textsByWord({
  send: "Notificação enviada. Ela já aparece para quem está com o Farol aberto.",
  schedule: "Notificação agendada. Ela aparece sozinha na hora marcada.",
  cancel: "Notificação cancelada. Ela sai das listas de quem ainda não a excluiu.",
});

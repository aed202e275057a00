import { textsByWord } from "#app/text/texts-by-word.ts";
import type { FormReply } from "../forms/form-reply.ts";
import type { CommentView, Lock } from "./comment.ts";

/** What is being done to which of the comments on a page. */
export type Acting = { act: "reply" | "edit" | "delete" | "report"; num: number };

/** The words of an address that open a form under a comment, before scripts arrive. */
export const actingWords: Readonly<Record<Acting["act"], string>> = {
  reply: "responder",
  edit: "editar",
  delete: "excluir",
  report: "denunciar",
};

/** The comments of a question as its reader gets them. Of locked ones nothing but their number is told. */
export type CommentsData = {
  code: string;
  count: number;
  lock: Lock | null;
  comments: CommentView[];
  next: string | null;
  /** The comment that the address names, with its replies. */
  named: CommentView | null;
  /** The number the address names: that comment's, or one of its replies'. */
  marked: number | null;
  /** The server's time, epoch seconds. */
  now: number;
  /** What a form without scripts calls its writing. */
  operation: string;
};

export type CommentField = "text" | "reason";
/** What an act on comments is answered with: the comment as it is now. */
export type CommentReply = FormReply<CommentField, { comment: CommentView }>;

/** What was not taken, wherever that failed. */
export type Refused = Pick<CommentReply, "message" | "problems"> & {
  /** The comment the form stood under; null for the form of a new one. */
  num: number | null;
  /** What stood in the form, where the page was made with it. */
  text: string;
  signIn: boolean;
};

/** What a reply refuses. */
export function refusedIn({ message, problems, values }: CommentReply): Refused {
  const [num = ""] = values.num ?? [];
  return { message, problems, num: Number(num) || null, text: values.text?.[0] ?? "", signIn: false };
}

/** The fields at fault, by the code of a refusal. */
export const fieldOfRefusal = {
  "comment-too-short": "text",
  "comment-too-long": "text",
  "comment-picture": "text",
  "comment-email": "text",
  "comment-phone": "text",
  "comment-link": "text",
  "comment-reason-missing": "reason",
  "comment-not-found": null,
} as const;

/** What has just been done, by what a form asked for. */
export const commentDone = textsByWord({
  write: "Comentário publicado.",
  edit: "Comentário atualizado.",
  delete: "Comentário apagado.",
  useful: "Voto guardado.",
  report: "Obrigado! A equipe vai conferir este comentário.",
});

/** What stands in the place of comments that are locked. */
export function lockText(count: number): string {
  if (count === 0) return "Ainda ninguém comentou. Os comentários abrem depois da sua resposta.";
  if (count === 1) return "1 comentário abre depois da sua resposta, para não entregar o gabarito.";
  return `${count.toLocaleString("pt-BR")} comentários abrem depois da sua resposta, para não entregar o gabarito.`;
}

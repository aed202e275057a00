import type { FormReply } from "#app/platform/forms/domain/form-reply.ts";
import { formatNumber } from "#app/platform/text/format.ts";
import { textsByWord } from "#app/platform/text/texts-by-word.ts";
import type { CommentView, Lock } from "./comment.ts";

export type Acting = { act: "reply" | "edit" | "delete" | "report"; num: number };

/** URL words that open a form under a comment without scripts. */
export const actingWords: Readonly<Record<Acting["act"], string>> = {
  reply: "responder",
  edit: "editar",
  delete: "excluir",
  report: "denunciar",
};

/** Null if invalid. */
export function commentNumber(text: string | null): number | null {
  return text !== null && /^[1-9]\d{0,11}$/.test(text) ? Number(text) : null;
}

/** The form the URL opens. */
export function actingIn(params: URLSearchParams): Acting | null {
  for (const [act, word] of Object.entries(actingWords) as [Acting["act"], string][]) {
    const num = commentNumber(params.get(word));
    if (num !== null) return { act, num };
  }
  return null;
}

/** Where posts hang: their address and the page that reads and changes them. `answers`: a thread of the forum. */
export type CommentsPlaceOf = { address: string; answers: boolean };

/** Comments of a question for its reader. Of locked ones only the count is sent. */
export type CommentsData = {
  code: string;
  place: CommentsPlaceOf;
  count: number;
  lock: Lock | null;
  comments: CommentView[];
  next: string | null;
  named: CommentView | null;
  marked: number | null;
  /** Server time, epoch seconds. */
  now: number;
  /** Idempotency key of the form. */
  operation: string;
};

export type CommentFieldName = "text" | "reason";
export type CommentReply = FormReply<CommentFieldName, { comment: CommentView; picture: string }>;

export type Refused = Pick<CommentReply, "message" | "problems"> & {
  num: number | null;
  text: string;
  signIn: boolean;
};

export function refusedIn({ message, problems, values }: CommentReply): Refused {
  const [num = ""] = values.num ?? [];
  return { message, problems, num: Number(num) || null, text: values.text?.[0] ?? "", signIn: false };
}

export const fieldOfRefusal = {
  "comment-too-short": "text",
  "comment-too-long": "text",
  "comment-picture": "text",
  "comment-reason-missing": "reason",
  "comment-not-found": null,
} as const;

export const commentDone = textsByWord({
  write: "Comentário publicado.",
  edit: "Comentário atualizado.",
  delete: "Comentário apagado.",
  useful: "Voto guardado.",
  report: "Obrigado! A equipe vai conferir este comentário.",
});

export function lockText(count: number, lock: Lock): string {
  if (typeof lock === "object") return lock.held;
  if (count === 0) return "Ainda ninguém comentou. Os comentários abrem depois da sua resposta.";
  if (count === 1) return "1 comentário abre depois da sua resposta, para não entregar o gabarito.";
  return `${formatNumber(count)} comentários abrem depois da sua resposta, para não entregar o gabarito.`;
}

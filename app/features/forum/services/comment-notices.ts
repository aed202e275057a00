import { questionPaths } from "#app/features/questions/paths.ts";
import type { Viewer } from "#app/platform/access/viewer.ts";
import { questionCode } from "#app/platform/text/question-code.ts";
import { HOUR } from "#app/platform/time/units.ts";
import { forumPaths } from "../paths.ts";
import type { CommentNotices } from "../queries/comments/writing.server.ts";

/** The notices of a new post, below a question or in a thread of the forum. */
export function noticesOf({ firstName }: Viewer, ord: number, parent: number | null): CommentNotices {
  const code = questionCode(Math.abs(ord));
  if (ord > 0)
    return {
      reply: {
        type: "nova-resposta",
        content: `${firstName} respondeu ao seu comentário na questão ${code}.`,
      },
      comment: {
        type: "novo-comentario",
        content: `${firstName} comentou na questão ${code}, em que você também comentou.`,
      },
      link: questionPaths.comment(code, ""),
      pause: HOUR,
    };
  return {
    reply: { type: "novo-comentario", content: `${firstName} comentou a sua resposta em uma dúvida.` },
    comment:
      parent === null
        ? { type: "nova-resposta", content: `${firstName} respondeu à dúvida que você acompanha.` }
        : { type: "novo-comentario", content: `${firstName} comentou na dúvida que você acompanha.` },
    link: forumPaths.post(code, ""),
    pause: parent === null ? 0 : HOUR,
  };
}

export function mentionNotice({ firstName }: Viewer): string {
  return `${firstName} mencionou você em uma dúvida.`;
}

import { Link } from "@remix-run/react";
import { ThumbsUp } from "lucide-react";
import type { FormEvent, MouseEvent } from "react";
import { formatNumber } from "#app/platform/text/format.ts";
import { Icon } from "#app/platform/ui/components/icon.tsx";
import type { CommentView } from "../domain/comment.ts";
import { type Acting, actingWords } from "../domain/comment-reply.ts";
import type { Comments } from "../hooks/use-comments.ts";

type Props = { comment: CommentView; comments: Comments };

const quiet =
  "inline-flex min-h-11 items-center gap-1.5 rounded-control px-2 text-sm font-medium text-muted no-underline hover:bg-inset hover:text-text aria-pressed:text-link";

/** A toggle, without scripts a form. The author sees only the count. */
function UsefulVote({ comment, comments }: Props) {
  const { num, useful, voted, own } = comment;
  if (own)
    return useful > 0 ? (
      <span className="inline-flex min-h-11 items-center gap-1.5 px-2 text-sm text-muted">
        <Icon as={ThumbsUp} size={16} />
        {formatNumber(useful)} {useful === 1 ? "achou útil" : "acharam útil"}
      </span>
    ) : null;
  const wanted = voted ? "0" : "1";
  function vote(event: FormEvent) {
    event.preventDefault();
    void comments.send({ intent: "useful", num: String(num), useful: wanted });
  }
  return (
    <form method="post" action={comments.address()} onSubmit={vote}>
      <input type="hidden" name="intent" value="useful" />
      <input type="hidden" name="num" value={num} />
      <input type="hidden" name="useful" value={wanted} />
      <button type="submit" aria-pressed={voted} className={quiet}>
        <Icon as={ThumbsUp} size={16} className={voted ? "fill-current" : ""} />
        Útil
        {useful > 0 && <span className="tabular-nums">{formatNumber(useful)}</span>}
      </button>
    </form>
  );
}

/** Opens a form in place, without scripts on the comments page. */
function ActLink(props: Props & { act: Acting["act"]; label: string }) {
  const { comment, comments, act, label } = props;
  const { num, author } = comment;
  function open(event: MouseEvent) {
    event.preventDefault();
    comments.act({ act, num });
  }
  return (
    <Link
      to={`${comments.address({ [actingWords[act]]: num })}#comentario-${num}`}
      rel="nofollow"
      onClick={open}
      className={quiet}
    >
      {label}
      <span className="sr-only"> o comentário de {author?.name}</span>
    </Link>
  );
}

/** Own comments and others' have different actions. */
export function CommentActions(props: Props) {
  const { comment } = props;
  const { own, state, parent, reported } = comment;
  return (
    <div className="mt-0.5 -ml-2 flex flex-wrap items-center">
      {state === "shown" && parent !== 0 && <UsefulVote {...props} />}
      {state === "shown" && parent === null && (
        <ActLink {...props} act="reply" label={props.comments.place.answers ? "Comentar" : "Responder"} />
      )}
      {own && state === "shown" && <ActLink {...props} act="edit" label="Editar" />}
      {own && <ActLink {...props} act="delete" label="Excluir" />}
      {!own && !reported && <ActLink {...props} act="report" label="Denunciar" />}
      {reported && <span className="px-2 text-sm text-muted">Denunciado por você</span>}
    </div>
  );
}

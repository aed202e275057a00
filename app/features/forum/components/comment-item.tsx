import { Avatar } from "#app/features/accounts/components/avatar.tsx";
import { RichText } from "#app/platform/math/components/rich-text.tsx";
import { plural } from "#app/platform/text/format.ts";
import { TextLink } from "#app/platform/ui/components/text-link.tsx";
import { CommentActions } from "./comment-actions.tsx";
import { CommentByline } from "./comment-byline.tsx";
import { CommentPanel, type ItemProps } from "./comment-panel.tsx";
import { RefusalLine } from "./refusal-line.tsx";

const goneTexts = {
  shown: "",
  held: "Este comentário está oculto até a equipe conferir.",
  removed: "Comentário retirado pela equipe.",
  deleted: "Comentário apagado.",
} as const;

export function CommentItem(props: ItemProps) {
  const { comment, comments } = props;
  const { num, replies, moreReplies } = comment;
  return (
    <li className="py-4 last:pb-0">
      <OneComment {...props} />
      {replies.length + moreReplies > 0 && (
        <ul
          aria-label={`Respostas${comment.author ? ` a ${comment.author.name}` : ""}`}
          className="mt-3 ml-4 space-y-4 border-l-2 border-line pl-4 sm:ml-[1.125rem] sm:pl-6"
        >
          {replies.map((reply) => (
            <li key={reply.num}>
              <OneComment {...props} comment={reply} />
            </li>
          ))}
          {moreReplies > 0 && (
            <li>
              <TextLink
                look="alone"
                to={comments.address({
                  comentario: num,
                  depois: replies.at(-1)?.num ?? 1,
                })}
                rel="nofollow"
                onClick={(event) => {
                  event.preventDefault();
                  void comments.moreReplies(comment);
                }}
                className="text-sm"
              >
                Ver mais {plural(moreReplies, "resposta", "respostas")}
              </TextLink>
            </li>
          )}
        </ul>
      )}
    </li>
  );
}

export function OneComment(props: ItemProps) {
  const { comment, comments, now, marked, extra } = props;
  const { num, author, html, state } = comment;
  const editing = comments.acting?.act === "edit" && comments.acting.num === num;
  const place = `comentario-${num}`;
  if (!author)
    return (
      <p id={place} className="text-muted italic">
        {goneTexts[state]}
      </p>
    );
  return (
    <article
      id={place}
      tabIndex={-1}
      aria-label={`Comentário de ${author.name}`}
      className={`scroll-mt-20 rounded-control ${num === marked ? "-mx-2 bg-primary-soft px-2 py-2" : ""}`}
    >
      <div className="flex gap-3">
        <Avatar look={author.look} size={36} />
        <div className="min-w-0 flex-1">
          <CommentByline comment={comment} now={now} />
          {!editing && <RichText html={html} className="mt-1 text-[1.0625rem] leading-[1.6]" />}
          {!editing && <CommentActions comment={comment} comments={comments} />}
          {!editing && extra?.(comment)}
          <RefusalLine refused={comments.refused} num={num} />
          <CommentPanel {...props} />
        </div>
      </div>
    </article>
  );
}

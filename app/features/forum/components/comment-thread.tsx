import { MessageSquare } from "lucide-react";
import { type MouseEvent, useEffect, useId } from "react";
import { ButtonLink } from "#app/platform/ui/components/button.tsx";
import { Icon } from "#app/platform/ui/components/icon.tsx";
import type { Acting, CommentsData, Refused } from "../domain/comment-reply.ts";
import { commentDone, lockText } from "../domain/comment-reply.ts";
import { type Comments, useComments } from "../hooks/use-comments.ts";
import { CommentForm } from "./comment-form.tsx";
import { CommentItem } from "./comment-item.tsx";
import { CommentsCard } from "./comments-card.tsx";
import { RefusalLine } from "./refusal-line.tsx";

type Props = {
  initial: CommentsData;
  /** Initial open form and its refusal, without scripts. */
  acting?: Acting | null;
  refused?: Refused | null;
};

/** Comments with their actions; for locked ones only the count. */
export function CommentThread({ initial, acting = null, refused = null }: Props) {
  const comments = useComments(initial, { acting, refused });
  const { list, count, next, changed } = comments;
  const { named, marked, now, lock, operation } = initial;
  const heading = useId();
  useEffect(() => {
    if (named && location.hash)
      document.querySelector(`#${CSS.escape(location.hash.slice(1))}`)?.scrollIntoView();
  }, [named]);
  useEffect(() => {
    if (changed?.intent === "write")
      document.querySelector<HTMLElement>(`#comentario-${changed.num}`)?.focus();
  }, [changed]);
  if (lock)
    return (
      <CommentsCard heading={heading}>
        <p className="mt-1 text-muted">{lockText(count, lock)}</p>
      </CommentsCard>
    );
  return (
    <CommentsCard heading={heading} count={count}>
      <p role="status" className="sr-only">
        {changed && commentDone(changed.intent)}
      </p>
      {changed?.notice && (
        <p role="status" className="mt-3 rounded-control bg-warning-soft px-3 py-2 text-sm">
          {changed.notice}
        </p>
      )}
      <CommentForm comments={comments} purpose="new" operation={operation} />
      {list.length === 0 ? (
        <Empty />
      ) : (
        <ul aria-labelledby={heading} className="mt-4 divide-y divide-line border-t border-line">
          {list.map((comment) => (
            <CommentItem
              key={comment.num}
              comment={comment}
              comments={comments}
              operation={operation}
              now={now}
              marked={marked}
            />
          ))}
        </ul>
      )}
      <RefusalLine refused={comments.refused} num={-1} />
      {next && <MoreLink comments={comments} next={next} />}
    </CommentsCard>
  );
}

/** Appends; without scripts it navigates. */
function MoreLink({ comments, next }: { comments: Comments; next: string }) {
  function more(event: MouseEvent) {
    event.preventDefault();
    void comments.more();
  }
  return (
    <ButtonLink
      look="secondary"
      className="mt-3 w-full sm:w-auto"
      to={comments.address({ apos: next })}
      rel="nofollow"
      aria-busy={comments.sending === "apos" || undefined}
      onClick={more}
    >
      Ver mais comentários
    </ButtonLink>
  );
}

function Empty() {
  return (
    <div className="mt-5 flex flex-col items-center gap-1 border-t border-line px-2 pt-7 pb-4 text-center">
      <span className="mb-1 text-muted">
        <Icon as={MessageSquare} size={28} />
      </span>
      <p className="font-semibold">Ninguém comentou ainda</p>
      <p className="max-w-md text-muted">
        Ficou uma dúvida? Resolveu por outro caminho? Conte: quem chega depois agradece.
      </p>
    </div>
  );
}

import type { FormEvent, ReactNode } from "react";
import { SelectField } from "#app/platform/forms/components/fields.tsx";
import { Button } from "#app/platform/ui/components/button.tsx";
import { Toolbar } from "#app/platform/ui/components/part.tsx";
import { type CommentView, reportReasons } from "../domain/comment.ts";
import type { Acting } from "../domain/comment-reply.ts";
import type { Comments } from "../hooks/use-comments.ts";
import { CancelLink } from "./cancel-link.tsx";
import { CommentForm } from "./comment-form.tsx";

/** What a comment and all that belongs to it are given. */
export type ItemProps = {
  comment: CommentView;
  comments: Comments;
  /** What forms without scripts call their writing. */
  operation: string;
  /** The server's time, epoch seconds. */
  now: number;
  /** The comment an address names. */
  marked: number | null;
  /** Further actions on a post. */
  extra?: (comment: CommentView) => ReactNode;
};

const reasons = [
  { value: "", label: "Escolha…" },
  ...Object.entries(reportReasons).map(([value, label]) => ({ value, label })),
];

/** Open form of a comment; full width on narrow screens. */
export function CommentPanel(props: ItemProps) {
  const { acting } = props.comments;
  if (acting?.num !== props.comment.num) return null;
  return (
    <div className="max-sm:-ml-12">
      <OpenPanel {...props} act={acting.act} />
    </div>
  );
}

function OpenPanel({ act, ...props }: ItemProps & { act: Acting["act"] }) {
  const { comment, comments, operation } = props;
  const { own, reported } = comment;
  if (act === "delete") return own ? <DeletePanel {...props} /> : null;
  if (act === "report") return own || reported ? null : <ReportPanel {...props} />;
  if (act === "edit" && !own) return null;
  return <CommentForm comments={comments} purpose={act} under={comment} operation={operation} />;
}

type FormProps = ItemProps & { intent: "delete" | "report"; label: string; children: ReactNode };

function ActForm({ comment, comments, intent, label, children }: FormProps) {
  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const reason = String(new FormData(event.currentTarget).get("reason") ?? "");
    void comments.send({ intent, num: String(comment.num), reason });
  }
  return (
    <form
      method="post"
      action={comments.address()}
      onSubmit={send}
      noValidate
      aria-label={label}
      className="mt-2 rounded-card bg-inset p-4"
    >
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="num" value={comment.num} />
      {children}
    </form>
  );
}

function DeletePanel(props: ItemProps) {
  const { comments, comment } = props;
  return (
    <ActForm {...props} intent="delete" label="Excluir comentário">
      <p>Excluir este comentário? {comment.replies.length > 0 && "As respostas continuam aqui."}</p>
      <Toolbar>
        <Button type="submit" look="danger" pending={comments.sending === `delete-${comment.num}`}>
          Excluir
        </Button>
        <CancelLink comments={comments} />
      </Toolbar>
    </ActForm>
  );
}

function ReportPanel(props: ItemProps) {
  const { comments, comment } = props;
  const { refused } = comments;
  const problem = refused?.num === comment.num ? refused.problems.reason : null;
  return (
    <ActForm {...props} intent="report" label="Denunciar comentário">
      <SelectField label="O que há de errado?" name="reason" options={reasons} problem={problem} />
      <p className="mt-2 text-sm text-muted">A equipe confere. Quem escreveu não sabe quem denunciou.</p>
      <Toolbar>
        <Button type="submit" pending={comments.sending === `report-${comment.num}`}>
          Enviar
        </Button>
        <CancelLink comments={comments} />
      </Toolbar>
    </ActForm>
  );
}

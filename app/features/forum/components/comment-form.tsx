import { type FormEvent, useState } from "react";
import { Button } from "#app/platform/ui/components/button.tsx";
import { Toolbar } from "#app/platform/ui/components/part.tsx";
import { useHydrated } from "#app/platform/ui/hooks/use-hydrated.ts";
import type { CommentView } from "../domain/comment.ts";
import type { Comments } from "../hooks/use-comments.ts";
import { type CommentPurpose, useTypedComment } from "../hooks/use-typed-comment.ts";
import { CancelLink } from "./cancel-link.tsx";
import { CommentField } from "./comment-field.tsx";
import { PreviewButton, TextPreview } from "./preview-toggle.tsx";
import { RefusalLine } from "./refusal-line.tsx";

const labels = {
  comments: { new: "Escreva um comentário", reply: "Escreva uma resposta", edit: "Seu comentário" },
  answers: { new: "Escreva uma resposta", reply: "Escreva um comentário", edit: "Seu texto" },
} as const;

const buttons = { new: "Publicar", reply: "Responder", edit: "Salvar" } as const;

type Props = { comments: Comments; purpose: CommentPurpose; operation: string; under?: CommentView };

export function CommentForm({ comments, purpose, operation, under }: Props) {
  const { refused, sending } = comments;
  const num = under?.num ?? null;
  const { text, kept, type, intent, send } = useTypedComment(comments, purpose, under);
  const [wanted, setWanted] = useState(purpose !== "new");
  const [preview, setPreview] = useState(false);
  const hydrated = useHydrated();
  const words = labels[comments.place.answers ? "answers" : "comments"];
  const own = refused?.num === num ? refused : null;
  const open = wanted || !hydrated || text !== "";

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (!(await send())) return;
    setWanted(purpose !== "new");
    setPreview(false);
  }
  return (
    <form method="post" action={comments.address()} onSubmit={submit} noValidate className="mt-3 mb-1">
      <input type="hidden" name="intent" value={intent} />
      {num !== null && <input type="hidden" name="num" value={num} />}
      <input type="hidden" name="operation" value={`${operation}-${num ?? 0}`} />
      <CommentField
        label={words[purpose]}
        isLabelShown={purpose !== "new"}
        tools={comments.place.answers ? comments.place : null}
        takesFocus={purpose !== "new"}
        text={hydrated ? text : own?.text || text}
        problem={own?.problems.text ?? null}
        open={open}
        kept={kept}
        onType={type}
        onFocus={() => setWanted(true)}
      />
      {purpose === "new" && <RefusalLine refused={refused} num={null} />}
      <TextPreview text={text} shown={preview} />
      <div hidden={!open} className="mt-2">
        <Toolbar className="">
          <Button type="submit" pending={sending === `${intent}-${num ?? ""}`}>
            {buttons[purpose]}
          </Button>
          <PreviewButton
            pressed={preview}
            disabled={text.trim() === ""}
            onPress={() => setPreview(!preview)}
          />
          {purpose !== "new" && <CancelLink comments={comments} />}
        </Toolbar>
      </div>
    </form>
  );
}

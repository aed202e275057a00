import { useEffect, useId, useRef } from "react";
import { COMMENT_TEXT } from "#app/domain/comments/comment.ts";
import type { CommentsPlaceOf } from "#app/domain/comments/comment-reply.ts";
import type { CommentPurpose } from "#app/hooks/comments/use-typed-comment.ts";
import { formatNumber } from "#app/text/format.ts";
import { WritingTools } from "./writing-tools.tsx";

/** Characters left when the counter appears. */
const NEAR_THE_END = 300;

const labels = {
  comments: { new: "Escreva um comentário", reply: "Escreva uma resposta", edit: "Seu comentário" },
  answers: { new: "Escreva uma resposta", reply: "Escreva um comentário", edit: "Seu texto" },
} as const;

type Props = {
  purpose: CommentPurpose;
  place: CommentsPlaceOf;
  text: string;
  problem: string | null;
  /** Collapsed to one line when closed. */
  open: boolean;
  onType: (text: string) => void;
  onFocus: () => void;
};

/** Text area with counter, hint and problem. */
export function CommentField({ purpose, place, text, problem, open, onType, onFocus }: Props) {
  const field = useRef<HTMLTextAreaElement>(null);
  const id = useId();
  const words = labels[place.answers ? "answers" : "comments"];
  useEffect(() => {
    if (purpose !== "new" || problem) field.current?.focus();
  }, [purpose, problem]);
  return (
    <>
      <label htmlFor={id} className={purpose === "new" ? "sr-only" : "mb-1 block text-sm font-medium"}>
        {words[purpose]}
      </label>
      <textarea
        ref={field}
        id={id}
        name="text"
        rows={open ? 3 : 1}
        placeholder={purpose === "new" ? words.new : undefined}
        value={text}
        onChange={(event) => onType(event.target.value)}
        onFocus={onFocus}
        aria-invalid={problem ? true : undefined}
        aria-describedby={`${id}-hint${problem ? ` ${id}-problem` : ""}`}
        className={`field field-sizing-content max-h-96 leading-relaxed ${open ? "min-h-24" : "resize-none"}`}
      />
      {place.answers && open && <WritingTools field={field} place={place} onType={onType} />}
      {problem && (
        <p id={`${id}-problem`} role="alert" className="mt-1 text-sm text-danger">
          {problem}
        </p>
      )}
      <p id={`${id}-hint`} hidden={!open || problem !== null} className="mt-1 text-sm text-muted">
        Fórmulas entre $…$ e Markdown funcionam. Contatos e links de fora são retirados do texto.
        <Remaining text={text} />
      </p>
    </>
  );
}

function Remaining({ text }: { text: string }) {
  const left = COMMENT_TEXT.longest - [...text].length;
  if (left > NEAR_THE_END) return null;
  return (
    <span className={`ml-1 font-medium ${left < 0 ? "text-danger" : ""}`}>
      {left < 0 ? `Passou ${formatNumber(-left)} do limite.` : `Restam ${formatNumber(left)} caracteres.`}
    </span>
  );
}

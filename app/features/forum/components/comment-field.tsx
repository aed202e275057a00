import { useEffect, useId, useRef } from "react";
import { KeptArea } from "#app/platform/drafts/components/kept-area.tsx";
import { formatNumber } from "#app/platform/text/format.ts";
import { COMMENT_TEXT } from "../domain/comment.ts";
import type { CommentsPlaceOf } from "../domain/comment-reply.ts";
import { WritingTools } from "./writing-tools.tsx";

/** Characters left when the counter appears. */
const NEAR_THE_END = 300;

type Props = {
  label: string;
  /** Else it is the placeholder. */
  isLabelShown: boolean;
  /** Where pictures go; null: no toolbar. */
  tools: CommentsPlaceOf | null;
  text: string;
  problem: string | null;
  /** Collapsed to one line when closed. */
  open: boolean;
  rows?: number;
  takesFocus: boolean;
  /** The text on the device. */
  kept?: { place: string; base: string };
  onType: (text: string) => void;
  onFocus?: () => void;
};

/** Text area with counter, hint and problem. */
export function CommentField(props: Props) {
  const {
    label,
    isLabelShown,
    tools,
    text,
    problem,
    open,
    rows = 3,
    takesFocus,
    kept,
    onType,
    onFocus,
  } = props;
  const field = useRef<HTMLTextAreaElement>(null);
  const id = useId();
  useEffect(() => {
    if (takesFocus || problem) field.current?.focus();
  }, [takesFocus, problem]);
  return (
    <>
      <label htmlFor={id} className={isLabelShown ? "mb-1 block text-sm font-medium" : "sr-only"}>
        {label}
      </label>
      <KeptArea
        area={field}
        {...kept}
        id={id}
        name="text"
        rows={open ? rows : 1}
        placeholder={isLabelShown ? undefined : label}
        value={text}
        onChange={(event) => onType(event.target.value)}
        onFocus={onFocus}
        aria-invalid={problem ? true : undefined}
        aria-describedby={`${id}-hint${problem ? ` ${id}-problem` : ""}`}
        className={`field field-sizing-content max-h-96 leading-relaxed ${open ? "min-h-24" : "resize-none"}`}
      />
      {tools && open && <WritingTools field={field} place={tools} onType={onType} />}
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

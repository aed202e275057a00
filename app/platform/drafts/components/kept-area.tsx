import { type RefObject, type TextareaHTMLAttributes, useRef } from "react";
import { useKeptText } from "../hooks/use-kept-text.ts";

type Props = TextareaHTMLAttributes<HTMLTextAreaElement> & {
  area?: RefObject<HTMLTextAreaElement>;
  /** Where the same text is written on several pages, or under a form that changes. */
  place?: string;
  /** The page's own text, where the value may be another at first. */
  base?: string;
};

const action = "min-h-11 font-semibold text-link underline";

/** A textarea whose text survives reloads, cuts and kills, on this device, until the server has it. */
export function KeptArea({ area, place, base, ...rest }: Props) {
  const own = useRef<HTMLTextAreaElement>(null);
  const field = area ?? own;
  const { value, defaultValue = "" } = rest;
  const { notice, kept } = useKeptText(field, { place, base: base ?? String(value ?? defaultValue) });
  return (
    <>
      <textarea ref={field} {...rest} />
      {notice && (
        <p role="status" className="flex flex-wrap items-center gap-x-4 text-sm text-muted">
          {notice === "restored"
            ? "Recuperamos o que você tinha escrito aqui."
            : "Você tinha escrito outro texto aqui, e este mudou desde então."}
          {notice === "offered" && (
            <button type="button" className={action} onClick={() => kept?.recover()}>
              Recuperar o meu texto
            </button>
          )}
          <button type="button" className={action} onClick={() => kept?.discard()}>
            Descartar
          </button>
        </p>
      )}
    </>
  );
}

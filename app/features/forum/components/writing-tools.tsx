import { type RefObject, useState } from "react";
import { pictureMarkdown } from "#app/features/bank/domain/picture-markdown.ts";
import { postRoute } from "#app/platform/requests/calls/post-route.ts";
import type { CommentReply, CommentsPlaceOf } from "../domain/comment-reply.ts";

type Tool = { label: string; shown: string; before: string; after: string };

const tools: readonly Tool[] = [
  { label: "Negrito", shown: "N", before: "**", after: "**" },
  { label: "Fórmula", shown: "ƒ(x)", before: "$", after: "$" },
  { label: "Fração", shown: "a/b", before: "$\\frac{", after: "}{}$" },
  { label: "Potência", shown: "xⁿ", before: "$x^{", after: "}$" },
  { label: "Raiz", shown: "√", before: "$\\sqrt{", after: "}$" },
  { label: "Lista", shown: "•", before: "\n- ", after: "" },
];

const button =
  "inline-flex min-h-11 min-w-11 items-center justify-center rounded-control px-2 text-sm font-semibold text-muted hover:bg-inset hover:text-text";

type Props = {
  field: RefObject<HTMLTextAreaElement>;
  place: CommentsPlaceOf;
  onType: (text: string) => void;
};

/** Marks of Markdown and formulas around what is selected, and pictures. */
export function WritingTools({ field, place, onType }: Props) {
  const [said, setSaid] = useState("");
  function insert(before: string, after: string): void {
    const area = field.current;
    if (!area) return;
    const { selectionStart: start, selectionEnd: end, value } = area;
    onType(`${value.slice(0, start)}${before}${value.slice(start, end)}${after}${value.slice(end)}`);
    requestAnimationFrame(() => {
      area.focus();
      area.setSelectionRange(start + before.length, end + before.length);
    });
  }
  async function upload(file: File): Promise<void> {
    setSaid("Enviando a figura…");
    const posted = await postRoute<CommentReply>(place.address, {
      intent: "picture",
      picture: file,
    });
    if (posted.kind === "refused") {
      setSaid(posted.message);
      return;
    }
    const { picture, message } = posted.reply;
    setSaid(
      picture ? "Figura no texto. Descreva-a entre os colchetes." : (message ?? "A figura não foi aceita."),
    );
    if (picture) insert(`\n${pictureMarkdown("Descreva a figura", picture)}\n`, "");
  }
  return (
    <fieldset aria-label="Formatação" className="needs-scripts mt-1 flex flex-wrap items-center gap-1">
      {tools.map(({ label, shown, before, after }) => (
        <button
          key={label}
          type="button"
          aria-label={label}
          className={button}
          onClick={() => insert(before, after)}
        >
          {shown}
        </button>
      ))}
      <label className={`${button} cursor-pointer focus-within:outline-2`}>
        Figura
        <input
          type="file"
          accept="image/png,image/jpeg,image/webp"
          className="sr-only"
          onChange={(event) => {
            const file = event.target.files?.[0];
            event.target.value = "";
            if (file) void upload(file);
          }}
        />
      </label>
      <p role="status" className="text-sm text-muted">
        {said}
      </p>
    </fieldset>
  );
}

import {
  type ClipboardEvent,
  type DragEvent,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from "react";
import { pictureMarkdown } from "#app/features/bank/domain/picture-markdown.ts";
import { postEdit } from "../../calls/notebook-transport.ts";
import { isEmptyLineAt } from "../../domain/empty-line.ts";
import type { AddedKind } from "./add-choices.ts";
import { BlockMenu } from "./block-menu.tsx";

type FieldProps = {
  label: string;
  address: string;
  isLine: boolean;
  value: string;
  onWrite: (text: string) => void;
  onClose: () => void;
  /** A new text below. */
  onBelow: () => void;
  onAdd: (choice: AddedKind) => void;
};

function pictureIn(files: FileList): File | null {
  return [...files].find(({ type }) => type.startsWith("image/")) ?? null;
}

/** Inserts pictures into the text. `said`: the outcome of one. */
function usePictures(
  field: RefObject<HTMLTextAreaElement>,
  address: string,
  onWrite: (text: string) => void,
) {
  const [said, setSaid] = useState("");
  async function insert(file: File): Promise<void> {
    setSaid("Enviando a figura…");
    const reply = await postEdit(address, { intent: "picture", figura: file });
    setSaid(
      reply?.picture
        ? "Figura no texto. Escreva a descrição entre os colchetes."
        : "A figura não foi enviada: use PNG, JPEG, WebP, GIF ou SVG de até 2 MB.",
    );
    const box = field.current;
    if (!reply?.picture || !box) return;
    const at = box.selectionEnd;
    const text = `${box.value.slice(0, at)}\n\n${pictureMarkdown("Descreva a figura", reply.picture)}\n\n${box.value.slice(at)}`;
    onWrite(text);
  }
  function take(event: ClipboardEvent | DragEvent, files: FileList): void {
    const file = pictureIn(files);
    if (!file) return;
    event.preventDefault();
    event.stopPropagation();
    void insert(file);
  }
  return { said, take };
}

type Keys = Pick<FieldProps, "isLine" | "value" | "onWrite" | "onClose" | "onBelow">;

/** Enter at a title's end begins a text below; / on an empty line opens the kinds of blocks. */
function useKeys(field: RefObject<HTMLTextAreaElement>, props: Keys) {
  const { isLine, value, onWrite, onClose, onBelow } = props;
  const [hasMenu, setMenu] = useState(false);
  function keys(event: KeyboardEvent<HTMLTextAreaElement>): void {
    const { selectionStart, selectionEnd } = event.currentTarget;
    const at = selectionStart === selectionEnd ? selectionEnd : null;
    const ends = event.key === "Escape" || (isLine && event.key === "Enter");
    const opens = !isLine && event.key === "/" && at !== null && isEmptyLineAt(value, at);
    if (!ends && !opens) return;
    event.preventDefault();
    setMenu(opens);
    if (opens) return;
    onClose();
    if (event.key === "Enter" && at === value.length) onBelow();
  }
  function closeMenu(typed: string | null): void {
    setMenu(false);
    const box = field.current;
    if (typed === null || !box) return;
    box.focus({ preventScroll: true });
    if (typed) onWrite(box.value.slice(0, box.selectionEnd) + typed + box.value.slice(box.selectionEnd));
  }
  return { keys, closeMenu, hasMenu };
}

/** The Markdown of a block. Pictures come by paste or drop. */
export function WritingField({
  label,
  address,
  isLine,
  value,
  onWrite,
  onClose,
  onBelow,
  onAdd,
}: FieldProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const { said, take } = usePictures(field, address, onWrite);
  useEffect(() => field.current?.focus({ preventScroll: true }), []);

  const { keys, closeMenu, hasMenu } = useKeys(field, { isLine, value, onWrite, onClose, onBelow });
  return (
    <div className="mt-2">
      <textarea
        ref={field}
        aria-label={label}
        value={value}
        rows={isLine ? 1 : Math.min(24, Math.max(4, value.split("\n").length + 1))}
        onChange={(event) => onWrite(event.target.value)}
        onKeyDown={keys}
        onPaste={(event) => take(event, event.clipboardData.files)}
        onDrop={(event) => take(event, event.dataTransfer.files)}
        className="field w-full font-serif"
      />
      {hasMenu && <BlockMenu onChoose={onAdd} onClose={closeMenu} />}
      <p role="status" className="mt-1 text-sm text-muted">
        {said ||
          (isLine
            ? "Enter termina e abre um texto abaixo."
            : "Markdown e fórmulas entre cifrões: $v = \\Delta s/\\Delta t$. Cole ou arraste figuras. / numa linha vazia acrescenta um bloco.")}
      </p>
    </div>
  );
}

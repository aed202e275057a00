import { type KeyboardEvent, useEffect, useRef } from "react";
import { type AddedKind, addChoices } from "./add-choices.ts";

type MenuProps = {
  onChoose: (choice: AddedKind) => void;
  /** `typed`: what belongs into the text after all; null: the focus went elsewhere. */
  onClose: (typed: string | null) => void;
};

const STEPS = new Map([
  ["ArrowDown", 1],
  ["ArrowUp", -1],
]);

/** The kinds of blocks by name, opened by "/" on an empty line. A second "/" is a letter. */
export function BlockMenu({ onChoose, onClose }: MenuProps) {
  const menu = useRef<HTMLDivElement>(null);
  useEffect(() => menu.current?.querySelector("button")?.focus(), []);
  function keys(event: KeyboardEvent<HTMLDivElement>): void {
    const items = [...event.currentTarget.querySelectorAll("button")];
    const at = items.findIndex((item) => item.matches(":focus"));
    const step = STEPS.get(event.key);
    if (step) items[(at + step + items.length) % items.length]?.focus();
    else if (event.key === "Home") items[0]?.focus();
    else if (event.key === "End") items.at(-1)?.focus();
    else if (event.key === "Escape" || event.key === "/") onClose(event.key === "/" ? "/" : "");
    else return;
    event.preventDefault();
    event.stopPropagation();
  }
  return (
    <div
      ref={menu}
      role="menu"
      tabIndex={-1}
      aria-label="Acrescentar um bloco abaixo"
      onKeyDown={keys}
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && onClose(null)}
      className="mt-1 grid max-w-60 rounded-card border border-line bg-raised p-1.5 shadow-raised"
    >
      {addChoices.map(([choice, label]) => (
        <button
          key={choice}
          type="button"
          role="menuitem"
          tabIndex={-1}
          onClick={() => onChoose(choice)}
          className="flex min-h-11 items-center rounded-control px-3 text-left hover:bg-inset focus:bg-inset"
        >
          {label}
        </button>
      ))}
    </div>
  );
}

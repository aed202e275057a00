import { useRef, useState } from "react";

/** Text, caret and navigation. Lines count from 1. */
export function useWrittenText(start: string) {
  const [text, setText] = useState(start);
  const [line, setLine] = useState(1);
  const area = useRef<HTMLTextAreaElement>(null);
  const layer = useRef<HTMLDivElement>(null);

  function insert(added: string) {
    const at = area.current?.selectionStart ?? text.length;
    setText((typed) => `${typed.slice(0, at)}${added}${typed.slice(at)}`);
  }

  function caret(offset: number) {
    setLine(text.slice(0, offset).split("\n").length);
  }

  function jump(to: number) {
    setLine(to);
    const before = text.split("\n").slice(0, to - 1);
    const from = before.join("\n").length + (to > 1 ? 1 : 0);
    const until = text.indexOf("\n", from);
    // The field may only become visible now.
    requestAnimationFrame(() => {
      area.current?.focus({ preventScroll: true });
      area.current?.setSelectionRange(from, until < 0 ? text.length : until);
      layer.current?.children[to - 1]?.scrollIntoView({ block: "center" });
    });
  }

  return { text, setText, line, area, layer, insert, caret, jump };
}

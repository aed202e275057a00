import { type DragEvent, memo, type RefObject, useDeferredValue, useMemo, useState } from "react";
import { useHydrated } from "#app/platform/ui/hooks/use-hydrated.ts";
import type { LineLook } from "../domain/exchange/farol/line-looks.ts";

const looks: Readonly<Record<LineLook, string>> = {
  exam: "text-danger font-bold",
  question: "text-link font-bold",
  section: "text-success font-bold",
  heading: "text-danger",
  "header-field": "text-muted",
  field: "text-muted",
  alternative: "text-link",
  text: "text-text",
};

/** Both layers wrap alike only with identical metrics. */
const measures =
  "font-mono text-[0.9375rem] leading-6 whitespace-pre-wrap [overflow-wrap:anywhere] py-3 pr-3 pl-14";

type Line = { text: string; look: LineLook };

const Lines = memo(function Lines({ lines, wrong }: { lines: readonly Line[]; wrong: ReadonlySet<number> }) {
  return lines.map(({ text, look }, at) => (
    <div key={at} className={`relative ${looks[look]} ${wrong.has(at + 1) ? "bg-danger-soft" : ""}`}>
      <span
        className={`absolute top-0 -left-14 w-11 text-right text-xs leading-6 select-none ${wrong.has(at + 1) ? "font-bold text-danger" : "font-normal text-muted"}`}
      >
        {at + 1}
      </span>
      {text || "\u200b"}
    </div>
  ));
});

type TextPaneProps = {
  /** Accessible name. */
  label: string;
  longest: number;
  looksOf: (text: string) => readonly LineLook[];
  text: string;
  onText: (text: string) => void;
  onCaret: (offset: number) => void;
  onFiles: (files: readonly File[]) => void;
  wrong: ReadonlySet<number>;
  area: RefObject<HTMLTextAreaElement>;
  layer: RefObject<HTMLDivElement>;
};

/** A textarea over highlighted text with line numbers. Accepts dropped pictures. */
export function TextPane(props: TextPaneProps) {
  const { label, longest, looksOf, text, onText, onCaret, onFiles, wrong, area, layer } = props;
  const shown = useDeferredValue(text);
  const lines = useMemo(() => {
    const kinds = looksOf(shown);
    return shown.split("\n").map((line, at) => ({ text: line, look: kinds[at] ?? "text" }));
  }, [shown, looksOf]);
  const hydrated = useHydrated();
  const [over, setOver] = useState(false);
  function drop(event: DragEvent) {
    if (event.dataTransfer.files.length === 0) return;
    event.preventDefault();
    setOver(false);
    onFiles([...event.dataTransfer.files]);
  }
  return (
    <div
      className={`grid max-h-[70dvh] min-h-80 overflow-y-auto rounded-control border bg-card ${over ? "border-primary ring-2 ring-primary" : "border-line-strong"}`}
    >
      <div
        aria-hidden="true"
        ref={layer}
        className={`pointer-events-none col-start-1 row-start-1 ${measures}`}
      >
        <Lines lines={lines} wrong={wrong} />
      </div>
      <textarea
        ref={area}
        name="text"
        aria-label={label}
        lang="pt-BR"
        maxLength={longest}
        className={`col-start-1 row-start-1 h-full min-h-80 w-full resize-none overflow-hidden bg-transparent caret-text outline-none ${hydrated ? "text-transparent" : ""} ${measures}`}
        value={text}
        onChange={(event) => onText(event.target.value)}
        onSelect={(event) => onCaret(event.currentTarget.selectionStart)}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      />
    </div>
  );
}

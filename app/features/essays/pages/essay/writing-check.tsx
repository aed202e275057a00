import { useLayoutEffect, useMemo, useState } from "react";
import { plural } from "#app/platform/text/format.ts";
import { Button } from "#app/platform/ui/components/button.tsx";
import { type WritingMark, writingMarks } from "../../domain/grading/writing-marks.ts";
import { useSpelling } from "../../hooks/use-spelling.ts";

type Props = {
  text: string;
  marks: readonly WritingMark[];
  onMarks: (marks: readonly WritingMark[]) => void;
  onClose: () => void;
};

/** Selects the words on the sheet, where they are changed. */
function showOnSheet({ from, to }: WritingMark): void {
  const field = document.querySelector<HTMLTextAreaElement>("textarea.paper-field");
  field?.focus();
  field?.setSelectionRange(from, to);
}

/** What a second look finds, beside the quiet marks on the sheet. Nothing leaves the device, and nothing is changed by itself. */
export function WritingCheck({ text, marks, onMarks, onClose }: Props) {
  const { unknown, failed, again } = useSpelling(text);
  const [kept, setKept] = useState<readonly string[]>([]);
  const found = useMemo(() => {
    if (!unknown) return [];
    return writingMarks(text, new Map([...unknown].filter(([word]) => !kept.includes(word))));
  }, [text, unknown, kept]);
  useLayoutEffect(() => onMarks(found), [found, onMarks]);
  useLayoutEffect(() => () => onMarks([]), [onMarks]);
  return (
    <section aria-label="Conferir a escrita" className="mt-3 border-t border-line pt-3">
      <div className="flex items-center justify-between gap-2">
        <p role="status" className="font-semibold">
          {failed
            ? "O dicionário não chegou."
            : unknown
              ? found.length === 0
                ? "Nada a conferir por aqui."
                : `${plural(found.length, "ponto", "pontos")} para olhar de novo`
              : "Abrindo o dicionário… Na primeira vez são 1,4 MB."}
        </p>
        {failed && (
          <Button look="quiet" onClick={again}>
            Tentar de novo
          </Button>
        )}
        <Button look="quiet" onClick={onClose}>
          Fechar
        </Button>
      </div>
      <p className="text-sm text-muted">
        São suspeitas, não correções: quem decide é você. Na prova não há dicionário.
      </p>
      <ul className="mt-2 divide-y divide-line">
        {marks.map((mark) => (
          <MarkLine
            key={`${mark.kind}-${mark.from}-${mark.to}`}
            mark={mark}
            words={text.slice(mark.from, mark.to)}
            onKeep={(word) => setKept((before) => [...before, word])}
          />
        ))}
      </ul>
    </section>
  );
}

type LineProps = { mark: WritingMark; words: string; onKeep: (word: string) => void };

/** Characters of a long sentence that are enough to find it. */
const BEGINNING = 60;

function MarkLine({ mark, words, onKeep }: LineProps) {
  const { kind, note, instead } = mark;
  const shown = words.length > BEGINNING ? `${words.slice(0, BEGINNING).trimEnd()}…` : words;
  return (
    <li className="flex flex-wrap items-center gap-x-3 py-1">
      <Button look="quiet" className="-ml-4 text-left" onClick={() => showOnSheet(mark)}>
        “{shown}”
      </Button>
      <span className="min-w-0 grow basis-52 text-sm">
        {note}
        {instead.length > 0 && ` Talvez: ${instead.join(", ")}.`}
      </span>
      {kind === "spelling" && (
        <Button look="quiet" aria-label={`“${words}” está certo`} onClick={() => onKeep(words)}>
          Está certo
        </Button>
      )}
    </li>
  );
}

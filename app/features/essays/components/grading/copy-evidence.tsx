import { plural } from "#app/platform/text/format.ts";
import type { LoadedGrading } from "../../services/grading/load-grading.server.ts";

const numerals = ["I", "II", "III", "IV", "V", "VI"];

const linesInWords = (from: number, to: number) => (from === to ? `linha ${from}` : `linhas ${from} a ${to}`);

/** What the essay has in common with its motivating texts, to the grader, who decides what it is. */
export function CopyEvidence({ copy }: { copy: NonNullable<LoadedGrading["copy"]> }) {
  const { passages, copied, own, written, least } = copy;
  if (passages.length === 0) return null;
  const isShort = least !== null && own < least && copied.length > 0;
  return (
    <details
      open={isShort}
      className={`mt-3 rounded-control px-4 ${isShort ? "bg-warning-soft" : "bg-inset"}`}
    >
      <summary className={`flex min-h-11 items-center font-medium ${isShort ? "text-warning" : ""}`}>
        {plural(copied.length, "linha repete", "linhas repetem")} os textos motivadores: {own} de {written}{" "}
        contam
      </summary>
      <div className="pb-3 text-sm">
        <ul className="space-y-2">
          {passages.map(({ text, source, from, to, words }) => (
            <li key={`${from}-${text}`}>
              <q className="font-serif">{text}</q>{" "}
              <span className="text-muted">
                {linesInWords(from, to)}, {words} palavras do texto {numerals[source] ?? source + 1}
              </span>
            </li>
          ))}
        </ul>
        <p className="mt-2">
          {isShort && `O edital pede ao menos ${least} linhas próprias. `}
          Uma citação com sentido não é cópia: quem decide, na situação ou na nota, é você.
        </p>
      </div>
    </details>
  );
}

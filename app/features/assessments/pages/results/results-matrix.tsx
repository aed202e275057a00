import { Link } from "@remix-run/react";
import type { CSSProperties, KeyboardEvent } from "react";
import { formatPoints, formatShare } from "#app/platform/text/format.ts";
import { TextLink } from "#app/platform/ui/components/text-link.tsx";
import { WideTable } from "#app/platform/ui/components/wide-table.tsx";
import type { ResultCell } from "../../domain/results/results-table.ts";
import { errorAnalysisPaths, resultPaths } from "../../paths.ts";
import type { LoadedResults } from "./loaded-results.ts";

/** Five mixes of primary with the card, by the share earned; a sign in every cell, so that colour is never alone. */
const mixes = [0, 12, 24, 36, 48];

function heat(share: number | null): { backgroundColor?: string } {
  if (share === null) return {};
  const mix = mixes[Math.min(4, Math.floor(share * 5))] ?? 0;
  return { backgroundColor: `color-mix(in srgb, var(--primary) ${mix}%, var(--card))` };
}

function cellText([answer, , outcome]: ResultCell): { shown: string; said: string } {
  if (outcome === "right") return { shown: "✓", said: answer === "" ? "certa" : `${answer}, certa` };
  if (outcome === "x") return { shown: "×", said: "anulada" };
  if (outcome === "?") return { shown: "?", said: "a corrigir" };
  if (answer === "") return { shown: "–", said: "em branco" };
  return { shown: answer, said: `${answer}, ${outcome === "partial" ? "parcial" : "errada"}` };
}

/** Arrow keys move the focus between cells; one cell is in the order of Tab. */
function walk(event: KeyboardEvent<HTMLTableElement>): void {
  const moves: Record<string, [number, number]> = {
    ArrowRight: [0, 1],
    ArrowLeft: [0, -1],
    ArrowDown: [1, 0],
    ArrowUp: [-1, 0],
  };
  const move = moves[event.key];
  const cell = (event.target as HTMLElement).closest<HTMLElement>("[data-cell]");
  if (!move || !cell) return;
  const [row = 0, column = 0] = (cell.dataset.cell ?? "").split("-").map(Number);
  const next = event.currentTarget.querySelector<HTMLElement>(
    `[data-cell="${row + move[0]}-${column + move[1]}"]`,
  );
  if (!next) return;
  event.preventDefault();
  cell.tabIndex = -1;
  next.tabIndex = 0;
  next.focus();
}

type RowProps = { schoolId: string; student: LoadedResults["rows"][number]; row: number };

function StudentRow({ schoolId, student, row }: RowProps) {
  const { person, name, score, cells } = student;
  return (
    <tr className="border-t border-line">
      <th scope="row" className="sticky left-0 bg-card p-2 text-left font-medium">
        <TextLink look="alone" to={errorAnalysisPaths.errorAnalysis(schoolId, { estudante: person })}>
          {name}
        </TextLink>
      </th>
      <td className="p-2 font-semibold">{formatPoints(score)}</td>
      {cells.map((cell, place) => {
        const { shown, said } = cellText(cell);
        return (
          <td
            key={place}
            data-cell={`${row}-${place}`}
            tabIndex={row === 0 && place === 0 ? 0 : -1}
            style={heat(cell[1])}
            className="min-w-9 p-2"
          >
            <span aria-hidden="true">{shown}</span>
            <span className="sr-only">{said}</span>
          </td>
        );
      })}
    </tr>
  );
}

/** The letter marked in every cell, its tone the share earned; scrolls inside itself, and prints. */
export function ResultsMatrix({ schoolId, opened }: { schoolId: string; opened: LoadedResults }) {
  const { rows, facility, asked } = opened;
  if (rows.length === 0) return <p className="mt-4 text-muted">Nenhuma prova com estes filtros.</p>;
  const to = (place: number) =>
    resultPaths.results(schoolId, opened.id, {
      questao: place + 1,
      turma: asked.classId,
      ordem: asked.order,
    });
  return (
    <WideTable label="Estudantes e questões" className="results-matrix mt-4">
      <table
        className="w-full text-center text-sm"
        style={{ "--columns": facility.length } as CSSProperties}
        onKeyDown={walk}
      >
        <thead>
          <tr>
            <th scope="col" className="sticky left-0 min-w-36 bg-card p-2 text-left">
              Estudante
            </th>
            <th scope="col" className="p-2">
              Nota
            </th>
            {facility.map((_, place) => (
              <th key={place} scope="col" className="p-0">
                <Link
                  to={to(place)}
                  className="inline-flex min-h-11 min-w-9 items-center justify-center text-link"
                  aria-label={`Questão ${place + 1}`}
                >
                  {place + 1}
                </Link>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((student, row) => (
            <StudentRow key={student.person} schoolId={schoolId} student={student} row={row} />
          ))}
        </tbody>
        <tfoot>
          <tr className="border-t border-line-strong">
            <th scope="row" className="sticky left-0 bg-card p-2 text-left">
              Acerto
            </th>
            <td />
            {facility.map((share, place) => (
              <td key={place} style={heat(share)} className="p-2">
                {share === null ? "–" : formatShare(share)}
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </WideTable>
  );
}

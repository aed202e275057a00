import type { SheetRow } from "../../domain/paper/answer-sheet.ts";

export type SheetCode = { code: string; path: string; size: number };

function Bubbles({ row }: { row: SheetRow }) {
  if (row.shape === "lines") return <span className="paper-marks">na folha da prova</span>;
  return (
    <span className={`paper-bubbles is-${row.shape}`}>
      {row.bubbles.map((places, place) => (
        <span key={place}>
          {places.map((mark) => (
            <span key={mark} className="paper-bubble">
              {mark}
            </span>
          ))}
        </span>
      ))}
    </span>
  );
}

/** Bubbles to fill in, and the code of the version. */
export function AnswerSheetPage({ rows, code }: { rows: readonly SheetRow[]; code: SheetCode }) {
  return (
    <>
      <div className="paper-sheet-code">
        <p>
          Preencha o círculo inteiro, com caneta azul ou preta.
          <br />
          Código desta versão: <strong>{code.code}</strong>
        </p>
        <svg viewBox={`0 0 ${code.size} ${code.size}`} role="img" aria-label={`Código ${code.code}`}>
          <path d={code.path} />
        </svg>
      </div>
      <div className="paper-sheet">
        {rows.map((row) => (
          <div key={row.ord} className="paper-sheet-row">
            <span className="paper-sheet-number">{row.printed}</span>
            <Bubbles row={row} />
          </div>
        ))}
      </div>
    </>
  );
}

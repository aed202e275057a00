import { Fragment } from "react";
import { cutText } from "#app/platform/text/cut-text.ts";
import { plural } from "#app/platform/text/format.ts";
import { LONGEST_ESSAY } from "../../domain/essay-draft.ts";
import type { WritingMark } from "../../domain/grading/writing-marks.ts";
import { countSheet, SHEET_COLUMNS, SHEET_LINES } from "../../domain/tasks/essay-sheet.ts";

/** Of the unread words, those that say where they begin. */
const BEGINNING = 60;

type Props = {
  text: string;
  marks: readonly WritingMark[];
  least: number | null;
  readOnly: boolean;
  onText: (text: string) => void;
};

/** The marks under the words of the field, which shows the words. */
function FieldMarks({ text, marks }: Pick<Props, "text" | "marks">) {
  // Of two over each other the first is drawn.
  const drawn = marks.filter(({ from }, at) => marks.slice(0, at).every(({ to }) => to <= from));
  return (
    <div aria-hidden="true" className="paper-field paper-marks">
      {drawn.map(({ kind, from, to }, at) => (
        <Fragment key={`${from}-${to}`}>
          {text.slice(drawn[at - 1]?.to ?? 0, from)}
          <mark data-kind={kind}>{text.slice(from, to)}</mark>
        </Fragment>
      ))}
      {text.slice(drawn.at(-1)?.to ?? 0)}
    </div>
  );
}

/** Thirty numbered lines where there is room for them; on phones the same text wraps as the screen does. */
export function SheetField({ text, marks, least, readOnly, onText }: Props) {
  const { lines, used, words, unread } = countSheet(text);
  return (
    <div>
      <div
        className="paper-lines card relative overflow-hidden"
        style={{ "--columns": `${SHEET_COLUMNS}ch` } as object}
      >
        <ol aria-hidden="true" className="paper-numbers">
          {Array.from({ length: Math.max(SHEET_LINES, used) }, (_, index) => (
            <li key={`linha-${index + 1}`} className={index >= SHEET_LINES ? "text-danger" : ""}>
              {index + 1}
            </li>
          ))}
        </ol>
        <textarea
          name="texto"
          aria-label="Folha de redação"
          aria-describedby="contagem"
          value={text}
          maxLength={LONGEST_ESSAY}
          readOnly={readOnly}
          spellCheck={false}
          autoCapitalize="sentences"
          onChange={({ target }) => onText(target.value)}
          className="paper-field"
        />
        {marks.length > 0 && <FieldMarks text={text} marks={marks} />}
      </div>
      <div className="sticky bottom-0 z-10 -mx-4 border-t border-line bg-page px-4 py-2 sm:mx-0 sm:px-0">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
          <p id="contagem" className="mr-auto">
            <strong>{plural(lines, "linha", "linhas")}</strong>, {plural(words, "palavra", "palavras")}
            {least !== null && lines > 0 && lines < least && (
              <span className="text-muted"> · a prova pede ao menos {least}</span>
            )}
          </p>
        </div>
        {unread !== "" && (
          <p role="status" className="text-danger">
            Da linha 31 em diante não será lido: “{cutText(unread, BEGINNING)}…”
          </p>
        )}
      </div>
    </div>
  );
}

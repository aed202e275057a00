import type { ReactNode } from "react";
import { SelectField, TextField } from "#app/platform/forms/components/fields.tsx";
import { type EditorState, fieldOf } from "./editor-state.ts";
import { Part } from "./part.tsx";

type PlaceProps = {
  state: EditorState;
  /** Fixed year of a question with its own exam; null where the owner sets it. */
  year: number | null;
  children?: ReactNode;
};

export function PlaceFields({ state, year, children }: PlaceProps) {
  return (
    <Part title="Prova">
      <div className="grid gap-4 sm:grid-cols-3">
        {year !== null && (
          <>
            <SelectField
              {...fieldOf(state, "institution")}
              options={state.choices.institution}
              className="sm:col-span-2"
            />
            <TextField
              label="Ano"
              value={String(year)}
              readOnly
              hint="Faz parte do código da questão e não muda."
            />
            <TextField {...fieldOf(state, "phase")} maxLength={80} />
            <TextField {...fieldOf(state, "day")} inputMode="numeric" />
            <TextField {...fieldOf(state, "booklet")} maxLength={80} />
          </>
        )}
        <TextField {...fieldOf(state, "number")} inputMode="numeric" />
      </div>
      {children}
    </Part>
  );
}

import { useRef } from "react";
import { AreaField } from "#app/platform/forms/components/area-field.tsx";
import { TextField } from "#app/platform/forms/components/fields.tsx";
import { withPictureAtEnd } from "../../domain/picture-markdown.ts";
import { type EditorState, fieldOf, inputOf } from "./editor-state.ts";
import { Part } from "./part.tsx";
import { PictureField } from "./picture-field.tsx";

/** With a picture appended. */
export function StatementFields({ state }: { state: EditorState }) {
  const part = useRef<HTMLFieldSetElement>(null);
  function put(path: string) {
    const area = part.current?.querySelector("textarea");
    const alt = part.current?.querySelector<HTMLInputElement>("input[name=alt-statement]");
    if (!area) return;
    area.value = withPictureAtEnd(area.value, alt?.value ?? "", path);
    area.dispatchEvent(new Event("input", { bubbles: true }));
    state.onChange();
  }
  return (
    <Part title="Enunciado" of={part}>
      <AreaField
        label="Texto do enunciado"
        {...inputOf(state, "statement")}
        rows={10}
        spellCheck={false}
        hint="Markdown e LaTeX, como no manual. Uma linha em branco separa parágrafos."
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <PictureField
          name="file-statement"
          label="Imagem no fim do enunciado"
          problem={state.form.problem("file-statement")}
          onStored={put}
        />
        <TextField label="Descrição da imagem do enunciado" name="alt-statement" maxLength={500} />
      </div>
    </Part>
  );
}

export function SolutionFields({ state }: { state: EditorState }) {
  return (
    <Part title="Depois da resposta">
      <AreaField {...fieldOf(state, "explanation")} />
      <AreaField {...fieldOf(state, "hint")} />
      <AreaField {...fieldOf(state, "solution")} rows={8} />
    </Part>
  );
}

import { useRef } from "react";
import { AreaField, TextField } from "#app/components/ui/fields.tsx";
import { PictureField } from "./picture-field.tsx";
import { LEGEND, PART, type PartProps } from "./place-fields.tsx";

/** The statement, with a picture to be put at its end. */
export function StatementFields({ fields, problems, onChange }: PartProps & { onChange: () => void }) {
  const part = useRef<HTMLFieldSetElement>(null);
  function put(statement: string) {
    const area = part.current?.querySelector<HTMLTextAreaElement>("textarea[name=statement]");
    if (!area) return;
    area.value = statement;
    onChange();
  }
  return (
    <fieldset ref={part} className={PART}>
      <legend className={LEGEND}>Enunciado</legend>
      <div className="clear-both">
        <AreaField
          label="Texto do enunciado"
          name="statement"
          rows={10}
          defaultValue={fields.statement}
          spellCheck={false}
          hint="Markdown e LaTeX, como no manual. Uma linha em branco separa parágrafos."
          problem={problems.statement}
        />
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        <PictureField
          name="file-statement"
          label="Imagem no fim do enunciado"
          problem={problems["file-statement"]}
          onStored={({ statement }) => put(statement)}
        />
        <TextField label="Descrição da imagem do enunciado" name="alt-statement" maxLength={500} />
      </div>
    </fieldset>
  );
}

/** What a student reads after the answer. */
export function SolutionFields({ fields, problems }: PartProps) {
  return (
    <fieldset className={PART}>
      <legend className={LEGEND}>Depois da resposta</legend>
      <div className="clear-both space-y-4">
        <AreaField
          label="O que a questão pede"
          name="explanation"
          defaultValue={fields.explanation}
          problem={problems.explanation}
        />
        <AreaField label="Dica" name="hint" defaultValue={fields.hint} problem={problems.hint} />
        <AreaField
          label="Resolução"
          name="solution"
          rows={8}
          defaultValue={fields.solution}
          problem={problems.solution}
        />
      </div>
    </fieldset>
  );
}

import { QuestionEditor } from "#app/components/questions/editor/question-editor.tsx";
import { KeyEffectCard } from "#app/components/questions/key-effect-card.tsx";
import { OtherEdit } from "#app/components/questions/other-edit.tsx";
import { Button } from "#app/components/ui/button.tsx";
import type { DraftChoices } from "#app/domain/questions/draft/draft-choices.ts";
import type { DraftField, DraftFields } from "#app/domain/questions/draft/draft-fields.ts";
import type { QuestionDraft } from "#app/domain/questions/draft.ts";
import { usePageForm } from "#app/hooks/ui/use-form.ts";
import type { EditExtra } from "./edit-question-action.server.ts";

export function useEditForm() {
  return usePageForm<DraftField | "base", EditExtra>();
}

/** What the form shows of the opened question; `base` tells the question that was opened from a later one. */
type EditData = Pick<QuestionDraft, "inep"> & {
  /** Null for a school's own question. */
  provenance: QuestionDraft["provenance"] | null;
  base: string;
  /** "school": of a school alone. */
  year: number | "school";
  fields: DraftFields;
  choices: DraftChoices;
};

type EditFormProps = { data: EditData; form: ReturnType<typeof useEditForm> };

/** With concurrent changes and the effect of a key change. */
export function EditForm({ data, form }: EditFormProps) {
  const { provenance, inep } = data;
  const { differences, effect } = form.reply ?? {};
  return (
    <QuestionEditor
      label="Questão"
      form={form}
      start={data.fields}
      choices={data.choices}
      year={data.year}
      hidden={<input type="hidden" name="base" value={form.value("base", data.base)} />}
      source={
        provenance && (
          <p className="text-sm break-words text-muted">
            Fonte: {provenance.source}, <span className="font-mono">{provenance.path}</span>
            {inep && ` · INEP: área ${inep.area}${inep.itemCode ? `, item ${inep.itemCode}` : ""}`}
          </p>
        )
      }
      notice={differences && <OtherEdit differences={differences} />}
      end={
        effect && (
          <KeyEffectCard effect={effect}>
            <Button type="submit" name="intent" value="confirm" pending={form.pending} className="mt-4">
              Salvar e recalcular
            </Button>
          </KeyEffectCard>
        )
      }
      save="Salvar"
    />
  );
}

import { usePageForm } from "#app/platform/forms/hooks/use-form.ts";
import { Button } from "#app/platform/ui/components/button.tsx";
import { QuestionEditor } from "../../components/editor/question-editor.tsx";
import { KeyEffectCard } from "../../components/key-effect-card.tsx";
import { OtherEdit } from "../../components/other-edit.tsx";
import type { DraftChoices } from "../../domain/draft/draft-choices.ts";
import type { DraftField, DraftFields } from "../../domain/draft/draft-fields.ts";
import type { QuestionDraft } from "../../domain/draft.ts";
import type { EditExtra } from "./edit-question-action.server.ts";

export function useEditForm() {
  return usePageForm<DraftField | "base", EditExtra>();
}

/** What the form shows of the opened question; `base` distinguishes its version from a later one. */
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

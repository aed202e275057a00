import { useState } from "react";
import { AreaField } from "#app/platform/forms/components/area-field.tsx";
import { SelectField, TextField } from "#app/platform/forms/components/fields.tsx";
import { hasAlternatives, labelOf, marksSeveral } from "../../domain/answers/answer-forms.ts";
import { keyForms } from "../../domain/answers/key-forms.ts";
import { letterAt, PLACES } from "../../domain/draft/draft-fields.ts";
import type { QuestionKind } from "../../domain/draft.ts";
import { type EditorState, fieldOf, inputOf } from "./editor-state.ts";
import { Part } from "./part.tsx";
import { PictureField } from "./picture-field.tsx";

const keyOptions = [
  { value: "", label: "Sem gabarito" },
  ...PLACES.map(letterAt).map((letter) => ({ value: letter, label: letter })),
];

/** One letter of a list, or a field for the kind's answer. */
function KeyField({ state, kind }: { state: EditorState; kind: QuestionKind }) {
  const field = fieldOf(state, "key");
  if (hasAlternatives(kind) && !marksSeveral(kind)) return <SelectField {...field} options={keyOptions} />;
  if (kind === "open") return null;
  return <TextField {...field} maxLength={30} autoComplete="off" hint={`É ${keyForms[kind]}.`} />;
}

type AlternativeProps = { state: EditorState; kind: QuestionKind; place: number };

function Alternative({ state, kind, place }: AlternativeProps) {
  const letter = labelOf(kind, letterAt(place));
  const [picture, setPicture] = useState(inputOf(state, `picture-${place}`).defaultValue ?? "");
  const problem = state.form.problem(`file-${place}`);
  return (
    <fieldset aria-label={`Alternativa ${letter}`} className="space-y-3 border-t border-line pt-4">
      <AreaField
        label={`Texto da alternativa ${letter}`}
        {...inputOf(state, `alternative-${place}`)}
        rows={2}
      />
      <details open={picture !== "" || problem !== null || undefined}>
        <summary className="min-h-11 cursor-pointer py-2.5 text-sm font-medium text-muted">
          Imagem da alternativa {letter}
        </summary>
        <div className="grid gap-4 sm:grid-cols-2">
          <input type="hidden" name={`picture-${place}`} value={picture} />
          <PictureField
            name={`file-${place}`}
            label={`Enviar imagem da alternativa ${letter}`}
            problem={problem}
            onStored={(path) => {
              setPicture(path);
              state.onChange();
            }}
          />
          <TextField
            label={`Descrição da imagem ${letter}`}
            {...inputOf(state, `alt-${place}`)}
            maxLength={500}
          />
          {picture && (
            <label className="flex min-h-11 items-center gap-2 text-sm break-all sm:col-span-2">
              <input type="checkbox" name={`remove-picture-${place}`} className="size-5 shrink-0" />
              Tirar a imagem {picture}
            </label>
          )}
        </div>
      </details>
    </fieldset>
  );
}

export function AlternativeFields({ state, kind }: { state: EditorState; kind: QuestionKind }) {
  return (
    <Part title="Alternativas e gabarito">
      <div className="max-w-xs">
        <KeyField key={kind} state={state} kind={kind} />
      </div>
      <p className="text-sm text-muted">
        As que ficarem vazias no fim não aparecem. Em certo ou errado, C é a primeira e E a segunda; com todas
        vazias, são Certo e Errado.
        {!state.isOfSchool &&
          " Uma questão anulada fica sem gabarito, e quem já a respondeu conta como acerto."}
      </p>
      <div hidden={!hasAlternatives(kind)} className="space-y-4">
        {PLACES.map((place) => (
          <Alternative key={place} state={state} kind={kind} place={place} />
        ))}
      </div>
    </Part>
  );
}

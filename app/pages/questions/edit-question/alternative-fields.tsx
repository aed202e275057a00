import { useState } from "react";
import { AreaField, SelectField, TextField } from "#app/components/ui/fields.tsx";
import { PLACES } from "#app/domain/questions/editing/edit-fields.ts";
import { PictureField } from "./picture-field.tsx";
import { LEGEND, PART, type PartProps } from "./place-fields.tsx";

const LETTERS = "ABCDE";

const keyOptions = [
  { value: "", label: "Sem gabarito" },
  ...[...LETTERS].map((letter) => ({ value: letter, label: letter })),
];

type OneProps = PartProps & { place: (typeof PLACES)[number]; onChange: () => void };

/** One alternative: its text, its picture, or both. */
function Alternative({ place, fields, problems, onChange }: OneProps) {
  const letter = LETTERS.charAt(place);
  const given = fields.alternatives[place] ?? { text: "", picture: "", alt: "" };
  const [picture, setPicture] = useState(given.picture);
  function stored(path: string) {
    setPicture(path);
    onChange();
  }
  return (
    <fieldset aria-label={`Alternativa ${letter}`} className="space-y-3 border-t border-line pt-4">
      <AreaField
        label={`Texto da alternativa ${letter}`}
        name={`alternative-${place}`}
        rows={2}
        defaultValue={given.text}
        problem={problems[`alternative-${place}`]}
      />
      <details open={picture !== "" || problems[`file-${place}`] !== undefined || undefined}>
        <summary className="min-h-11 cursor-pointer py-2.5 text-sm font-medium text-muted">
          Imagem da alternativa {letter}
        </summary>
        <div className="grid gap-4 sm:grid-cols-2">
          <input type="hidden" name={`picture-${place}`} value={picture} />
          <PictureField
            name={`file-${place}`}
            label={`Enviar imagem da alternativa ${letter}`}
            problem={problems[`file-${place}`]}
            onStored={({ alternatives }) => stored(alternatives[place]?.picture ?? "")}
          />
          <TextField
            label={`Descrição da imagem ${letter}`}
            name={`alt-${place}`}
            defaultValue={given.alt}
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

/** The alternatives and the key. */
export function AlternativeFields({ fields, problems, onChange }: PartProps & { onChange: () => void }) {
  return (
    <fieldset className={PART}>
      <legend className={LEGEND}>Alternativas e gabarito</legend>
      <div className="clear-both max-w-xs">
        <SelectField
          label="Gabarito"
          name="key"
          options={keyOptions}
          defaultValue={fields.key}
          problem={problems.key}
        />
      </div>
      <p className="text-sm text-muted">
        As que ficarem vazias no fim não aparecem. Em certo ou errado, C é a primeira e E a segunda. Uma
        questão anulada fica sem gabarito, e quem já a respondeu conta como acerto.
      </p>
      {PLACES.map((place) => (
        <Alternative key={place} place={place} fields={fields} problems={problems} onChange={onChange} />
      ))}
    </fieldset>
  );
}

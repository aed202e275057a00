import { claimTexts } from "#app/platform/access/claim-texts.ts";
import { claimNames } from "#app/platform/access/claims.ts";
import { Choices } from "#app/platform/forms/components/choices.tsx";
import { SelectField, TextField } from "#app/platform/forms/components/fields.tsx";
import { useHydrated } from "#app/platform/ui/hooks/use-hydrated.ts";
import type { NoticeAudience } from "../../../domain/notice-fields.ts";
import type { NoticePart } from "./notice-part.ts";

const audiences: readonly { value: NoticeAudience; label: string }[] = [
  { value: "everybody", label: "Todo mundo" },
  { value: "school", label: "Uma escola" },
  { value: "claim", label: "Quem tem uma permissão" },
  { value: "person", label: "Uma pessoa" },
];

const claims = [
  { value: "", label: "Escolha" },
  ...claimNames.map((name) => ({ value: name, label: `${claimTexts[name].title} (${name})` })),
];

type AudienceChoiceProps = NoticePart & { schools: readonly { id: string; name: string }[] };

/** Only the chosen audience's field is displayed; without scripts all are. */
export function AudienceChoice({ fields, change, problemOf, schools }: AudienceChoiceProps) {
  const hydrated = useHydrated();
  const shown = (audience: NoticeAudience) => !hydrated || fields.audience === audience;
  return (
    <fieldset className="space-y-4">
      <legend className="mb-2 font-medium">Para quem</legend>
      <Choices
        name="audience"
        options={audiences}
        chosen={[fields.audience]}
        onChoose={(value) => change({ audience: value as NoticeAudience })}
      />
      {shown("school") && (
        <SelectField
          label="Escola"
          name="school"
          options={[
            { value: "", label: "Escolha" },
            ...schools.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          value={fields.school}
          problem={problemOf("school")}
          onChange={(event) => change({ school: event.target.value })}
        />
      )}
      {shown("claim") && (
        <SelectField
          label="Permissão"
          name="claim"
          options={claims}
          value={fields.claim}
          problem={problemOf("claim")}
          onChange={(event) => change({ claim: event.target.value })}
        />
      )}
      {shown("person") && (
        <TextField
          label="E-mail ou código da pessoa"
          name="person"
          maxLength={200}
          autoComplete="off"
          value={fields.person}
          problem={problemOf("person")}
          onChange={(event) => change({ person: event.target.value })}
        />
      )}
    </fieldset>
  );
}

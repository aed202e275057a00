import { SelectField, TextField } from "#app/platform/forms/components/fields.tsx";
import { plural } from "#app/platform/text/format.ts";
import { Button } from "#app/platform/ui/components/button.tsx";
import { TextLink } from "#app/platform/ui/components/text-link.tsx";
import { withoutSection, withSectionChange } from "../../domain/making/document-changes.ts";
import {
  type EditedDocument,
  type EditedSection,
  HEAVIEST,
  LONGEST_SECTION_TITLE,
} from "../../domain/making/edited-assessment.ts";
import { penaltySchemes } from "../../domain/making/penalties.ts";

type Props = {
  document: EditedDocument;
  section: EditedSection;
  at: number;
  started: boolean;
  onChange: (next: EditedDocument, said?: string) => void;
};

function PenaltySources({ of }: { of: (typeof penaltySchemes)[number]["sources"] }) {
  return of.map(({ name, address }) => (
    <span key={name} className="block">
      {address ? (
        <TextLink href={address} target="_blank" rel="noreferrer">
          {name}
        </TextLink>
      ) : (
        name
      )}
    </span>
  ));
}

/** A section in one line, and its title, weight and marking behind "Mudar". */
export function SectionHeader({ document, section, at, started, onChange }: Props) {
  const { id, title, weight, penalty, questions } = section;
  const name = title || `Seção ${at + 1}`;
  const scheme = penaltySchemes.find((each) => each.penalty === penalty);
  const change = (part: Partial<EditedSection>) => onChange(withSectionChange(document, id, part));
  return (
    <details className="mb-1">
      <summary className="flex min-h-11 cursor-pointer flex-wrap items-center gap-x-2 font-semibold">
        {name}, {plural(questions.length, "questão", "questões")}, peso {weight}
        {penalty > 0 && `, ${scheme?.label.toLowerCase() ?? `erro desconta ${penalty}`}`}
        {!started && (
          <span className="font-medium text-link">
            Mudar<span className="sr-only"> a seção {at + 1}</span>
          </span>
        )}
      </summary>
      <fieldset disabled={started} className="card mb-2 grid gap-3 p-3 sm:grid-cols-3">
        <legend className="sr-only">{name}</legend>
        <TextField
          label={`Título da seção ${at + 1}`}
          value={title}
          maxLength={LONGEST_SECTION_TITLE}
          onChange={(event) => change({ title: event.target.value })}
        />
        <TextField
          label="Peso de cada questão"
          type="number"
          min={0}
          max={HEAVIEST}
          step="0.1"
          value={weight}
          onChange={(event) =>
            change({ weight: Math.min(HEAVIEST, Math.max(0, event.target.valueAsNumber || 0)) })
          }
        />
        <SelectField
          label="Respostas erradas"
          value={String(penalty)}
          hint={scheme && <PenaltySources of={scheme.sources} />}
          options={penaltySchemes.map((each) => ({ value: String(each.penalty), label: each.label }))}
          onChange={(event) => change({ penalty: Number(event.target.value) })}
        />
        {document.sections.length > 1 && (
          <Button look="quiet" onClick={() => onChange(withoutSection(document, id), "Seções juntadas")}>
            Juntar com a seção vizinha
          </Button>
        )}
      </fieldset>
    </details>
  );
}

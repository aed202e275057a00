import { Form } from "@remix-run/react";
import { Choice } from "#app/platform/forms/components/choices.tsx";
import { SelectField, TextField } from "#app/platform/forms/components/fields.tsx";
import { Button } from "#app/platform/ui/components/button.tsx";
import type { PaperChoice } from "../../domain/paper/paper-choice.ts";
import { MOST_HEADER, type PaperOptions, paperNames, TEXT_SIZES } from "../../domain/paper/paper-options.ts";
import { VERSIONS } from "../../domain/paper/paper-versions.ts";

type Props = {
  options: PaperOptions;
  choices: readonly PaperChoice[];
  onChange: (form: HTMLFormElement) => void;
  onLogo: (file: File | null) => void;
  /** Of the address, besides the options. */
  source: readonly [string, string][];
  /** A visitor answers nothing, and gets no key. */
  signedIn: boolean;
};

const numbers = (values: readonly number[], label: (value: number) => string) =>
  values.map((value) => ({ value: String(value), label: label(value) }));

type PartProps = { options: PaperOptions };

function LayoutFields({ options }: PartProps) {
  return (
    <>
      <div className="grid grid-cols-2 gap-3">
        <SelectField
          label="Colunas"
          name={paperNames.columns}
          defaultValue={String(options.columns)}
          options={numbers([1, 2], String)}
        />
        <SelectField
          label="Versões"
          name={paperNames.versions}
          defaultValue={String(options.versions)}
          options={numbers([1, 2, 3, 4], (count) => VERSIONS.slice(0, count).join(" "))}
        />
      </div>
      <SelectField
        label="Letra"
        name={paperNames.size}
        defaultValue={String(options.size)}
        options={numbers(TEXT_SIZES, (size) => `${size} pontos${size === 18 ? ", ampliada" : ""}`)}
      />
    </>
  );
}

const switches = [
  ["sheet", "Folha de respostas"],
  ["key", "Gabarito separado"],
  ["solutions", "Resoluções"],
  ["saveInk", "Economizar tinta"],
] as const;

const lines = [
  ["title", "Título"],
  ["school", "Escola"],
  ["className", "Turma"],
  ["date", "Data"],
] as const;

function SwitchFields({ options, signedIn }: PartProps & { signedIn: boolean }) {
  return (
    <>
      {switches.map(([name, label]) => (
        <Choice
          key={name}
          type="checkbox"
          name={paperNames[name]}
          value="sim"
          defaultChecked={options[name]}
          disabled={!signedIn && (name === "key" || name === "solutions")}
        >
          {label}
        </Choice>
      ))}
      {!signedIn && <p className="text-sm text-muted">Entre para imprimir o gabarito.</p>}
    </>
  );
}

/** How the paper is printed. Without scripts a GET form with a button. */
export function PaperForm({ options, choices, onChange, onLogo, source, signedIn }: Props) {
  return (
    <Form className="grid gap-3" onChange={({ currentTarget }) => onChange(currentTarget)}>
      {source.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {choices.map(({ name, label, value, options: named }) => (
        <SelectField key={name} label={label} name={name} defaultValue={value} options={[...named]} />
      ))}
      <LayoutFields options={options} />
      <SwitchFields options={options} signedIn={signedIn} />
      {lines.map(([name, label]) => (
        <TextField
          key={name}
          label={label}
          name={paperNames[name]}
          defaultValue={options[name]}
          maxLength={MOST_HEADER}
        />
      ))}
      <div className="needs-scripts">
        <TextField
          label="Logo"
          type="file"
          accept="image/*"
          hint="Fica só neste aparelho."
          onChange={({ target }) => onLogo(target.files?.[0] ?? null)}
        />
      </div>
      <noscript>
        <Button type="submit" look="secondary">
          Atualizar
        </Button>
      </noscript>
    </Form>
  );
}

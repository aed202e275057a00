import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import { Button } from "#app/components/ui/button.tsx";
import { Choice } from "#app/components/ui/choices.tsx";
import { SelectField, TextField } from "#app/components/ui/fields.tsx";
import { MOST_HEADER, type PaperOptions, paperNames, TEXT_SIZES } from "#app/domain/paper/paper-options.ts";
import { VERSIONS } from "#app/domain/paper/paper-versions.ts";

type Props = {
  options: PaperOptions;
  onChange: (form: HTMLFormElement) => void;
  onLogo: (file: File | null) => void;
  /** Of the address, besides the options. */
  source: readonly [string, string][];
  /** Why no key is printed, or null. */
  keyNote: ReactNode;
};

const numbers = (values: readonly number[], label: (value: number) => string) =>
  values.map((value) => ({ value: String(value), label: label(value) }));

/** How the paper is printed. Without scripts a GET form with a button. */
export function PaperForm({ options, onChange, onLogo, source, keyNote }: Props) {
  const box = (name: "sheet" | "key" | "solutions" | "saveInk", label: string, disabled = false) => (
    <Choice
      type="checkbox"
      name={paperNames[name]}
      value="sim"
      defaultChecked={options[name]}
      disabled={disabled}
    >
      {label}
    </Choice>
  );
  const line = (name: "title" | "school" | "className" | "date", label: string) => (
    <TextField label={label} name={paperNames[name]} defaultValue={options[name]} maxLength={MOST_HEADER} />
  );
  return (
    <Form className="grid gap-3" onChange={({ currentTarget }) => onChange(currentTarget)}>
      {source.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
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
      {box("sheet", "Folha de respostas")}
      {box("key", "Gabarito separado", keyNote !== null)}
      {box("solutions", "Resoluções", keyNote !== null)}
      {keyNote && <p className="text-sm text-muted">{keyNote}</p>}
      {box("saveInk", "Economizar tinta")}
      {line("title", "Título")}
      {line("school", "Escola")}
      {line("className", "Turma")}
      {line("date", "Data")}
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

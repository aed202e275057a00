import { SelectField, TextField } from "#app/platform/forms/components/fields.tsx";
import { FileField } from "#app/platform/forms/components/file-field.tsx";
import { usePageForm } from "#app/platform/forms/hooks/use-form.ts";
import { AdminForm } from "#app/platform/page/components/admin-form.tsx";
import { institutions } from "../../../domain/catalogue/institutions.ts";
import { subjects } from "../../../domain/catalogue/subjects.ts";
import { importFormats } from "../../../domain/exchange/import-formats.ts";
import type { ImportField } from "./import-summary.ts";

/** Bytes; same as the server's. */
const LARGEST = 10 * 1024 * 1024;
const TOO_LARGE = "O arquivo passa de 10 MB. Divida a exportação em partes.";

const fromFile = { value: "", label: "O que o arquivo disser" };
const institutionOptions = [
  fromFile,
  ...institutions.map(({ code, name }) => ({ value: code, label: name })),
];
const subjectOptions = [fromFile, ...subjects.map(({ slug, name }) => ({ value: slug, label: name }))];

export function ImportForm() {
  const form = usePageForm<ImportField>();
  return (
    <AdminForm
      of={form}
      label="Importar questões"
      intent="check"
      encType="multipart/form-data"
      submit="Conferir arquivo"
    >
      <SelectField label="Formato" {...form.field("format", "moodle-xml")} options={importFormats} />
      <FileField
        label="Arquivo"
        name="file"
        accept=".xml,.gift,.txt,.zip,text/plain,text/xml,application/xml"
        largest={LARGEST}
        tooLarge={TOO_LARGE}
        hint="Até 10 MB e 1.000 questões por vez."
      />
      <SelectField label="Instituição" {...form.field("institution")} options={institutionOptions} />
      <TextField label="Ano" {...form.field("year")} inputMode="numeric" maxLength={4} />
      <SelectField label="Disciplina" {...form.field("subject")} options={subjectOptions} />
    </AdminForm>
  );
}

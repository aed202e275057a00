import { institutions } from "#app/features/bank/domain/catalogue/institutions.ts";
import { subjects } from "#app/features/bank/domain/catalogue/subjects.ts";
import { SelectField, TextField } from "#app/platform/forms/components/fields.tsx";
import type { FormState } from "#app/platform/forms/hooks/use-form.ts";
import { LONGEST_TITLE } from "../domain/exam-document.ts";
import type { ExamFieldName, ExamFields } from "../domain/exam-fields.ts";

const institutionOptions = [
  { value: "", label: "Escolha" },
  ...institutions.map(({ code, name }) => ({ value: code, label: name })),
];
const subjectOptions = [
  { value: "", label: "Várias" },
  ...subjects.map(({ slug, name }) => ({ value: slug, label: name })),
];

type HeadFieldsProps = { form: Pick<FormState<ExamFieldName>, "field">; start: ExamFields };

export function HeadFields({ form, start }: HeadFieldsProps) {
  const of = (name: ExamFieldName) => ({
    ...form.field(name, start[name]),
    maxLength: name === "title" ? LONGEST_TITLE : 40,
    autoComplete: "off",
  });
  return (
    <div className="space-y-4">
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          label="Instituição"
          options={institutionOptions}
          {...form.field("institution", start.institution)}
        />
        <TextField label="Ano" inputMode="numeric" {...of("year")} maxLength={4} />
      </div>
      <div className="grid gap-4 sm:grid-cols-3">
        <TextField label="Fase (opcional)" hint="Como 1ª fase ou PPL." {...of("phase")} />
        <TextField label="Dia (opcional)" inputMode="numeric" hint="1 ou 2." {...of("day")} maxLength={1} />
        <TextField label="Caderno (opcional)" hint="Como azul." {...of("booklet")} />
      </div>
      <SelectField
        label="Disciplina das questões"
        options={subjectOptions}
        {...form.field("subject", start.subject)}
      />
      <TextField
        label="Título (opcional)"
        hint="Sem título, vale a instituição com o ano e a fase."
        {...of("title")}
      />
    </div>
  );
}

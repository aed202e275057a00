import { Form } from "@remix-run/react";
import { featuredExams } from "#app/features/bank/domain/catalogue/featured-exams.ts";
import { SelectField } from "#app/platform/forms/components/fields.tsx";
import { Button } from "#app/platform/ui/components/button.tsx";
import { type AnalysisFilter, analysisDays } from "../domain/analysis/analysis-filter.ts";

type FiltersProps = {
  filter: AnalysisFilter;
  /** Not for a student, nor of one. */
  choosesClass: boolean;
  isManager: boolean;
  classes: readonly { id: string; name: string }[];
  chosen: string;
  subjects: readonly { id: number; name: string }[];
};

const periods: Readonly<Record<AnalysisFilter["days"], string>> = {
  30: "30 dias",
  90: "90 dias",
  365: "1 ano",
};

/** A GET form: works without scripts. */
export function AnalysisFilters({
  filter,
  choosesClass,
  isManager,
  classes,
  chosen,
  subjects,
}: FiltersProps) {
  return (
    <Form className="mt-4 grid grid-cols-2 items-end gap-3 sm:flex sm:flex-wrap no-print">
      {filter.studentId && <input type="hidden" name="estudante" value={filter.studentId} />}
      {choosesClass && (
        <SelectField
          label="Turma"
          name="turma"
          defaultValue={chosen}
          options={[
            ...(isManager ? [{ value: "", label: "Toda a escola" }] : []),
            ...classes.map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
      )}
      <SelectField
        label="Disciplina"
        name="disciplina"
        defaultValue={String(filter.subject ?? "")}
        options={[
          { value: "", label: "Todas" },
          ...subjects.map(({ id, name }) => ({ value: String(id), label: name })),
        ]}
      />
      <SelectField
        label="Período"
        name="dias"
        defaultValue={String(filter.days)}
        options={analysisDays.map((days) => ({ value: String(days), label: periods[days] }))}
      />
      <SelectField
        label="Prova-alvo"
        name="prova"
        defaultValue={filter.target}
        options={featuredExams.map(({ code, name }) => ({ value: code, label: name }))}
      />
      <Button type="submit" look="secondary">
        Mostrar
      </Button>
    </Form>
  );
}

import { Form } from "@remix-run/react";
import { Search } from "lucide-react";
import { SelectField, TextField } from "#app/platform/forms/components/fields.tsx";
import { Button } from "#app/platform/ui/components/button.tsx";
import { Icon } from "#app/platform/ui/components/icon.tsx";
import {
  LONGEST_STUDY_SEARCH,
  type StudyFilter,
  studyOrderOptions,
  studyQuery,
} from "../../domain/study-filter.ts";
import { studyKindLabels, studyKinds } from "../../domain/study-kind.ts";
import { materialPaths } from "../../paths.ts";

type Option = { value: string; label: string };
type FilterProps = {
  filter: StudyFilter;
  choices: { subjects: readonly Option[]; institutions: readonly Option[] };
  /** Of the chosen subject. */
  topics: readonly { id: number; name: string }[];
};

const kinds = studyKinds.map((kind) => ({ value: kind, label: studyKindLabels[kind] }));

function withAll(all: string, options: readonly Option[]): Option[] {
  return [{ value: "", label: all }, ...options];
}

/** GET form: the address is the search. Topics come with their subject. */
export function StudyFilters({ filter, choices, topics }: FilterProps) {
  const chosen = studyQuery(filter);
  const ofSubject = topics.map(({ id, name }) => ({ value: String(id), label: name }));
  return (
    <Form
      action={materialPaths.materials()}
      role="search"
      aria-label="Buscar materiais"
      className="mt-4 grid grid-cols-2 items-end gap-3 lg:grid-cols-4"
    >
      <div className="col-span-2 lg:col-span-4">
        <TextField
          label="Buscar"
          type="search"
          name="q"
          defaultValue={filter.text}
          maxLength={LONGEST_STUDY_SEARCH}
          autoComplete="off"
          placeholder="leis de Newton"
        />
      </div>
      <SelectField
        label="Disciplina"
        name="disciplina"
        options={withAll("Todas", choices.subjects)}
        defaultValue={filter.subject ?? ""}
      />
      {ofSubject.length > 0 && (
        <SelectField
          label="Assunto"
          name="assunto"
          options={withAll("Todos", ofSubject)}
          defaultValue={String(filter.topic ?? "")}
        />
      )}
      <SelectField
        label="Tipo"
        name="tipo"
        options={withAll("Todos", kinds)}
        defaultValue={filter.kind ?? ""}
      />
      <SelectField
        label="Prova"
        name="instituicao"
        options={withAll("Todas", choices.institutions)}
        defaultValue={filter.institution ?? ""}
      />
      <SelectField
        label="Ordem"
        name="ordem"
        options={studyOrderOptions}
        defaultValue={String(chosen.ordem ?? "")}
      />
      <Button type="submit" look="secondary">
        <Icon as={Search} />
        Buscar
      </Button>
    </Form>
  );
}

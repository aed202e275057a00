import { type RefObject, useState } from "react";
import { TopicChoice } from "#app/features/bank/components/topic-choice.tsx";
import { KeptArea } from "#app/platform/drafts/components/kept-area.tsx";
import { AreaField } from "#app/platform/forms/components/area-field.tsx";
import { Problem, SelectField, TextField } from "#app/platform/forms/components/fields.tsx";
import type { FormState } from "#app/platform/forms/hooks/use-form.ts";
import { LONGEST_MATERIAL_TITLE } from "../../domain/material-title.ts";
import { LONGEST_SUMMARY } from "../../domain/study-fields.ts";
import { LONGEST_STUDY_TEXT } from "../../domain/study-parts.ts";
import type { StudyEditor } from "../../services/load-study-editor.server.ts";
import type { EditField, StudyEditExtra } from "./edit-material-action.server.ts";

type Option = { value: string; label: string };
export type StudyChoices = {
  subject: readonly Option[];
  institution: readonly Option[];
  topics: Readonly<Record<string, readonly string[]>>;
};

type FieldsProps = {
  study: Pick<StudyEditor, "kind" | "fields" | "file">;
  choices: StudyChoices;
  form: FormState<EditField, StudyEditExtra>;
};

/** What lists and searches know of it. */
export function StudyHeadFields({ study: { kind, fields, file }, choices, form }: FieldsProps) {
  const [subject, setSubject] = useState(form.value("subject", fields.subject));
  return (
    <div className="grid gap-4">
      <TextField
        label="Título"
        maxLength={LONGEST_MATERIAL_TITLE}
        autoComplete="off"
        {...form.field("title", fields.title)}
      />
      <AreaField
        label="Resumo"
        className="field"
        maxLength={LONGEST_SUMMARY}
        hint="Uma ou duas frases: aparecem na lista e no começo."
        {...form.field("summary", fields.summary)}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          label="Disciplina"
          options={choices.subject}
          {...form.field("subject", fields.subject)}
          onChange={(event) => setSubject(event.target.value)}
        />
        <SelectField
          label="Prova"
          options={[{ value: "", label: "Nenhuma em especial" }, ...choices.institution]}
          {...form.field("institution", fields.institution)}
        />
      </div>
      <TopicChoice
        topics={choices.topics[subject] ?? []}
        chosen={form.values("topics", fields.topics)}
        problem={form.problem("topics")}
      />
      {kind === "videoURL" && !file && (
        <TextField
          label="Endereço do vídeo"
          type="url"
          inputMode="url"
          hint="Começa por https://. Ou envie um arquivo mp4 abaixo."
          {...form.field("address", fields.address)}
        />
      )}
    </div>
  );
}

type TextProps = {
  area: RefObject<HTMLTextAreaElement>;
  field: { name: string; defaultValue: string; problem: string | null };
};

/** The Markdown of a page. */
export function PageText({ area, field: { name, defaultValue, problem } }: TextProps) {
  return (
    <div>
      <KeptArea
        area={area}
        name={name}
        aria-label="Texto da página"
        aria-invalid={problem ? true : undefined}
        aria-describedby="sobre-o-texto"
        defaultValue={defaultValue}
        maxLength={LONGEST_STUDY_TEXT}
        rows={24}
        className="field w-full font-mono text-[0.9375rem] leading-6"
      />
      {problem && <Problem id="problema-do-texto">{problem}</Problem>}
      <p id="sobre-o-texto" className="mt-1 text-sm text-muted">
        Markdown, com fórmulas entre cifrões. Uma linha “## Título” começa uma seção; uma linha “::questões
        CÓDIGO CÓDIGO” mostra questões do banco para responder ali.
      </p>
    </div>
  );
}

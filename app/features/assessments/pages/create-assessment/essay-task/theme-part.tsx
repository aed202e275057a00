import { useState } from "react";
import { essayExams } from "#app/features/essays/domain/essay-exams.ts";
import {
  LONGEST_COMMAND,
  LONGEST_MOTIVATING_TEXT,
  LONGEST_THEME_TITLE,
  MOST_OWN_TEXTS,
  OWN_THEME,
} from "#app/features/essays/domain/tasks/essay-task-limits.ts";
import { AreaField } from "#app/platform/forms/components/area-field.tsx";
import { SelectField, TextField } from "#app/platform/forms/components/fields.tsx";
import type { EssayTaskPart, TaskForm } from "./task-form.ts";

/** A theme of the platform or the school's, one that it writes here, and how it is graded. */
export function ThemePart({ form, opened: { themes, profiles, task } }: EssayTaskPart) {
  const [chosen, setChosen] = useState(form.value("tema", task?.themeId ?? ""));
  if (task?.isBegun)
    return (
      <p className="mt-4">
        Tema: <strong>{task.title}</strong>. Alguém já começou: tema e grade não mudam mais.
        <input type="hidden" name="tema" value={task.themeId} />
        <input type="hidden" name="perfil" value={task.profile} />
      </p>
    );
  return (
    <fieldset className="mt-4">
      <legend className="text-lg font-semibold">Tema</legend>
      <SelectField
        label="Tema da redação"
        name="tema"
        value={chosen}
        onChange={(event) => setChosen(event.target.value)}
        problem={form.problem("tema")}
        options={[
          { value: "", label: "Escolher" },
          { value: OWN_THEME, label: "Escrever um tema da escola" },
        ]}
      >
        {themes.own.length > 0 && (
          <optgroup label="Da escola">
            {themes.own.map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </optgroup>
        )}
        <optgroup label="Da plataforma">
          {themes.platform.map(({ id, title, exam }) => (
            <option key={id} value={id}>
              {essayExams[exam].name}: {title}
            </option>
          ))}
        </optgroup>
      </SelectField>
      {chosen === OWN_THEME && <OwnThemeFields form={form} />}
      <div className="mt-3 max-w-sm">
        <SelectField
          label="Grade de correção"
          name="perfil"
          defaultValue={form.value("perfil", task?.profile ?? "enem")}
          problem={form.problem("perfil")}
          options={profiles.map(({ id, name }) => ({ value: id, label: name }))}
        />
      </div>
    </fieldset>
  );
}

function OwnThemeFields({ form }: { form: TaskForm }) {
  return (
    <div className="card mt-3 grid gap-3 p-4">
      <TextField label="Tema, como na prova" {...form.field("titulo")} maxLength={LONGEST_THEME_TITLE} />
      <AreaField
        label="Proposta (opcional)"
        {...form.field("comando")}
        maxLength={LONGEST_COMMAND}
        hint="Em branco: o comando que o exame da grade usa."
      />
      {Array.from({ length: MOST_OWN_TEXTS }, (_, index) => `texto${index + 1}` as const).map(
        (name, index) => (
          <details key={name} open={index === 0 || form.value(name) !== ""}>
            <summary className="flex min-h-11 cursor-pointer items-center font-medium">
              Texto motivador {index + 1}
            </summary>
            <div className="grid gap-3">
              <TextField
                label={`Título do texto ${index + 1}`}
                {...form.field(`${name}titulo`)}
                maxLength={LONGEST_THEME_TITLE}
              />
              <AreaField
                label={`Texto ${index + 1}`}
                {...form.field(name)}
                rows={5}
                maxLength={LONGEST_MOTIVATING_TEXT}
              />
              <TextField
                label={`Fonte do texto ${index + 1}`}
                {...form.field(`${name}fonte`)}
                maxLength={LONGEST_THEME_TITLE}
              />
            </div>
          </details>
        ),
      )}
    </div>
  );
}

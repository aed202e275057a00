import { AreaField } from "#app/platform/forms/components/area-field.tsx";
import { SelectField, TextField } from "#app/platform/forms/components/fields.tsx";
import { Form } from "#app/platform/forms/components/form.tsx";
import { Button, ButtonLink } from "#app/platform/ui/components/button.tsx";
import { Heading, Toolbar } from "#app/platform/ui/components/part.tsx";
import { TrackPreviewPane } from "../../components/track-preview.tsx";
import { trackQuestionId } from "../../domain/question-in-track.ts";
import { trackPaths } from "../../paths.ts";
import type { TrackPreview } from "../../services/preview-track.server.ts";
import { Opened, ShownFields } from "./place-tools.tsx";
import { type DeskProps, StepList } from "./step-list.tsx";

/** A subtopic: its data, its steps, and how students will see it. */
export function SubtopicEditor({ preview, ...props }: DeskProps & { preview: TrackPreview }) {
  const { track } = props;
  return (
    <div className="mt-4 gap-8 lg:grid lg:grid-cols-2 lg:items-start">
      <div className="min-w-0">
        {!track.unreadable && <DataForm {...props} />}
        <Heading className="mt-4">Passos</Heading>
        <StepList {...props} />
        {!track.unreadable && <NewParts {...props} />}
      </div>
      <section aria-label="Prévia" className="mt-8 min-w-0 lg:mt-0">
        <Heading className="mb-2">Como os estudantes veem</Heading>
        <TrackPreviewPane preview={preview} />
      </section>
    </div>
  );
}

function DataForm({ track, subtopic, form }: DeskProps) {
  const { code, title, topic, topics, after, minutes } = subtopic;
  const options = [{ value: "", label: "Nenhum" }, ...topics.map((name) => ({ value: name, label: name }))];
  return (
    <Opened title="Nome, assunto e tempo">
      <Form of={form} intent="subtopic" className="card space-y-4 p-4">
        <ShownFields shown={track} fields={{ subtopico: code }} />
        <TextField label="Nome do subtópico" name="titulo" maxLength={120} defaultValue={title} />
        <SelectField
          label="Assunto do catálogo"
          name="assunto"
          options={options}
          defaultValue={topic ?? ""}
        />
        <TextField
          label="Recomendado depois de"
          name="depois"
          hint="Códigos de subtópicos desta trilha, separados por ponto e vírgula."
          maxLength={400}
          defaultValue={after.join("; ")}
        />
        <TextField label="Minutos" name="minutos" inputMode="numeric" maxLength={3} defaultValue={minutes} />
        <Button type="submit">Salvar</Button>
      </Form>
      <Opened title="Excluir este subtópico">
        <p className="mb-2 text-sm">
          Ele sai da trilha na próxima publicação. O progresso de quem já passou por ele fica guardado.
        </p>
        <Form of={form} intent="remove-subtopic">
          <ShownFields shown={track} fields={{ subtopico: code }} />
          <Button type="submit" look="danger">
            Excluir {title}
          </Button>
        </Form>
      </Opened>
    </Opened>
  );
}

function NewParts({ track, subtopic, form }: DeskProps) {
  const { code } = subtopic;
  const id = trackQuestionId({ track: track.track, subtopic: code, name: null });
  const fields = { subtopico: code };
  return (
    <div className="mt-3">
      <Toolbar className="">
        <ButtonLink look="secondary" to={trackPaths.editQuestion(id)}>
          Nova questão
        </ButtonLink>
        <ButtonLink look="secondary" to={trackPaths.editQuestion(id, true)}>
          Nova questão na verificação
        </ButtonLink>
      </Toolbar>
      <Opened title="Nova lição ou exemplo">
        <Form of={form} intent="add-step" empties className="card space-y-3 p-4">
          <ShownFields shown={track} fields={fields} />
          <SelectField
            label="Tipo"
            name="tipo"
            options={[
              { value: "lesson", label: "Lição" },
              { value: "example", label: "Exemplo" },
            ]}
          />
          <TextField label="Nome (opcional)" name="titulo" maxLength={120} />
          <AreaField label="Texto" name="texto" rows={8} maxLength={60_000} required />
          <Button type="submit" look="secondary">
            Acrescentar
          </Button>
        </Form>
      </Opened>
      <Opened title="Questão do banco">
        <Form of={form} intent="add-step" empties className="flex flex-wrap items-end gap-3">
          <ShownFields shown={track} fields={{ ...fields, tipo: "bank" }} />
          <TextField label="Código da questão" name="banco" maxLength={20} required />
          <Button type="submit" look="secondary">
            Acrescentar
          </Button>
        </Form>
      </Opened>
    </div>
  );
}

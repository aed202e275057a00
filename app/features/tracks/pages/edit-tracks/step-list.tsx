import { AreaField } from "#app/platform/forms/components/area-field.tsx";
import { TextField } from "#app/platform/forms/components/fields.tsx";
import { Form } from "#app/platform/forms/components/form.tsx";
import { Button } from "#app/platform/ui/components/button.tsx";
import { OrderedRows } from "#app/platform/ui/components/part.tsx";
import { TextLink } from "#app/platform/ui/components/text-link.tsx";
import { trackPaths } from "../../paths.ts";
import type { StepView, SubtopicView } from "./outline-view.server.ts";
import {
  type ChangeFields,
  MovedLine,
  Opened,
  postChange,
  type Shown,
  ShownFields,
  type TrackForm,
} from "./place-tools.tsx";

export type DeskProps = { track: Shown; subtopic: SubtopicView; form: TrackForm };
type QuestionView = Extract<StepView, { kind: "question" }>;
type CheckView = Extract<StepView, { kind: "check" }>;
type TextView = Extract<StepView, { kind: "lesson" | "example" }>;

/** `at`: the step; `inner`: of a question inside a check. */
type Place = { at: number; inner: number | null };

const names = { lesson: "Lição", example: "Exemplo", question: "Questão", check: "Verificação" } as const;

function isText(step: StepView): step is TextView {
  return step.kind === "lesson" || step.kind === "example";
}

function nameOf(step: StepView): string {
  if (step.kind === "question") return step.name;
  return isText(step) && step.title !== "" ? `${names[step.kind]}: ${step.title}` : names[step.kind];
}

/** The same wherever it moves: its name, and which of those that share it. */
function keyOf(names: readonly string[], at: number): string {
  const name = names[at] ?? "";
  return `${name} ${names.slice(0, at).filter((each) => each === name).length}`;
}

/** Steps in order by drag, by buttons and by Alt with arrows; a check with its questions inside. */
export function StepList(props: DeskProps) {
  const { steps } = props.subtopic;
  if (steps.length === 0) return <p className="mt-1 text-muted">Ainda sem passos. Comece por uma lição.</p>;
  return (
    <OrderedRows aria-label="Passos">
      {steps.map((step, at) => (
        <StepLine
          key={keyOf(steps.map(nameOf), at)}
          {...props}
          place={{ at, inner: null }}
          count={steps.length}
          name={nameOf(step)}
        >
          {isText(step) && <TextForm {...props} step={step} at={at} />}
          {step.kind === "question" && <QuestionLink question={step} />}
          {step.kind === "check" && <CheckList {...props} check={step} at={at} />}
        </StepLine>
      ))}
    </OrderedRows>
  );
}

function CheckList({ check, at, ...props }: DeskProps & { check: CheckView; at: number }) {
  const { questions } = check;
  if (questions.length === 0) return <p className="pb-2 text-sm text-muted">Ainda sem questões.</p>;
  return (
    <ol aria-label="Questões da verificação" className="divide-y divide-line border-t border-line">
      {questions.map((question, inner) => (
        <StepLine
          key={question.name}
          {...props}
          place={{ at, inner }}
          count={questions.length}
          name={question.name}
        >
          <QuestionLink question={question} />
        </StepLine>
      ))}
    </ol>
  );
}

type LineProps = DeskProps & { place: Place; count: number; name: string; children: React.ReactNode };

function StepLine({ track, subtopic, form, place: { at, inner }, count, name, children }: LineProps) {
  const own = inner ?? at;
  const fields: ChangeFields = {
    ...{ subtopico: subtopic.code, passo: String(at) },
    ...(inner !== null && { questao: String(inner) }),
  };
  const to = (place: number): ChangeFields | null =>
    place >= 0 && place < count ? { intent: "move-step", ...fields, lugar: String(place) } : null;
  const type = inner === null ? "text/farol-step" : "text/farol-check-question";
  function drop(id: string) {
    const from: ChangeFields = inner === null ? { passo: id } : { questao: id };
    postChange(form, track, { intent: "move-step", ...fields, ...from, lugar: String(own) });
  }
  return (
    <MovedLine
      name={name}
      moves={{ up: to(own - 1), down: to(own + 1) }}
      shown={track}
      form={form}
      drag={{ type, id: String(own), onDrop: drop }}
    >
      <p className="py-2.5 font-medium break-words">{name}</p>
      {children}
      {!track.unreadable && (
        <Opened title="Excluir">
          <Form of={form} intent="remove-step">
            <ShownFields shown={track} fields={fields} />
            <Button type="submit" look="danger">
              Excluir {name}
            </Button>
          </Form>
        </Opened>
      )}
    </MovedLine>
  );
}

function QuestionLink({
  question: { id, name, excerpt },
}: {
  question: Pick<QuestionView, "id" | "name" | "excerpt">;
}) {
  if (!id) return null;
  return (
    <>
      <p className="line-clamp-2 text-sm break-words text-muted">{excerpt}</p>
      <TextLink look="alone" to={trackPaths.editQuestion(id)} aria-label={`Editar: ${name}`}>
        Editar
      </TextLink>
    </>
  );
}

function TextForm({ track, subtopic, form, step, at }: DeskProps & { step: TextView; at: number }) {
  if (track.unreadable) return null;
  const fields = { subtopico: subtopic.code, passo: String(at) };
  return (
    <Opened title="Editar o texto">
      <Form of={form} intent="text" className="space-y-3">
        <ShownFields shown={track} fields={fields} />
        <TextField label="Nome (opcional)" name="titulo" maxLength={120} defaultValue={step.title} />
        <AreaField label="Texto" name="texto" rows={10} maxLength={60_000} defaultValue={step.text} />
        <Button type="submit" look="secondary">
          Salvar
        </Button>
      </Form>
    </Opened>
  );
}

import { TextField } from "#app/platform/forms/components/fields.tsx";
import { Form } from "#app/platform/forms/components/form.tsx";
import { plural } from "#app/platform/text/format.ts";
import { Button } from "#app/platform/ui/components/button.tsx";
import { Heading, OrderedRows } from "#app/platform/ui/components/part.tsx";
import { TextLink } from "#app/platform/ui/components/text-link.tsx";
import { trackPaths } from "../../paths.ts";
import type { OutlineView } from "./outline-view.server.ts";
import {
  type ChangeFields,
  MoveButtons,
  MovedLine,
  type Moves,
  Opened,
  postChange,
  type Shown,
  ShownFields,
  type TrackForm,
} from "./place-tools.tsx";

type EditedTrack = Shown & OutlineView & { title: string };
type OutlineProps = { track: EditedTrack; form: TrackForm };

const DRAGGED = "text/farol-subtopic";

/** Units and subtopics, in order by drag, by buttons and by Alt with arrows. */
export function Outline({ track, form }: OutlineProps) {
  return (
    <section aria-label="Estrutura" className="min-w-0">
      {!track.unreadable && <HeadForm track={track} form={form} />}
      {track.units.map((unit, at) => (
        <UnitPart key={at} {...{ track, form, at }} unit={unit} />
      ))}
      {track.units.length === 0 && (
        <p className="mt-4 text-muted">Ainda não há unidades. Comece pela primeira.</p>
      )}
      {!track.unreadable && (
        <TitleForm {...{ track, form }} title="Nova unidade" fields={{ intent: "add-unit" }} />
      )}
    </section>
  );
}

function HeadForm({ track, form }: OutlineProps) {
  return (
    <Opened title="Nome e resumo">
      <Form of={form} intent="head" className="card space-y-4 p-4">
        <ShownFields shown={track} />
        <TextField label="Nome da trilha" name="titulo" maxLength={120} defaultValue={track.title} />
        <TextField label="Resumo, em uma frase" name="resumo" maxLength={300} defaultValue={track.summary} />
        <Button type="submit">Salvar</Button>
      </Form>
    </Opened>
  );
}

type TitleProps = OutlineProps & { title: string; fields: ChangeFields; start?: string };

function TitleForm({ track, form, title, fields, start }: TitleProps) {
  return (
    <Opened title={title}>
      <Form of={form} empties={start === undefined} className="flex flex-wrap items-end gap-3">
        <ShownFields shown={track} fields={fields} />
        <div className="min-w-0 flex-1 basis-60">
          <TextField label="Nome da unidade" name="titulo" maxLength={120} defaultValue={start} required />
        </div>
        <Button type="submit" look="secondary">
          Salvar
        </Button>
      </Form>
    </Opened>
  );
}

type UnitProps = OutlineProps & { unit: OutlineView["units"][number]; at: number };

function UnitPart({ track, form, unit, at }: UnitProps) {
  const to = (place: number): ChangeFields | null =>
    place in track.units ? { intent: "move-unit", unidade: String(at), lugar: String(place) } : null;
  const place = { unidade: String(at) };
  return (
    <section aria-label={`Unidade ${unit.title}`} className="mt-6">
      <div className="flex items-center gap-1">
        <Heading className="min-w-0 flex-1">{unit.title}</Heading>
        <MoveButtons
          {...{ form }}
          shown={track}
          name={unit.title}
          moves={{ up: to(at - 1), down: to(at + 1) }}
        />
      </div>
      <SubtopicList {...{ track, form, unit, at }} />
      {!track.unreadable && (
        <>
          <div className="flex flex-wrap gap-x-6">
            <NewSubtopic {...{ track, form, at }} />
            <TitleForm
              {...{ track, form }}
              title="Mudar o nome da unidade"
              fields={{ intent: "unit", ...place }}
              start={unit.title}
            />
          </div>
          {unit.subtopics.length === 0 && (
            <Form of={form} intent="remove-unit">
              <ShownFields shown={track} fields={place} />
              <Button type="submit" look="quiet">
                Excluir a unidade vazia
              </Button>
            </Form>
          )}
        </>
      )}
    </section>
  );
}

function SubtopicList({ track, form, unit, at }: UnitProps) {
  const { units } = track;
  const indexOf = (code: string) => unit.subtopics.findIndex((each) => each.code === code);
  const move = (code: string, home: number, to: number): ChangeFields => ({
    ...{ intent: "move-subtopic", subtopico: code },
    ...{ unidade: String(home), lugar: String(to) },
  });
  function movesOf(code: string, place: number): Moves {
    const before = units[at - 1];
    const up =
      place > 0 ? move(code, at, place - 1) : before ? move(code, at - 1, before.subtopics.length) : null;
    const isLast = place === unit.subtopics.length - 1;
    const down = !isLast ? move(code, at, place + 1) : units[at + 1] ? move(code, at + 1, 0) : null;
    return { up, down };
  }
  if (unit.subtopics.length === 0) return <p className="text-sm text-muted">Ainda sem subtópicos.</p>;
  return (
    <OrderedRows>
      {unit.subtopics.map(({ code, title, minutes, steps }, place) => (
        <MovedLine
          key={code}
          name={title}
          moves={movesOf(code, place)}
          shown={track}
          form={form}
          drag={{
            type: DRAGGED,
            id: code,
            onDrop: (id) => postChange(form, track, move(id, at, indexOf(code))),
          }}
        >
          <TextLink look="alone" to={trackPaths.edit(track.track, code)}>
            {title}
          </TextLink>
          <p className="text-sm text-muted">
            {plural(steps, "passo", "passos")}, {minutes} min
          </p>
        </MovedLine>
      ))}
    </OrderedRows>
  );
}

function NewSubtopic({ track, form, at }: OutlineProps & { at: number }) {
  return (
    <Opened title="Novo subtópico">
      <Form of={form} intent="add-subtopic" empties className="card space-y-3 p-4">
        <ShownFields shown={track} fields={{ unidade: String(at) }} />
        <TextField label="Nome do subtópico" name="titulo" maxLength={120} required />
        <TextField
          label="Código do subtópico"
          name="codigo"
          hint="Como juros-simples. Não muda depois."
          maxLength={40}
          autoCapitalize="none"
          required
        />
        <TextField
          label="Minutos"
          name="minutos"
          inputMode="numeric"
          defaultValue="12"
          maxLength={3}
          required
        />
        <Button type="submit" look="secondary">
          Acrescentar
        </Button>
      </Form>
    </Opened>
  );
}

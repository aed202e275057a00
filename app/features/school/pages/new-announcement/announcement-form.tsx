import { useState } from "react";
import { AreaField } from "#app/platform/forms/components/area-field.tsx";
import { Choice } from "#app/platform/forms/components/choices.tsx";
import { Problem, TextField } from "#app/platform/forms/components/fields.tsx";
import { Form } from "#app/platform/forms/components/form.tsx";
import { FormMessage } from "#app/platform/forms/components/reply-message.tsx";
import { useForm, usePageForm } from "#app/platform/forms/hooks/use-form.ts";
import { plural } from "#app/platform/text/format.ts";
import { Button } from "#app/platform/ui/components/button.tsx";
import {
  type AnnouncementField,
  audienceRoles,
  filterWords,
  LONGEST_ANNOUNCEMENT,
} from "../../domain/announcement.ts";
import { readPeopleFilter } from "../../domain/people-filter.ts";
import type { AnnouncementChoices } from "../../services/list-announcements.server.ts";
import type { CountReply } from "./new-announcement-action.server.ts";

type Props = { choices: AnnouncementChoices; operation: string; chosenClasses: readonly string[] };
type Field = AnnouncementField | "role" | "class" | "person" | "chosen" | "reach" | "filter" | "earlier";

/** Who, what, when; the button says how many people it reaches. */
export function AnnouncementForm({ choices, operation, chosenClasses }: Props) {
  const form = usePageForm<Field, CountReply>({ intents: ["send", "address"] });
  const counting = useForm<Field, CountReply>({ intents: ["count"] });
  const first = form.latest?.count ?? choices.count;
  const { people, reached } = (counting.latest ? counting.latest.count : first) ?? {};
  const [scheduled, setScheduled] = useState(form.value("from") !== "");
  const verb = scheduled ? "Agendar" : "Enviar";

  function count(sheet: HTMLFormElement): void {
    const chosen = new FormData(sheet);
    chosen.set("intent", "count");
    counting.submit(chosen, { method: "post" });
  }

  return (
    <Form
      of={form}
      noValidate
      className="card mt-5 max-w-2xl space-y-5 p-4 sm:p-5"
      aria-label="Novo recado"
      onChange={({ target, currentTarget }) => {
        if (target instanceof HTMLInputElement && target.type === "checkbox") count(currentTarget);
      }}
    >
      <input type="hidden" name="operation" value={operation} />
      <FormMessage of={form} withProblems />
      <Recipients choices={choices} form={form} chosenClasses={chosenClasses} />
      <p role="status" className="min-h-6 text-sm text-muted">
        {people !== undefined && reached !== undefined && people > reached
          ? `${plural(people - reached, "pessoa ainda não tem", "pessoas ainda não têm")} acesso e não vai receber.`
          : (counting.problem("to") ?? "")}
      </p>
      <AreaField
        label="Mensagem"
        rows={5}
        maxLength={LONGEST_ANNOUNCEMENT}
        hint="Quem recebe vê o seu nome. Não há resposta por aqui."
        {...form.field("content")}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label="Quando (opcional)"
          type="datetime-local"
          hint="Horário de São Paulo. Em branco: agora."
          onInput={(event) => setScheduled(event.currentTarget.value !== "")}
          {...form.field("from")}
        />
        <TextField
          label="Sai do ar depois de (opcional)"
          type="date"
          hint="Em branco: 30 dias depois."
          {...form.field("until")}
        />
      </div>
      <Button type="submit" name="intent" value="send" pending={form.pending}>
        {reached ? `${verb} para ${plural(reached, "pessoa", "pessoas")}` : `${verb} recado`}
      </Button>
    </Form>
  );
}

type RecipientProps = Pick<Props, "choices" | "chosenClasses"> & {
  form: ReturnType<typeof usePageForm<Field, CountReply>>;
};

/** The people selected in the management's page: marked ones, or all of its filter. */
function Selected({ form, classes }: Pick<RecipientProps, "form"> & Pick<AnnouncementChoices, "classes">) {
  const [reach, filter, earlier] = [form.value("reach"), form.value("filter"), form.value("earlier")];
  if (reach !== "filter" && earlier === "") return null;
  const name =
    reach === "filter"
      ? filterWords(readPeopleFilter(new URLSearchParams(filter)), classes)
      : plural(earlier.split(",").length, "pessoa marcada na gestão", "pessoas marcadas na gestão");
  return (
    <>
      <input type="hidden" name="reach" value={reach} />
      <input type="hidden" name="filter" value={filter} />
      <input type="hidden" name="earlier" value={earlier} />
      <Choice type="checkbox" name="chosen" value="sim" defaultChecked={form.value("chosen") === "sim"}>
        {name}
      </Choice>
    </>
  );
}

function Recipients({ choices: { classes, people, manages }, chosenClasses, form }: RecipientProps) {
  const problem = form.problem("to");
  const box = (
    name: "role" | "class" | "person",
    value: string,
    label: string,
    initial: readonly string[],
  ) => (
    <Choice
      key={value}
      type="checkbox"
      name={name}
      value={value}
      defaultChecked={form.values(name, initial).includes(value)}
      aria-invalid={problem ? true : undefined}
    >
      {label}
    </Choice>
  );
  return (
    <fieldset>
      <legend className="mb-1 font-medium">Para</legend>
      <div className="grid gap-2 sm:grid-cols-2">
        <Selected form={form} classes={classes} />
        {people.map(({ id, name }) =>
          box(
            "person",
            id,
            name,
            people.map((person) => person.id),
          ),
        )}
        {classes.map(({ id, name }) => box("class", id, name, chosenClasses))}
        {manages && audienceRoles.map(({ role, name }) => box("role", role, `${name} da escola`, []))}
      </div>
      {classes.length === 0 && people.length === 0 && !manages && (
        <p className="text-muted">Você ainda não tem turmas.</p>
      )}
      {problem && <Problem id="to-problem">{problem}</Problem>}
    </fieldset>
  );
}

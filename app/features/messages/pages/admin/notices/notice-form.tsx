import { type ChangeEvent, useEffect, useState } from "react";
import { claimTexts } from "#app/platform/access/claim-texts.ts";
import { claimNames } from "#app/platform/access/claims.ts";
import { AreaField } from "#app/platform/forms/components/area-field.tsx";
import { Choices } from "#app/platform/forms/components/choices.tsx";
import { SelectField, TextField } from "#app/platform/forms/components/fields.tsx";
import { Form } from "#app/platform/forms/components/form.tsx";
import { FormMessage } from "#app/platform/forms/components/reply-message.tsx";
import { useForm, usePageForm } from "#app/platform/forms/hooks/use-form.ts";
import { notificationTypes } from "#app/platform/live/domain/notification.ts";
import { Button } from "#app/platform/ui/components/button.tsx";
import { Toolbar } from "#app/platform/ui/components/part.tsx";
import { useHydrated } from "#app/platform/ui/hooks/use-hydrated.ts";
import { typeLabels } from "../../../domain/labels.ts";
import { type NoticeAudience, type NoticeFields, readNoticeFields } from "../../../domain/notice-fields.ts";
import { LONGEST_CONTENT } from "../../../domain/notification.ts";
import { NoticePreview } from "./notice-preview.tsx";
import type { Recipients } from "./notices-action.server.ts";

type Schools = readonly { id: string; name: string }[];

/** A part of the form: what is typed, how it changes, and what a field needs. */
type NoticePart = {
  fields: NoticeFields;
  change: (changed: Partial<NoticeFields>) => void;
  control: (name: keyof NoticeFields) => {
    name: string;
    value: string;
    problem: string | null;
    onChange: (
      event:
        | ChangeEvent<HTMLInputElement>
        | ChangeEvent<HTMLSelectElement>
        | ChangeEvent<HTMLTextAreaElement>,
    ) => void;
  };
};

/** Milliseconds without a change before the people are counted. */
const PAUSE_MS = 300;

const types = notificationTypes.map((type) => ({ value: type, label: typeLabels[type] }));

/** With a live preview; without scripts a button displays it. */
export function NoticeForm({ blank, schools, now }: { blank: NoticeFields; schools: Schools; now: number }) {
  const form = usePageForm<keyof NoticeFields>({ intents: ["send", "preview"] });
  const [fields, setFields] = useState(() =>
    form.reply ? readNoticeFields((name) => form.value(name)) : blank,
  );
  const hydrated = useHydrated();
  const change = (changed: Partial<NoticeFields>) => setFields((typed) => ({ ...typed, ...changed }));
  const control: NoticePart["control"] = (name) => ({
    ...{ name, value: fields[name], problem: form.problem(name) },
    onChange: ({ target }) => change({ [name]: target.value }),
  });
  const part = { fields, change, control };
  return (
    <div className="mt-6 grid gap-6 lg:grid-cols-[minmax(0,1fr)_24rem] lg:items-start">
      <Form of={form} noValidate className="card space-y-5 p-4 sm:p-5" aria-label="Nova notificação">
        <input type="hidden" name="operation" value={fields.operation || blank.operation} />
        <FormMessage of={form} withProblems />
        <AudienceChoice {...part} schools={schools} />
        <RecipientCount fields={fields} />
        <NoticeTexts {...part} />
        <NoticeTimes {...part} />
        <Toolbar className="">
          <Button type="submit" name="intent" value="send" pending={form.sending("intent") === "send"}>
            {fields.from ? "Agendar notificação" : "Enviar notificação"}
          </Button>
          {!hydrated && (
            <Button type="submit" look="secondary" name="intent" value="preview">
              Ver prévia
            </Button>
          )}
        </Toolbar>
      </Form>
      <NoticePreview fields={fields} now={now} />
    </div>
  );
}

const audiences: readonly { value: NoticeAudience; label: string }[] = [
  { value: "everybody", label: "Todo mundo" },
  { value: "school", label: "Uma escola" },
  { value: "claim", label: "Quem tem uma permissão" },
  { value: "person", label: "Uma pessoa" },
];

const choose = { value: "", label: "Escolha" };
const claims = [
  choose,
  ...claimNames.map((name) => ({ value: name, label: `${claimTexts[name].title} (${name})` })),
];

/** Only the chosen audience's field is displayed; without scripts all are. */
function AudienceChoice({ fields, change, control, schools }: NoticePart & { schools: Schools }) {
  const hydrated = useHydrated();
  const shown = (audience: NoticeAudience) => !hydrated || fields.audience === audience;
  const listed = schools.map(({ id, name }) => ({ value: id, label: name }));
  return (
    <fieldset className="space-y-4">
      <legend className="mb-2 font-medium">Para quem</legend>
      <Choices
        name="audience"
        options={audiences}
        chosen={[fields.audience]}
        onChoose={(value) => change({ audience: value as NoticeAudience })}
      />
      {shown("school") && <SelectField label="Escola" options={[choose, ...listed]} {...control("school")} />}
      {shown("claim") && <SelectField label="Permissão" options={claims} {...control("claim")} />}
      {shown("person") && (
        <TextField
          label="E-mail ou código da pessoa"
          maxLength={200}
          autoComplete="off"
          {...control("person")}
        />
      )}
    </fieldset>
  );
}

/** Counted as soon as the audience is chosen. */
function RecipientCount({ fields: { audience, school, claim, person } }: { fields: NoticeFields }) {
  const { submit, latest } = useForm<keyof NoticeFields, Recipients>({ intents: ["count"] });
  const asked = { everybody: "everybody", school, claim, person }[audience];
  useEffect(() => {
    if (!asked) return;
    const timer = setTimeout(
      () => submit({ intent: "count", audience, school, claim, person }, { method: "post" }),
      PAUSE_MS,
    );
    return () => clearTimeout(timer);
  }, [asked, audience, school, claim, person, submit]);
  return (
    <p role="status" className="min-h-6 text-sm text-muted">
      {asked && latest?.recipients && `Vai para ${latest.recipients}.`}
    </p>
  );
}

function NoticeTexts({ fields, control }: NoticePart) {
  return (
    <>
      <SelectField label="Tipo" options={types} {...control("type")} />
      <AreaField
        label="Texto"
        maxLength={LONGEST_CONTENT}
        required
        hint={`Até ${LONGEST_CONTENT} caracteres; ${fields.content.length} até agora.`}
        {...control("content")}
      />
      <TextField
        label="Link (opcional)"
        inputMode="url"
        maxLength={500}
        hint="Um caminho do Farol, como /questoes, ou um endereço https de uma banca."
        {...control("link")}
      />
    </>
  );
}

/** Times in São Paulo. */
function NoticeTimes({ fields, control }: NoticePart) {
  const stays =
    fields.audience === "person"
      ? "Em branco: fica até ser excluída."
      : "Em branco: 30 dias depois. No máximo, um ano.";
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField
        label="Aparece em (opcional)"
        type="datetime-local"
        hint="Horário de São Paulo. Em branco: agora."
        {...control("from")}
      />
      <TextField label="Termina em (opcional)" type="datetime-local" hint={stays} {...control("until")} />
    </div>
  );
}

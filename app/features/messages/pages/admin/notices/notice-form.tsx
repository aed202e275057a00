import { useEffect, useState } from "react";
import { AreaField } from "#app/platform/forms/components/area-field.tsx";
import { SelectField, TextField } from "#app/platform/forms/components/fields.tsx";
import { Form } from "#app/platform/forms/components/form.tsx";
import { FormMessage } from "#app/platform/forms/components/reply-message.tsx";
import { useForm, usePageForm } from "#app/platform/forms/hooks/use-form.ts";
import { notificationTypes } from "#app/platform/live/domain/notification.ts";
import { Button } from "#app/platform/ui/components/button.tsx";
import { useHydrated } from "#app/platform/ui/hooks/use-hydrated.ts";
import { typeLabels } from "../../../domain/labels.ts";
import { type NoticeFields, readNoticeFields } from "../../../domain/notice-fields.ts";
import { LONGEST_CONTENT } from "../../../domain/notification.ts";
import { AudienceChoice } from "./audience-choice.tsx";
import type { NoticePart } from "./notice-part.ts";
import { NoticePreview } from "./notice-preview.tsx";
import { NoticeTimes } from "./notice-times.tsx";
import type { Recipients } from "./notices-action.server.ts";

type NoticeFormProps = {
  blank: NoticeFields;
  schools: readonly { id: string; name: string }[];
  now: number;
};

/** Milliseconds without a change before the people are counted. */
const PAUSE_MS = 300;

const types = notificationTypes.map((type) => ({ value: type, label: typeLabels[type] }));

/** With a live preview; without scripts a button displays it. */
export function NoticeForm({ blank, schools, now }: NoticeFormProps) {
  const form = usePageForm<keyof NoticeFields>({ intents: ["send", "preview"] });
  const [fields, setFields] = useState(() =>
    form.reply ? readNoticeFields((name) => form.value(name)) : blank,
  );
  const hydrated = useHydrated();
  const part: NoticePart = {
    fields,
    change: (changed) => setFields((typed) => ({ ...typed, ...changed })),
    problemOf: form.problem,
  };
  return (
    <div className="mt-6 grid gap-6 lg:grid-cols-[minmax(0,1fr)_24rem] lg:items-start">
      <Form of={form} noValidate className="card space-y-5 p-4 sm:p-5" aria-label="Nova notificação">
        <input type="hidden" name="operation" value={fields.operation || blank.operation} />
        <FormMessage of={form} withProblems />
        <AudienceChoice {...part} schools={schools} />
        <RecipientCount fields={fields} />
        <NoticeTexts {...part} />
        <NoticeTimes {...part} />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" name="intent" value="send" pending={form.sending("intent") === "send"}>
            {fields.from ? "Agendar notificação" : "Enviar notificação"}
          </Button>
          {!hydrated && (
            <Button type="submit" look="secondary" name="intent" value="preview">
              Ver prévia
            </Button>
          )}
        </div>
      </Form>
      <NoticePreview fields={fields} now={now} />
    </div>
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

function NoticeTexts({ fields, change, problemOf }: NoticePart) {
  return (
    <>
      <SelectField
        label="Tipo"
        name="type"
        options={types}
        value={fields.type}
        onChange={(event) => change({ type: event.target.value as NoticeFields["type"] })}
      />
      <AreaField
        label="Texto"
        name="content"
        maxLength={LONGEST_CONTENT}
        required
        value={fields.content}
        hint={`Até ${LONGEST_CONTENT} caracteres; ${fields.content.length} até agora.`}
        problem={problemOf("content")}
        onChange={(event) => change({ content: event.target.value })}
      />
      <TextField
        label="Link (opcional)"
        name="link"
        inputMode="url"
        maxLength={500}
        value={fields.link}
        hint="Um caminho do Farol, como /questoes, ou um endereço https de uma banca."
        problem={problemOf("link")}
        onChange={(event) => change({ link: event.target.value })}
      />
    </>
  );
}

import { useFetcher } from "@remix-run/react";
import { type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
import { Button } from "#app/components/ui/button.tsx";
import { Form } from "#app/components/ui/form.tsx";
import { ReplyMessage } from "#app/components/ui/reply-message.tsx";
import type { FormReply } from "#app/domain/forms/form-reply.ts";
import type { DraftChoices } from "#app/domain/questions/draft/draft-choices.ts";
import { type DraftField, type DraftFields, fieldLabel } from "#app/domain/questions/draft/draft-fields.ts";
import { useArrivals } from "#app/hooks/ui/use-arrivals.ts";
import { AlternativeFields } from "./alternative-fields.tsx";
import { ClassFields } from "./class-fields.tsx";
import type { EditorExtra, EditorForm } from "./editor-state.ts";
import { PlaceFields } from "./place-fields.tsx";
import { PreviewPane } from "./preview-pane.tsx";
import { sendForm } from "./send-form.ts";
import { SolutionFields, StatementFields } from "./text-fields.tsx";

/** A pause in typing after which the preview follows, in milliseconds. */
const PAUSE = 500;

/** Sends the form for its preview whenever the typing pauses. */
function usePreview(frame: RefObject<HTMLElement>) {
  const { submit, data } = useFetcher<FormReply<DraftField, EditorExtra>>();
  const [typed, setTyped] = useState(0);
  useEffect(() => {
    const send = () => {
      const form = frame.current?.querySelector("form");
      if (form) sendForm(submit, form, "preview");
    };
    const timer = setTimeout(send, typed === 0 ? 0 : PAUSE);
    return () => clearTimeout(timer);
  }, [typed, submit, frame]);
  return { onChange: () => setTyped((count) => count + 1), preview: data?.preview };
}

/** What became of the form, with every field that is wrong. */
function Summary({ reply }: { reply: EditorForm["reply"] }) {
  const arrivals = useArrivals(reply);
  if (!reply?.message) return null;
  return (
    <div className="mt-4">
      <ReplyMessage done={false} key={arrivals}>
        <p>{reply.message}</p>
        <ul className="mt-1 list-disc pl-5">
          {Object.entries(reply.problems).map(([field, problem]) => (
            <li key={field}>
              {fieldLabel(field)}: {problem}
            </li>
          ))}
        </ul>
      </ReplyMessage>
    </div>
  );
}

type QuestionEditorProps = {
  /** The form's accessible name. */
  label: string;
  form: EditorForm;
  start: DraftFields;
  choices: DraftChoices;
  /** What the owner of the question says beside it: shown under the refusal. */
  notice?: ReactNode;
  /** The year of a question that has an exam of its own; null where its owner decides the exam. */
  year: number | null;
  /** What is known of its source, shown under its place. */
  source?: ReactNode;
  /** The owner's own fields, which nobody sees. */
  hidden: ReactNode;
  /** Shown after the fields, before the buttons. */
  end?: ReactNode;
  save: string;
  /** Further ways out, beside the buttons. */
  more?: ReactNode;
};

/** Everything of a question in one form, with its preview beside it. What surrounds it belongs to the question's owner. */
export function QuestionEditor(props: QuestionEditorProps) {
  const { label, form, start, choices, notice, year, source, hidden, end, save, more } = props;
  const frame = useRef<HTMLDivElement>(null);
  const { onChange, preview } = usePreview(frame);
  const state = { form, start, choices, onChange };
  return (
    <>
      <Summary reply={form.reply} />
      {notice}
      <div
        ref={frame}
        className="mt-4 grid gap-6 xl:grid-cols-[minmax(0,1fr)_minmax(0,28rem)] xl:items-start"
      >
        <Form
          of={form}
          encType="multipart/form-data"
          noValidate
          onInput={onChange}
          aria-label={label}
          className="min-w-0 space-y-6"
        >
          {hidden}
          <PlaceFields state={state} year={year}>
            {source}
          </PlaceFields>
          <ClassFields state={state} />
          <StatementFields state={state} />
          <AlternativeFields state={state} />
          <SolutionFields state={state} />
          {end}
          <div className="sticky bottom-0 -mx-4 flex flex-wrap gap-3 border-t border-line bg-page px-4 py-3">
            <Button type="submit" name="intent" value="save" pending={form.sending("intent") === "save"}>
              {save}
            </Button>
            <Button type="submit" look="secondary" name="intent" value="preview" disabled={form.pending}>
              Ver prévia
            </Button>
            {more}
          </div>
        </Form>
        <PreviewPane preview={preview ?? form.reply?.preview ?? null} />
      </div>
    </>
  );
}

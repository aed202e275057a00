import { useFetcher } from "@remix-run/react";
import { type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
import { Form } from "#app/platform/forms/components/form.tsx";
import { ReplyMessage } from "#app/platform/forms/components/reply-message.tsx";
import type { FormReply } from "#app/platform/forms/domain/form-reply.ts";
import { Button } from "#app/platform/ui/components/button.tsx";
import { Heading } from "#app/platform/ui/components/part.tsx";
import { useArrivals } from "#app/platform/ui/hooks/use-arrivals.ts";
import { questionKind } from "../../domain/answers/answer-forms.ts";
import type { DraftChoices } from "../../domain/draft/draft-choices.ts";
import { type DraftField, type DraftFields, fieldLabel } from "../../domain/draft/draft-fields.ts";
import type { DrawnQuestion as Drawn } from "../../services/editing/preview-drafts.server.ts";
import { AlternativeFields } from "./alternative-fields.tsx";
import { ClassFields } from "./class-fields.tsx";
import { QuestionPreview } from "./drawn-question.tsx";
import { type EditorExtra, type EditorForm, inputOf } from "./editor-state.ts";
import { PlaceFields } from "./place-fields.tsx";
import { sendForm } from "./send-form.ts";
import { SolutionFields, StatementFields } from "./text-fields.tsx";

/** Milliseconds without typing before the preview. */
const PAUSE = 500;

/** Debounced preview request. */
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

/** Result of the form, with every faulty field. */
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
  /** Accessible name. */
  label: string;
  form: EditorForm;
  start: DraftFields;
  choices: DraftChoices;
  /** Under the refusal. */
  notice?: ReactNode;
  /** Fixed year of a question with its own exam; null where the owner sets it; "school": of a school alone, without any. */
  year: number | null | "school";
  /** Source data, under the exam fields. */
  source?: ReactNode;
  /** Hidden fields of the owner. */
  hidden: ReactNode;
  /** Between fields and buttons. */
  end?: ReactNode;
  save: string;
  /** Further links beside the buttons. */
  more?: ReactNode;
};

/** All fields with a live preview; the owner adds its own parts. */
export function QuestionEditor(props: QuestionEditorProps) {
  const { label, form, start, choices, notice, year, source, hidden, end, save, more } = props;
  const frame = useRef<HTMLDivElement>(null);
  const { onChange, preview } = usePreview(frame);
  const isOfSchool = year === "school";
  const state = { form, start, choices, isOfSchool, onChange };
  const [kind, setKind] = useState(inputOf(state, "kind").defaultValue ?? "");
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
          {!isOfSchool && (
            <PlaceFields state={state} year={year}>
              {source}
            </PlaceFields>
          )}
          <ClassFields state={state} onKind={setKind} />
          <StatementFields state={state} />
          <AlternativeFields state={state} kind={questionKind(kind) ?? "single-choice"} />
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

/** Scrollable: must be reachable by keyboard. */
const scrolling = { tabIndex: 0 };

/** Rendered as stored. */
function PreviewPane({ preview }: { preview: Drawn | null }) {
  return (
    <section
      aria-labelledby="previa"
      {...scrolling}
      className="card min-w-0 p-4 sm:p-5 xl:sticky xl:top-18 xl:max-h-[calc(100dvh-6rem)] xl:overflow-y-auto"
    >
      <Heading id="previa" className="mb-3">
        Prévia
      </Heading>
      {preview ? (
        <QuestionPreview question={preview} />
      ) : (
        <p className="text-muted">Toque em "Ver prévia" para ver como fica.</p>
      )}
    </section>
  );
}

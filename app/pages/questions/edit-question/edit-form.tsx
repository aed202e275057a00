import { Form, useFetcher, useNavigation } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { DifferenceList } from "#app/components/questions/difference-list.tsx";
import { KeyEffectCard } from "#app/components/questions/key-effect-card.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { ReplyMessage } from "#app/components/ui/reply-message.tsx";
import { fieldLabel } from "#app/domain/questions/editing/edit-texts.ts";
import type { EditField } from "#app/domain/questions/editing/read-edit.ts";
import { useArrivals } from "#app/hooks/ui/use-arrivals.ts";
import type { EditActionData, EditData } from "../edit-question.tsx";
import { AlternativeFields } from "./alternative-fields.tsx";
import { ClassFields } from "./class-fields.tsx";
import { PlaceFields } from "./place-fields.tsx";
import { PreviewPane } from "./preview-pane.tsx";
import { SolutionFields, StatementFields } from "./text-fields.tsx";

/** A pause in typing after which the preview follows, in milliseconds. */
const PAUSE = 500;

/** Sends the form for its preview, without its files, whenever the typing pauses. */
function usePreview() {
  const form = useRef<HTMLFormElement>(null);
  const fetcher = useFetcher<EditActionData>();
  const { submit } = fetcher;
  const [typed, setTyped] = useState(0);
  useEffect(() => {
    const send = () => {
      if (!form.current) return;
      const data = new FormData(form.current);
      for (const [name, value] of [...data]) if (value instanceof File) data.delete(name);
      data.set("intent", "preview");
      submit(data, { method: "post", encType: "multipart/form-data" });
    };
    const timer = setTimeout(send, typed === 0 ? 0 : PAUSE);
    return () => clearTimeout(timer);
  }, [typed, submit]);
  return { form, changed: () => setTyped((count) => count + 1), preview: fetcher.data?.preview };
}

function Summary({ reply }: { reply: NonNullable<EditActionData> }) {
  const { message, problems, differences } = reply;
  const arrivals = useArrivals(reply);
  if (!message) return null;
  return (
    <div className="mt-4">
      <ReplyMessage done={false} key={arrivals}>
        <p>{message}</p>
        <ul className="mt-1 list-disc pl-5">
          {Object.entries(problems).map(([field, problem]) => (
            <li key={field}>
              {fieldLabel(field as EditField)}: {problem}
            </li>
          ))}
        </ul>
      </ReplyMessage>
      {differences && (
        <section aria-labelledby="diferenca" className="card mt-3 p-4">
          <h2 id="diferenca" className="mb-2 font-semibold">
            Da questão como está agora para o que você escreveu
          </h2>
          {differences.length === 0 ? (
            <p className="text-muted">Nenhuma diferença: a outra pessoa salvou o mesmo.</p>
          ) : (
            <DifferenceList differences={differences} />
          )}
        </section>
      )}
    </div>
  );
}

/** Everything of a question in one form, with its preview beside it. */
export function EditForm({ data, reply }: { data: EditData; reply: EditActionData }) {
  const { form, changed, preview } = usePreview();
  const { state } = useNavigation();
  const fields = reply?.fields ?? data.fields;
  const problems = reply?.problems ?? {};
  const base = reply?.base ?? data.base;
  const [subject, setSubject] = useState(fields.subject);
  const effect = reply?.effect;
  const busy = state !== "idle";
  return (
    <>
      {reply && <Summary reply={reply} />}
      <div className="mt-4 grid gap-6 xl:grid-cols-[minmax(0,1fr)_minmax(0,28rem)] xl:items-start">
        <Form
          ref={form}
          method="post"
          encType="multipart/form-data"
          onInput={changed}
          aria-label="Questão"
          className="min-w-0 space-y-6"
        >
          <input type="hidden" name="base" value={base} />
          <PlaceFields data={data} fields={fields} problems={problems} />
          <ClassFields
            fields={fields}
            problems={problems}
            topics={data.topics[subject] ?? []}
            onSubject={setSubject}
          />
          <StatementFields fields={fields} problems={problems} onChange={changed} />
          <AlternativeFields fields={fields} problems={problems} onChange={changed} />
          <SolutionFields fields={fields} problems={problems} />
          {effect && (
            <KeyEffectCard effect={effect}>
              <Button type="submit" name="intent" value="confirm" pending={busy} className="mt-4">
                Salvar e recalcular
              </Button>
            </KeyEffectCard>
          )}
          <div className="sticky bottom-0 -mx-4 flex flex-wrap gap-3 border-t border-line bg-page px-4 py-3">
            <Button type="submit" name="intent" value="save" pending={busy}>
              Salvar
            </Button>
            <Button type="submit" look="secondary" name="intent" value="preview" disabled={busy}>
              Ver prévia
            </Button>
          </div>
        </Form>
        <PreviewPane preview={preview ?? reply?.preview ?? null} />
      </div>
    </>
  );
}

import { useEffect, useId, useRef, useState } from "react";
import { Form } from "#app/platform/forms/components/form.tsx";
import type { FormState } from "#app/platform/forms/hooks/use-form.ts";
import { plural } from "#app/platform/text/format.ts";
import { Button } from "#app/platform/ui/components/button.tsx";
import { Toolbar } from "#app/platform/ui/components/part.tsx";
import type { HeldKind } from "../../../domain/findings.ts";
import type { HeldLine } from "../../../services/storing/release-questions.server.ts";
import type { HeldExtra } from "./held-extra.ts";

/** The form of the list's checkboxes, which name it. */
export const HELD_FORM = "held";

type HeldState = FormState<string, HeldExtra>;

/** Decides about several quarantined questions: marks, then a preview, then the decision. */
export function HeldBar({ form, kind }: { form: HeldState; kind: HeldKind }) {
  const [all, setAll] = useState(false);
  const preview = form.reply?.preview;
  if (preview) return <HeldPreviewCard form={form} kind={kind} preview={preview} />;
  const markAll = (checked: boolean) => {
    setAll(checked);
    for (const box of document.querySelectorAll<HTMLInputElement>(`input[form="${HELD_FORM}"][name="code"]`))
      box.checked = checked;
  };
  return (
    <Form of={form} id={HELD_FORM} className="card mt-4 space-y-3 p-4" aria-label="Decidir sobre várias">
      <input type="hidden" name="kind" value={kind} />
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <label className="flex min-h-11 items-center gap-2">
          <input type="checkbox" checked={all} onChange={(event) => markAll(event.target.checked)} />
          Marcar todas desta página
        </label>
        <label className="flex min-h-11 items-center gap-2">
          <input type="checkbox" name="scope" value="all" />
          Valer para as 100 mais novas da lista
        </label>
      </div>
      <Toolbar className="">
        <Button type="submit" name="intent" value="check-release" disabled={form.pending}>
          Publicar as marcadas…
        </Button>
        <Button type="submit" look="secondary" name="intent" value="check-reject" disabled={form.pending}>
          Recusar as marcadas…
        </Button>
      </Toolbar>
      <p className="text-sm text-muted">Antes de valer, uma prévia mostra o que acontece com cada uma.</p>
    </Form>
  );
}

function HeldPreviewCard({
  form,
  kind,
  preview: { verb, ready, held },
}: {
  form: HeldState;
  kind: HeldKind;
  preview: HeldExtra["preview"];
}) {
  const title = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const releases = verb === "release";
  const count = plural(ready.length, "questão", "questões");
  return (
    <section aria-labelledby={title} className="card mt-4 space-y-3 p-4">
      <h2 id={title} ref={heading} tabIndex={-1} className="text-lg font-bold outline-none">
        Prévia: {releases ? `publicar ${count}` : `recusar ${count}`}
      </h2>
      <p className="text-muted">
        {releases
          ? "Estas voltam às buscas, com o gabarito que tinham:"
          : "Estas ficam fora do ar e saem da lista. O editor continua a abri-las:"}
      </p>
      <HeldLines lines={ready} />
      {held.length > 0 && (
        <>
          <p className="font-semibold">
            {plural(held.length, "fica", "ficam")} em quarentena, porque ainda não dá para publicar:
          </p>
          <HeldLines lines={held} />
        </>
      )}
      <Form of={form} className="flex flex-wrap gap-3" aria-label="Confirmar">
        <input type="hidden" name="kind" value={kind} />
        {ready.map(({ code }) => (
          <input key={code} type="hidden" name="code" value={code} />
        ))}
        {ready.length > 0 && (
          <Button type="submit" name="intent" value={verb} disabled={form.pending}>
            {releases ? `Publicar ${count}` : `Recusar ${count}`}
          </Button>
        )}
        <Button type="button" look="quiet" onClick={form.putAway}>
          Desistir
        </Button>
      </Form>
    </section>
  );
}

function HeldLines({ lines }: { lines: readonly HeldLine[] }) {
  return (
    <ul className="max-h-80 space-y-2 overflow-y-auto text-sm" tabIndex={lines.length > 4 ? 0 : undefined}>
      {lines.map(({ code, excerpt, reason }) => (
        <li key={code} className="rounded-control bg-inset p-3">
          <span className="font-mono">{code}</span> · <span className="font-serif">{excerpt}</span>
          <span className="mt-1 block break-words text-muted">{reason}</span>
        </li>
      ))}
    </ul>
  );
}

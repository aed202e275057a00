import { useFetcher } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { TextField } from "#app/platform/forms/components/fields.tsx";
import { type FormReply, refusalOf } from "#app/platform/forms/domain/form-reply.ts";
import { dateTimeValue, readDateTime } from "#app/platform/time/date-field.ts";
import { Button } from "#app/platform/ui/components/button.tsx";
import { Section } from "#app/platform/ui/components/section.tsx";
import { toast } from "#app/platform/ui/components/toasts.tsx";
import type { AssessmentField } from "../../domain/making/assessment-forms.ts";
import { assessmentPaths } from "../../paths.ts";
import type { AssessmentInMaking } from "../../services/making/load-making.server.ts";
import type { AssessmentDraft } from "./use-assessment-draft.ts";

type Props = { assessment: AssessmentInMaking; draft: AssessmentDraft; count: number };
type Reply = FormReply<AssessmentField, { revision: number }>;

/** The window, and what publishes: once it begins later, it is scheduled. */
export function PublishPart({ assessment, draft, count }: Props) {
  const { id, school, state, started } = assessment;
  const { opensAt, closesAt } = draft.content;
  const fetcher = useFetcher<Reply>();
  const told = useRef<unknown>(null);
  const reply = fetcher.data as Reply | undefined;
  useEffect(() => {
    if (!reply || told.current === reply) return;
    told.current = reply;
    if (reply.done && reply.revision) draft.known(reply.revision);
    if (reply.done && reply.message) toast(reply.message);
  }, [reply, draft]);
  const isLater = opensAt !== null && opensAt > Date.now() / 1000;
  async function send(intent: "publish" | "withdraw"): Promise<void> {
    const revision = await draft.finish();
    if (revision === null) {
      toast("Ainda há algo por salvar aqui. Confira e tente de novo.", "error");
      return;
    }
    const [inicio, fim] = [opensAt, closesAt].map((at) => (at === null ? "" : String(at)));
    const sent = { intent, avaliacao: id, revisao: String(revision), inicio: inicio ?? "", fim: fim ?? "" };
    fetcher.submit(sent, { method: "post", action: assessmentPaths.create(school.id) });
  }
  const pending = fetcher.state !== "idle";
  return (
    <Section id="parte-publicar" title="Quando" className="mt-6 border-t border-line pt-4">
      <WindowFields draft={draft} />
      {reply && !reply.done && (
        <p role="alert" className="mt-2 text-danger">
          {refusalOf(reply)}
        </p>
      )}
      <p className="mt-4 flex flex-wrap gap-2">
        <Button onClick={() => void send("publish")} pending={pending} disabled={count === 0}>
          {state === "draft" ? (isLater ? "Agendar" : "Publicar agora") : "Salvar o horário"}
        </Button>
        {state !== "draft" && !started && (
          <Button look="secondary" onClick={() => void send("withdraw")} pending={pending}>
            Voltar a rascunho
          </Button>
        )}
      </p>
    </Section>
  );
}

function WindowFields({ draft }: Pick<Props, "draft">) {
  const { opensAt, closesAt } = draft.content;
  return (
    <div className="mt-2 grid max-w-xl gap-3 sm:grid-cols-2">
      <TextField
        label="Começa em"
        type="datetime-local"
        hint="Em branco: assim que publicar. Horário de Brasília."
        value={dateTimeValue(opensAt)}
        onChange={(event) => draft.change({ opensAt: readDateTime(event.target.value) })}
      />
      <TextField
        label="Termina em"
        type="datetime-local"
        hint="Em branco: fica aberto até alguém encerrar."
        value={dateTimeValue(closesAt)}
        onChange={(event) => draft.change({ closesAt: readDateTime(event.target.value) })}
      />
    </div>
  );
}

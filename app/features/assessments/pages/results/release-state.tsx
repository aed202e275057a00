import { useParams } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { Form } from "#app/platform/forms/components/form.tsx";
import { ReplyMessage } from "#app/platform/forms/components/reply-message.tsx";
import { type FormState, useForm, usePageForm } from "#app/platform/forms/hooks/use-form.ts";
import { StateChip } from "#app/platform/page/components/school-frame.tsx";
import { formatNumber, plural } from "#app/platform/text/format.ts";
import { Button, ButtonLink } from "#app/platform/ui/components/button.tsx";
import { Toolbar } from "#app/platform/ui/components/part.tsx";
import { markingPaths } from "../../paths.ts";
import type { LoadedResults } from "./loaded-results.ts";
import type { ReleaseQuestion } from "./results-action.server.ts";

/** Milliseconds between two steps that the open page requests. */
const PACE = 1500;

/** A release in progress: the open page drives it; without a page, the clock does. */
function RunningRelease({ seen, expected }: NonNullable<LoadedResults["running"]>) {
  const { submit, pending, sender: Sender = "form" } = useForm({ intents: ["continue"] });
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (pending || seen > expected) return;
    const timer = setTimeout(() => form.current && submit(form.current), PACE);
    return () => clearTimeout(timer);
  }, [submit, pending, seen, expected]);
  const done = `${formatNumber(seen)} de ${plural(expected, "estudante", "estudantes")}`;
  return (
    <Sender ref={form} method="post" className="flex flex-wrap items-center gap-3">
      <input type="hidden" name="intent" value="continue" />
      <p role="status">Liberando: {done}</p>
      <progress
        value={seen}
        max={Math.max(1, expected)}
        aria-label="Andamento da liberação"
        className="accent-primary"
      />
      <noscript>
        <Button type="submit">Continuar a liberação</Button>
      </noscript>
    </Sender>
  );
}

/** Before a release that leaves answers without a mark: what is missing, and the two ways on. */
function UnmarkedQuestion({ missing, form, id }: { missing: ReleaseQuestion; form: FormState; id: string }) {
  const { schoolId = "" } = useParams();
  return (
    <div className="max-w-md no-print">
      <ReplyMessage done={false}>
        <p>{missing.words}</p>
        <p>Se liberar agora, elas contam zero até serem corrigidas. Nada foi liberado ainda.</p>
      </ReplyMessage>
      <Toolbar className="mt-2">
        <ButtonLink to={markingPaths.marking(schoolId, id)}>Ir para a correção</ButtonLink>
        <Form of={form} intent="release">
          <input type="hidden" name="confirmadas" value={missing.answers} />
          <Button type="submit" look="secondary" pending={form.pending}>
            Liberar mesmo assim
          </Button>
        </Form>
      </Toolbar>
    </div>
  );
}

/** While a release is withdrawn. */
function TakeBack({ until }: { until: string }) {
  const form = usePageForm({ intents: ["take-back"] });
  return (
    <Form of={form} intent="take-back" className="flex flex-wrap items-center gap-x-3 no-print">
      <Button type="submit" look="quiet" pending={form.pending}>
        Desfazer a liberação
      </Button>
      <span className="text-sm text-muted">Dá para desfazer até as {until}.</span>
    </Form>
  );
}

/** Releases the results, and withdraws them as long as that is possible. */
export function ReleaseState({ opened }: { opened: LoadedResults }) {
  return (
    <div>
      <StoringState opened={opened} />
      {opened.takeBackUntil !== null && <TakeBack until={opened.takeBackUntil} />}
    </div>
  );
}

/** The release itself; afterwards what of it is still to be stored. */
function StoringState({ opened }: { opened: LoadedResults }) {
  const form = usePageForm<string, { missing: ReleaseQuestion }>({ intents: ["release", "continue"] });
  const { releasedAt, waiting, sitting, running, isBehind } = opened;
  if (running) return <RunningRelease {...running} />;
  if (waiting === 0 && !isBehind)
    return releasedAt === null ? null : <StateChip tone="quiet">liberado</StateChip>;
  const missing = releasedAt === null ? form.reply?.missing : null;
  if (missing) return <UnmarkedQuestion missing={missing} form={form} id={opened.id} />;
  return (
    <div className="no-print">
      <Form of={form} intent={releasedAt === null ? "release" : "continue"}>
        <Button type="submit" pending={form.pending}>
          {opened.releaseLabel}
        </Button>
      </Form>
      {isBehind && (
        <p className="mt-1 text-sm text-muted">
          Um gabarito, uma correção ou uma entrega mudou depois da liberação.
        </p>
      )}
      {sitting > 0 && (
        <p className="mt-1 text-sm text-warning">
          {plural(sitting, "estudante ainda faz", "estudantes ainda fazem")} a prova.
        </p>
      )}
    </div>
  );
}

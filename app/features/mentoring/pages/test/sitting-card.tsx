import type { PracticeMode } from "#app/features/practice/domain/session.ts";
import { practicePaths } from "#app/features/practice/paths.ts";
import { Form } from "#app/platform/forms/components/form.tsx";
import type { FormState } from "#app/platform/forms/hooks/use-form.ts";
import { formatDate } from "#app/platform/time/format-date.ts";
import { Button, ButtonLink } from "#app/platform/ui/components/button.tsx";
import { type SittingState, testMode } from "../../domain/test.ts";
import { mentoringPaths } from "../../paths.ts";

type Own = {
  mode: PracticeMode;
  minutes: number | null;
  dueAt: number | null;
  session: string | null;
  state: SittingState;
};
type Props = {
  testId: string;
  own: Own;
  userId: string;
  form: Pick<FormState, "reply" | "sender" | "pending" | "progress">;
};

/** The way into one's own test, on with it, or to its report. */
export function SittingCard({ testId, own, userId, form }: Props) {
  const { mode, minutes, dueAt, session, state } = own;
  return (
    <section aria-label="A sua lista" className="card mt-4 p-4 sm:p-6">
      <p className="first-letter:uppercase">
        {testMode(mode, minutes)}
        {dueAt !== null && state !== "done" && `, para fazer até ${formatDate(dueAt)}`}.
      </p>
      {state === "waiting" && (
        <Form of={form} intent="start" className="mt-3">
          <Button type="submit" pending={form.pending}>
            Começar
          </Button>
          {mode === "exam" && (
            <p className="mt-2 text-sm text-muted">
              {minutes === null ? "" : "O relógio começa quando você tocar em Começar. "}O resultado sai
              quando você entregar.
            </p>
          )}
        </Form>
      )}
      {state === "open" && session && (
        <ButtonLink to={practicePaths.session(session)} className="mt-3">
          Continuar
        </ButtonLink>
      )}
      {state === "done" && session && (
        <div className="mt-3 flex flex-wrap gap-2">
          <ButtonLink to={mentoringPaths.report(testId, userId)}>Ver o relatório</ButtonLink>
          <ButtonLink look="secondary" to={practicePaths.result(session)}>
            Ver as questões corrigidas
          </ButtonLink>
        </div>
      )}
    </section>
  );
}

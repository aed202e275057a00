import { Form } from "#app/platform/forms/components/form.tsx";
import { FormMessage } from "#app/platform/forms/components/reply-message.tsx";
import { usePageForm } from "#app/platform/forms/hooks/use-form.ts";
import { formatDate } from "#app/platform/time/format-date.ts";
import { Button, ButtonLink } from "#app/platform/ui/components/button.tsx";
import { Heading } from "#app/platform/ui/components/part.tsx";
import { Table } from "#app/platform/ui/components/table.tsx";
import { TextLink } from "#app/platform/ui/components/text-link.tsx";
import { GradeCells } from "../../components/grade-cells.tsx";
import { essayPaths, gradingPaths } from "../../paths.ts";
import type { LoadedEssayResult } from "../../services/load-result.server.ts";

type Props = { result: LoadedEssayResult };

/** A new attempt at the same theme, and those there are. */
export function RewritePart({ result }: Props) {
  const { draft, attempts } = result;
  const form = usePageForm({ intents: ["rewrite"] });
  return (
    <section aria-labelledby="de-novo" className="mt-6">
      <Heading id="de-novo" className="no-print">
        Escrever de novo
      </Heading>
      <p className="no-print mt-1 text-muted">
        Uma nova tentativa no mesmo tema, que começa com este texto. O que você entregou fica como está.
      </p>
      <FormMessage of={form} className="mt-2" />
      <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-1 no-print">
        {draft === null ? (
          <Form of={form} intent="rewrite">
            <Button type="submit" pending={form.pending}>
              Escrever de novo
            </Button>
          </Form>
        ) : (
          <ButtonLink to={essayPaths.essay(draft)}>Continuar a nova tentativa</ButtonLink>
        )}
        <TextLink look="alone" to={essayPaths.progress()}>
          Ver sua evolução
        </TextLink>
      </div>
      {attempts.length > 1 && <AttemptTable result={result} />}
    </section>
  );
}

function AttemptTable({ result: { id, attempts, outcome } }: Props) {
  return (
    <Table
      label="Suas tentativas neste tema"
      head={["Devolvida em", "Nota", ...outcome.parts.map(({ label }) => label.split(" ")[0])]}
      caption="Suas tentativas neste tema"
    >
      {attempts.map(({ id: attempt, returnedAt, graded }) => (
        <tr key={attempt} className={attempt === id ? "bg-primary-soft" : undefined}>
          <th scope="row" className="whitespace-nowrap">
            {attempt === id ? (
              `${formatDate(returnedAt ?? 0)}, esta`
            ) : (
              <TextLink look="alone" to={gradingPaths.result(attempt)}>
                {formatDate(returnedAt ?? 0)}
              </TextLink>
            )}
          </th>
          <GradeCells graded={graded} />
        </tr>
      ))}
    </Table>
  );
}

import { Link } from "@remix-run/react";
import { Form } from "#app/platform/forms/components/form.tsx";
import { FormMessage } from "#app/platform/forms/components/reply-message.tsx";
import { usePageForm } from "#app/platform/forms/hooks/use-form.ts";
import { formatDate } from "#app/platform/time/format-date.ts";
import { Button, ButtonLink } from "#app/platform/ui/components/button.tsx";
import { WideTable } from "#app/platform/ui/components/wide-table.tsx";
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
      <h2 id="de-novo" className="no-print text-lg font-semibold">
        Escrever de novo
      </h2>
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
        <Link
          to={essayPaths.progress()}
          className="inline-flex min-h-11 items-center font-medium text-link underline"
        >
          Ver sua evolução
        </Link>
      </div>
      {attempts.length > 1 && <AttemptTable result={result} />}
    </section>
  );
}

function AttemptTable({ result: { id, attempts, outcome } }: Props) {
  return (
    <WideTable label="Suas tentativas neste tema" className="mt-3">
      <table className="w-full text-left text-sm">
        <caption className="p-3 text-left font-semibold">Suas tentativas neste tema</caption>
        <thead>
          <tr>
            {["Devolvida em", "Nota", ...outcome.parts.map(({ label }) => label.split(" ")[0])].map(
              (name) => (
                <th key={name} scope="col" className="p-3 font-medium text-muted">
                  {name}
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {attempts.map(({ id: attempt, returnedAt, graded }) => (
            <tr key={attempt} className={`border-t border-line ${attempt === id ? "bg-primary-soft" : ""}`}>
              <th scope="row" className="px-3 font-medium whitespace-nowrap">
                {attempt === id ? (
                  `${formatDate(returnedAt ?? 0)}, esta`
                ) : (
                  <Link
                    to={gradingPaths.result(attempt)}
                    className="inline-flex min-h-11 items-center text-link underline"
                  >
                    {formatDate(returnedAt ?? 0)}
                  </Link>
                )}
              </th>
              <GradeCells graded={graded} />
            </tr>
          ))}
        </tbody>
      </table>
    </WideTable>
  );
}

import { Form } from "#app/platform/forms/components/form.tsx";
import type { FormState } from "#app/platform/forms/hooks/use-form.ts";
import { plural } from "#app/platform/text/format.ts";
import { formatDateTime } from "#app/platform/time/format-time.ts";
import { Button } from "#app/platform/ui/components/button.tsx";
import { Heading } from "#app/platform/ui/components/part.tsx";
import { SharedPassages } from "../../components/shared-passages.tsx";
import { copyInWords } from "../../domain/estimate/copied-lines.ts";
import type { LoadedCopies } from "../../services/tasks/judge-copies.server.ts";

type Pair = LoadedCopies["pairs"][number];
type Props = { taskId: string; pair: Pair; form: FormState };

const UNNAMED = "Estudante de outra proposta";

/** Two essays with what they share, and what a person decided. */
export function CopyPair({ taskId, pair, form }: Props) {
  const { num, passages, words, decision } = pair;
  const [one, other] = [pair.name ?? UNNAMED, pair.otherName ?? UNNAMED];
  const heading = `${one} e ${other}`;
  return (
    <li className="card p-4">
      <Heading>{heading}</Heading>
      <p className="text-sm text-muted">
        {plural(passages.length, "trecho igual", "trechos iguais")}, {plural(words, "palavra", "palavras")} ·
        entregues em {formatDateTime(pair.submittedAt)} e {formatDateTime(pair.otherSubmittedAt)}
        {pair.taskId !== pair.otherTaskId && " · de duas propostas"}
      </p>
      {decision && <p className="mt-1 font-medium">{decidedInWords(pair)}</p>}
      <div className="mt-3">
        <SharedPassages passages={passages} one={one} other={other} />
      </div>
      <Form of={form} intent="judge-copy" className="mt-3 flex flex-wrap gap-2 no-print">
        <input type="hidden" name="tarefa" value={taskId} />
        <input type="hidden" name="par" value={num} />
        {decision !== "coincidence" && (
          <Judge value="coincidence" about={heading}>
            Visto: coincidência
          </Judge>
        )}
        {decision !== "copy" && (
          <Judge value="copy" about={heading}>
            Visto: cópia
          </Judge>
        )}
        {decision && (
          <Judge value="" about={heading}>
            Retirar a decisão
          </Judge>
        )}
      </Form>
    </li>
  );
}

function Judge({ value, about, children }: { value: string; about: string; children: string }) {
  return (
    <Button
      type="submit"
      name="decisao"
      value={value}
      look={value === "" ? "quiet" : "secondary"}
      aria-label={`${children}: ${about}`}
    >
      {children}
    </Button>
  );
}

function decidedInWords({ decision, decidedBy, decidedAt }: Pair): string {
  const who = decidedBy ?? "conta excluída";
  const when = decidedAt === null ? "" : `, ${formatDateTime(decidedAt)}`;
  return decision ? `${copyInWords(decision)} (${who}${when})` : "";
}

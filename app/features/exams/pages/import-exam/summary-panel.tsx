import { ReplyMessage } from "#app/platform/forms/components/reply-message.tsx";
import type { FormReply } from "#app/platform/forms/domain/form-reply.ts";
import { plural } from "#app/platform/text/format.ts";
import { Button } from "#app/platform/ui/components/button.tsx";
import { Heading } from "#app/platform/ui/components/part.tsx";
import { ProblemList } from "../../components/problem-list.tsx";
import { summaryText } from "../../domain/import-summary.ts";
import type { IdeExtra, IdeField } from "./import-exam-action.server.ts";

type SummaryPanelProps = {
  reply: FormReply<IdeField, IdeExtra>;
  stale: boolean;
  pending: boolean;
  onJump: (line: number) => void;
};

/** Preview with the import button, or result, with rejected questions by line. */
export function SummaryPanel({ reply, stale, pending, onJump }: SummaryPanelProps) {
  if (reply.code)
    return (
      <ReplyMessage done={false} key={reply.code}>
        <p className="font-semibold">{`Ocorreu um erro: ${reply.code}`}</p>
        <p>{reply.message}</p>
      </ReplyMessage>
    );
  const { summary } = reply;
  if (!summary) return null;
  const { fresh, changed, same, rejected, problems } = summary;
  const whole = fresh + changed + same;
  if (reply.intent === "import")
    return (
      <div className="space-y-3">
        <ReplyMessage done={rejected === 0} key="imported">
          <p className="font-semibold">
            {rejected === 0
              ? "Importação feita."
              : "Importação feita em parte: nem todas as questões entraram."}
          </p>
          <p>
            {summaryText(summary)}. Corrija o que ficou de fora e importe de novo: o que já entrou não se
            repete.
          </p>
        </ReplyMessage>
        <ProblemList problems={problems} onJump={onJump} />
      </div>
    );
  return (
    <section aria-label="Resumo da importação" className="card space-y-4 p-4">
      <div>
        <Heading>Resumo da importação</Heading>
        <p role="status" className="mt-1">
          {summaryText(summary)}
        </p>
        {changed > 0 && (
          <p className="mt-1 text-sm text-muted">
            As que mudam já estão no acervo: o texto e o gabarito novos tomam o lugar dos antigos.
          </p>
        )}
      </div>
      <ProblemList problems={problems} onJump={onJump} />
      {stale && (
        <p className="text-sm text-muted">
          O texto mudou depois deste resumo. Confira de novo antes de importar.
        </p>
      )}
      {whole > 0 && !stale && (
        <Button type="submit" name="intent" value="import" pending={pending}>
          Importar {plural(whole, "questão", "questões")}
          {rejected > 0 && ` e deixar ${rejected} de fora`}
        </Button>
      )}
    </section>
  );
}

import { TimerOff } from "lucide-react";
import { LATE_GRACE } from "#app/features/bank/domain/held-back.ts";
import { plural } from "#app/platform/text/format.ts";
import { inWords } from "#app/platform/text/in-words.ts";
import { formatDateTime } from "#app/platform/time/format-time.ts";
import { HOUR } from "#app/platform/time/units.ts";
import { Icon } from "#app/platform/ui/components/icon.tsx";
import { endedByTime } from "../../domain/session-end.ts";
import type { ResultQuestion } from "../../services/read-practice-result.server.ts";

type TimeNoticeProps = {
  session: { startedAt: number; endedAt: number | null; timeLimit: number | null };
  questions: readonly Pick<ResultQuestion, "position" | "late">[];
};

/** When time ran out, and which answers were too late. */
export function TimeNotice({ session, questions }: TimeNoticeProps) {
  const late = questions.filter((question) => question.late !== null).map(({ position }) => position + 1);
  const timeUp = endedByTime(session);
  if (!timeUp && late.length === 0) return null;
  const hours = LATE_GRACE / HOUR;
  return (
    <div className="mt-4 flex items-start gap-3 rounded-card bg-warning-soft p-4 text-warning">
      <Icon as={TimerOff} className="mt-0.5 shrink-0" />
      <div className="space-y-1">
        {timeUp && session.endedAt !== null && (
          <p>O tempo acabou em {formatDateTime(session.endedAt)}, e a prova terminou ali.</p>
        )}
        {late.length > 0 && (
          <p>
            {plural(late.length, "resposta chegou", "respostas chegaram")} depois do fim e não{" "}
            {late.length === 1 ? "conta" : "contam"} no resultado:{" "}
            {late.length === 1 ? "questão" : "questões"} {inWords(late.map(String))}. O que você responde sem
            internet antes do fim conta se chegar em até {hours} horas, antes de a prova ser entregue.
          </p>
        )}
      </div>
    </div>
  );
}

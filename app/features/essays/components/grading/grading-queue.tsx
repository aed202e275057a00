import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { Form } from "#app/platform/forms/components/form.tsx";
import { FormMessage } from "#app/platform/forms/components/reply-message.tsx";
import { useForm } from "#app/platform/forms/hooks/use-form.ts";
import { SchoolFrame } from "#app/platform/page/components/school-frame.tsx";
import { plural } from "#app/platform/text/format.ts";
import { formatDateTime } from "#app/platform/time/format-time.ts";
import { Button } from "#app/platform/ui/components/button.tsx";
import { Empty } from "#app/platform/ui/components/empty.tsx";
import { Section } from "#app/platform/ui/components/section.tsx";
import { roundInWords } from "../../domain/grading/grading-words.ts";
import type { LoadedGradingQueue } from "../../services/grading/load-grading.server.ts";
import { PanelPart } from "./panel-part.tsx";

type Props = {
  queue: LoadedGradingQueue;
  desk: (num: number) => string;
  agreement: string;
  children?: ReactNode;
};

function waitingInWords({ waiting, thirds, peer }: LoadedGradingQueue): string {
  if (peer)
    return waiting === 0
      ? "Nenhuma redação de colega espera por você."
      : "Há redação de colega para ler. Ninguém vê a nota do outro antes do resultado.";
  if (waiting === 0) return "Nenhuma redação espera por você.";
  const own = plural(waiting, "redação espera", "redações esperam");
  const third = thirds === 0 ? "" : `, ${plural(thirds, "delas com discrepância", "delas com discrepância")}`;
  return `${own} por uma leitura${third}. Ninguém vê a nota do outro antes do resultado.`;
}

/** A grader's own readings, the way to more, and the panels that they may sit on. */
export function GradingQueue({ queue, desk, agreement, children }: Props) {
  const form = useForm({ intents: ["take", "free", "take-panel", "close-panel"] });
  const { own, peer } = queue;
  return (
    <SchoolFrame
      title={peer ? "Redações de colegas" : "Correção de redações"}
      facts={waitingInWords(queue)}
      actions={
        queue.waiting > 0 && (
          <Form of={form} intent="take">
            <Button type="submit" pending={form.pending}>
              {peer ? "Pegar uma redação" : "Pegar redações"}
            </Button>
          </Form>
        )
      }
    >
      <FormMessage of={form} withProblems className="mt-4" />
      <Section title={<>Para mim ({own.length})</>}>
        {own.length === 0 ? (
          <Empty>
            {peer
              ? "Nada com você agora. Você lê duas redações de cada proposta, uma por vez, sem nomes: nem o seu aparece."
              : "Nada com você agora. Pegue até seis redações por vez: o nome de quem escreveu não aparece."}
          </Empty>
        ) : (
          <ReadingList rows={own} now={queue.now} desk={desk} />
        )}
      </Section>
      {queue.sits && <PanelPart queue={queue} form={form} agreement={agreement} />}
      {children}
    </SchoolFrame>
  );
}

type ListProps = Pick<Props, "desk"> & { rows: LoadedGradingQueue["own"]; now: number };

function ReadingList({ rows, now, desk }: ListProps) {
  return (
    <ul className="mt-2 divide-y divide-line border-y border-line">
      {rows.map(({ num, code, theme, round, dueAt, way, words, total }) => (
        <li key={num}>
          <Link
            to={desk(num)}
            className="flex min-h-16 flex-wrap items-center gap-x-4 py-2 no-underline hover:bg-inset"
          >
            <span className="min-w-0 grow basis-64">
              <span className="block font-medium text-link">
                Redação {code.toUpperCase()} · {theme}
              </span>
              <span className="text-sm text-muted">
                {roundInWords(round)} · {way === "photos" ? "por foto" : plural(words, "palavra", "palavras")}
                {total !== null && " · pronta para concluir"}
              </span>
            </span>
            <span className={`text-sm ${dueAt !== null && dueAt < now ? "text-danger" : "text-muted"}`}>
              {dueAt === null ? "" : `até ${formatDateTime(dueAt)}`}
              {dueAt !== null && dueAt < now && ", fora do prazo"}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

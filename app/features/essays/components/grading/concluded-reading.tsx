import { useRef } from "react";
import { ReplyMessage } from "#app/platform/forms/components/reply-message.tsx";
import { formatHundredths } from "#app/platform/text/format.ts";
import { ButtonLink } from "#app/platform/ui/components/button.tsx";
import { Rows, Toolbar } from "#app/platform/ui/components/part.tsx";
import { wholeOf } from "../../domain/grading/essay-levels.ts";
import { profileOfTheme } from "../../domain/grading/graded-essay.ts";
import { totalOfDraft } from "../../domain/grading/grading-draft.ts";
import { pointsInWords, totalInWords } from "../../domain/grading/grading-words.ts";
import type { LoadedGrading } from "../../services/grading/load-grading.server.ts";
import { EssayPane } from "./essay-pane.tsx";

type Props = { grading: LoadedGrading; queue: string; next: string | null };

/** A reading that was concluded: it no longer changes. */
export function ConcludedReading({ grading, queue, next }: Props) {
  const { draft } = grading;
  const profile = profileOfTheme(grading.profile);
  const sheet = useRef<HTMLDivElement>(null);
  return (
    <div className="mt-4 grid gap-5 lg:grid-cols-[minmax(0,3fr)_minmax(21rem,2fr)]">
      <section aria-label="Sua leitura" className="space-y-3 lg:order-2">
        <ReplyMessage done>
          Leitura concluída: {totalInWords(totalOfDraft(draft), draft.status)} de{" "}
          {pointsInWords(wholeOf(profile))}. Ela não muda mais.
        </ReplyMessage>
        <Rows className="px-4">
          {profile.criteria.map(({ short, title }, at) => (
            <li key={short} className="py-2">
              <p className="flex justify-between gap-3">
                <span>
                  {short} {title}
                </span>
                <strong>{draft.status === "normal" ? pointsInWords(draft.grades[at] ?? 0) : "–"}</strong>
              </p>
              {draft.comments[at] && (
                <p className="text-sm whitespace-pre-wrap text-muted">{draft.comments[at]}</p>
              )}
            </li>
          ))}
        </Rows>
        {grading.estimate && <Estimate {...grading.estimate} />}
        <Toolbar className="">
          {next && <ButtonLink to={next}>Próxima redação</ButtonLink>}
          <ButtonLink to={queue} look="secondary">
            Voltar à fila
          </ButtonLink>
        </Toolbar>
      </section>
      <EssayPane
        grading={grading}
        marks={draft.marks}
        labels={profile.criteria.map(({ short }) => short)}
        sheet={sheet}
      />
    </div>
  );
}

/** From the form of the text alone, with how little it agrees with people. */
function Estimate({ total, kappa, low, high, error }: NonNullable<LoadedGrading["estimate"]>) {
  return (
    <p className="rounded-control bg-inset p-3 text-sm text-muted">
      Estimativa automática: <strong>{pointsInWords(total)}</strong> de 1.000. Olha só a forma do texto
      (tamanho, vocabulário, conectivos) e concorda com corretores com kappa {formatHundredths(kappa)} (
      {formatHundredths(low)} a {formatHundredths(high)}), com erro médio de{" "}
      {pointsInWords(Math.round(error))} pontos. Não entra na nota.
    </p>
  );
}

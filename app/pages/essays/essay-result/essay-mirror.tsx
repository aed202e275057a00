import { pointsInWords } from "#app/domain/essays/grading-words.ts";
import type { OpenedEssayResult } from "#app/services/essays/open-result.server.ts";

/** The mirror as the exam gives it: the total, each competence with its level, and what was said of it. */
export function EssayMirror({ result }: { result: OpenedEssayResult }) {
  const { outcome, levels, readings } = result;
  const whole = outcome.parts.length;
  const said = (at: number) => [
    ...new Set(readings.map(({ comments }) => comments[at]?.trim() ?? "").filter(Boolean)),
  ];
  return (
    <section aria-labelledby="espelho" className="card mt-4 p-4 sm:p-6">
      <div className="flex flex-wrap items-baseline justify-between gap-2">
        <h2 id="espelho" className="text-lg font-semibold">
          Espelho da redação
        </h2>
        <p>
          Nota <strong className="text-3xl">{pointsInWords(outcome.total)}</strong> de{" "}
          {pointsInWords(outcome.most)}
        </p>
      </div>
      <ol className="mt-3 divide-y divide-line">
        {outcome.parts.map(({ label, grade, most }, at) => (
          <li key={label} className="break-inside-avoid py-3">
            <p className="flex justify-between gap-3 font-medium">
              <span>{label}</span>
              <span>
                {pointsInWords(grade)} de {pointsInWords(most)}
              </span>
            </p>
            <Bar share={grade / most} />
            <p className="mt-1 text-sm text-muted">{levels[at]}</p>
            {said(at).map((comment) => (
              <p key={comment} className="mt-2 border-l-2 border-line-strong pl-3 whitespace-pre-wrap">
                {comment}
              </p>
            ))}
          </li>
        ))}
      </ol>
      {said(whole).map((comment) => (
        <p key={comment} className="mt-3 border-l-2 border-line-strong pl-3 whitespace-pre-wrap">
          {comment}
        </p>
      ))}
      <p className="mt-3 text-sm text-muted">
        {readings.length === 1
          ? "A banca definiu esta nota."
          : "Média das duas notas mais próximas, de pessoas que leram sem ver o seu nome nem a nota uma da outra."}
      </p>
    </section>
  );
}

function Bar({ share }: { share: number }) {
  return (
    <svg viewBox="0 0 100 4" preserveAspectRatio="none" className="mt-1 h-2 w-full" aria-hidden="true">
      <rect width="100" height="4" className="fill-[var(--inset)]" />
      <rect width={100 * share} height="4" className="fill-[var(--primary)]" />
    </svg>
  );
}

import { Heading } from "#app/platform/ui/components/part.tsx";
import { gradedBy, pointsInWords } from "../../domain/grading/grading-words.ts";
import type { LoadedEssayResult } from "../../services/load-result.server.ts";

type Props = { result: LoadedEssayResult };

/** The mirror as the exam gives it: the total, each competence with its level, what was said of it, and what to do next. */
export function EssayMirror({ result }: Props) {
  const { outcome, readings } = result;
  return (
    <section aria-labelledby="espelho" className="card mt-4 p-4 sm:p-6">
      <div className="flex flex-wrap items-baseline justify-between gap-2">
        <Heading id="espelho">Espelho da redação</Heading>
        <p>
          Nota <strong className="text-3xl">{pointsInWords(outcome.total)}</strong> de{" "}
          {pointsInWords(outcome.most)}
        </p>
      </div>
      <ol className="mt-3 divide-y divide-line">
        {outcome.parts.map(({ label }, at) => (
          <MirrorPart key={label} result={result} at={at} />
        ))}
      </ol>
      <Said result={result} at={outcome.parts.length} />
      <p className="mt-3 text-sm text-muted">
        {gradedBy(
          readings.map(({ round }) => round),
          result.peers,
        )}
      </p>
    </section>
  );
}

function changeInWords(change: number): string {
  if (change === 0) return "igual à tentativa anterior";
  const points = pointsInWords(Math.abs(change));
  return change > 0
    ? `${points} a mais que na tentativa anterior`
    : `${points} a menos que na tentativa anterior`;
}

type PartProps = Props & { at: number };

function MirrorPart({ result, at }: PartProps) {
  const { outcome, levels, seen, advice, changes } = result;
  const part = outcome.parts[at];
  if (!part) return null;
  const { label, grade, most } = part;
  const limits = seen[at] ?? [];
  const change = changes?.[at];
  return (
    <li className="break-inside-avoid py-3">
      <p className="flex justify-between gap-3 font-medium">
        <span>{label}</span>
        <span className="shrink-0">
          {pointsInWords(grade)} de {pointsInWords(most)}
        </span>
      </p>
      <Bar share={grade / most} />
      <p className="mt-1 text-sm text-muted">
        {levels[at]}
        {change !== undefined && ` · ${changeInWords(change)}`}
      </p>
      {limits.length > 0 && <p className="mt-1 text-sm">Quem leu viu: {limits.join("; ")}.</p>}
      <Said result={result} at={at} />
      {advice[at] && (
        <p className="mt-2">
          <strong className="font-semibold">Na próxima:</strong> {advice[at]}
        </p>
      )}
    </li>
  );
}

/** Comments on a criterion, or on the whole; none twice. */
function Said({ result: { readings }, at }: PartProps) {
  const said = new Set(readings.map(({ comments }) => comments[at]?.trim() ?? "").filter(Boolean));
  return [...said].map((comment) => (
    <p key={comment} className="mt-2 border-l-2 border-line-strong pl-3 whitespace-pre-wrap">
      {comment}
    </p>
  ));
}

function Bar({ share }: { share: number }) {
  return (
    <svg viewBox="0 0 100 4" preserveAspectRatio="none" className="mt-1 h-2 w-full" aria-hidden="true">
      <rect width="100" height="4" className="fill-[var(--inset)]" />
      <rect width={100 * share} height="4" className="fill-[var(--primary)]" />
    </svg>
  );
}

import type { ExamProblem } from "#app/features/bank/domain/exchange/farol/problem.ts";

type ListProps = { problems: readonly ExamProblem[]; onJump?: (line: number) => void; label?: string };

/** By line, with links if `onJump` is given. */
export function ProblemList({ problems, onJump, label = "Erros" }: ListProps) {
  if (problems.length === 0) return null;
  return (
    <ul
      className="divide-y divide-line overflow-hidden rounded-control border border-line"
      aria-label={label}
    >
      {problems.map(({ line, message }) => (
        <li key={`${line} ${message}`} className="flex items-start gap-3 bg-card px-3 py-1 text-sm">
          {onJump ? (
            <button
              type="button"
              onClick={() => onJump(line)}
              className="min-h-11 min-w-20 shrink-0 text-left font-semibold text-danger underline tabular-nums"
            >
              Linha {line}
            </button>
          ) : (
            <span className="min-w-20 shrink-0 py-2.5 font-semibold text-danger tabular-nums">
              Linha {line}
            </span>
          )}
          <p className="min-w-0 py-2.5 break-words">{message}</p>
        </li>
      ))}
    </ul>
  );
}

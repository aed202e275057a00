import { differenceOf } from "#app/domain/text-difference.ts";

/** What changed since the version that was written before. */
export function FormerText({ was, is }: { was: string; is: string }) {
  const parts = differenceOf(was, is).map((part, index) => ({ ...part, key: `${index}-${part.change}` }));
  return (
    <details className="mt-6 no-print">
      <summary className="min-h-11 font-semibold">Comparar com a versão anterior</summary>
      <p className="card mt-2 p-4 font-serif whitespace-pre-wrap">
        {parts.map(({ key, text, change }) => {
          if (change === "removed")
            return (
              <del key={key} className="bg-danger-soft">
                {text}
              </del>
            );
          if (change === "added")
            return (
              <ins key={key} className="bg-success-soft">
                {text}
              </ins>
            );
          return <span key={key}>{text}</span>;
        })}
      </p>
    </details>
  );
}

import { Link } from "@remix-run/react";
import { TextDifference } from "../../components/text-difference.tsx";
import { gradingPaths } from "../../paths.ts";
import type { LoadedEssayResult } from "../../services/load-result.server.ts";

/** The changes since the attempt that this one rewrites. */
export function FormerText({ result: { former, text } }: { result: LoadedEssayResult }) {
  if (!former) return null;
  return (
    <details className="mt-6 no-print">
      <summary className="min-h-11 font-semibold">Comparar com a tentativa anterior</summary>
      <p className="text-sm text-muted">
        Riscado: saiu. Sublinhado: entrou.{" "}
        {former.id && (
          <Link
            to={gradingPaths.result(former.id)}
            className="inline-flex min-h-11 items-center text-link underline"
          >
            Ver a anterior
          </Link>
        )}
      </p>
      <div className="card mt-2 p-4">
        <TextDifference was={former.text} is={text} />
      </div>
    </details>
  );
}

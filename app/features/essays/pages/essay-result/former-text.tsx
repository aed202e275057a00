import { Card } from "#app/platform/ui/components/part.tsx";
import { TextLink } from "#app/platform/ui/components/text-link.tsx";
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
          <TextLink look="alone" to={gradingPaths.result(former.id)}>
            Ver a anterior
          </TextLink>
        )}
      </p>
      <Card className="mt-2">
        <TextDifference was={former.text} is={text} />
      </Card>
    </details>
  );
}

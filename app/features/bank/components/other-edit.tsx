import { DifferenceList } from "#app/platform/drafts/components/difference-list.tsx";
import type { Difference } from "#app/platform/drafts/domain/difference.ts";

/** After a concurrent edit. */
export function OtherEdit({ differences }: { differences: readonly Difference[] }) {
  return (
    <section aria-labelledby="diferenca" className="card mt-3 p-4">
      <h2 id="diferenca" className="mb-2 font-semibold">
        Da questão como está agora para o que você escreveu
      </h2>
      {differences.length === 0 ? (
        <p className="text-muted">Nenhuma diferença: a outra pessoa salvou o mesmo.</p>
      ) : (
        <DifferenceList differences={differences} />
      )}
    </section>
  );
}

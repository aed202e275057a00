import { DifferenceList } from "#app/platform/drafts/components/difference-list.tsx";
import type { Difference } from "#app/platform/drafts/domain/difference.ts";
import { Section } from "#app/platform/ui/components/section.tsx";

/** After a concurrent edit. */
export function OtherEdit({ differences }: { differences: readonly Difference[] }) {
  return (
    <Section card title="Da questão como está agora para o que você escreveu" className="mt-4">
      {differences.length === 0 ? (
        <p className="text-muted">Nenhuma diferença: a outra pessoa salvou o mesmo.</p>
      ) : (
        <DifferenceList differences={differences} />
      )}
    </Section>
  );
}

import { claimTexts, schoolRoleTexts } from "#app/platform/access/claim-texts.ts";
import { tierLabels } from "#app/platform/access/tiers-table.ts";
import { MarkChip } from "#app/platform/page/components/mark-chip.tsx";
import type { PersonView } from "../services/person-view.server.ts";

export function PersonChips({ person }: { person: PersonView }) {
  const { claims, tier, school, emailVerified, profileComplete, suspended } = person;
  return (
    <ul className="flex flex-wrap gap-1.5" aria-label="Situação">
      {suspended && (
        <li>
          <MarkChip tone="red">Suspensa</MarkChip>
        </li>
      )}
      {!emailVerified && (
        <li>
          <MarkChip tone="amber">E-mail por confirmar</MarkChip>
        </li>
      )}
      {!profileComplete && (
        <li>
          <MarkChip tone="amber">Sem questionário</MarkChip>
        </li>
      )}
      <li>
        <MarkChip tone={tier === "gratuito" ? "plain" : "green"}>Nível {tierLabels[tier]}</MarkChip>
      </li>
      {claims.map((claim) => (
        <li key={claim}>
          <MarkChip tone="blue">{claimTexts[claim].title}</MarkChip>
        </li>
      ))}
      {school && (
        <li>
          <MarkChip tone="blue">
            {schoolRoleTexts[school.role].title} · {school.id}
          </MarkChip>
        </li>
      )}
    </ul>
  );
}

import { tiersTable } from "#app/platform/access/tiers-table.ts";
import { holdingText, type PlanHolding } from "../domain/plan-holding.ts";

/** What one has and from where: one line each. */
export function OwnPlan({ holdings }: { holdings: readonly PlanHolding[] }) {
  if (holdings.length === 0) return <p>Você usa a {tiersTable.gratuito.name.toLowerCase()}.</p>;
  return (
    <div>
      <p>Você tem:</p>
      <ul className="list-disc pl-5">
        {holdings.map((holding) => (
          <li key={holding.from} className="font-medium">
            {holdingText(holding)}
          </li>
        ))}
      </ul>
      {holdings.some(({ until }) => until !== null) && (
        <p className="text-sm text-muted">O que tem data para acabar não se renova sozinho.</p>
      )}
    </div>
  );
}

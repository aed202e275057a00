import { Check } from "lucide-react";
import { ButtonLink } from "#app/components/ui/button.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import type { Plan, PlanAccess } from "#app/domain/billing/plans.ts";
import { useViewer } from "#app/hooks/shell/use-viewer.ts";
import { searchPaths } from "#app/paths/search.ts";
import { formatMoney } from "#app/text/format.ts";
import { contact } from "#app/text/product.ts";

const prices: Record<PlanAccess, string> = {
  "sign-up": "",
  membership: "Pela sua escola ou comunidade",
  team: "Por convite da equipe",
};

function Access({ access }: { access: PlanAccess }) {
  const viewer = useViewer();
  if (access === "sign-up")
    return viewer ? (
      <ButtonLink to={searchPaths.search()} className="w-full">
        Ver questões
      </ButtonLink>
    ) : (
      <ButtonLink to="?login=true" preventScrollReset className="w-full">
        Entrar
      </ButtonLink>
    );
  const address = access === "membership" ? contact.schools : contact.help;
  return (
    <a
      href={`mailto:${address}`}
      className="inline-flex min-h-11 items-center font-medium text-link underline"
    >
      Fale com a gente
    </a>
  );
}

export function PlanCard({ plan, before }: { plan: Plan; before: string | null }) {
  const { monthlyCentavos } = plan;
  return (
    <li
      className={`card flex flex-col p-5 ${plan.id === "free" ? "border-primary ring-1 ring-primary" : ""}`}
    >
      <h2 className="text-xl font-bold">{plan.name}</h2>
      <p className="mt-1 font-medium text-primary-strong">
        {monthlyCentavos === null ? prices[plan.access] : `${formatMoney(monthlyCentavos)} por mês`}
      </p>
      <p className="mt-3 text-[0.9375rem] text-muted">{plan.summary}</p>
      <ul className="mt-4 mb-6 space-y-2 text-[0.9375rem]">
        {before && (
          <li className="flex gap-2 font-medium">
            <Icon as={Check} size={18} className="mt-0.5 shrink-0 text-success" />
            Tudo de “{before}”
          </li>
        )}
        {plan.includes.map((each) => (
          <li key={each} className="flex gap-2">
            <Icon as={Check} size={18} className="mt-0.5 shrink-0 text-success" />
            {each}
          </li>
        ))}
      </ul>
      <div className="mt-auto">
        <Access access={plan.access} />
      </div>
    </li>
  );
}

import { brazilianStates } from "#app/features/accounts/domain/sign-up/brazilian-states.ts";
import { institutionOf } from "#app/features/bank/domain/catalogue/institutions.ts";

/** What a page calls a group. */
export function groupName(group: string): string {
  const [kind = "", ...rest] = group.split("-");
  const id = rest.join("-");
  if (kind === "estado") return brazilianStates.find(({ code }) => code === id)?.name ?? id;
  if (kind === "prova") return institutionOf(id)?.name ?? id;
  return kind === "escola" ? "Minha escola" : "Todos";
}

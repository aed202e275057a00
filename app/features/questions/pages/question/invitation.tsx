import { useLocation } from "@remix-run/react";
import { addressWith } from "#app/features/accounts/domain/dialog-address.ts";
import { ButtonLink } from "#app/platform/ui/components/button.tsx";
import type { EntryStanding } from "../../domain/entry/entry-rules.ts";
import { invitationText } from "../../domain/entry/invitation.ts";

/** What an account would save, below the first answers of a visitor. */
export function Invitation({ standing }: { standing: EntryStanding }) {
  const location = useLocation();
  return (
    <aside
      aria-label="Guardar as respostas"
      className="mt-2 mb-1 flex flex-wrap items-center gap-x-4 gap-y-3 rounded-card bg-primary-soft p-4"
    >
      <p className="min-w-0 flex-1 basis-56 font-semibold text-balance">{`${invitationText(standing)}.`}</p>
      <ButtonLink to={addressWith(location, "signUp")} preventScrollReset className="max-sm:w-full">
        Criar conta grátis
      </ButtonLink>
    </aside>
  );
}

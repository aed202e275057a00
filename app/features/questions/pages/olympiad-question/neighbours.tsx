import { ChevronLeft, ChevronRight } from "lucide-react";
import { ButtonLink } from "#app/platform/ui/components/button.tsx";
import { Icon } from "#app/platform/ui/components/icon.tsx";

type NeighboursProps = { previous: string | 0 | null; next: string | 0 | null };

/** Within the list it was opened from; none at its ends. */
export function Neighbours({ previous, next }: NeighboursProps) {
  if (!previous && !next) return null;
  return (
    <nav aria-label="Questões da lista" className="no-print mt-4 flex justify-between gap-3 max-sm:*:px-3">
      {previous ? (
        <ButtonLink to={previous} look="secondary">
          <Icon as={ChevronLeft} size={18} className="max-sm:hidden" />
          Questão anterior
        </ButtonLink>
      ) : (
        <span />
      )}
      {next && (
        <ButtonLink to={next} look="secondary">
          Próxima questão
          <Icon as={ChevronRight} size={18} className="max-sm:hidden" />
        </ButtonLink>
      )}
    </nav>
  );
}

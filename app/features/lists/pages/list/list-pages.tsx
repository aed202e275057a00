import { ButtonLink } from "#app/platform/ui/components/button.tsx";
import { listPaths } from "../../paths.ts";

type Props = { id: string; page: number; pages: number; part: string | null };

export function ListPages({ id, page, pages, part }: Props) {
  if (pages === 1) return null;
  return (
    <nav aria-label="Páginas" className="mt-4 flex flex-wrap items-center gap-3">
      {page > 1 && (
        <ButtonLink look="secondary" rel="prev" to={listPaths.list(id, { parte: part, pagina: page - 1 })}>
          Anteriores
        </ButtonLink>
      )}
      <span className="text-muted">
        Página {page} de {pages}
      </span>
      {page < pages && (
        <ButtonLink look="secondary" rel="next" to={listPaths.list(id, { parte: part, pagina: page + 1 })}>
          Próximas
        </ButtonLink>
      )}
    </nav>
  );
}

import { useSearchParams } from "@remix-run/react";
import type { ReactNode } from "react";
import { ButtonLink } from "#app/platform/ui/components/button.tsx";

/** Query parameter of the page cursor. */
export const BEFORE = "apos";

type Props = {
  /** Addresses; null: none. */
  start?: string | null;
  previous?: string | null;
  next?: string | null;
  /** Beside the links. */
  children?: ReactNode;
};

/** Links between the pages of a list. */
export function PageLinks({ start = null, previous = null, next = null, children }: Props) {
  if (!start && !previous && !next && !children) return null;
  return (
    <nav aria-label="Páginas" className="mt-6 flex flex-wrap items-center gap-3">
      {start && (
        <ButtonLink look="secondary" to={start}>
          Voltar ao começo
        </ButtonLink>
      )}
      {previous && (
        <ButtonLink look="secondary" to={previous} rel="prev">
          Anteriores
        </ButtonLink>
      )}
      {next && (
        <ButtonLink look="secondary" to={next} rel="next">
          Próximas
        </ButtonLink>
      )}
      {children}
    </nav>
  );
}

/**
 * The same for a list read by a cursor, which knows the way on and back to the start; other parameters stay. `by`: the
 * cursor's parameter; `hash`: of the list, where it is not at the top.
 */
export function Pager({
  next,
  by = BEFORE,
  hash = "",
}: {
  next: number | string | null;
  by?: string;
  hash?: string;
}) {
  const [search] = useSearchParams();
  const at = (cursor: number | string | null) => {
    const params = new URLSearchParams(search);
    params.delete(by);
    if (cursor !== null) params.set(by, String(cursor));
    return `?${params}${hash}`;
  };
  return <PageLinks start={search.has(by) ? at(null) : null} next={next === null ? null : at(next)} />;
}

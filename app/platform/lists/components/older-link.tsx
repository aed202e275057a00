import { useSearchParams } from "@remix-run/react";
import { ButtonLink } from "#app/platform/ui/components/button.tsx";

/** Query parameter of the page cursor. */
export const BEFORE = "apos";

type Props = {
  next: number | string | null;
  start: string /** Of the link to the next page. */;
  more?: string;
};

/** Next page, or back to the start; other parameters stay. */
export function OlderLink({ next, start, more = "Ver mais antigas" }: Props) {
  const [search] = useSearchParams();
  const address = (before: number | string | null) => {
    const params = new URLSearchParams(search);
    params.delete(BEFORE);
    if (before !== null) params.set(BEFORE, String(before));
    return `?${params}`;
  };
  if (next === null && !search.has(BEFORE)) return null;
  return (
    <nav aria-label="Páginas" className="mt-6 flex flex-wrap justify-between gap-3">
      {search.has(BEFORE) ? (
        <ButtonLink look="secondary" to={address(null)}>
          {start}
        </ButtonLink>
      ) : (
        <span />
      )}
      {next !== null && (
        <ButtonLink look="secondary" to={address(next)}>
          {more}
        </ButtonLink>
      )}
    </nav>
  );
}

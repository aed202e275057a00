import { useSearchParams } from "@remix-run/react";
import { ButtonLink } from "../ui/button.tsx";

/** The parameter of an address that says where a page of a long list begins. */
export const BEFORE = "apos";

/** The way on in a long list, and from its middle back to its start; the rest of the address stays. */
export function OlderLink({ next, start }: { next: number | null; start: string }) {
  const [search] = useSearchParams();
  const address = (before: number | null) => {
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
          Ver mais antigas
        </ButtonLink>
      )}
    </nav>
  );
}

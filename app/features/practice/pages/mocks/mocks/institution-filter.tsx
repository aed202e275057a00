import { Link } from "@remix-run/react";
import { mockPaths } from "../../../paths.ts";

type InstitutionFilterProps = {
  institutions: readonly { code: string; name: string }[];
  chosen: string | null;
};

/** Links, so that it works without scripts. */
export function InstitutionFilter({ institutions, chosen }: InstitutionFilterProps) {
  const all = [{ code: null, name: "Todas" }, ...institutions];
  return (
    <nav aria-label="Instituição" className="mt-2 flex flex-wrap gap-2">
      {all.map(({ code, name }) => (
        <Link
          key={name}
          to={mockPaths.mocks(code === null ? undefined : { instituicao: code })}
          aria-current={code === chosen ? "true" : undefined}
          preventScrollReset
          className={`inline-flex min-h-11 items-center rounded-full border px-4 text-sm font-medium ${code === chosen ? "border-primary bg-primary-soft text-primary-strong" : "border-line text-muted hover:bg-inset"}`}
        >
          {name}
        </Link>
      ))}
    </nav>
  );
}

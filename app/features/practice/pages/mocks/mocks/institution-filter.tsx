import { Chips } from "#app/platform/ui/components/tabs.tsx";
import { mockPaths } from "../../../paths.ts";

type InstitutionFilterProps = {
  institutions: readonly { code: string; name: string }[];
  chosen: string | null;
};

/** Links, so that it works without scripts. */
export function InstitutionFilter({ institutions, chosen }: InstitutionFilterProps) {
  const all = [{ code: null, name: "Todas" }, ...institutions];
  return (
    <Chips
      stays
      label="Instituição"
      chips={all.map(({ code, name }) => ({
        label: name,
        to: mockPaths.mocks(code === null ? undefined : { instituicao: code }),
        current: code === chosen,
      }))}
    />
  );
}

import { json, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { requireAccess } from "#app/platform/context/require-access.server.ts";
import { SchoolFrame } from "#app/platform/page/components/school-frame.tsx";
import { unlistedMeta } from "#app/platform/page/components/unlisted-meta.ts";
import { plural } from "#app/platform/text/format.ts";
import { ButtonLink } from "#app/platform/ui/components/button.tsx";
import { Empty } from "#app/platform/ui/components/empty.tsx";
import { Section } from "#app/platform/ui/components/section.tsx";
import { essayPaths } from "../paths.ts";
import { loadEssayProgress } from "../services/load-essay-progress.server.ts";
import { GradeLines } from "./essay-progress/grade-lines.tsx";
import { GradeTable } from "./essay-progress/grade-table.tsx";

export const meta = unlistedMeta("Evolução na redação");

export async function loader(args: LoaderFunctionArgs) {
  const { deps, viewer } = requireAccess("signedIn", args);
  return json(await loadEssayProgress(deps, viewer));
}

/** One's returned essays over time: a line for the total and each competence, and the table of the same. */
export default function EssayProgress() {
  const { groups, isCut, most } = useLoaderData<typeof loader>();
  return (
    <SchoolFrame
      title="Evolução na redação"
      back={{ to: essayPaths.essays(), name: "Redação" }}
      facts={isCut ? `As ${most} últimas redações corrigidas.` : undefined}
    >
      {groups.length === 0 && (
        <Empty action={<ButtonLink to={essayPaths.essays()}>Escolher um tema</ButtonLink>}>
          Nada corrigido ainda. Quando a primeira redação voltar, a nota aparece aqui.
        </Empty>
      )}
      {groups.map((group) => (
        <Section
          key={group.id}
          id={`perfil-${group.id}`}
          title={
            <>
              {group.name}{" "}
              <span className="text-sm font-normal text-muted">
                {plural(group.essays.length, "redação corrigida", "redações corrigidas")}
              </span>
            </>
          }
        >
          {group.sentence && <p className="mt-1">{group.sentence}</p>}
          {group.essays.length > 1 && <GradeLines series={group.series} />}
          <GradeTable group={group} />
        </Section>
      ))}
    </SchoolFrame>
  );
}
